import { expect, it } from 'vitest';
import { LONGEST, stays, type Weight } from './pace';

const all = (stays: number[]) => stays.reduce((sum, one) => sum + one, 0);
const many = (weight: Weight, times: number): Weight[] => Array<Weight>(times).fill(weight);

it.each(['brisk', 'calm'] as const)('at %s what weighs more stays longer', (pace) => {
  const told = stays([0, 1, 2, 3], pace, LONGEST[pace]);
  expect(told).toEqual([...told].sort((a, b) => a - b));
  expect(new Set(told).size).toBe(4);
});

it('calm takes longer than brisk', () => {
  const [brisk, calm] = (['brisk', 'calm'] as const).map((pace) => stays([0, 1, 2, 3], pace, Infinity));
  expect(calm!.every((stay, n) => stay > brisk![n]!)).toBe(true);
});

it.each([many(0, 500), many(3, 500), [...many(1, 80), ...many(3, 20)]])('the wait is bounded', (...weights) => {
  expect(all(stays(weights, 'brisk', LONGEST.brisk))).toBeLessThanOrEqual(LONGEST.brisk + 1e-6);
  expect(all(stays(weights, 'brisk', -5))).toBe(0);
});

it('small things yield to great ones', () => {
  const told = stays([...many(0, 40), 3, ...many(1, 20), 2], 'brisk', 4000);
  expect([told[40], told.at(-1)]).toEqual(stays([3, 2], 'brisk', Infinity));
  expect(all(told)).toBeLessThanOrEqual(4000);
});
