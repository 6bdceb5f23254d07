/** How many may play, and how long, in words. */
import { say } from '../language/language.svelte';

export function players(seats: number[]): string {
  const [fewest, most] = [Math.min(...seats), Math.max(...seats)];
  return fewest === most ? say('pages-players-exactly', { count: fewest }) : say('pages-players', { fewest, most });
}

const HOUR = 60;

/** In hours; what begins with less than one says how many minutes. */
export function lasting([shortest, longest]: readonly [number, number]): string {
  if (shortest < HOUR) return say('pages-minutes-hours', { minutes: shortest, hours: longest / HOUR });
  return say('pages-hours', { shortest: shortest / HOUR, longest: longest / HOUR });
}
