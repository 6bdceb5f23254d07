/** Small plates around a place, which tell what has changed there and cover nothing that is printed. */
import { meet, type Box } from './layout';
import { boxAt } from './room';
import type { Point } from './sheet';
import type { Size } from './view';

/** Sizes on screen: the ring around a place, a plate of strength, the height of plates, a letter on them. */
export const RING = 21;
export const CHIP = 27;
export const HIGH = 16;
const LETTER = 6.1;

export interface Tags {
  /** The words' plate, and the middle of the row of strengths: away from the place, in sizes on screen. */
  words: Point;
  chips: Point;
}

export function widthOf(text: string): number {
  return text.length * LETTER + 12;
}

/** Words above a place and strengths below it, or where nothing printed lies. */
export function tagsAt(at: Point, text: string, chips: number, scale: number, free: (box: Box) => boolean): Tags {
  const boxOf = ([x, y]: Point, { width, height }: Size): Box => {
    const [across, down] = [(width * scale) / 2, (height * scale) / 2];
    const reach = { left: across, right: across, top: down, bottom: down };
    return boxAt([at[0] + x * scale, at[1] + y * scale], reach);
  };
  const said = { width: widthOf(text), height: HIGH };
  const words = first(around(said, RING + 1).reverse(), (away) => !text || free(boxOf(away, said)));
  const row = { width: chips * CHIP, height: HIGH };
  const apart = (box: Box) => !text || !meet(box, boxOf(words, said));
  return { words, chips: first(around(row, RING - HIGH / 4), (away) => free(boxOf(away, row)) && apart(boxOf(away, row))) };
}

/** Below, at the sides, above. */
function around({ width, height }: Size, far: number): Point[] {
  const [across, down] = [far + width / 2, far + height / 2];
  return [[0, down], [across, 0], [-across, 0], [0, -down]];
}

function first(places: Point[], fits: (away: Point) => boolean): Point {
  return places.find(fits) ?? places[0]!;
}
