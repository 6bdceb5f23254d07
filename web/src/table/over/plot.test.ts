import { expect, it } from 'vitest';
import { apart, changes, foremost, plot, rows, step, type Moment } from './plot';

const BOX = { width: 120, height: 100, left: 10, right: 10, top: 0, bottom: 0 };
const moment = (entry: number, round: number, shares: number[], points: number[]): Moment => ({
  entry, round, shares, figures: points.map((value) => [value]),
});
const GAME = [moment(0, 1, [0.5, 0.5], [0, 0]), moment(5, 1, [0.25, 0.75], [2, 4]), moment(9, 2, [0, 1], [3, 10])];

it('curves run from the first moment to the last, the highest value on top', () => {
  const drawn = plot(GAME, 0, BOX);
  expect(drawn.curves.map(({ path }) => path)).toEqual([
    'M10.0 100.0L60.0 80.0L110.0 70.0',
    'M10.0 100.0L60.0 60.0L110.0 0.0',
  ]);
  expect(drawn.curves.map(({ end }) => end.value)).toEqual([3, 10]);
  expect(drawn.rounds).toEqual([{ x: 10, round: 1 }, { x: 110, round: 2 }]);
  expect(drawn.values.map(({ value }) => value)).toEqual([0, 2, 4, 6, 8, 10]);
  expect([0, 4, 5, 9, 99].map(drawn.at)).toEqual([10, 60, 60, 110, 110]);
});

it('shares are told in percent of a whole', () => {
  const drawn = plot(GAME, 'share', BOX);
  expect(drawn.curves[1]!.path).toBe('M10.0 50.0L60.0 25.0L110.0 0.0');
  expect(rows(GAME, 'share')).toEqual([
    { round: 1, values: [50, 50] },
    { round: 2, values: [0, 100] },
    { round: null, values: [0, 100] },
  ]);
});

it('of the figures the first is drawn in which the winner is ahead', () => {
  const told = (ending: string, ...figures: number[][]) => ({ ending, figures: ['points', 'land', 'law'], moments: [{ entry: 9, round: 2, shares: [0, 1], figures }] });
  const end = (...figures: number[][]) => foremost(told('points', ...figures));
  expect(end([0, 1, 2], [0, 3, 2])).toBe(1);
  expect(end([0, 3], [5, 1])).toBe(0);
  expect(end([5, 1], [0, 3])).toBe(1); // the second side won
  const won = (...figures: number[][]) => foremost(told('renaissance', ...figures), { renaissance: 'law' });
  expect(won([0, 1, 0], [1, 1, 3])).toBe(2); // what decided, first
  expect(won([0, 1, 3], [1, 1, 3])).toBe(0); // unless it tells nothing
  expect(end([4, 4], [4, 4])).toBe('share');
  expect(end([2, 1], [0, 1])).toBe('share');
});

it('values below zero have room', () => {
  const drawn = plot([moment(0, 1, [1], [0]), moment(1, 1, [1], [-4])], 0, BOX);
  expect(drawn.curves[0]!.path).toBe('M10.0 20.0L110.0 100.0');
});

it('steps are round numbers and few', () => {
  expect([1, 5, 6, 10, 25, 26, 100, 251].map(step)).toEqual([1, 1, 2, 2, 5, 10, 20, 100]);
});

it('labels keep apart, in order and inside', () => {
  expect(apart([50, 52, 10], 0, 100)).toEqual([50, 65, 10]);
  expect(apart([99, 100, 98], 0, 100)).toEqual([85, 100, 70]);
});

it('a turning point names who rose and fell most', () => {
  const turning = { before: [0.3, 0.3, 0.4, 0], after: [0.1, 0.65, 0.25, 0] };
  expect(changes(turning)).toEqual([{ seat: 1, by: 35 }, { seat: 0, by: -20 }, { seat: 2, by: -15 }]);
});
