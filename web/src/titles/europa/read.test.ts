import '../../lib/fakes';
import { expect, it } from 'vitest';
import type { Offer } from '../../api/client';
import type { TableStore } from '../../table/table.svelte';
import { read, shorter } from './read';

const SAID: Record<string, string> = {
  'says-mission-dynasty-asks': 'you have 3 marriages',
  'says-mission-dynasty-brings': 'place 2 influence',
  'says-idea-serfdom-once': 'gain 2 manpower',
  'says-deed-growth-does': 'develop a node',
};
const store = {
  frame: { printed: { actions: { 'adm-03-3': 'growth', 'dip-04-1': 'spies', 'dip-09-1': 'counter' }, people: {}, deeds: { growth: { kind: 'growth' }, counter: { kind: 'counter', uses: 0 }, spies: { kind: 'spies', uses: 3 }, sow: { kind: 'spies', takes: 1 } }, missions: { dynasty: { prestige: 2 } }, ideas: { serfdom: { brings: { ducats: 1, manpower: 0 } } } } },
  teller: {
    targets: ({ about }: Offer) => Object.values(about).map(String),
    thing: (kind: string, id: string) => `${kind} ${id}`,
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
  for (const verb of ['keep', 'discard', 'play', 'play-minor']) expect(read(store, offer(verb, 'card:adm-03-3'))).toEqual(['Develop a node']);
  expect(read(store, offer('keep', 'card:dip-09-1'))).toEqual(['Text-counters 0 ']);
  expect(read(store, offer('discard', 'card:dip-04-1'))).toEqual(['Panel-display-of 3 deed sow']);
});

it('tells who is on a card that one might keep', () => {
  const people = {
    'adm-03-3': { skills: [2, 0, 0], dice: null, roles: ['advisor'], cost: 2 },
    'dip-09-1': { skills: [1, 1, 3], dice: ['infantry', 3], roles: ['leader'], cost: 2 },
  };
  const table = { ...store, frame: { printed: { ...(store.frame.printed as object), people } } } as unknown as TableStore;
  expect(read(table, offer('keep', 'card:adm-03-3'))).toEqual(['Develop a node', 'panel-bears-advisor means-adm 2 2']);
  expect(read(table, offer('keep', 'card:dip-09-1')).at(-1)).toBe('panel-bears-leader 1-1-3, panel-dice panel-die-infantry 3');
  expect(read(table, offer('discard', 'card:adm-03-3'))).toEqual(['Develop a node']);
});

it('names the advisor who would be dismissed', () => {
  const view = { realms: [{ own: true, court: { 0: { person: 'ruler' }, 2: { person: 'dip-04-4' } } }] };
  const table = { ...store, view, teller: { ...store.teller, thing: (kind: string, id: string) => `${kind} ${id}` } } as unknown as TableStore;
  const dismissal = (power: string) => ({ id: 'dismiss', verb: 'dismiss', about: { power } }) as Offer;
  expect(read(table, dismissal('dip'))).toEqual(['person dip-04-4']);
  expect(read(table, dismissal('adm'))).toEqual([]);
});

it('tells both options of an event, and what follows in any case', () => {
  const said: Record<string, string> = { 'says-event-e1-first': 'all age', 'says-event-e1-a': 'gain 2 ducats', 'says-event-e1-b': 'lose 1 Stability' };
  const words = { has: (message: string) => message in said, say: (message: string) => said[message] ?? message };
  const table = { ...store, teller: { ...store.teller, words } } as unknown as TableStore;
  expect(read(table, offer('event', 'event:e1'))).toEqual(['All age', 'A: gain 2 ducats', 'B: lose 1 Stability']);
});

it('tells what somebody brings to an office, and what to a battle', () => {
  const printed = { people: { 'adm-1': { skills: [2, 0, 1], dice: ['infantry', 2] }, 'adm-2': { skills: [1, 0, 0], dice: null } } };
  const table = { ...store, frame: { printed } } as unknown as TableStore;
  const appoint = (id: string) => read(table, { id, verb: id.split(':')[0]!, about: {} });
  expect(appoint('appoint:adm-1')).toEqual(['means-adm 2, means-mil 1']);
  expect(appoint('appoint-general:adm-1:1')).toEqual(['panel-dice panel-die-infantry 2']);
  expect(appoint('appoint-admiral:adm-2')).toEqual([]);
});

it('tells where an army stands that would march', () => {
  const view = { realms: [{ own: true, armies: [{ area: 'seine', units: { 'infantry:regular': 2 } }, null] }] };
  const table = { ...store, view, teller: { ...store.teller, thing: (_: string, id: string) => id } } as unknown as TableStore;
  expect(read(table, offer('march-army', 'army:1'))[0]).toContain('chart-army-at seine');
  expect(read(table, offer('march-army', 'army:2'))).toEqual(['chart-army-new']);
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
  const keep: Offer = { id: 'keep:adm-03-3', verb: 'keep', about: { card: 'adm-03-3' } };
  expect(shorter(store, keep, 'Keep for 2 ducats: Growth')).toBe('card adm-03-3');
});
