/** What the list says of a choice beside its words. */
import { expect, it } from 'vitest';
import type { Offer } from '../../api/client';
import type { TableStore } from '../../table/table.svelte';
import { read, shorter } from './offers';

const store = {
  teller: {
    words: { say: (key: string) => `<${key}>` },
    thing: (kind: string, id: string) => `${kind} ${id}`,
  },
} as unknown as TableStore;
const offer = (verb: string, about: Record<string, string>): Offer => ({ id: verb, verb, about });

it('a card of news, or of authority, says what it does', () => {
  expect(read(store, offer('choose-card', { information: 'unrest' }))).toEqual(['<help-information-unrest>']);
  expect(read(store, offer('use', { information: 'merchant' }))).toEqual(['<help-information-merchant>']);
  expect(read(store, offer('authority', { authority: 'castellan' }))).toEqual(['<help-authority-castellan>']);
  expect(read(store, offer('move', { unit: 'infantry' }))).toEqual([]);
});

it('a battle card bears its name beside its face', () => {
  for (const verb of ['lay', 'put-aside', 'take-back']) expect(shorter(store, offer(verb, { card: 'storm' }), 'Lay')).toBe('card storm');
  expect(shorter(store, offer('move', {}), 'Move')).toBe('Move');
});
