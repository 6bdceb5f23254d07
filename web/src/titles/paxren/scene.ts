/** What a target and an event of Pax Renaissance mean to the map and the log. */
import type { Happening, View } from '../../api/client';
import { paxView } from './picture';

/** Targets with a place on the map are their own places. */
export function area(view: View, target: string): string | null {
  const [kind, id] = target.split(':') as [string, string];
  if (kind === 'empire' || kind === 'border') return target;
  const { map, borders } = paxView(view);
  if (kind !== 'spot') return null;
  return id in borders || map.some((card) => card.id === id || id in card.cities) ? target : null;
}

/** Whose doing an event is. */
export function actor({ about }: Happening): string | null {
  return about['bank'] === undefined ? null : String(about['bank']);
}
