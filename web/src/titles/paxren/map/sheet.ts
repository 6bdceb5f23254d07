/** The map file of cards, as docs/maps.md describes it. */
import type { Labels, Plate, Point } from '../../../map/sheet';

type Rect = [number, number, number, number];

export interface SheetCard {
  id: string;
  rect: Rect;
  picture: Rect;
  crest: Point;
  court: Point;
  labels: Labels;
}

export interface SheetCity {
  id: string;
  empire: string;
  map: 'first' | 'second';
  capital: boolean;
  emporium: 'east' | 'west' | '';
  at: Point;
  slots: Point[];
  extra: Point[];
  labels: Labels;
}

export interface SheetBorder {
  id: string;
  sea: boolean;
  at: Point;
  path: string;
  labels: Labels;
}

export interface SheetRoute {
  emporium: string;
  goods: 'east' | 'west';
  map: 'first' | 'second';
  path: string;
}

export interface CardSheet extends Plate {
  counter: number;
  cards: SheetCard[];
  cities: SheetCity[];
  borders: SheetBorder[];
  routes: SheetRoute[];
}

/** The places of a city's tokens by the ids of the rules: `venice`, `venice-2`, `constantinople-1`. */
export function slotsOf({ id, slots, extra }: SheetCity): [string, Point][] {
  const many = slots.length > 1;
  return [...slots, ...extra].map((at, n) => [many || n > 0 ? `${id}-${n + 1}` : id, at]);
}

/** Towards the middle of a card from its band. */
function inward({ crest, rect }: SheetCard): 1 | -1 {
  return crest[1] < rect[1] + rect[3] / 2 ? 1 : -1;
}

/** Where the seal of the bank that holds an empire stands; signs of its rank follow to the right. */
export function sealOf(card: SheetCard): Point {
  return [card.crest[0] + 4, card.crest[1] + inward(card) * 44];
}

/** From one repressed token to the next, and how far they keep from the places of others. */
const STEP = 31;
const AWAY = 44;

/** Where the repressed tokens of an empire stand: the first in the ring of its band, further ones in a column from it,
    or across the card below its band. */
export function cellOf(card: SheetCard, number: number, across: boolean): Point {
  const [x, y] = card.court;
  if (!across || number === 0) return [x, y + inward(card) * number * STEP];
  return [x - 20 - number * STEP, y + inward(card) * 44];
}

/** The empires in which a column of so many repressed tokens would come too near to other places. */
export function crossed({ cards, cities, borders }: CardSheet, many: number): Set<string> {
  const places = [...cities.flatMap((city) => slotsOf(city).map(([, at]) => at)), ...borders.map(({ at }) => at)];
  const near = ([x, y]: Point) => places.some((at) => Math.hypot(at[0] - x, at[1] - y) < AWAY);
  const column = (card: SheetCard) => Array.from({ length: many }, (_, n) => cellOf(card, n, false));
  return new Set(cards.filter((card) => column(card).some(near)).map(({ id }) => id));
}
