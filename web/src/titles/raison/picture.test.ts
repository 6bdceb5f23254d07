import { expect, it } from 'vitest';
import { coalitions, type RaisonView } from './picture';

it('a coalition is talked over by all who lead one of its Powers', () => {
  const powers = [
    { id: 'austria', status: 'first', seat: 2 },
    { id: 'spain', status: 'first', seat: 2 },
    { id: 'poland', status: 'first', seat: 0 },
    { id: 'russia', status: 'first', seat: null },
    { id: 'france', status: 'second', seat: 1 },
    { id: 'ottoman', status: 'neutral', seat: 3 },
  ];
  expect(coalitions({ powers } as RaisonView)).toEqual([
    { status: 'first', seats: [0, 2] },
    { status: 'second', seats: [1] },
  ]);
});
