/** Curves over a game, as numbers: a small plot of our own. */
import type { components } from '../../api/schema';

export type Story = components['schemas']['Story'];
export type Moment = Story['moments'][number];

/** What a curve shows: one of the story's figures, or the share of the prospects of victory, in percent. */
export type Figure = number | 'share';

export interface Box {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Curve {
  seat: number;
  path: string;
  /** Where the curve ends, and where its label stands: labels keep apart. */
  end: { x: number; y: number; label: number; value: number };
}

export interface Plot {
  curves: Curve[];
  /** Rounds along the bottom, values along the side. */
  rounds: { x: number; round: number }[];
  values: { y: number; value: number }[];
  /** Where an entry lies. */
  at: (entry: number) => number;
}

const APART = 15;
const MOST_TICKS = 10;
const STEPS = [1, 2, 5];

export function valueAt(moment: Moment, figure: Figure, seat: number): number {
  return figure === 'share' ? Math.round(100 * moment.shares[seat]!) : moment.figures[seat]![figure]!;
}

/** What tells best who won: the figure that decided, or else the first one in which the winner is ahead of somebody and
    behind nobody. Where there is none, the prospects. */
export function foremost({ moments, figures: names, ending }: Pick<Story, 'moments' | 'figures' | 'ending'>, decides: Readonly<Record<string, string>> = {}): Figure {
  const { figures, shares } = moments.at(-1)!;
  const winner = figures[shares.indexOf(Math.max(...shares))]!;
  const telling = winner.map((value, figure) => {
    const values = figures.map((side) => side[figure]!);
    return value === Math.max(...values) && value > Math.min(...values);
  });
  const decided = names.indexOf(decides[ending] ?? '');
  const found = telling[decided] ? decided : telling.indexOf(true);
  return found < 0 ? 'share' : found;
}

/** A round step (1, 2, 5, 10, ...) that divides a range into a few parts. */
export function step(range: number): number {
  for (let power = 1; ; power *= 10) {
    const found = STEPS.find((base) => range / (base * power) <= 5);
    if (found) return found * power;
  }
}

/** Places at least APART from each other, in the same order and as near to where they belong as that leaves. */
export function apart(wanted: number[], low: number, high: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[a]! - wanted[b]!);
  const placed = [...wanted];
  let last = low - APART;
  for (const index of order) last = placed[index] = Math.max(placed[index]!, last + APART);
  let next = high + APART;
  for (const index of order.reverse()) next = placed[index] = Math.min(placed[index]!, next - APART);
  return placed;
}

export function plot(moments: Moment[], figure: Figure, box: Box): Plot {
  const seats = moments[0]!.shares.map((_, seat) => seat);
  const all = moments.flatMap((moment) => seats.map((seat) => valueAt(moment, figure, seat)));
  const top = figure === 'share' ? 100 : Math.max(1, ...all);
  const bottom = Math.min(0, ...all);
  const [wide, high] = [box.width - box.left - box.right, box.height - box.top - box.bottom];
  const x = (index: number) => box.left + (wide * index) / Math.max(1, moments.length - 1);
  const y = (value: number) => box.top + high * (1 - (value - bottom) / (top - bottom));
  const ends = seats.map((seat) => valueAt(moments.at(-1)!, figure, seat));
  const labels = apart(ends.map(y), box.top, box.height - box.bottom);
  return {
    curves: seats.map((seat) => ({
      seat,
      path: moments.map((moment, index) => point(x(index), y(valueAt(moment, figure, seat)), index)).join(''),
      end: { x: x(moments.length - 1), y: y(ends[seat]!), label: labels[seat]!, value: ends[seat]! },
    })),
    rounds: rounds(moments).map(({ index, round }) => ({ x: x(index), round })),
    values: ticks(bottom, top).map((value) => ({ y: y(value), value })),
    at: (entry) => {
      const index = moments.findIndex((moment) => moment.entry >= entry);
      return x(index < 0 ? moments.length - 1 : index);
    },
  };
}

function point(x: number, y: number, index: number): string {
  return `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`;
}

function ticks(bottom: number, top: number): number[] {
  const by = step(top - bottom);
  const first = Math.ceil(bottom / by) * by;
  return Array.from({ length: Math.floor((top - first) / by) + 1 }, (_, index) => first + index * by);
}

/** Where each round begins; of many rounds every second, third, ... */
function rounds(moments: Moment[]): { index: number; round: number }[] {
  const begun = moments.flatMap(({ round }, index) => (round !== moments[index - 1]?.round ? [{ index, round }] : []));
  const every = Math.ceil(begun.length / MOST_TICKS);
  return begun.filter((_, index) => index % every === 0);
}

/** The table behind a plot: how everybody stood when each round began, and at the end. */
export function rows(moments: Moment[], figure: Figure): { round: number | null; values: number[] }[] {
  const values = (moment: Moment) => moment.shares.map((_, seat) => valueAt(moment, figure, seat));
  const begun = moments.filter(({ round }, index) => round !== moments[index - 1]?.round);
  return [
    ...begun.map((moment) => ({ round: moment.round, values: values(moment) })),
    { round: null, values: values(moments.at(-1)!) },
  ];
}

/** Who rose and who fell most in a turning point, in percent; the largest change first, small ones left out. */
export function changes({ before, after }: Pick<Story['turnings'][number], 'before' | 'after'>) {
  return before
    .map((share, seat) => ({ seat, by: Math.round(100 * (after[seat]! - share)) }))
    .filter(({ by }) => Math.abs(by) > 1)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, 3);
}
