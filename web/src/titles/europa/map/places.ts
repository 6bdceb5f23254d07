/** Where things of a position stand, as places of the map: targets such as 'area:seine', 'province:paris', 'zone:baltic_sea'. */
import type { View } from '../../../api/client';
import { byId, europaView, ownRealms, type EuropaView, type Realm } from '../picture';

const PLACES = new Set(['area', 'province', 'zone', 'node']);
const distant = new WeakMap<string[], Set<string>>();

/** Whether a place lies on the second sheet. */
export function isDistant(view: EuropaView, place: string): boolean {
  let known = distant.get(view.distant);
  if (!known) distant.set(view.distant, (known = new Set(view.distant)));
  return known.has(place);
}

/** A sea zone, or a port. */
export function waterPlace(view: EuropaView, id: string): string {
  return byId(view.provinces, id) ? `province:${id}` : `zone:${id}`;
}

/** Whose armies a choice means: the reader's own; for others who acts. */
export function commander(view: EuropaView): Realm | undefined {
  return ownRealms(view)[0] ?? view.realms[view.active];
}

export function armyPlace(view: EuropaView, number: string): string | null {
  const army = commander(view)?.armies[Number(number) - 1];
  return army ? `area:${army.area}` : null;
}

/** Where a realm has its capital. */
export function capitalOf(view: EuropaView, realm: string): string | null {
  const found = view.provinces.find(({ owner, capital }) => capital && owner === realm);
  return found ? `province:${found.id}` : null;
}

/** The place of either sheet that a target is or stands in. */
export function placeOf(view: EuropaView, target: string): string | null {
  const at = target.indexOf(':');
  const [kind, id] = [target.slice(0, at), target.slice(at + 1)];
  if (PLACES.has(kind)) return target;
  if (kind === 'water') return waterPlace(view, id);
  if (kind === 'army') return armyPlace(view, id);
  if (kind === 'realm') return capitalOf(view, id);
  if (kind === 'realm@area') return `area:${id.split('@')[1]}`;
  if (kind === 'realm@water') return waterPlace(view, id.split('@')[1] ?? '');
  return null;
}

/** The same for the main map alone. */
export function area(view: View, target: string): string | null {
  const shown = europaView(view);
  const place = placeOf(shown, target);
  return place !== null && !isDistant(shown, place) ? place : null;
}

/** Whether a target lies on the second sheet. */
export function holdsDistant(view: View, target: string): boolean {
  const shown = europaView(view);
  const place = placeOf(shown, target);
  return place !== null && isDistant(shown, place);
}
