/** Which names and marks can be read at a scale, and what room they take. */
import type { Area, Hex, Label, Labels, Point } from './sheet';

/** Sizes on screen, in pixels. */
const LEAST_TEXT = 9;
const WANTED_COUNTER = 24;
/** How much larger than drawn a name, sign or counter may get so that it can be read from afar. */
const NAME_GROWTH = 1.6;
const SIGN_GROWTH = 2;
const COUNTER_GROWTH = 2;
const DIGIT_GROWTH = 1.6;
/** Below this scale a place is seen from afar: counters of a side stand together. */
const FAR = 0.5;

export const COUNTER = 28;
/** Letter sizes of the number on a counter and of a value. */
export const DIGIT = 10.5;
const VALUE_TEXT = 13;
/** Of the number of a field of the sea. */
export const NUMBER = 10.5;
/** Width of a letter and height of a line, in sizes of the letter. */
const LETTER = 0.58;
const LINE = 0.95;

export type Level = 'far' | 'near';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function levelAt(scale: number): Level {
  return scale < FAR ? 'far' : 'near';
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

/** How much marks of value and rank grow. */
export function signGrowth(scale: number): number {
  return clamp(LEAST_TEXT / (VALUE_TEXT * scale), 1, SIGN_GROWTH);
}

export interface Name {
  size: number;
  box: Box;
}

/** Each name that is to be seen, by area: large names first, none across another. */
export function namesAt(areas: Pick<Area, 'id' | 'labels'>[], code: string, scale: number): Map<string, Name> {
  const names = new Map<string, Name>();
  const largestFirst = [...areas].sort((a, b) => (b.labels[code]?.size ?? 0) - (a.labels[code]?.size ?? 0));
  const taken: Box[] = [];
  for (const { id, labels } of largestFirst) {
    const name = nameOf(labels, code, scale);
    if (!name || (name.size > labels[code]!.size && taken.some((other) => meet(name.box, other)))) continue;
    taken.push(name.box);
    names.set(id, name);
  }
  return names;
}

/** The number of each field of the sea, where it can be read as small as it is drawn. */
export function numbersAt(fields: Hex[], scale: number): { number: string; at: Point; box: Box }[] {
  if (scale * NUMBER < LEAST_TEXT) return [];
  return fields.map(({ id, number: at }) => {
    const number = id.slice(id.lastIndexOf('.') + 1);
    return { number, at, box: boxOf({ lines: [number], at, size: NUMBER, angle: 0 }, NUMBER) };
  });
}

/** A name at a size that can be read at a scale; null where there is none. */
export function nameOf(labels: Labels, code: string, scale: number): Name | null {
  const label = labels[code];
  const size = label ? readable(label.size, scale) : null;
  return label && size !== null ? { size, box: boxOf(label, size) } : null;
}

/** A letter size that can be read at a scale, at least as large as drawn; null if that would be far too large. */
export function readable(size: number, scale: number, growth = NAME_GROWTH): number | null {
  const needed = Math.max(size, LEAST_TEXT / scale);
  return needed <= size * growth ? needed : null;
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

export function middle({ left, top, right, bottom }: Box): Point {
  return [(left + right) / 2, (top + bottom) / 2];
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
