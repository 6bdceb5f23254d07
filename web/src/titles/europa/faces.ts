/** What is printed on the cards, as the server's `shown/faces.py` gives it. */
import type { Frame } from '../../api/client';
import type { TableStore } from '../../table/table.svelte';
import type { Realm } from './picture';

export const POWERS = ['adm', 'dip', 'mil'] as const;
export type Power = (typeof POWERS)[number];
export const DECKS = ['administrative', 'diplomatic', 'military'] as const;

export interface Person {
  /** By language. */
  name: Record<string, string>;
  deck: string | null;
  roles: ('ruler' | 'leader' | 'advisor')[];
  skills: [number, number, number];
  symbol: string | null;
  /** The dice of a commander: of which kind, and how many. */
  dice: [string, number] | null;
  cost: number;
}

export interface DeedFace {
  kind: string;
  /** Null where the cost follows from the position. */
  cost: Record<string, number | null>;
  uses: number;
  takes: number;
  minor: boolean;
  covert: boolean;
  battle: { power: number; uses: number; dice: [string, number][] } | null;
}

export interface EventFace {
  age: number;
  kind: string;
  realm: string | null;
  symbol: string | null;
  marks: string[];
  person: string | null;
  roles: string[];
  options: boolean;
  /** The event whose text and history it shares. */
  same: string;
  /** Places and realms that it names: in any case (''), and in each option. */
  places: Record<string, string[]>;
}

export interface IdeaFace {
  power: Power;
  cost: number;
  age: number;
  basic: boolean;
  government: boolean;
  needs: string[];
  brings: Record<string, number>;
}

export interface GoalFace {
  id: string;
  names: Record<string, string>;
  asks: Record<string, string>;
  /** The message of what so many points mean. */
  worth: string;
  points: number;
}

export interface TradeFace {
  good: string;
  /** By row, the lowest first; at an ordinary node, then at a developed one. */
  income: [number[], number[]];
  offers: { node: string; keys: [string, number][]; secondary: string | null }[];
}

export interface Faces {
  people: Record<string, Person>;
  /** What each action card does. */
  actions: Record<string, string>;
  deeds: Record<string, DeedFace>;
  events: Record<string, EventFace>;
  ideas: Record<string, IdeaFace>;
  missions: Record<string, { prestige: number; needs: string[] }>;
  milestones: Record<string, { age: number; kind: string }>;
  struggles: Record<string, string[]>;
  goals: GoalFace[];
  trade: Record<string, TradeFace>;
  /** The faces of battle dice. */
  dice: Record<string, string[]>;
}

export function facesOn(frame: Frame): Faces {
  return frame.printed as unknown as Faces;
}

/** A sentence of the title's words, null where there is none. */
export function maybe(store: TableStore, message: string): string | null {
  const { words } = store.teller;
  return words.has(message) ? words.say(message) : null;
}

/** As a sentence begins. */
export const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What playing or using a card costs its holder now; what is unknown is left out. */
export function costOf({ deeds }: Faces, realm: Realm | undefined, deed: string): [string, number][] {
  const cost = realm?.costs[deed] ?? deeds[deed]?.cost ?? {};
  return Object.entries(cost).flatMap(([kind, number]): [string, number][] => (number ? [[kind, number]] : []));
}

/** What a realm has of a kind of means. */
export function has(realm: Realm, kind: string): number {
  const { power } = realm as { power: Record<string, number> };
  return kind === 'ducats' ? realm.ducats : (power[kind] ?? 0);
}

/** By how much each part of a cost exceeds what a realm has. */
export function short(realm: Realm, cost: [string, number][]): [string, number][] {
  return cost.flatMap(([kind, number]): [string, number][] => (number > has(realm, kind) ? [[kind, number - has(realm, kind)]] : []));
}

/** The uses of a displayed card, with what each takes. */
export function usesOf({ deeds }: Faces, kind: string): string[] {
  return Object.entries(deeds).flatMap(([id, deed]) => (deed.kind === kind && deed.takes ? [id] : []));
}

/** What an action card does; of one that lies open for a while, what it can be used for. */
export function doesOf(store: TableStore, card: string): string | null {
  return deedDoes(store, facesOn(store.frame).actions[card] ?? '');
}

/** The same of a deed, whether from the hand or from the table. */
export function deedDoes(store: TableStore, id: string): string | null {
  const faces = facesOn(store.frame);
  const deed = faces.deeds[id];
  if (!deed) return null;
  const deeds = usesOf(faces, deed.kind).map((use) => store.teller.thing('deed', use)).join(', ');
  const otherwise = deed.battle ? 'panel-battle-card' : deed.uses ? 'panel-display-of' : 'text-counters';
  return upper(maybe(store, `says-deed-${id}-does`) ?? store.teller.words.say(otherwise, { uses: deed.uses, deeds }));
}

/** A figure that may be below nothing. */
export const figured = (number: number) => (number < 0 ? `−${-number}` : String(number));

/** What is weighed comes in tenths, with the mark of a language. */
export const weighed = (number: number, code: string) => signed(number).replace(/[\d.]+/, Math.abs(number).toLocaleString(code));

export const signed = (number: number) => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0');
