/** A position of Raison as a tally to be compared. */
import type { View } from '../../api/client';
import type { Tally } from '../title';
import { cardsIn, raisonView } from './picture';

/** A General and a Garrison count as one Strength each, as in a battle. */
export function tally(view: View): Tally {
  const { powers, territories, generals } = raisonView(view);
  const found: Tally = { holders: {}, forces: {}, figures: {} };
  const add = (territory: string, power: string, strength: number) => {
    const here = (found.forces[`territory:${territory}`] ??= {});
    here[power] = (here[power] ?? 0) + strength;
  };
  for (const { id, control, garrison } of territories) {
    if (control) found.holders[`territory:${id}`] = control;
    if (garrison) add(id, garrison, 1);
  }
  for (const { at, power, troops } of generals) if (at) add(at, power, 1 + troops);
  for (const power of powers) {
    const { id, influence, morale, money } = power;
    const shown = { influence, morale, money, cards: cardsIn(power), 'off-board': power.generals_off_board };
    for (const [name, number] of Object.entries(shown)) found.figures[`${id}.${name}`] = number;
  }
  return found;
}
