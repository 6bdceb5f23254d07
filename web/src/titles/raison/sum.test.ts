import { expect, it } from 'vitest';
import type { Happening } from '../../api/client';
import { sum } from './sum';

const happened = (name: string, about: Happening['about']): Happening => ({ entry: 0, name, about });
const log = [
  happened('battle', { power: 'russia', territory: 'hanover', attack: 4, defence: 3 }),
  happened('supports-defence', { general: 'austria.2' }),
  happened('supports-attack', { general: 'sweden.1' }),
  happened('pile', { general: 'russia.1', cards: 45, strength: 9 }),
  happened('pile', { general: 'austria.2', cards: 344, strength: 12 }),
  happened('pile', { general: 'sweden.1', cards: 6, strength: 6 }),
  happened('won', { power: 'russia', territory: 'hanover', strength: 19, against: 15 }),
];
const told = log.filter(({ name }) => !name.startsWith('supports'));

it('cards come up General by General, each on the side for which he fights', () => {
  const [attack, defence] = sum(told.slice(0, 3), log);
  expect(attack.piles).toEqual([{ general: 'russia.1', cards: [4, 5], pairs: 0 }]);
  expect(defence.piles).toEqual([{ general: 'austria.2', cards: [3, 4, 4], pairs: 1 }]);
  expect([attack.total, attack.wins]).toEqual([null, false]);
  expect([attack.powers, defence.powers]).toEqual([['russia', 'sweden'], ['austria']]);
});

it('the sums add up to the totals of the result', () => {
  for (const side of sum(told, log)) {
    const cards = side.piles.reduce((all, { cards, pairs }) => all + pairs + cards.reduce((one, card) => one + card, 0), 0);
    expect(side.base + cards).toBe(side.total);
  }
  const [attack, defence] = sum(told, log);
  expect([attack.wins, defence.wins, attack.total, defence.total]).toEqual([true, false, 19, 15]);
});

it('the defence holds, or nobody wins', () => {
  const held = [log[0]!, happened('held', { territory: 'hanover', strength: 5, against: 4 })];
  expect(sum(held, held).map(({ total, wins }) => [total, wins])).toEqual([[4, false], [5, true]]);
  const drawn = [log[0]!, happened('drawn', { territory: 'hanover', strength: 4 })];
  expect(sum(drawn, drawn).map(({ total, wins }) => [total, wins])).toEqual([[4, false], [4, false]]);
});
