/** What has changed between two positions, as data that map and panels mark. */
import type { Tally } from '../../titles/title';

export interface Mark {
  target: string;
  /** Who held it and who holds it now, where that has changed. */
  held: { from: string | null; to: string | null } | null;
  /** Strength that came (above 0) or went, by side. */
  forces: { side: string; by: number }[];
}

export interface Changes {
  marks: Mark[];
  /** By how much a figure went up or down. */
  figures: ReadonlyMap<string, number>;
}

export function compare(before: Tally, now: Tally): Changes {
  const targets = keys(before.holders, now.holders, before.forces, now.forces);
  return {
    marks: targets.map((target) => mark(target, before, now)).filter(({ held, forces }) => held || forces.length),
    figures: new Map(
      keys(before.figures, now.figures)
        .map((name) => [name, (now.figures[name] ?? 0) - (before.figures[name] ?? 0)] as const)
        .filter(([, by]) => by),
    ),
  };
}

function mark(target: string, before: Tally, now: Tally): Mark {
  const [from, to] = [before.holders[target] ?? null, now.holders[target] ?? null];
  const [had, has] = [before.forces[target] ?? {}, now.forces[target] ?? {}];
  const forces = keys(had, has).map((side) => ({ side, by: (has[side] ?? 0) - (had[side] ?? 0) }));
  return { target, held: from === to ? null : { from, to }, forces: forces.filter(({ by }) => by) };
}

function keys(...records: Record<string, unknown>[]): string[] {
  return [...new Set(records.flatMap((record) => Object.keys(record)))];
}
