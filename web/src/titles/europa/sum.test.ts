import { expect, test } from 'vitest';
import type { Happening } from '../../api/client';
import { lastRound, parties, rounds } from './sum';

const told = (name: string, about: Happening['about']): Happening => ({ entry: 0, name, about }) as Happening;

const BATTLE = [
  told('battle', { area: 'volga' }),
  told('attacks', { realm: 'muscovy', number: 4 }),
  told('defends', { realm: 'kazan', number: 2 }),
  told('battle-round', { number: 1 }),
  told('rolled', { realm: 'muscovy', die: 'infantry', face: 'double' }),
  told('rolled', { realm: 'muscovy', die: 'infantry', face: 'blank' }),
  told('rolled', { realm: 'kazan', die: 'infantry', face: 'cavalry' }),
  told('hit', { realm: 'muscovy', number: 1 }),
  told('lost-units', { realm: 'kazan', number: 1 }),
  told('battle-round', { number: 2 }),
  told('fell', { realm: 'muscovy', category: 'regular', unit: 'infantry', area: 'volga' }),
  told('won-battle', { realm: 'muscovy' }),
];

test('a battle is told round by round: dice, hits and losses of everybody', () => {
  const [first, second] = rounds(BATTLE);
  expect(first!.rolls).toEqual([
    { realm: 'muscovy', dice: [{ die: 'infantry', face: 'double' }, { die: 'infantry', face: 'blank' }], hits: 1, lost: 0 },
    { realm: 'kazan', dice: [{ die: 'infantry', face: 'cavalry' }], hits: 0, lost: 1 },
  ]);
  expect(second!.rolls).toEqual([{ realm: 'muscovy', dice: [], hits: 0, lost: 1 }]);
});

test('who came with how much', () => {
  expect(parties(BATTLE)).toEqual([
    { realm: 'muscovy', number: 4, attack: true },
    { realm: 'kazan', number: 2, attack: false },
  ]);
});

test('the dice of the last round of the last battle lie on the table', () => {
  const log = [...BATTLE, told('battle', { area: 'loire' }), told('battle-round', { number: 1 }), told('rolled', { realm: 'france', die: 'infantry', face: 'blank' })];
  expect(lastRound(log)?.rolls.map(({ realm }) => realm)).toEqual(['france']);
  expect(lastRound([])).toBeUndefined();
});
