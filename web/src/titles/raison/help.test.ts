import '../../lib/fakes';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Grammar } from '../../api/client';
import { source } from '../../language/source.fake';
import type { TableStore } from '../../table/table.svelte';
import type { help as Helper } from './help';
import type { RaisonView } from './picture';

const CONTENT = new URL('../../../../src/theatrum/titles/raison/content/', import.meta.url);
const SHEET = readFileSync(new URL('maps/1618.json', CONTENT), 'utf8');

const POWER = { status: 'first', morale: 5, influence: 7, money: 2, generals_off_board: 0, at_war: ['france'], allies: [] };
const VIEW = {
  victory: 30,
  emperor: 'austria',
  standing: [{ kind: 'power', side: 'austria', points: 7 }],
  wheel: [{ action: 'movement', power: 'austria' }],
  powers: [
    { ...POWER, id: 'austria', seat: 0, minor: false, hand: { known: [2], unknown: 1 } },
    { ...POWER, id: 'spain', seat: 0, minor: true, hand: { known: [], unknown: 0 } },
    { ...POWER, id: 'poland', seat: null, minor: true, at_war: [], hand: { known: [], unknown: 0 } },
  ],
  territories: [
    { id: 'wien', control: 'austria', garrison: 'austria', fortress: true, generals: ['austria.1'] },
    { id: 'bohemia', control: null, garrison: null, fortress: true, generals: [] },
    { id: 'england', control: null, garrison: null, fortress: false, generals: [] },
  ],
  generals: [
    { id: 'austria.1', power: 'austria', at: 'wien', troops: 2 },
    { id: 'austria.2', power: 'austria', at: null, troops: 0 },
  ],
  battle: { territory: 'wien' },
  own_powers: ['austria', 'spain'],
} as unknown as RaisonView;

const TARGETS = [
  'territory:wien', 'territory:bohemia', 'territory:england', 'territory:alps', 'general:austria.1', 'general:austria.2',
  'power:austria', 'power:spain', 'power:poland',
  ...[1, 2, 3, 4, 5, 6].map((card) => `card:${card}`),
  ...['drill', 'taxation', 'subsidies', 'leadership', 'mobilisation', 'influence', 'movement'].map((id) => `action:${id}`),
  ...['first', 'second', 'neutral', 'expansionist'].map((id) => `status:${id}`),
  ...['wheel', 'tracks', 'statuses', 'hand', 'battle'].map((id) => `panel:${id}`),
  ...['influence', 'morale', 'money', 'cards', 'off-board', 'strength', 'deck', 'fortresses', 'arbiter', 'crown'].map((id) => `track:${id}`),
];

const THINGS = {
  status: {
    ids: ['first', 'second', 'neutral', 'expansionist'],
    names: {
      en: ['Austrian coalition', 'Protestant coalition', 'Neutral', 'Expansionist'],
      pl: ['Koalicja austriacka', 'Koalicja protestancka', 'Neutralność', 'Ekspansjonizm'],
    },
  },
};

let help: typeof Helper;
let store: TableStore;
let speak: (code: 'en' | 'pl') => void;

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(SHEET)));
  const { language, Words } = await import('../../language/language.svelte');
  const { Teller } = await import('../../language/teller');
  const words = new Words({ en: source('raison', 'en'), pl: source('raison', 'pl') });
  store = { view: VIEW, frame: { board: '1618', options: {} }, teller: new Teller({} as Grammar, words, THINGS) } as unknown as TableStore;
  speak = (code) => language.switch(code);
  ({ help } = await import('./help'));
  const { land } = await import('./land.svelte');
  await vi.waitUntil(() => land('1618', 'wien'));
});

describe('help', () => {
  it.each(['en', 'pl'] as const)('says something whole of every kind of thing (%s)', (code) => {
    speak(code);
    for (const target of TARGETS) {
      const told = help(store, target);
      expect(told?.lines.length, target).toBeGreaterThan(0);
      expect(told!.rule, target).toMatch(/^raison:\d+/);
      for (const line of [told!.heading, ...told!.lines]) expect(line, target).not.toMatch(/^(help|text|panel)-|[{}]/);
    }
  });

  it('tells what a land is, what it is worth and what stands there', () => {
    speak('en');
    const lines = help(store, 'territory:wien')!.lines;
    expect(lines).toContain('Capital: Austria');
    expect(lines).toContain('Garrison with Fortress: Austria');
    expect(lines).toContain('Austrian General 1 with 2 Troops');
    expect(help(store, 'territory:bohemia')!.lines).toContain('Elector: one vote for the imperial crown');
  });

  it('tells what a land brings the reader, or would', () => {
    speak('en');
    expect(help(store, 'territory:wien')!.forYou).toMatch(/^For you each round: \d Money, no Influence$/);
    expect(help(store, 'territory:england')!.forYou).toMatch(/^In your hands, each round: \d Money, no Influence$/);
    speak('pl');
    expect(help(store, 'territory:wien')!.forYou).toMatch(/^Dla ciebie w rundzie: Pieniądze \d, bez Wpływu$/);
  });

  it('calls a coalition by the name it has in the scenario', () => {
    speak('en');
    expect(help(store, 'status:second')!.heading).toBe('Protestant coalition');
    speak('pl');
    expect(help(store, 'status:second')!.heading).toBe('Koalicja protestancka');
  });

  it('has nothing to say of what it does not know, or of a battle when there is none', () => {
    expect(help(store, 'power:atlantis')).toBeNull();
    expect(help(store, 'weather:rain')).toBeNull();
    expect(help({ ...store, view: { ...VIEW, battle: null } } as unknown as TableStore, 'panel:battle')).toBeNull();
  });
});
