/** Finding room on a sheet for things that must not cover each other. */
import { clearOf, gridOf, type Ground } from '../ground';
import { meet, type Box } from '../layout';
import type { Point } from '../sheet';

/** How far a thing reaches from its middle. */
export interface Reach {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function boxAt([x, y]: Point, reach: Reach): Box {
  return { left: x - reach.left, top: y - reach.top, right: x + reach.right, bottom: y + reach.bottom };
}

/** Boxes in the cells of a grid, so that only neighbours are compared. */
export class Taken {
  private readonly cells = new Map<number, Box[]>();

  constructor(
    boxes: Iterable<Box> = [],
    private readonly under: Taken | null = null,
  ) {
    for (const box of boxes) this.add(box);
  }

  add(box: Box): void {
    each(box, (cell) => {
      const there = this.cells.get(cell);
      if (there) there.push(box);
      else this.cells.set(cell, [box]);
      return true;
    });
  }

  /** Give the room of a box back. */
  drop(box: Box): void {
    each(box, (cell) => {
      this.cells.set(cell, this.cells.get(cell)?.filter((other) => other !== box) ?? []);
      return true;
    });
  }

  free(box: Box): boolean {
    if (this.under && !this.under.free(box)) return false;
    return each(box, (cell) => !this.cells.get(cell)?.some((other) => meet(box, other)));
  }
}

const CELL = 80;
const ROW = 1000;

/** Whether something holds of each cell that a box lies in. */
function each(box: Box, holds: (cell: number) => boolean): boolean {
  for (let row = Math.floor(box.top / CELL); row <= box.bottom / CELL; row++) {
    for (let column = Math.floor(box.left / CELL); column <= box.right / CELL; column++) {
      if (!holds(row * ROW + column)) return false;
    }
  }
  return true;
}

/** The free place on a ground that is nearest to where a thing would rather stand. */
export function nearest(ground: Ground, from: Point, reach: Reach, taken: Taken): Point | null {
  return cheapest(ground, reach, taken, (at) => (at[0] - from[0]) ** 2 + (at[1] - from[1]) ** 2);
}

/** To reach over the edge of the own ground costs as much as so many times that way aside. */
const OUTSIDE = 6;

/** The free place where a thing stands best on a ground: seldom across its edge, and near to where it would rather be. */
export function homely(ground: Ground, from: Point, half: number, reach: Reach, taken: Taken): Point | null {
  const clear = clearOf(ground);
  return cheapest(ground, reach, taken, (at, n) => {
    return Math.hypot(at[0] - from[0], at[1] - from[1]) + OUTSIDE * Math.max(0, half - clear[n]!);
  });
}

function cheapest(ground: Ground, reach: Reach, taken: Taken, cost: (at: Point, n: number) => number): Point | null {
  let [found, least]: [Point | null, number] = [null, Infinity];
  gridOf(ground).forEach((at, n) => {
    const price = cost(at, n);
    if (price < least && taken.free(boxAt(at, reach))) [found, least] = [at, price];
  });
  return found;
}

/** Places in rings around a point, on whatever ground. */
export function* ringsAround([x, y]: Point, step: number, most: number): Generator<Point> {
  for (let far = step; far <= most; far += step) {
    const many = Math.max(8, Math.round((2 * Math.PI * far) / step));
    for (let n = 0; n < many; n++) {
      const turn = (2 * Math.PI * n) / many;
      yield [x + far * Math.cos(turn), y + far * Math.sin(turn)];
    }
  }
}
