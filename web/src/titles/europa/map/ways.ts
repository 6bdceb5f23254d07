/** Ways on the map that bend round names. */
import type { Box } from '../../../map/layout';
import type { Point } from '../../../map/sheet';

/** How far a way stays off a name. */
const OFF = 5;
/** How far a piece may swing out, in parts of its length: the gentlest that meets the fewest names is taken. */
const BENDS = [0.08, -0.08, 0.18, -0.18, 0.3, -0.3, 0.45, -0.45, 0.6, -0.6];
/** Places at which a piece is looked at. */
const LOOKS = 12;

/** A way through some places, as a path; a place under a name is passed beside it, the ends stay where they are. */
export function bent(places: Point[], names: Box[]): string {
  const points = places.map((place, n) => (n && n < places.length - 1 ? beside(place, names) : place));
  const [first, ...others] = points;
  if (!first) return '';
  let [path, from] = [`M${told(first)}`, first];
  for (const to of others) {
    path += `Q${told(swing(from, to, names))} ${told(to)}`;
    from = to;
  }
  return path;
}

/** Above or below the name that a place lies under, whichever is nearer. */
function beside([x, y]: Point, names: Box[]): Point {
  const over = names.find((name) => within([x, y], name));
  if (!over) return [x, y];
  return [x, y - over.top < over.bottom - y ? over.top - OFF : over.bottom + OFF];
}

/** Where a piece of the way swings to between its ends. */
function swing(from: Point, to: Point, names: Box[]): Point {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const near = names.filter((name) => meets(name, from, to, Math.hypot(x, y)));
  const through = BENDS.map((bend): Point => [(from[0] + to[0]) / 2 - y * bend, (from[1] + to[1]) / 2 + x * bend]);
  const met = through.map((middle) => crossed(from, middle, to, near));
  return through[met.indexOf(Math.min(...met))]!;
}

/** Whether a name is near enough to be met at all. */
function meets({ left, top, right, bottom }: Box, [ax, ay]: Point, [bx, by]: Point, reach: number): boolean {
  return left < Math.max(ax, bx) + reach && right > Math.min(ax, bx) - reach && top < Math.max(ay, by) + reach && bottom > Math.min(ay, by) - reach;
}

/** At how many places a piece lies under a name. */
function crossed([ax, ay]: Point, [mx, my]: Point, [bx, by]: Point, names: Box[]): number {
  let count = 0;
  for (let n = 1; n < LOOKS; n++) {
    const [t, s] = [n / LOOKS, 1 - n / LOOKS];
    const at: Point = [s * s * ax + 2 * s * t * mx + t * t * bx, s * s * ay + 2 * s * t * my + t * t * by];
    if (names.some((name) => within(at, name))) count++;
  }
  return count;
}

function within([x, y]: Point, { left, top, right, bottom }: Box): boolean {
  return x > left - OFF && x < right + OFF && y > top - OFF && y < bottom + OFF;
}

const told = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
