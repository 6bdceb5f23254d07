/** Mocarstwa's own view: a position as the server's `picture.py` gives it, and the ways to look things up in it. */
import type { Frame, View } from '../../api/client';

export const POWERS = [
  'poland', 'france', 'spain', 'hungary', 'germany', 'britain', 'sweden', 'russia', 'ottoman',
] as const;
/** Those of campaign 8, which begin with two provinces each. */
export const STATES = ['portugal', 'holland', 'norway'] as const;
/** The units of the map that nobody leads. */
export const INDEPENDENTS = 'independents';

export const KINDS = ['infantry', 'grenadiers', 'cavalry', 'artillery', 'heavy-cavalry', 'heavy-artillery'] as const;
export type Kind = (typeof KINDS)[number];
export const FORMATIONS = ['infantry', 'grenadiers', 'cavalry', 'artillery'] as const;
export const SHIPS = ['corvette', 'frigate', 'ship-of-the-line'] as const;
export const FORTS = ['fort', 'fortress'] as const;
export const GOODS = ['ducats', 'ore', 'grain', 'wood', 'goods'] as const;
export type Good = (typeof GOODS)[number];
export const MINISTRIES = ['agriculture', 'economy', 'trade', 'finance', 'construction', 'war'] as const;
export type Ministry = (typeof MINISTRIES)[number];
export const LEVELS = ['podkomorzy', 'castellan', 'chancellor', 'marshal'] as const;

export type Units = Partial<Record<Kind, number>>;
export type Price = Partial<Record<Good, number>>;

/** What provinces and the decks of ships have in common. */
export interface Standing {
  id: string;
  holder: string | null;
  units: Units;
  /** Those that may still act; cavalry that may ride on; those that have repelled an attack. */
  fresh: Units;
  riding: Units;
  tired: Units;
  commander: string | null;
  captive: string | null;
}

export interface Province extends Standing {
  fort: 'fort' | 'fortress' | null;
  room: number;
  spoils: boolean;
}

export interface Ship extends Standing {
  kind: (typeof SHIPS)[number];
  hex: string;
  banner: string | null;
  crew: number;
  masts: number;
  most_masts: number;
  decks: number;
  most_decks: number;
  sailed: boolean;
  salvoes: number;
}

export interface Goal {
  kind: string;
  done: number;
  wanted: number;
  place: string | null;
  target: string | null;
}

export interface Player {
  power: string | null;
  out: boolean;
  goods: Record<Good, number>;
  reserve: Record<string, number>;
  coats: string[];
  hand: { known: string[]; unknown: number };
  used: string[];
  level: string | null;
  authority: string[];
  experts: string[];
  discoveries: string[];
  points: number;
  goals: Goal[];
  own: boolean;
}

/** A unit or a commander on its way into a battle. */
export interface Assault {
  to: string;
  from: string;
  unit?: Kind;
  commander?: string;
}

/** What a side is worth before the cards: walls and a commander, the rest its units. */
export interface Sum {
  base: number;
  walls: number;
  commander: number;
  serving: Serving[];
}

/** A unit that may use a symbol: one that fights, or supports from beside the battle; aboard it may serve any gun. */
export interface Serving {
  unit: Kind;
  from: string;
  aboard: boolean;
}

export interface Battle {
  place: string;
  attacker: string | null;
  defender: string | null;
  /** The attackers who stand before the place still. */
  force: { from: string; unit: Kind }[];
  /** The cards have spoken: who falls, goes back or comes in is being settled. */
  decided: boolean;
  /** The attacker's and the defender's cards that lie open: one each, and another after a Spy. */
  cards: string[][];
  /** What both sides are worth before the cards, and who may use the symbols of theirs. */
  sums: [Sum, Sum];
  /** Independents who stand before the place: those of players are among the assaults. */
  before: Kind[];
}

export type MocarstwaView = View & {
  level: 'scenario' | 'campaign' | 'full';
  limit: number;
  battles: 'cards' | 'dice';
  order: number[];
  active: number;
  provinces: Province[];
  ships: Ship[];
  players: Player[];
  coats: Record<string, number>;
  in_force: { card: string; seat: number }[];
  wheel: Ministry | null;
  decks: Record<string, number>;
  bank: Record<string, number>;
  assaults: Assault[];
  escort: string | null;
  battle: Battle | null;
};

export interface CardFace {
  deck: string;
  type: string;
  value: number;
  symbols: Partial<Record<(typeof FORMATIONS)[number], number>>;
  signs: string[];
  count: number;
}

export interface UnitFace {
  price: Price;
  attack: number;
  defence: number;
  dice: number;
  attack_bonus: number;
  defence_bonus: number;
  reach: number;
  pay: number;
}

export interface WorkFace {
  price: Price;
  bonus?: number;
  range?: number;
  crew?: number;
  defence?: number;
}

/** What is printed on cards, tables and the board. */
export interface Printed {
  cards: Record<string, CardFace>;
  information: Record<string, { deck: string; kind: string; count: number }>;
  units: Record<Kind, UnitFace>;
  works: Record<string, WorkFace>;
  provinces: Record<string, { power: string | null; resource: string; dependency: boolean }>;
  wheel: Record<Ministry, Record<string, string | null>>;
  /** What the ministry of a round gives at each level of control. */
  levels: Record<Ministry, Record<string, number>>;
}

/** The common view of a Mocarstwa table is always one of Mocarstwa's own. */
export function mocarstwaView(view: View): MocarstwaView {
  return view as MocarstwaView;
}

export function printedOn(frame: Frame): Printed {
  return frame.printed as unknown as Printed;
}

export function provinceOf({ provinces }: MocarstwaView, id: string): Province | undefined {
  return provinces.find((province) => province.id === id);
}

export function shipOf({ ships }: MocarstwaView, id: string): Ship | undefined {
  return ships.find((ship) => ship.id === id);
}

export function standingOf(view: MocarstwaView, id: string): Province | Ship | undefined {
  return provinceOf(view, id) ?? shipOf(view, id);
}

/** The powers of the seats that look through this window. */
export function ownPowers(view: MocarstwaView): string[] {
  return view.players.flatMap(({ own, power }) => (own && power ? [power] : []));
}

export function playerOf({ players }: MocarstwaView, power: string | null): Player | undefined {
  return players.find((player) => player.power === power);
}

/** Every unit by itself, in the order of the kinds. */
export function each(units: Units): Kind[] {
  return KINDS.flatMap((kind) => Array.from({ length: units[kind] ?? 0 }, () => kind));
}

export function size(units: Units): number {
  return each(units).length;
}

/** The units of a power, those included who are on their way into a battle ashore. */
export function unitsOf({ provinces, ships, assaults, players, active }: MocarstwaView, power: string): number {
  const standing = [...provinces, ...ships].filter(({ holder }) => holder === power);
  const fighting = players[active]?.power === power ? assaults : [];
  const away = fighting.filter(({ to, unit }) => unit && provinces.some(({ id }) => id === to));
  return standing.reduce((sum, { units }) => sum + size(units), away.length);
}

/** The formation whose symbols a unit uses. */
export function formationOf(kind: Kind): (typeof FORMATIONS)[number] {
  return (kind.startsWith('heavy-') ? kind.slice('heavy-'.length) : kind) as (typeof FORMATIONS)[number];
}
