/** A position as a tally to be compared: who holds which province, how strong everybody is where, the figures of mats. */
import type { View } from '../../api/client';
import type { Tally } from '../title';
import { unitsOf } from './map/tokens';
import { waterPlace } from './map/places';
import { europaView, type BySeat } from './picture';

export function tally(view: View): Tally {
  const shown = europaView(view);
  const { provinces, areas, waters, realms } = shown;
  const found: Tally = { holders: {}, forces: {}, figures: {} };
  const add = (place: string, realm: string, number: number) => {
    if (!number) return;
    const there = (found.forces[place] ??= {});
    there[realm] = (there[realm] ?? 0) + number;
  };
  const seats = (place: string, numbers: BySeat) => {
    for (const [seat, number] of Object.entries(numbers)) add(place, realms[Number(seat)]?.realm ?? 'none', number);
  };
  for (const { id, controller, rebels } of provinces) {
    const holder = rebels ? 'rebels' : controller;
    if (holder) found.holders[`province:${id}`] = holder;
  }
  for (const { id, infantry, rebels } of areas) {
    seats(`area:${id}`, infantry);
    add(`area:${id}`, 'rebels', rebels);
  }
  for (const { id, light, guards } of waters) {
    seats(waterPlace(shown, id), light);
    seats(waterPlace(shown, id), guards);
  }
  for (const { realm, armies, fleet, prestige, stability, ducats, tax, interest, power, manpower, missions_done, ideas } of realms) {
    for (const army of armies) if (army) add(`area:${army.area}`, realm, unitsOf(army.units));
    if (fleet) add(waterPlace(shown, fleet.water), realm, unitsOf(fleet.ships));
    const figures = {
      prestige, stability, ducats, tax, interest, ...power, manpower: manpower.available, missions: missions_done.length, ideas: ideas.length,
    };
    for (const [name, number] of Object.entries(figures)) found.figures[`${realm}.${name}`] = number;
  }
  return found;
}
