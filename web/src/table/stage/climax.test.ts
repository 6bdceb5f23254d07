import { expect, it } from 'vitest';
import type { Happening } from '../../api/client';
import { battleAt, endOf, lastDecided, type Climax } from './climax';

const climax: Climax = { openings: ['battle'], results: ['won', 'held'], parts: ['pile', 'lost-troop'] };
const NAMES = ['turn', 'battle', 'supports', 'played', 'pile', 'pile', 'won', 'lost-troop', 'drew', 'lost-troop', 'battle', 'held'];
const log: Happening[] = NAMES.map((name, entry) => ({ entry, name, about: {} }));
const at = (place: number) => battleAt(log, place, climax)?.map(({ entry }) => entry) ?? null;

it('a battle is shown from the first card that is turned up', () => {
  expect([0, 1, 2, 3].map(at)).toEqual([null, null, null, null]);
  expect(at(4)).toEqual([1, 4]);
  expect(at(5)).toEqual([1, 4, 5]);
});

it('with its result and what follows it at once', () => {
  expect(at(6)).toEqual([1, 4, 5, 6]);
  expect(at(7)).toEqual([1, 4, 5, 6, 7]);
  expect(at(9)).toBeNull();
  expect(at(11)).toEqual([10, 11]);
});

it('the last battle that was decided', () => {
  expect(lastDecided(log.slice(0, 10), 2, climax)).toBe(7);
  expect(lastDecided(log, 0, climax)).toBe(11);
  expect(lastDecided(log.slice(0, 10), 7, climax)).toBe(-1);
});

it('what is left of a battle that was told in part', () => {
  expect([4, 6, 7].map((place) => endOf(log, place, climax))).toEqual([5, 7, 7]);
});
