import '../../lib/fakes';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Grammar, Offer } from '../../api/client';
import { source } from '../../language/source.fake';
import type { TableStore } from '../../table/table.svelte';
import type { PaxView } from './picture';
import type { read as Read } from './read';
import type { origin as Origin } from './scene';

const VIEW = {
  map: [
    { id: 'france', face: 'medieval', republic: true, cities: { paris: 'catholic-knight', lyon: null } },
    { id: 'byzantium', face: 'islamic', republic: false, cities: { caffa: null } },
  ],
  borders: { england_france: 'coeur-pawn', aragon_france: null },
  banks: [
    { id: 'fugger', seat: 0, west: [], east: [] },
    { id: 'medici', seat: 1, west: [{ card: 'france', queen: 'PREN040', vassals: [] }], east: [] },
    { id: 'coeur', seat: 2, west: [], east: [{ card: 'PREN010', queen: null, vassals: [] }] },
  ],
  victories: [
    {
      id: 'renaissance',
      banks: [
        [{ name: 'republics', mine: 0, needed: 2 }, { name: 'law', mine: 1, needed: 6 }],
        [{ name: 'republics', mine: 1, needed: 1 }, { name: 'law', mine: 4, needed: 4 }],
        [{ name: 'republics', mine: 3, needed: 2 }, { name: 'law', mine: 5, needed: 6 }],
      ],
    },
  ],
  market: [
    { region: 'west', places: [{ card: 'PREN021', face_down: true, florins: 3 }, { card: 'PREN010', face_down: false, florins: 1 }] },
  ],
} as unknown as PaxView;

const BONFIRE = {
  kind: 'tableau', location: 'papal_states', agents: ['reformist-bishop'], one_shot: 'peasant_revolt', about: [],
  ops: ['tax', 'vote-west'], prestige: ['law'], suitors: [],
};
const QUEEN = { kind: 'queen', location: null, agents: [], one_shot: 'coronation', about: [], ops: [], prestige: ['law'], suitors: ['england'] };
const FRANCE = {
  kind: 'empire', king: { ops: ['campaign'], prestige: [] }, republic: { ops: ['commerce-west'], prestige: ['law'] },
};
const PRINTED = {
  cards: { PREN010: BONFIRE, PREN040: QUEEN, PREN027: { ...BONFIRE, location: 'west' }, france: FRANCE, COMET1: { kind: 'comet' } },
  cities: {
    lyon: { levy: { medieval: 'catholic-knight', reformist: 'reformist-rook' } },
    caffa: { levy: { medieval: 'catholic-knight', islamic: 'islamic-rook' } },
  },
};

let store: TableStore;
let read: typeof Read;
let origin: typeof Origin;
let speak: (code: 'en' | 'pl') => void;
const PATIENCE = 60_000;

beforeAll(async () => {
  const { language, Words } = await import('../../language/language.svelte');
  const { Teller } = await import('../../language/teller');
  const words = new Words({ en: source('paxren', 'en'), pl: source('paxren', 'pl') });
  const grammar = { verbs: { collect: [['region', 'region'], ['column', 'number']] }, events: {} } as unknown as Grammar;
  store = { view: VIEW, frame: { printed: PRINTED }, teller: new Teller(grammar, words, { region: { ids: ['west'], names: null } }) } as unknown as TableStore;
  speak = (code) => language.switch(code);
  ({ read } = await import('./read'));
  ({ origin } = await import('./scene'));
}, PATIENCE);

const offer = (verb: string, about: Offer['about']) => ({ id: verb, verb, about }) as Offer;

describe('what a choice names only', () => {
  it('is told of a card to buy, play or sell: where it goes and what it brings', () => {
    speak('en');
    const told = ['Papal States: Reformed Bishop, One-shot: Peasant Revolt, Tax, Vote in the West, Law Prestige'];
    for (const verb of ['buy', 'play', 'sell']) expect(read(store, offer(verb, { card: 'PREN010' })), verb).toEqual(told);
    expect(read(store, offer('play', { card: 'PREN040' }))).toEqual(['England: One-shot: Coronation, Law Prestige']);
    expect(read(store, offer('buy', { card: 'COMET1' }))).toEqual([]);
    expect(read(store, offer('pass', {}))).toEqual([]);
    speak('pl');
    expect(read(store, offer('sell', { card: 'PREN010' }))[0]).toMatch(/^Państwo Papieskie: /);
  });

  it('is told of a card that a Bishop or an axe comes to: whose it is, and what stands on it', () => {
    speak('en');
    const told = ['Cœur', 'Papal States: Reformed Bishop, One-shot: Peasant Revolt, Tax, Vote in the West, Law Prestige'];
    for (const verb of ['place-bishop', 'behead']) expect(read(store, offer(verb, { card: 'PREN010' })), verb).toEqual(told);
    expect(read(store, offer('place-bishop', { card: 'france' }))).toEqual(['Medici', 'Commerce in the West, Law Prestige']);
    speak('pl');
    expect(read(store, offer('behead', { card: 'PREN040' }))[0]).toBe('Medyceusze');
  });

  it('is told of an Empire by the side that lies up, or that a Queen would bring', () => {
    speak('en');
    expect(read(store, offer('sell', { card: 'france' }))).toEqual(['Commerce in the West, Law Prestige']);
    expect(read(store, offer('crown', { empire: 'france' }))).toEqual(['Campaign']);
  });

  it('is told of a place: who stands there, whom a levy raises on this face', () => {
    speak('en');
    expect(read(store, offer('repress', { spot: 'england_france', empire: 'france' }))).toEqual(['Cœur Pawn']);
    expect(read(store, offer('tax', { border: 'england_france', empire: 'france' }))).toEqual(['Cœur Pawn']);
    expect(read(store, offer('siege', { spot: 'paris' }))).toEqual(['Catholic Knight']);
    expect(read(store, offer('levy', { spot: 'lyon' }))).toEqual(['Catholic Knight']);
    expect(read(store, offer('levy', { spot: 'caffa' }))).toEqual(['Islamic Rook']);
    speak('pl');
    expect(read(store, offer('levy', { spot: 'caffa' }))).toEqual(['islamska Wieża']);
  });
});

describe('a victory that a Comet may activate', () => {
  it('says how far every bank is from it, the nearest first', () => {
    speak('en');
    const told = () => read(store, offer('activate', { victory: 'renaissance' }));
    expect(told()).toEqual(['Medici: reached; Cœur: 1 missing; Fugger: 7 missing']);
    speak('pl');
    expect(told()).toEqual(['Medyceusze: spełnione; Cœurowie: brakuje 1; Fuggerowie: brakuje 7']);
  });
});

describe('places of the market', () => {
  it('are numbered by their price; the leftmost card lies face down', () => {
    const from = (column: number) => store.teller.choice(offer('collect', { region: 'west', column }));
    speak('en');
    expect([1, 2, 6].map(from)).toEqual([
      'Take 1 Florin from the face-down card of the Market in the West',
      'Take 1 Florin from place 1 of the Market in the West',
      'Take 1 Florin from place 5 of the Market in the West',
    ]);
    speak('pl');
    expect([1, 2].map(from)).toEqual([
      'Weź 1 Floren z zakrytej karty Rynku na Zachodzie', 'Weź 1 Floren z miejsca 1 Rynku na Zachodzie',
    ]);
  });
});

describe('where a card takes effect', () => {
  it('is said where its Op is bound to it, and not twice', () => {
    speak('en');
    const use = (op: string) => offer('use', { card: 'PREN027', op });
    expect(origin(store, 'card:PREN027', use('tax'))).toBe('West');
    for (const op of ['vote-west', 'commerce-west', 'inquisitor-catholic']) expect(origin(store, 'card:PREN027', use(op)), op).toBeNull();
    expect(origin(store, 'card:PREN010')).toBe('Papal States');
  });
});
