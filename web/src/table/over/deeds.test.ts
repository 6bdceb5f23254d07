import { expect, it } from 'vitest';
import { byPair } from './deeds';

it('deeds are told pair by pair, the busiest of a side first', () => {
  const told = byPair([
    { name: 'battle', doer: 1, other: 0, times: 1 },
    { name: 'battle', doer: 0, other: 1, times: 1 },
    { name: 'battle', doer: 0, other: 2, times: 3 },
    { name: 'won', doer: 0, other: 1, times: 1 },
  ]);
  expect(told.map(({ doer, other, deeds }) => [doer, other, deeds.map(({ name }) => name)])).toEqual([
    [0, 2, ['battle']],
    [0, 1, ['battle', 'won']],
    [1, 0, ['battle']],
  ]);
});
