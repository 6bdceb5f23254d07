/** A position of Mocarstwa as a tally to be compared. */
import type { View } from '../../api/client';
import type { Tally } from '../title';
import { GOODS, mocarstwaView, size, unitsOf } from './picture';

export function tally(view: View): Tally {
  const { provinces, ships, players } = mocarstwaView(view);
  const found: Tally = { holders: {}, forces: {}, figures: {} };
  const playing = new Set(players.map(({ power }) => power));
  for (const { id, holder, units } of provinces) {
    if (!holder) continue;
    if (playing.has(holder)) found.holders[`place:${id}`] = holder;
    found.forces[`place:${id}`] = { [holder]: size(units) };
  }
  for (const { hex, holder, units } of ships) {
    if (!holder) continue;
    const here = (found.forces[`hex:${hex}`] ??= {});
    here[holder] = (here[holder] ?? 0) + size(units);
  }
  for (const { power, goods, hand, points, coats } of players) {
    if (!power) continue;
    const shown = { cards: hand.known.length + hand.unknown, points, coats: coats.length };
    for (const good of GOODS) found.figures[`${power}.${good}`] = goods[good];
    for (const [name, number] of Object.entries(shown)) found.figures[`${power}.${name}`] = number;
    const held = provinces.filter(({ holder }) => holder === power);
    found.figures[`${power}.provinces`] = held.length;
    found.figures[`${power}.units`] = unitsOf(mocarstwaView(view), power);
  }
  return found;
}
