/** Questions that leave nothing to choose. */
import type { Offer } from '../../api/client';
import type { TableStore } from '../table.svelte';

/** A pause for talk has one answer, and is there to be waited in. */
const PAUSE = 'ready';

/** Seconds until an only answer goes by itself, for whoever has not chosen others; 0: never. */
export const MOMENT = 3;

type Asked = Pick<TableStore, 'mine' | 'live' | 'table' | 'title'>;

/** The one answer to the question of this seat, if it may go by itself: not in a lesson, and not if it would end what
    can still be taken back. */
export function forced({ mine, live, table, title }: Asked): Offer | null {
  const [offer, ...others] = live.choices;
  if (!mine || !offer || others.length || table.lesson || offer.verb === PAUSE) return null;
  return live.can_undo && title.ends.has(offer.verb) ? null : offer;
}
