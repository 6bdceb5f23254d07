/** Where counters stand and which names and marks can be read at a scale. */
import type { Piece } from '../titles/title';
import type { Area, Label, Point } from './sheet';

/** Sizes on screen, in pixels. */
const LEAST_TEXT = 9;
const WANTED_COUNTER = 24;
/** How much larger than drawn a name, sign or counter may get so that it can be read from afar. */
const NAME_GROWTH = 1.6;
const SIGN_GROWTH = 1.5;
const COUNTER_GROWTH = 2;
const DIGIT_GROWTH = 1.6;

export const COUNTER = 28;
/** Letter sizes of the number on a counter and of a value. */
export const DIGIT = 10.5;
const VALUE_TEXT = 13;
/** Width of a letter and height of a line, in sizes of the letter. */
const LETTER = 0.58;
const LINE = 0.95;
/** Counters of a stack stand this far apart, in shares of a counter. */
const FAN: Point = [0.42, -0.3];

/** How far grown counters of an area move apart and from the name (which grows too), in shares of their growth. */
const SPREAD = 0.7;
const AWAY = 0.65;

export interface Spot {
  piece: Piece;
  at: Point;
  /** Where it leans as counters grow: away from the name and from the others, for each size it gains. */
  lean: Point;
  /** Order of drawing: the best ranked on top. */
  level: number;
}

/** How much a counter grows at a scale. */
export function counterGrowth(scale: number): number {
  return clamp(WANTED_COUNTER / (COUNTER * scale), 1, COUNTER_GROWTH);
}

/** How much the number on a counter grows besides, so that it can be read; null where it would hide the counter. */
export function digitGrowth(scale: number): number | null {
  const growth = Math.max(1, LEAST_TEXT / (DIGIT * counterGrowth(scale) * scale));
  return growth <= DIGIT_GROWTH ? growth : null;
}

/** How much marks grow; null where their number cannot be read. */
export function signGrowth(scale: number): number | null {
  const growth = Math.max(1, LEAST_TEXT / (VALUE_TEXT * scale));
  return growth <= SIGN_GROWTH ? growth : null;
}

/** Every piece in its place, in the order of the pieces: by rank into the slots, the rest as a fan at the last one. */
export function place(pieces: Piece[], areas: Map<string, Area>): Spot[] {
  const standing = new Map<string, Piece[]>();
  for (const piece of pieces) standing.set(piece.area, [...(standing.get(piece.area) ?? []), piece]);
  const spots = new Map<string, Spot>();
  for (const [id, present] of standing) {
    const area = areas.get(id);
    if (!area) continue;
    present.sort((a, b) => a.rank - b.rank || a.id.localeCompare(b.id));
    present.forEach((piece, n) => spots.set(piece.id, { piece, ...slot(area, n), level: present.length - n }));
  }
  return pieces.flatMap((piece) => spots.get(piece.id) ?? []);
}

function slot(area: Area, n: number): { at: Point; lean: Point } {
  const slots = area.slots.length ? area.slots : [area.click];
  const last = slots.length - 1;
  const [first, own] = [slots[0]!, slots[Math.min(n, last)]!];
  const over = Math.max(0, n - last) * COUNTER;
  // The fan opens away from the other slots.
  const [fanX, fanY] = [
    over * FAN[0] * (own[0] < first[0] ? -1 : 1),
    over * FAN[1] * (own[1] > first[1] ? -1 : 1),
  ];
  const below = Math.sign(first[1] - Object.values(area.labels)[0]!.at[1]);
  return {
    at: [own[0] + fanX, own[1] + fanY],
    lean: [(own[0] - first[0]) * SPREAD + fanX, (own[1] - first[1]) * SPREAD + fanY + below * COUNTER * AWAY],
  };
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The size of each name that is to be seen, by area: large names first, none across another. */
export function nameSizes(areas: Area[], code: string, scale: number): Map<string, number> {
  const sizes = new Map<string, number>();
  const taken: Box[] = [];
  const largestFirst = [...areas].sort((a, b) => (b.labels[code]?.size ?? 0) - (a.labels[code]?.size ?? 0));
  for (const { id, labels } of largestFirst) {
    const label = labels[code];
    if (!label) continue;
    const size = readable(label.size, scale);
    if (size === null) continue;
    const box = boxOf(label, size);
    if (size > label.size && taken.some((other) => meet(box, other))) continue;
    taken.push(box);
    sizes.set(id, size);
  }
  return sizes;
}

/** A letter size that can be read at a scale, at least as large as drawn; null if that would be far too large. */
export function readable(size: number, scale: number): number | null {
  const needed = Math.max(size, LEAST_TEXT / scale);
  return needed <= size * NAME_GROWTH ? needed : null;
}

/** The room a name takes. */
export function boxOf(label: Label, size: number): Box {
  const longest = Math.max(...label.lines.map((line) => line.length));
  const [width, height] = [longest * size * LETTER, label.lines.length * size * LINE];
  const turn = (label.angle * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const [across, down] = [(width * cos + height * sin) / 2, (width * sin + height * cos) / 2];
  const [x, y] = label.at;
  return { left: x - across, top: y - down, right: x + across, bottom: y + down };
}

export function meet(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
