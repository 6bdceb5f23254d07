import { expect, it } from 'vitest';
import type { TableStore } from '../../table/table.svelte';
import { verdict } from './verdict';

const berlin = { kind: 'hold', done: 3, wanted: 3, place: 'berlin', target: null };
const rivals = { kind: 'rivals', done: 0, wanted: 1, place: null, target: null };
const teller = {
  event: ({ name }: { name: string }) => name,
  thing: (_: string, id: string) => id,
  words: { say: (key: string) => key },
};
const store = (result: number[], name: string) =>
  ({
    live: { result, players: [{ goals: [rivals] }, { goals: [berlin, rivals] }] },
    log: [{ name: 'round' }, { name }],
    teller,
  }) as unknown as TableStore;

it('says what decides after the last round, where no goal was reached', () => {
  const late = store([1, 2], 'won');
  const ranked = { ...late, live: { ...late.live, level: 'full', limit: 18 } } as unknown as TableStore;
  expect(verdict(ranked)).toEqual(['won', 'verdict-limit']);
  expect(verdict(late)).toEqual(['won']);
});

it('says who won and which goal was reached', () => {
  expect(verdict(store([2, 1], 'won'))).toEqual(['won', 'berlin: text-goal-hold 3/3']);
  expect(verdict(store([2, 2], 'nobody-won'))).toEqual(['nobody-won']);
});
