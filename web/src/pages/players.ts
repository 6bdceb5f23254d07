/** How many may play, in words. */
import { say } from '../language/language.svelte';

export function players(seats: number[]): string {
  const [fewest, most] = [Math.min(...seats), Math.max(...seats)];
  return fewest === most ? say('pages-players-exactly', { count: fewest }) : say('pages-players', { fewest, most });
}
