/** A position of Pax Renaissance as a tally to be compared. */
import type { View } from '../../api/client';
import type { Tally } from '../title';
import { paxView, tokenParts } from './picture';

/** A place holds one token, of a religion or a bank. */
export function tally(view: View): Tally {
  const { map, borders, banks } = paxView(view);
  const found: Tally = { holders: {}, forces: {}, figures: {} };
  for (const { id, bank, cities } of map) {
    if (bank) found.holders[`empire:${id}`] = bank;
    for (const [spot, token] of Object.entries(cities)) if (token) found.forces[`spot:${spot}`] = { [tokenParts(token).side]: 1 };
  }
  for (const [spot, token] of Object.entries(borders)) if (token) found.forces[`spot:${spot}`] = { [tokenParts(token).side]: 1 };
  for (const { id, florins, hand, concessions, prestige } of banks) {
    const shown = { florins, hand: hand.known.length + hand.unknown, concessions, ...prestige };
    for (const [name, number] of Object.entries(shown)) found.figures[`${id}.${name}`] = number;
  }
  return found;
}
