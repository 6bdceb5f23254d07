/** How the game ended, and what the final scoring (4.7) brought each realm. */
import type { Happening } from '../../api/client';
import type { TableStore } from '../../table/table.svelte';
import { signed } from './faces';
import { europaView } from './picture';

/** What the last counting tells; anything else came before it. */
const COUNTED = ['prestige-gained', 'prestige-lost', 'mission-completed', 'over'];

export function verdict(store: TableStore): string[] {
  const { log, live, teller } = store;
  const over = log.filter(({ name }) => name === 'over').map((event) => teller.event(event));
  const counted = log.slice(log.findLastIndex(({ name }) => !COUNTED.includes(name)) + 1);
  const order = [...europaView(live).realms].sort((a, b) => b.prestige - a.prestige);
  return [...over, ...order.map(({ realm, prestige }) => line(store, realm, prestige, counted.filter(({ about }) => about['realm'] === realm)))];
}

/** 'Muscovy: 21, in the final scoring taxes +12, Stability +4, interest −1'. */
function line({ teller }: TableStore, realm: string, prestige: number, counted: Happening[]): string {
  const parts = counted.flatMap(({ name, about }): [string, number][] => {
    if (!name.startsWith('prestige-')) return [];
    const number = Number(about['number']);
    return [[teller.thing('source', String(about['source'])), name === 'prestige-lost' ? -number : number]];
  });
  const before = prestige - parts.reduce((sum, [, number]) => sum + number, 0);
  const told = parts.map(([source, number]) => `${source} ${signed(number)}`).join(', ');
  return teller.words.say('panel-final', { realm: teller.thing('realm', realm), number: before, parts: told || teller.words.say('text-none') });
}
