/** What the list says of a choice beside its words. */
import type { Offer } from '../../api/client';
import type { TableStore } from '../../table/table.svelte';

/** What is done with a battle card: its question says what. */
const HANDLES = new Set(['lay', 'put-aside', 'take-back']);

/** Who is asked for a card reads its name beside its face. */
export function shorter({ teller }: TableStore, { verb, about }: Offer, label: string): string {
  return HANDLES.has(verb) ? teller.thing('card', String(about['card'])) : label;
}

/** What a card of news, or of authority, does stands below its name. */
export function read({ teller }: TableStore, { about }: Offer): string[] {
  const kind = ['information', 'authority'].find((kind) => about[kind] !== undefined);
  return kind === undefined ? [] : [teller.words.say(`help-${kind}-${about[kind]}`)];
}
