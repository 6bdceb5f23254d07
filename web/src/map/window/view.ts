/** Windows onto a sheet as plain geometry: what is free of columns and cards, and which poses show what. */
import type { Box } from '../layout';
import type { Point } from '../sheet';

export interface Pose {
  x: number;
  y: number;
  k: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Whether nobody would see the sheet move from one pose to the other. */
export function near(one: Pose, other: Pose): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < 1 && Math.abs(one.k / other.k - 1) < 0.001;
}

/** What lies over the edges of the window, in pixels. */
export interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const NO_EDGES: Edges = { left: 0, top: 0, right: 0, bottom: 0 };

/** The part of a window between its edges. */
export function between({ width, height }: Size, edges: Edges): Box {
  return {
    left: edges.left,
    top: edges.top,
    right: Math.max(edges.left + 1, width - edges.right),
    bottom: Math.max(edges.top + 1, height - edges.bottom),
  };
}

export function wide(box: Box): number {
  return box.right - box.left;
}

export function high(box: Box): number {
  return box.bottom - box.top;
}

/** The scale at which all of a sheet is in a box, or at which it fills the box. */
export function containing(sheet: Size, box: Box): number {
  return Math.min(wide(box) / sheet.width, high(box) / sheet.height);
}

export function covering(sheet: Size, box: Box): number {
  return Math.max(wide(box) / sheet.width, high(box) / sheet.height);
}

/** A place of the sheet in the middle of a box. */
export function centred([x, y]: Point, k: number, box: Box): Pose {
  return { x: (box.left + box.right) / 2 - x * k, y: (box.top + box.bottom) / 2 - y * k, k };
}

/** The nearest pose from which no more of the sheet could come into the clear part: there is no gap at its ends, and a
    sheet that is smaller stands in the middle of that part, or of what it is fitted to. */
export function settled(pose: Pose, sheet: Size, clear: Box, fit: Box): Pose {
  const { k } = pose;
  return {
    x: along(pose.x, sheet.width * k, clear.left, clear.right, fit.left, fit.right),
    y: along(pose.y, sheet.height * k, clear.top, clear.bottom, fit.top, fit.bottom),
    k,
  };
}

function along(start: number, length: number, from: number, to: number, fitFrom: number, fitTo: number): number {
  const spare = to - from - length;
  const [low, high] = spare >= 0 ? [from + spare / 2, from + spare / 2] : [from + spare, from];
  const fitted = fitTo - fitFrom >= length ? (fitFrom + fitTo - length) / 2 : low;
  return Math.min(Math.max(high, fitted), Math.max(Math.min(low, fitted), start));
}

export function inside([x, y]: Point, box: Box, margin: number): boolean {
  return x >= box.left - margin && x <= box.right + margin && y >= box.top - margin && y <= box.bottom + margin;
}

/** The nearest pose from which a box on screen is in another one with a margin, or its beginning where it is larger. */
export function nudged(pose: Pose, box: Box, into: Box, margin: number): Pose {
  const push = (low: number, high: number, from: number, to: number) => Math.max(from + margin - low, Math.min(0, to - margin - high));
  return { ...pose, x: pose.x + push(box.left, box.right, into.left, into.right), y: pose.y + push(box.top, box.bottom, into.top, into.bottom) };
}

/** Whether places on screen are in a window with a margin, and under none of its covers. */
export function inSight(places: Point[], window: Box, covers: Box[], margin: number): boolean {
  return places.every(
    (place) => inside(place, window, -margin) && !covers.some((cover) => inside(place, cover, margin)),
  );
}

/** The part of a box above the cards that lie across its foot. */
export function above(box: Box, covers: Box[]): Box {
  const across = covers.filter(
    (card) => Math.min(card.right, box.right) - Math.max(card.left, box.left) > wide(box) / 2 && card.top > box.top + high(box) / 3,
  );
  return { ...box, bottom: Math.min(box.bottom, ...across.map(({ top }) => top)) };
}

/** Of places too far apart for a window of a size those around one of them of which it holds the most. */
export function crowd(places: Point[], width: number, height: number): Point[] {
  const beside = ([x, y]: Point) => places.filter((other) => Math.abs(other[0] - x) <= width / 2 && Math.abs(other[1] - y) <= height / 2);
  return places.map(beside).reduce((best, some) => (some.length > best.length ? some : best));
}

/** The box around places. */
export function around(places: Point[]): Box {
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
