import { expect, it } from 'vitest';
import type { Offer } from '../../api/client';
import type { TableStore } from '../../table/table.svelte';
import { read, shorter } from './read';

const SAID: Record<string, string> = {
  'says-mission-dynasty-asks': 'you have 3 marriages',
  'says-mission-dynasty-brings': 'place 2 influence',
  'says-idea-serfdom-once': 'gain 2 manpower',
};
const store = {
  frame: { printed: { missions: { dynasty: { prestige: 2 } }, ideas: { serfdom: { brings: { ducats: 1, manpower: 0 } } } } },
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

it('names a trade card by its good, and by its nodes only where two of a good pay in one place', () => {
  const names: Record<string, string> = { a: 'Wine (Champagne, Sevilla)', b: 'Cloth (Champagne)', c: 'Wine (Champagne, Genoa)' };
  const trade = (card: string, node: string) => ({ id: `trade-at:${card}:${node}`, verb: 'trade-at', about: {} }) as Offer;
  const label = (card: string, node: string, ...others: Offer[]) => {
    const table = { offers: [trade(card, node), ...others], teller: { thing: (_: string, id: string) => names[id] } } as unknown as TableStore;
    return shorter(table, trade(card, node), `${names[card]} in ${node}`);
  };
  expect(label('a', 'champagne', trade('b', 'champagne'), trade('c', 'genoa'))).toBe('Wine in champagne');
  expect(label('a', 'champagne', trade('c', 'champagne'))).toBe('Wine (Champagne, Sevilla) in champagne');
});
