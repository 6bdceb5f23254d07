/** A battle of which nobody fell is over as well. */
import { expect, it } from 'vitest';
import type { Happening } from '../../api/client';
import { battleAt, lastDecided } from '../../table/stage/climax';
import { CLIMAX } from './climax';

const NAMES = ['battle', 'laid', 'laid', 'withdrew', 'occupied', 'round', 'military-phase', 'moved', 'annexed'];
const log: Happening[] = NAMES.map((name, entry) => ({ entry, name, about: {} }));

it('a battle that ends with a Retreat ends there: what is taken later is no part of it', () => {
  expect(lastDecided(log, 0, CLIMAX)).toBe(4);
  expect(battleAt(log, 4, CLIMAX)?.map(({ name }) => name)).toEqual(['battle', 'laid', 'laid', 'withdrew', 'occupied']);
  expect(battleAt(log, 8, CLIMAX)).toBeNull();
});
