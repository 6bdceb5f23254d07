/** The ground of an area as polygons, to know what lies on it. */
import type { Box } from './layout';
import type { Point } from './sheet';

export interface Ground {
  rings: Point[][];
  box: Box;
  /** Points on it, in a close grid, and how far each is from its edge; found when first asked for. */
  grid?: Point[];
  clear?: number[];
  widest?: number;
}

/** The ground of each place that is asked for. */
export type Grounds = Pick<Map<string, Ground>, 'get'>;

/** Grounds of paths, each read when it is first asked for. */
export function groundsOf(paths: Map<string, { path: string }>): Grounds {
  const known = new Map<string, Ground>();
  return {
    get(id) {
      const path = paths.get(id)?.path;
      if (path !== undefined && !known.has(id)) known.set(id, groundOf(path));
      return known.get(id);
    },
  };
}

/** Units between points of the grid. */
const GRID = 8;

/** The rings of a path of a map file: `M`, relative `l` and `Z`. */
export function groundOf(path: string): Ground {
  const rings = path.split('Z').flatMap((part) => {
    const numbers = part.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
    const ring: Point[] = [];
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      const [x, y] = ring.at(-1) ?? [0, 0];
      ring.push([x + numbers[at]!, y + numbers[at + 1]!]);
    }
    return ring.length ? [ring] : [];
  });
  return { rings, box: boxOfPoints(rings.flat()) };
}

function boxOfPoints(points: Point[]): Box {
  const box: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

export function gridOf(ground: Ground): Point[] {
  if (ground.grid) return ground.grid;
  const { top, bottom } = ground.box;
  const grid: Point[] = [];
  for (let y = top + GRID / 2; y < bottom; y += GRID) {
    const shores = crossings(ground, y);
    for (let n = 0; n + 1 < shores.length; n += 2) {
      for (let x = shores[n]! + GRID / 2; x < shores[n + 1]!; x += GRID) grid.push([x, y]);
    }
  }
  return (ground.grid = grid);
}

/** How far each point of the grid is from the edge: what reaches farther stands over a neighbour, or in the sea. */
export function clearOf(ground: Ground): number[] {
  return (ground.clear ??= gridOf(ground).map((at) => fromEdge(ground, at)));
}

/** How far from the edge one can stand. */
export function widest(ground: Ground): number {
  return (ground.widest ??= Math.max(0, ...clearOf(ground)));
}

/** How far a point is from the nearest edge of a ground. */
export function fromEdge({ rings }: Ground, at: Point): number {
  let least = Infinity;
  for (const ring of rings) {
    let last = ring.at(-1)!;
    for (const next of ring) {
      least = Math.min(least, fromLine(at, last, next));
      last = next;
    }
  }
  return least;
}

function fromLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = dx || dy ? ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy) : 0;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(ax + share * dx - x, ay + share * dy - y);
}

/** Where a line across the sheet meets the edges of a ground, from left to right. */
function crossings({ rings }: Ground, y: number): number[] {
  const found: number[] = [];
  for (const ring of rings) {
    let [px, py] = ring.at(-1)!;
    for (const [qx, qy] of ring) {
      if (qy > y !== py > y) found.push(((px - qx) * (y - qy)) / (py - qy) + qx);
      [px, py] = [qx, qy];
    }
  }
  return found.sort((a, b) => a - b);
}

/** Whether a point is on the ground; lakes are not. */
export function onGround(ground: Ground, [x, y]: Point): boolean {
  return crossings(ground, y).filter((shore) => shore < x).length % 2 === 1;
}
