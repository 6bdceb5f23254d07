/** Where a card floats, so that nothing it speaks of lies under it: plain geometry. */
import { meet, type Box } from '../../map/layout';

export interface Size {
  width: number;
  height: number;
}

/** Pixels between two places that are tried, and around what is to be seen. */
const STEP = 12;
const GAP = 6;

/** Where in a room a card hides nothing that is to be seen, nearest to a corner: of corners first the left one at the foot,
    then the right one, then those above; null: there is no such place. */
export function afloat(room: Box, card: Size, seen: Box[]): Box | null {
  const kept = seen.map(grown).filter((one) => meet(one, room));
  let [best, nearest]: [Box | null, number] = [null, Infinity];
  const across = starts(room.left, room.right - card.width);
  for (const [up, bottom] of starts(-room.bottom, -room.top - card.height)) {
    for (const [aside, left] of across) {
      if (up + aside >= nearest) continue;
      const place = { left, top: -bottom - card.height, right: left + card.width, bottom: -bottom };
      if (!kept.some((one) => meet(one, place))) [best, nearest] = [place, up + aside];
    }
  }
  return best;
}

/** Where something may begin between two bounds, each with how far that is from the nearer one. */
function starts(first: number, last: number): [distance: number, at: number][] {
  const spare = last - first;
  if (spare < 0) return [];
  const steps = Array.from({ length: Math.floor(spare / 2 / STEP) + 1 }, (_, n) => n * STEP);
  return steps.flatMap((distance): [number, number][] => [[distance, first + distance], [distance, last - distance]]);
}

function grown({ left, top, right, bottom }: Box): Box {
  return { left: left - GAP, top: top - GAP, right: right + GAP, bottom: bottom + GAP };
}
