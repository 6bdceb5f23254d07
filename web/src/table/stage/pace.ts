/** How fast what happens is told: each line by its weight, all of it within a bound. */

export const PACES = ['off', 'brisk', 'calm'] as const;
export type Pace = (typeof PACES)[number];
export type Moving = Exclude<Pace, 'off'>;

/** Small; on the board; one of the great moments; it touches the reader. */
export type Weight = 0 | 1 | 2 | 3;

/** Milliseconds that a line of each weight stays. */
const STAYS: Record<Moving, readonly [number, number, number, number]> = {
  brisk: [280, 650, 1200, 2200],
  calm: [900, 1800, 3200, 5500],
};
/** Milliseconds after which somebody who is asked something has been told everything. */
export const LONGEST: Record<Moving, number> = { brisk: 10_000, calm: 45_000 };
/** Milliseconds within which a long story is told: what others did since one's last turn, or while one was away. */
export const STORY = 55_000;
/** What would stay for less is passed over. */
const LEAST = 90;

/** How long each of the lines still to be told stays, with so much time left for all: small things yield first. */
export function stays(weights: readonly Weight[], pace: Moving, left: number): number[] {
  const wanted = weights.map((weight) => STAYS[pace][weight]);
  const sum = (great: boolean) => wanted.reduce((all, one, n) => all + (weights[n]! > 1 === great ? one : 0), 0);
  const share = (all: number, room: number) => (all <= Math.max(0, room) ? 1 : Math.max(0, room) / all);
  const great = share(sum(true), left);
  const small = share(sum(false), left - sum(true) * great);
  return wanted.map((one, n) => {
    const stay = one * (weights[n]! > 1 ? great : small);
    return stay < LEAST ? 0 : stay;
  });
}
