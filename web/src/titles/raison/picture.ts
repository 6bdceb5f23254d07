/** Raison d'État's own view: a position as the server's `picture.py` gives it, and the ways to look things up in it. */
import type { View } from '../../api/client';

export type Status = 'first' | 'second' | 'neutral' | 'expansionist';
export const STATUSES: readonly Status[] = ['first', 'second', 'neutral', 'expansionist'];

export const POWERS = [
  'protestants', 'spain', 'sweden', 'austria', 'france', 'poland', 'ottoman', 'britain', 'russia',
] as const;

export interface Sector {
  action: string;
  power: string;
}

export interface Power {
  id: string;
  /** The seat that runs it; null for a Minor Power that nobody controls. */
  seat: number | null;
  minor: boolean;
  status: Status;
  morale: number;
  influence: number;
  money: number;
  hand: { known: number[]; unknown: number };
  generals_off_board: number;
  at_war: string[];
  allies: string[];
}

export interface Territory {
  id: string;
  control: string | null;
  garrison: string | null;
  fortress: boolean;
  generals: string[];
}

export interface General {
  id: string;
  power: string;
  at: string | null;
  troops: number;
}

/** A card in a pile: taken out of the battle, or face up or down, with its value where this seat knows it. */
export type PlayedCard = { removed: true } | { removed?: undefined; value: number | null; open: boolean };

export interface Fight {
  territory: string;
  attacker: string;
  general: string;
  defenders: string[];
  attack: number;
  defence: number;
  attack_support: string[];
  defence_support: string[];
  piles: { general: string; cards: PlayedCard[] }[];
}

export type RaisonView = View & {
  turn: number;
  victory: number;
  wheel: Sector[];
  emperor: string | null;
  powers: Power[];
  territories: Territory[];
  generals: General[];
  draw_pile: number;
  discard_pile: number[];
  fortresses_left: number;
  battle: Fight | null;
  own_powers: string[];
};

/** The common view of a Raison table is always one of Raison's own. */
export function raisonView(view: View): RaisonView {
  return view as RaisonView;
}

export function powerOf(view: RaisonView, id: string): Power | undefined {
  return view.powers.find((power) => power.id === id);
}

export function generalOf(view: RaisonView, id: string): General | undefined {
  return view.generals.find((general) => general.id === id);
}

/** Generals are named after their Power: `spain.2`. */
export function owner(general: string): string {
  return general.split('.')[0]!;
}

/** The Power of the player who runs a Minor Power; null while nobody does. */
export function holderOf(view: RaisonView, power: Power): string | null {
  if (!power.minor || power.seat === null) return null;
  return view.standing[power.seat]?.side ?? null;
}

export function cardsIn(power: Power): number {
  return power.hand.known.length + power.hand.unknown;
}

/** The coalitions with the seats that lead one of their Powers. */
export function coalitions(view: RaisonView): { status: Status; seats: number[] }[] {
  return STATUSES.slice(0, 2).map((status) => {
    const seats = view.powers.flatMap((power) => (power.status === status && power.seat !== null ? [power.seat] : []));
    return { status, seats: [...new Set(seats)].sort((a, b) => a - b) };
  });
}
