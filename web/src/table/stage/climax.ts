/** A battle as the log tells it: from its first event to the one that is told. */
import type { Happening } from '../../api/client';

export interface Climax {
  /** The events a battle may begin with, those that decide it, and what it brings and costs. */
  openings: readonly string[];
  results: readonly string[];
  parts: readonly string[];
}

/** The events of the battle that the event at a place of the log belongs to, up to it; null where it belongs to none, or
    the cards are not on the table yet. */
export function battleAt(log: readonly Happening[], place: number, { openings, results, parts }: Climax): Happening[] | null {
  const own = (event: Happening) => results.includes(event.name) || parts.includes(event.name);
  if (!log[place] || !own(log[place])) return null;
  let first = place;
  while (first >= 0 && !openings.includes(log[first]!.name)) first--;
  if (first < 0) return null;
  const told = log.slice(first, place + 1);
  // What follows the result without a gap belongs to it.
  const decided = told.findIndex(({ name }) => results.includes(name));
  if (decided >= 0 && !told.slice(decided).every(own)) return null;
  return told.filter((event) => own(event) || event === told[0]);
}

/** The last place of the log, from some event on, at which a battle has come to its end. */
export function lastDecided(log: readonly Happening[], from: number, climax: Climax): number {
  const last = log.findLastIndex(({ name }, place) => place >= from && climax.results.includes(name));
  return last < 0 ? -1 : endOf(log, last, climax);
}

/** The last event of a battle that follows a place of it without a gap. */
export function endOf(log: readonly Happening[], place: number, { parts }: Climax): number {
  let last = place;
  while (last + 1 < log.length && parts.includes(log[last + 1]!.name)) last++;
  return last;
}
