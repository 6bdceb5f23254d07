import { expect, it } from 'vitest';
import type { Offer } from '../../api/client';
import type { TableStore } from '../../table/table.svelte';
import { read } from './read';

const SAID: Record<string, string> = {
  'says-mission-dynasty-asks': 'you have 3 marriages',
  'says-mission-dynasty-brings': 'place 2 influence',
  'says-idea-serfdom-once': 'gain 2 manpower',
  'says-deed-growth-does': 'develop a node',
};
const store = {
  frame: { printed: { actions: { 'adm-03-3': 'growth', 'dip-09-1': 'counter' }, missions: { dynasty: { prestige: 2 } }, ideas: { serfdom: { brings: { ducats: 1, manpower: 0 } } } } },
  teller: {
    targets: ({ about }: Offer) => Object.values(about).map(String),
    words: {
      has: (message: string) => message in SAID,
      say: (message: string, about: Record<string, unknown> = {}) => SAID[message] ?? [message, ...Object.values(about)].join(' '),
    },
  },
} as unknown as TableStore;
const offer = (verb: string, ...targets: string[]): Offer => ({ id: verb, verb, about: { ...targets } as unknown as Offer['about'] });

it('tells what a mission asks for and brings, of two the one that is taken', () => {
  const told = ['You have 3 marriages', 'panel-reward text-prestige 2; place 2 influence'];
  expect(read(store, offer('take-mission', 'mission:dynasty'))).toEqual(told);
  expect(read(store, offer('exchange-mission', 'mission:other', 'mission:dynasty'))).toEqual(told);
});

it('tells what an idea brings a round and at once', () => {
  expect(read(store, offer('develop', 'idea:serfdom'))).toEqual(['text-a-round +1 means-ducats', 'text-at-once gain 2 manpower']);
});

it('tells what an action card does that is kept, thrown away or played', () => {
  for (const verb of ['keep', 'discard', 'play']) expect(read(store, offer(verb, 'card:adm-03-3'))).toEqual(['Develop a node']);
  expect(read(store, offer('keep', 'card:dip-09-1'))).toEqual([]);
});

it('names the advisor who would be dismissed', () => {
  const view = { realms: [{ own: true, court: { 0: { person: 'ruler' }, 2: { person: 'dip-04-4' } } }] };
  const table = { ...store, view, teller: { ...store.teller, thing: (kind: string, id: string) => `${kind} ${id}` } } as unknown as TableStore;
  const dismissal = (power: string) => ({ id: 'dismiss', verb: 'dismiss', about: { power } }) as Offer;
  expect(read(table, dismissal('dip'))).toEqual(['person dip-04-4']);
  expect(read(table, dismissal('adm'))).toEqual([]);
});

it('leaves choices alone that name no card to read', () => {
  expect(read(store, offer('event', 'event:plague'))).toEqual([]);
});
