/** A table before it is opened: who is to sit where. */
import type { NewTable } from '../api/client';

export type Place = NewTable['places'][number];
/** The reader, a person to be invited, or the name of a bot. */
export type Who = string;
export type Preset = 'alone' | 'hotseat' | 'friends';

export interface Row {
  who: Who;
  name: string;
}

export const PRESETS: readonly Preset[] = ['alone', 'hotseat', 'friends'];
const GOOD_COMPANY = 4;
/** An option that says which sides play: dealt by lot, or named seat by seat. */
export const LOT = 'lot';
export const NAMED = 'named';

/** A good number of seats to begin with. */
export function usual(seats: number[]): number {
  return seats.includes(GOOD_COMPANY) ? GOOD_COMPANY : (seats[0] ?? 1);
}

/** The sides with another one at a seat; whoever had that gets the one given up. */
export function reseat(sides: string[], seat: number, side: string): string[] {
  return sides.map((other, at) => (at === seat ? side : other === side ? sides[seat]! : other));
}

/** Who takes a seat unless the reader says otherwise; `mine` is the reader's own seat. */
export function seated(preset: Preset, seat: number, mine: number, bot = 'steward'): Who {
  if (seat === mine || preset === 'hotseat') return 'me';
  return preset === 'friends' ? 'open' : bot;
}

export function place({ who, name }: Row): Place {
  const spoken = name.trim() || null;
  if (who === 'me' || who === 'open') return { who, bot: 'steward', name: spoken };
  return { who: 'bot', bot: who, name: null };
}
