/** Europa Universalis' own view: a position as the server's `shown/picture.py` gives it, and the ways to look things up. */
import type { Frame, View } from '../../api/client';

/** By seat, as text; in areas also 'empire'. */
export type BySeat = Record<string, number>;

export interface Province {
  id: string;
  owner: string | null;
  overlord: string | null;
  controller: string | null;
  core: string | null;
  town: 'small' | 'large' | 'twins' | null;
  vassal: boolean;
  occupier: string | null;
  unrest: boolean;
  rebels: boolean;
  plus: boolean;
  capital: boolean;
}

export interface Area {
  id: string;
  religion: string;
  influence: BySeat;
  infantry: BySeat;
  rebels: number;
  plague: boolean;
  battlefield: boolean;
  outside: boolean;
  crusade: boolean;
}

/** A sea zone, or a port with ships in it. */
export interface Water {
  id: string;
  light: BySeat;
  guards: BySeat;
  fleets: number[];
}

export interface Node {
  id: string;
  developed: boolean;
  pirates: number;
  merchants: { seat: number; tapped: boolean }[];
}

export interface Army {
  area: string;
  units: Record<string, number>;
  general: boolean;
}

export interface Fleet {
  water: string;
  ships: Record<string, number>;
  damaged: number;
}

export type Powers = Record<'adm' | 'dip' | 'mil', number>;

/** How much is there, and how much is needed. */
export type Far = [number, number];

/** A part of what a mission asks for; the provinces are those that would bring it nearer. */
export interface Lack {
  have: number;
  need: number;
  provinces: string[];
}

/** The mat of a realm that is played. */
export interface Realm {
  realm: string;
  own: boolean;
  religion: string;
  /** To what the realm's ruler leans; empty where the table plays without characters. */
  leans: string;
  prestige: number;
  stability: number;
  ducats: number;
  interest: number;
  accounts: Record<string, number>;
  /** Administrative power that a full treasury costs. */
  corruption: number;
  tax: number;
  power: Powers;
  power_comes: Powers;
  manpower: { available: number; exhausted: number; track: number };
  allied: number;
  colonists: number;
  /** Influence cubes and claim tokens that are left beside the mat. */
  cubes: number;
  claim_tokens: number;
  court: Record<string, { person: string; ill: boolean } | null>;
  ideas: string[];
  idea_rebate: number;
  armies: (Army | null)[];
  fleet: Fleet | null;
  hand: { known: string[]; unknown: string[] };
  unpaid: number;
  shown: { card: string; uses: number }[];
  /** What the reader's cards and those on display cost now, by deed. */
  costs: Record<string, Record<string, number>>;
  missions: (string | null)[];
  /** How much of each is there, and how much is needed. */
  progress: (Far | null)[];
  /** What each of the reader's own still lacks, part by part. */
  lacks: Lack[][];
  missions_open: string[];
  missions_done: string[];
  allies: string[];
  active_allies: string[];
  weddings: string[];
  disputed: string[];
  wars: string[];
  aggressor: string[];
  truces: string[];
  casus: string[];
  /** While the reader declares war: realms in reach, and whether there is a cause for it. */
  prey: Record<string, boolean>;
  claims: string[];
  cores: string[];
  owes_event: number;
  focused: boolean;
}

export interface Battle {
  place: string;
  sea: boolean;
  round: number;
  /** Who speaks for each side. */
  leads: (string | null)[];
  /** In hundredths, that the attack wins. */
  chance: number | null;
  sides: { realm: string | null; units: number[] }[][];
  dice: number[][];
  hits: number[];
}

/** Something that happens in a place, or between the reader and a realm. */
export interface Mark {
  at: string;
  what: string;
  number: number;
  /** It concerns the reader's own. */
  mine: boolean;
}

/** What an option of an event would bring the reader; without options, what the event would. */
export interface Option {
  option: string | null;
  means: Record<string, number>;
  marks: Mark[];
  /** Targets that may be chosen on the way. */
  open: string[];
  /** Whether the reader is asked something else then. */
  asks: boolean;
}

/** A row of a trade card: what it holds, what is paid of that and to whom; of equals all are named. */
export interface Row {
  ducats: number;
  paid?: number;
  realms: string[];
  /** The secondary node's own. */
  second: boolean;
  /** Trade power in the node: of the merchant, of key provinces, of ships. */
  powers: Record<string, [number, number, number]>;
}

export interface Treaty {
  term: string | null;
  victor: string | null;
  returned: string[];
  exchanged: string[];
  freed: string[];
  severer: string | null;
  severed: { tie: 'alliance' | 'claim' | 'influence'; of: string }[];
}

export interface Deal {
  realm: string;
  other: string;
  alliance: boolean;
  marriage: string | null;
  /** What the first gives; below nothing: gets. */
  ducats: number;
  sales: { province: string; price: number; seller: string }[];
  dip: number;
  treaty: Treaty | null;
  /** While the reader may sign: what that would be worth to each, and whether a steward in the other seat would sign. */
  worth?: Record<string, number>;
  signs?: boolean | null;
}

export interface War {
  realm: string;
  victory: 'undecided' | 'partial' | 'total';
  /** Units on the board, one's own and the enemy's where somebody plays it. */
  units: [number, number | null];
  /** What either side holds of the other. */
  holds: [string[], string[]];
  /** The tax of that. */
  tax: [number, number];
  /** What the first could dictate now. */
  terms: string[];
}

/** A node of the reader's trade. */
export interface Stall {
  /** From the capital's area to the node; empty: it is not reached. */
  way: string[];
  /** Trade power without key provinces. */
  power: number;
  /** The least, the mean and the most that cards which name it would pay; null: none does. */
  pays: [number, number, number] | null;
}

/** A battle that is foretold: the units of both sides, and how often the reader would win it, where that can be counted. */
export interface Clash {
  sea: boolean;
  place: string;
  units: [number[], number[]];
  percent: number | null;
}

/** What is foretold of a declaration of war. */
export interface WarPicture {
  kind: 'war';
  realm: string;
  stability: number;
  strength: [number, number];
  callable: string[];
  may_come: string[];
  /** Those that begin at once. */
  battles: Clash[];
  terms: string[];
}

/** What lies before the table just now. */
export interface Scene {
  event?: { event: string; realm: string; options: Option[] };
  card?: { card: string; deed: string; realm: string };
  trade?: { realm: string; cards: string[]; card: string | null; node: string | null; rows: Row[] | null };
  deal?: Deal;
  war?: { realm: string; targets: string[] };
  siege?: { realm: string; area: string; provinces: string[]; units: number; free: number };
  peace?: { realm: string; wars: War[] };
}

export type EuropaView = View & {
  age: number;
  round: number;
  phase: string;
  first: number;
  active: number;
  passed: number[];
  /** The places of the second sheet, as targets. */
  distant: string[];
  teams: number[][];
  provinces: Province[];
  areas: Area[];
  waters: Water[];
  nodes: Node[];
  realms: Realm[];
  expansive: { realm: string; provinces: string[]; colour: number }[];
  event_row: { event: string; ducats: number }[];
  events_down: number;
  ideas: string[];
  milestones: { milestone: string; reached: number[]; progress: Far[] }[];
  /** Those under way, then the next one. */
  struggles: { struggle: string; active: boolean; points: number[] }[];
  /** For each goal of the scenario, of every seat whose goal it is: how much is there, is needed, and the Prestige for it. */
  goals: ([number, number, number] | null)[][];
  discards: string[][];
  empire: {
    emperor: string | null;
    authority: number;
    most: number;
    faith: string;
    /** Elector areas with the seats for which each may vote. */
    electors: Record<string, number[]>;
    unlawful: string[];
    defence: string[];
    guard: number;
    /** What its Authority brings the Emperor in every round. */
    gains: { prestige: number; dip: number; mil: number; ducats: number };
  } | null;
  curia: {
    cardinals: number[];
    rome: number;
    controller: number;
    trusted: boolean;
    /** What a trusted controller gains in every round. */
    prestige: number;
    excommunicated: number;
    crusaders: number[];
  };
  battle: Battle | null;
  scene: Scene;
  /** Every war, from each side that is played. */
  wars: (War & { of: string })[];
  /** The nodes that the reader's trade reaches or has a merchant in. */
  market: Record<string, Stall>;
};

/** What is printed on boards and cards. */
export interface Printed {
  /** The side of the main map: '1444' or '1618'. */
  side: string;
  /** The provinces of each area. */
  areas: Record<string, string[]>;
  nodes: Record<string, { zones: string[]; areas: string[] }>;
}

/** The common view of a table of Europa Universalis is always one of its own. */
export function europaView(view: View): EuropaView {
  return view as EuropaView;
}

export function printedOn(frame: Frame): Printed {
  return frame.printed as unknown as Printed;
}

const found = new WeakMap<object, Map<string, unknown>>();

/** A record by its id. */
export function byId<T extends { id: string }>(records: T[], id: string): T | undefined {
  let known = found.get(records);
  if (!known) found.set(records, (known = new Map(records.map((record) => [record.id, record]))));
  return known.get(id) as T | undefined;
}

/** On which side of a battle the reader fights; -1: on neither. */
export function sideIn(view: EuropaView, battle: Battle): number {
  const own = ownRealms(view).map(({ realm }) => realm);
  return battle.sides.findIndex((side) => side.some(({ realm }) => realm && own.includes(realm)));
}

/** The chance that the reader's side wins; for others that the attack does. */
export function chanceOf(view: EuropaView, battle: Battle): number | null {
  return battle.chance !== null && sideIn(view, battle) === 1 ? 100 - battle.chance : battle.chance;
}

/** The realms of the seats that look through this window. */
export function ownRealms(view: EuropaView): Realm[] {
  return view.realms.filter(({ own }) => own);
}

export function seatOf({ realms }: EuropaView, realm: string | null): number {
  return realms.findIndex((one) => one.realm === realm);
}

export function realmOf({ realms }: EuropaView, realm: string | null): Realm | undefined {
  return realms.find((one) => one.realm === realm);
}
