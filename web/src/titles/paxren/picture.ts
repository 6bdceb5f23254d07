/** Pax Renaissance's own view: a position as the server's `picture.py` gives it, and the ways to look things up in it. */
import type { View } from '../../api/client';
import type { TableStore } from '../../table/table.svelte';

export const BANKS = ['fugger', 'medici', 'coeur', 'marchionni'] as const;
export const RELIGIONS = ['catholic', 'islamic', 'reformist'] as const;
export const PRESTIGES = [...RELIGIONS, 'law', 'discovery', 'patron'] as const;
export const REGIONS = ['west', 'east'] as const;
export type Region = (typeof REGIONS)[number];

export interface City {
  id: string;
  capital: boolean;
  emporium: Region | null;
  blocked: boolean;
  /** The token that a levy raises here. */
  icon: string;
  token: string | null;
}

export interface MapCard {
  id: string;
  region: Region;
  face: string;
  faces: string[];
  bank: string | null;
  republic: boolean;
  suzerain: string | null;
  repressed: string[];
  cities: City[];
}

export interface Border {
  id: string;
  between: [string, string];
  sea: boolean;
  token: string | null;
}

export interface Route {
  goods: Region;
  emporium: string;
  empires: string[];
  borders: string[];
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

/** What works: a card, or the Queen beside her King. */
export interface Worker {
  card: string;
  ops: string[];
  silenced: boolean;
  worked: boolean;
}

export interface Node extends Worker {
  bishop: string | null;
  sells_for: number;
  republic?: boolean;
  repressed?: string[];
  queen?: Worker | null;
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
  best: number;
  lead: number;
  met: boolean;
}

export interface Victory {
  id: string;
  active: boolean;
  actions: number;
  banks: { bank: string; met: boolean; conditions: Condition[] }[];
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

interface Side {
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

export type PaxView = View & {
  turn: number;
  bank: string;
  own_bank: string | null;
  actions: number;
  map: MapCard[];
  borders: Border[];
  routes: Route[];
  market: Row[];
  banks: Bank[];
  stack: string[];
  victories: Victory[];
  supreme: (string | null)[];
  reserve: Record<string, number>;
  gone: string[];
  battle: Fight | null;
  winner: string | null;
  won_by: string | null;
};

/** What is printed on a card or an empire. */
export function printOf(store: TableStore, id: string): Print | undefined {
  return (store.frame.printed as { cards: Record<string, Print> }).cards[id];
}

/** The common view of a Pax Renaissance table is always one of its own. */
export function paxView(view: View): PaxView {
  return view as PaxView;
}

/** Banks in the order of play from the reader's own on. */
export function aroundTable({ banks, own_bank }: PaxView): Bank[] {
  const first = Math.max(0, banks.findIndex(({ id }) => id === own_bank));
  return [...banks.slice(first), ...banks.slice(0, first)];
}

/** A row of a tableau with its Vassals, flat. */
export function nodes(row: Node[]): Node[] {
  return row.flatMap((node) => [node, ...nodes(node.vassals ?? [])]);
}

/** Where a card of a tableau lies: its node, and the bank that holds it; a Queen lies with her King. */
export function held(view: PaxView, card: string): { bank: Bank; node: Node } | null {
  for (const bank of view.banks) {
    const node = nodes([...bank.west, ...bank.east]).find((one) => one.card === card || one.queen?.card === card);
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
