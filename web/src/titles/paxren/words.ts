/** Names of Pax Renaissance's things that are no kind of their own. */
import type { TableStore } from '../../table/table.svelte';
import { isRepublic, paxView, type CardPrint } from './picture';

/** An empire or a whole region. */
export function locationName(store: TableStore, location: string): string {
  return store.teller.thing(location === 'west' || location === 'east' ? 'region' : 'empire', location);
}

/** The message that names a one-shot; most are wars. */
export function shotMessage(store: TableStore, shot: string): string {
  return store.teller.words.has(`war-${shot}`) ? `war-${shot}` : `shot-${shot}`;
}

export function shotName(store: TableStore, shot: string): string {
  return store.teller.words.say(shotMessage(store, shot));
}

/** A one-shot with what it is about: an emporium, a pair of religions. */
export function shotLine(store: TableStore, { one_shot, about }: CardPrint): string {
  if (!one_shot) return '';
  const kind = one_shot === 'trade_shift' ? 'spot' : 'religion';
  const names = about.map((id) => store.teller.thing(kind, id));
  return [shotName(store, one_shot), ...(names.length ? [names.join(', ')] : [])].join(': ');
}

/** All that the signs on a card say. */
export function cardLine(store: TableStore, print: CardPrint): string {
  const { words } = store.teller;
  return [
    ...print.agents.map((agent) => agentName(store, agent)),
    ...(print.one_shot ? [words.say('panel-one-shot', { shot: shotLine(store, print) })] : []),
    ...print.ops.map((op) => store.teller.thing('op', op)),
    ...print.prestige.map((kind) => words.say(`prestige-${kind}`)),
  ].join(', ');
}

export function agentName(store: TableStore, agent: string): string {
  return agent === 'pawn' ? store.teller.words.say('panel-pawn') : store.teller.thing('token', agent);
}

/** Who rules an empire now: its King, or its Republic. */
export function rulerName(store: TableStore, empire: string): string {
  return store.teller.words.say(`${isRepublic(paxView(store.view).map, empire) ? 'republic' : 'king'}-${empire}`);
}

/** A war and where it is fought. */
export function warName(store: TableStore, { war, empire }: { war: string; empire: string }): string {
  const { teller } = store;
  const where = teller.named('empire', 'empire', empire);
  return teller.words.say('odds-heading', { ...where, ...teller.named('war', 'war', war) });
}

/** Empires as a list. */
export function empireNames(store: TableStore, empires: string[]): string {
  return empires.map((empire) => store.teller.thing('empire', empire)).join(', ');
}
