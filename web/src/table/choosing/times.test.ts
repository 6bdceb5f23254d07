import { expect, it } from 'vitest';
import { countsUpTo } from './times';

it('offers to make a choice a few times in a row, or as often as can be', () => {
  expect([0, 1, 2, 3, 4, 9].map(countsUpTo)).toEqual([[], [], [2], [2, 3], [3, 4], [3, 9]]);
});
