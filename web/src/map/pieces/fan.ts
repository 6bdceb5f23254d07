/** Where the counters of an open stack lie: in a grid around or beside their place that hides the least of what else can be
    chosen, with the counter on top where it was, if that can be. */
import { COUNTER, counterGrowth, meet, type Box } from '../layout';
import type { Point } from '../sheet';
import type { Stack } from './stacks';

/** Counters stand this far apart, in counters. */
const APART = 1.3;
const IN_ROW = 5;
/** Around them, in units of the sheet. */
const MARGIN = 4;
/** The pointer finds its way from the place of a stack over such a gap. */
export const GAP = 6;
/** Steps of a place between two cells of the grid. */
const FINE = 0.5;
/** So many cells away it may lie at the end of a line, where no pointer must find its way to it. */
const AWAY = 9;

/** What it costs to hide something that can be chosen, to reach out of sight, to take the counter on top away from under the
    pointer, and to hide something else; how far it lies aside, how long its rows are and how many decide between equals. */
const HIDES = 100;
const OUT = 30;
const ASIDE = 3;
const COVERS = 1;
const FAR = 0.1;
const LONG = 0.2;
const HIGH = 0.05;

export interface Fan {
  /** By piece. */
  spots: Point[];
  tray: Box;
  /** The place of the stack, where no counter is left on it. */
  foot: Box | null;
  /** It lies away from there. */
  away: boolean;
  /** The handle of the whole stack is below the tray rather than above. */
  hangs: boolean;
}

/** What lies around: what can be chosen, what else is seen, and the part of the sheet that is in sight. */
export interface Around {
  wanted: Box[];
  seen: Box[];
  sight: Box;
}

interface Size {
  width: number;
  height: number;
}

/** `handle`: of the whole stack, where it can be given an order; `loose`: it may lie away from its place. */
export function fanned(
  { pieces: { length: many }, at, size }: Pick<Stack, 'pieces' | 'at' | 'size'>,
  scale: number, around: Around, handle: Size | null, loose: boolean,
): Fan {
  const unit = COUNTER * counterGrowth(scale);
  const foot = widened(at, at, (unit * size) / 2);
  const pad = widened(at, at, (unit * size) / 2 + GAP);
  const weigh = (box: Box) =>
    HIDES * count(around.wanted, box) + COVERS * count(around.seen, box) + (holds(around.sight, box) ? 0 : OUT);
  let [best, least]: [Fan | null, number] = [null, Infinity];
  for (const { columns, rows, column, row } of grids(many, loose)) {
    const own = columns * row + column;
    const stays = [column, row].every(Number.isInteger) && within(column, columns) && within(row, rows) && own < many;
    const [first, last] = [moved(at, -column, -row), moved(at, columns - 1 - column, rows - 1 - row)];
    const tray = widened(first, last, unit / 2 + MARGIN);
    const away = !meet(tray, pad);
    if (away && !loose) continue;
    const shape = LONG * Math.max(0, columns - IN_ROW) + HIGH * rows;
    const aside = FAR * Math.hypot(column - (columns - 1) / 2, row - (rows - 1) / 2) + (stays ? 0 : ASIDE);
    if (shape + aside >= least) continue;
    const price = shape + aside + weigh(tray) + (stays ? 0 : weigh(foot));
    if (price >= least) continue;
    for (const hangs of handle ? [false, true] : [false]) {
      const whole = price + (handle ? weigh(held(tray, handle, hangs)) : 0) + (hangs ? FAR : 0);
      if (whole >= least) continue;
      const spots = cells(many, columns, stays ? own : 0).map(([x, y]) => moved(first, x, y));
      [best, least] = [{ spots, tray, foot: stays ? null : foot, away, hangs }, whole];
    }
  }
  return best!;

  function moved([x, y]: Point, right: number, down: number): Point {
    return [x + right * unit * APART, y + down * unit * APART];
  }
}

/** Every grid for so many counters, and where in it, or outside, the place of the stack may be. */
function* grids(many: number, loose: boolean): Generator<{ columns: number; rows: number; column: number; row: number }> {
  const out = loose ? AWAY : 1;
  for (let columns = 1; columns <= many; columns++) {
    const rows = Math.ceil(many / columns);
    if (Math.ceil(many / rows) < columns) continue; // fewer columns do
    for (let column = -out; column < columns + out; column += FINE) {
      for (let row = -out; row < rows + out; row += FINE) yield { columns, rows, column, row };
    }
  }
}

/** The cells of a grid in the order of the pieces: the first has its own. */
function cells(many: number, columns: number, own: number): Point[] {
  const all = Array.from({ length: many }, (_, n): Point => [n % columns, Math.floor(n / columns)]);
  return [all[own]!, ...all.filter((_, n) => n !== own)];
}

function widened([left, top]: Point, [right, bottom]: Point, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

function held({ left, top, bottom }: Box, { width, height }: Size, hangs: boolean): Box {
  return { left, top: hangs ? bottom : top - height, right: left + width, bottom: hangs ? bottom + height : top };
}

function within(place: number, many: number): boolean {
  return place >= 0 && place < many;
}

function count(boxes: Box[], box: Box): number {
  return boxes.filter((one) => meet(one, box)).length;
}

function holds(outer: Box, { left, top, right, bottom }: Box): boolean {
  return outer.left <= left && outer.top <= top && outer.right >= right && outer.bottom >= bottom;
}
