/** How wide the columns over the map are: what each size of window begins with, and how far they can be dragged. */

export type Flank = 'left' | 'right';
export const FLANKS: readonly Flank[] = ['left', 'right'];

/** Widths by the width of the window, smallest window first; the last row serves every wider one. */
const DESIGNED: readonly { below: number; left: number; right: number }[] = [
  { below: 1200, left: 256, right: 320 },
  { below: 1320, left: 256, right: 336 },
  { below: 1420, left: 280, right: 344 },
  { below: 1700, left: 280, right: 368 },
  { below: 2200, left: 312, right: 416 },
  { below: Infinity, left: 360, right: 480 },
];
/** Below this width the boards begin folded: the map would be a slit. */
const ROOMY = 1200;
const LEAST: Record<Flank, number> = { left: 220, right: 300 };
/** What the map keeps between the columns. */
export const MAP_KEEPS = 320;

/** The width that a column begins with in a window. */
export function designed(flank: Flank, window: number): number {
  return DESIGNED.find(({ below }) => window < below)![flank];
}

export function beginsFolded(flank: Flank, window: number): boolean {
  return flank === 'left' && window < ROOMY;
}

/** The narrowest and the widest a column may be beside the other one. */
export function bounds(flank: Flank, window: number, other: number): [number, number] {
  return [LEAST[flank], Math.max(LEAST[flank], window - other - MAP_KEEPS)];
}

export function bounded(flank: Flank, wanted: number, window: number, other: number): number {
  const [least, most] = bounds(flank, window, other);
  return Math.round(Math.min(most, Math.max(least, wanted)));
}

/** Which of several panels have room one below the other: for the least that must be seen of each. The last may go on below. */
export function fits(panels: readonly { id: string; least: number; height: number }[], room: number): Set<string> {
  const found = new Set<string>();
  for (const { id, least, height } of panels) {
    if (least > room) continue;
    found.add(id);
    room -= height;
  }
  return found;
}
