/** What a card would do, or a battle, marked on the map: while a forecast of it is looked at, else while its face is, else while
    it lies open. */
import type { TableStore } from '../../../table/table.svelte';
import { signed } from '../faces';
import type { Mark, Option } from '../picture';

export interface Omen {
  /** A place of the map, or a realm. */
  at: string;
  /** The option it belongs to; empty: all of the card. */
  option: string;
  /** A target that may be chosen, not one that is met for sure. */
  open: boolean;
  icon: string | null;
  figure: string;
}

/** The sign of what happens, and which way its number goes. */
const SIGNS: Record<string, [icon: string, way: number]> = {
  'influence-placed': ['influence', 1], 'influence-removed': ['influence', -1], 'influence-left': ['influence', -1],
  'imperial-influence-placed': ['authority', 1], 'imperial-influence-removed': ['authority', -1],
  'claim-placed': ['claim', 1], 'claim-fabricated': ['claim', 1], 'claim-dropped': ['claim', -1], 'core-placed': ['core', 1],
  'unrest-rose': ['unrest', 1], 'unrest-fell': ['unrest', -1], 'rebels-rose': ['rebels', 1], 'rebels-left': ['rebels', -1],
  'rebels-took': ['rebels', 1], 'town-grew': ['town-large', 1], 'town-shrank': ['town-small', -1], 'took-province': ['town-small', 1],
  'lost-province': ['town-small', -1], 'gained-vassal': ['vassal', 1], 'lost-vassal': ['vassal', -1], converted: ['crusade', 0],
  plague: ['plague', 1], 'manpower-laid': ['manpower', 1], allied: ['alliance', 1], 'alliance-ended': ['alliance', -1], wed: ['marriage', 1],
  'war-begun': ['war', 0], 'declared-war': ['war', 0], 'casus-gained': ['casus', 1], 'merchant-placed': ['merchant', 1],
  'merchant-lost': ['merchant', -1], 'pirates-came': ['pirates', 1], 'pirates-left': ['pirates', -1], 'node-developed': ['trade', 1],
  'ship-gained': ['light-ship', 1], 'ship-swallowed': ['light-ship', -1], 'mercenaries-came': ['mercenary', 1], 'unit-disbanded': ['infantry', -1],
};

function told({ at, what, number }: Mark, option: string): Omen {
  const [icon, way] = SIGNS[what] ?? ['event', 0];
  return { at, option, open: false, icon, figure: way ? signed(way * (number || 1)) : '' };
}

export function omensOf(options: Option[]): Omen[] {
  return options.flatMap(({ option, marks, open }) => [
    ...open.map((at): Omen => ({ at, option: option ?? '', open: true, icon: null, figure: '' })),
    ...marks.map((mark) => told(mark, option ?? '')),
  ]);
}

/** A battle in its place, with the chance of winning it. */
export function battleOmen(sea: boolean, place: string, percent: number | null): Omen {
  return { at: `${sea ? 'zone' : 'area'}:${place}`, option: '', open: false, icon: 'war', figure: percent === null ? '' : `${percent} %` };
}

/** The places that a card names. */
export function namedOmens(places: Record<string, string[]>): Omen[] {
  return Object.entries(places).flatMap(([option, all]) => all.map((at) => ({ at, option, open: false, icon: null, figure: '' })));
}

export class Omens {
  foretold = $state.raw<Omen[]>([]);
  looked = $state.raw<Omen[]>([]);
  lying = $state.raw<Omen[]>([]);

  get shown(): Omen[] {
    return [this.foretold, this.looked, this.lying].find((omens) => omens.length) ?? [];
  }
}

const kept = new WeakMap<TableStore, Omens>();

export function omens(store: TableStore): Omens {
  let found = kept.get(store);
  if (!found) kept.set(store, (found = new Omens()));
  return found;
}
