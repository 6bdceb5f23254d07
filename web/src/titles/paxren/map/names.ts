/** Where the names of cities stand: beside their tokens, and off everything else as far as there is room. */
import { boxOf, meet, type Box } from '../../../map/layout';
import type { Label, Point } from '../../../map/sheet';

/** A name that is to stand beside tokens, on its own card. */
export interface Wanted {
  id: string;
  label: Label;
  tokens: Box;
  room: Box;
}

/** More of a name than this covered, and it is left out. */
const MOST_COVERED = 0.3;

/** Each name at the best of a few places; those without a good one are left out. */
export function placeNames(wanted: Wanted[], taken: Box[]): { id: string; label: Label }[] {
  const boxes = [...taken];
  return wanted.flatMap(({ id, label, tokens, room }) => {
    const places = around(label, tokens, room).map((at) => {
      const placed = { ...label, at };
      const box = boxOf(placed, label.size);
      return { placed, box, covered: boxes.reduce((sum, other) => sum + shared(box, other), outside(box, room)) };
    });
    const best = places.reduce((found, place) => (place.covered < found.covered ? place : found));
    if (best.covered > MOST_COVERED * area(best.box)) return [];
    boxes.push(best.box);
    return [{ id, label: best.placed }];
  });
}

/** As drawn, else below, above, right or left of the tokens; never over the sides of the card. */
function around(label: Label, tokens: Box, room: Box): Point[] {
  const { left, top, right, bottom } = boxOf({ ...label, at: [0, 0] }, label.size);
  const [x, y] = [(tokens.left + tokens.right) / 2, (tokens.top + tokens.bottom) / 2];
  const places: Point[] = [
    label.at,
    [x, tokens.bottom + bottom],
    [x, tokens.top + top],
    [tokens.right + right, y],
    [tokens.left + left, y],
  ];
  return places.map(([across, down]) => [between(room.left - left, across, room.right - right), down]);
}

/** A box around points. */
export function boxAround(points: Point[], radius: number): Box {
  const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...across) - radius,
    top: Math.min(...down) - radius,
    right: Math.max(...across) + radius,
    bottom: Math.max(...down) + radius,
  };
}

function shared(one: Box, other: Box): number {
  if (!meet(one, other)) return 0;
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  return across * (Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
}

function outside(box: Box, room: Box): number {
  return area(box) - shared(box, room);
}

function area({ left, top, right, bottom }: Box): number {
  return (right - left) * (bottom - top);
}

function between(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
