/** Small plates around a place, which tell what has changed there and cover neither print nor counters nor each other. */
import { meet, type Box } from '../layout';
import { boxAt, ringsAround } from './room';
import type { Plate, Point } from '../sheet';
import type { Size } from '../window/view';

/** Sizes on screen: the ring around a place, a plate of strength, the height of plates, a letter on them. */
export const RING = 21;
export const CHIP = 27;
export const HIGH = 16;
const LETTER = 6.1;
/** Where the usual places are taken, plates stand as near as they can, in steps of so much, and at most so far away. */
const STEP = 6;
const FARTHEST = 130;
const LED = 30;

export interface Tags {
  /** The words' plate, and the middle of the row of strengths: away from the place, in sizes on screen. */
  words: Point;
  chips: Point;
  /** Whether the strengths stand so far away that a line leads to them. */
  led: boolean;
  /** What both take of the sheet. */
  boxes: Box[];
}

export function widthOf(text: string): number {
  return text.length * LETTER + 12;
}

/** Whether a box lies on a sheet: what stands beyond it cannot be brought into sight. */
export function onSheet({ left, top, right, bottom }: Box, [x, y, width, height]: Plate['viewBox']): boolean {
  return left >= x && top >= y && right <= x + width && bottom <= y + height;
}

/** Words above a place and strengths below it, or the nearest place around it where nothing lies. */
export function tagsAt(at: Point, text: string, chips: number, scale: number, free: (box: Box) => boolean): Tags {
  const boxOf = ([x, y]: Point, { width, height }: Size): Box => {
    const [across, down] = [(width * scale) / 2, (height * scale) / 2];
    const reach = { left: across, right: across, top: down, bottom: down };
    return boxAt([at[0] + x * scale, at[1] + y * scale], reach);
  };
  const said = { width: widthOf(text), height: HIGH };
  const words = first(around(said, RING + 1, -1), (away) => !text || free(boxOf(away, said)));
  const wordy = text ? [boxOf(words, said)] : [];
  const row = { width: chips * CHIP, height: HIGH };
  const clear = (box: Box) => free(box) && !wordy.some((other) => meet(box, other));
  const strengths = first(around(row, RING - HIGH / 4, 1), (away) => clear(boxOf(away, row)));
  const led = Math.hypot(...strengths) > LED + row.width / 2;
  return { words, chips: strengths, led, boxes: chips ? [...wordy, boxOf(strengths, row)] : wordy };
}

/** Below (`down` 1) or above (-1), at the sides, at the other end; then wherever is nearest. */
function* around({ width, height }: Size, far: number, down: 1 | -1): Generator<Point> {
  const [x, y] = [far + width / 2, down * (far + height / 2)];
  yield* [[0, y], [x, 0], [-x, 0], [0, -y]] as Point[];
  yield* ringsAround([0, 0], STEP, FARTHEST);
}

function first(places: Iterable<Point>, fits: (away: Point) => boolean): Point {
  let wanted: Point | null = null;
  for (const place of places) {
    if (fits(place)) return place;
    wanted ??= place;
  }
  return wanted!;
}
