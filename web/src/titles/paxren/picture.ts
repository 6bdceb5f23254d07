/** Pax Renaissance's own view: a position as the server's `picture.py` gives it, and the ways to look things up in it. */
import type { View } from '../../api/client';
import type { TableStore } from '../../table/table.svelte';

export const BANKS = ['fugger', 'medici', 'coeur', 'marchionni'] as const;
export const RELIGIONS = ['catholic', 'islamic', 'reformist'] as const;
export const PRESTIGES = [...RELIGIONS, 'law', 'discovery', 'patron'] as const;
export const REGIONS = ['west', 'east'] as const;
export type Region = (typeof REGIONS)[number];

export interface MapCard {
  id: string;
  face: string;
  bank: string | null;
  republic: boolean;
  suzerain: string | null;
  repressed: string[];
  /** Its places and the tokens in them. */
  cities: Record<string, string | null>;
}

export interface Place {
  card: string | null;
  face_down: boolean;
  vacant: boolean;
  price: number;
  florins: number;
  laid: boolean;
}

export interface Row {
  region: Region;
  deck: number;
  comets: number;
  next: string | null;
  places: Place[];
}

/** A card of a tableau. */
export interface Node {
  card: string;
  sells_for: number;
  /** Of an empire: the Queen beside the King, and the Vassals below. */
  queen?: string | null;
  vassals?: Node[];
}

export interface Bank {
  id: string;
  seat: number;
  florins: number;
  hand: { known: string[]; unknown: number };
  /** Cards that one of the unknown ones may be. */
  may_hold: string[];
  hand_limit: number | null;
  east: Node[];
  west: Node[];
  old_maids: string[];
  pawns: number;
  concessions: number;
  prestige: Record<string, number>;
  bankrupt: boolean;
}

export interface Condition {
  name: string;
  mine: number;
  needed: number;
}

export interface Victory {
  id: string;
  active: boolean;
  actions: number;
  /** What it asks of each seat. */
  banks: Condition[][];
}

export interface Force {
  spot: string;
  token: string;
}

export interface Fight {
  war: string;
  rule: string;
  bank: string;
  empire: string;
  falling: number;
  attack: Force[];
  defence: Force[];
}

export interface Side {
  ops: string[];
  prestige: string[];
}

export interface EmpirePrint {
  kind: 'empire';
  region: Region;
  king: Side;
  republic: Side;
}

export interface CardPrint extends Side {
  kind: 'tableau' | 'queen' | 'comet';
  region: Region;
  location: string | null;
  agents: string[];
  one_shot: string | null;
  /** The emporium of a trade shift, the religions of an apostasy. */
  about: string[];
  suitors: string[];
  abilities: string[];
}

export type Print = EmpirePrint | CardPrint;

/** A place for a token, and what a levy raises there, by the face of its map card. */
export interface CityPrint {
  capital: boolean;
  emporium: Region | null;
  levy: Record<string, string>;
}

export interface BorderPrint {
  between: [string, string];
  sea: boolean;
}

/** What is printed on the cards and the board of this table. */
export interface Printed {
  cards: Record<string, Print>;
  /** Of each map card, the side on top among them. */
  faces: Record<string, string[]>;
  cities: Record<string, CityPrint>;
  borders: Record<string, BorderPrint>;
  /** By emporium. */
  routes: Record<string, { empires: string[]; borders: string[] }>;
}

export type PaxView = View & {
  turn: number;
  bank: string;
  own_bank: string | null;
  actions: number;
  map: MapCard[];
  /** Places of cities that hold no token. */
  blocked: string[];
  borders: Record<string, string | null>;
  /** Where the fairs of each region begin. */
  emporia: Record<Region, string>;
  market: Row[];
  banks: Bank[];
  /** The religion of the Bishop on a card. */
  bishops: Record<string, string>;
  silenced: string[];
  worked: string[];
  stack: string[];
  victories: Victory[];
  supreme: (string | null)[];
  reserve: Record<string, number>;
  gone: string[];
  battle: Fight | null;
  winner: string | null;
  won_by: string | null;
};

export function printed(store: TableStore): Printed {
  return store.frame.printed as unknown as Printed;
}

/** What is printed on a card or an empire. */
export function printOf(store: TableStore, id: string): Print | undefined {
  return printed(store).cards[id];
}

/** The empire or region whose colour a card bears: an empire's own, or where it takes effect. */
export function landOf(store: TableStore, id: string): string | null {
  const print = printOf(store, id);
  if (!print) return null;
  return print.kind === 'empire' ? id : print.location;
}

/** The common view of a Pax Renaissance table is always one of its own. */
export function paxView(view: View): PaxView {
  return view as PaxView;
}

/** Banks in the order of play from the reader's own on. */
export function aroundTable({ banks, own_bank }: Pick<PaxView, 'banks' | 'own_bank'>): Bank[] {
  const first = Math.max(0, banks.findIndex(({ id }) => id === own_bank));
  return [...banks.slice(first), ...banks.slice(0, first)];
}

/** A row of a tableau with its Vassals, flat. */
export function nodes(row: Node[]): Node[] {
  return row.flatMap((node) => [node, ...nodes(node.vassals ?? [])]);
}

/** The side of a card of a tableau that lies up. */
export function sideUp(store: TableStore, map: MapCard[], card: string): Side {
  const print = printOf(store, card)!;
  if (print.kind !== 'empire') return print;
  return isRepublic(map, card) ? print.republic : print.king;
}

export function isRepublic(map: MapCard[], empire: string): boolean {
  return map.some(({ id, republic }) => id === empire && republic);
}

/** Whether a bank has reached all that a victory asks. */
export function reached(conditions: Condition[]): boolean {
  return conditions.every(({ mine, needed }) => mine >= needed);
}

/** Where a card of a tableau lies: its node, and the bank that holds it; a Queen lies with her King. */
export function held(view: PaxView, card: string): { bank: Bank; node: Node } | null {
  for (const bank of view.banks) {
    const node = nodes([...bank.west, ...bank.east]).find((one) => one.card === card || one.queen === card);
    if (node) return { bank, node };
  }
  return null;
}

/** The kind of an operation or token: what comes before or after its colour. */
export function opKind(op: string): string {
  return op.split('-')[0]!;
}

/** `catholic-knight` as religion (or bank) and piece; a Pawn of no bank yet has none. */
export function tokenParts(token: string): { side: string; piece: string } {
  const [side, piece] = token.split('-') as [string, string | undefined];
  return piece ? { side, piece } : { side: '', piece: side };
}
