import '../../lib/fakes';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Grammar } from '../../api/client';
import { source } from '../../language/source.fake';
import type { TableStore } from '../../table/table.svelte';
import type { help as Helper } from './help';
import type { BattleForecast, choiceLine as Line, outcome as Outcome } from './outlook';
import type { PaxView } from './picture';

const CONTENT = new URL('../../../../src/theatrum/titles/paxren/content/', import.meta.url);
const RULES = readFileSync(new URL('rules.toml', CONTENT), 'utf8');

const RULERS = '\nking-france = Louis XI\nking-england = Edward IV\nrepublic-england = Parliament\n';

const VIEW = {
  map: [
    {
      id: 'france', face: 'reformist', bank: 'medici', republic: false, suzerain: 'hungary', repressed: ['coeur-pawn'],
      cities: { paris: null, tana: 'islamic-rook', novgorod: null },
    },
    { id: 'england', face: 'medieval', bank: null, republic: false, suzerain: null, repressed: [], cities: {} },
  ],
  blocked: ['novgorod'],
  borders: { england_france: 'catholic-pirate', aragon_france: null },
  banks: [{ id: 'medici', florins: 4, concessions: 2, pawns: 8, hand: { known: ['PREN001'], unknown: 1 } }],
} as unknown as PaxView;

const PRINTED = {
  faces: { france: ['medieval', 'reformist'], england: ['medieval', 'reformist'] },
  cities: {
    paris: { capital: true, emporium: null, levy: { reformist: 'catholic-knight' } },
    tana: { capital: false, emporium: 'east', levy: { reformist: 'catholic-rook' } },
    novgorod: { capital: false, emporium: 'east', levy: { reformist: 'catholic-rook' } },
  },
  borders: {
    england_france: { between: ['england', 'france'], sea: true },
    aragon_france: { between: ['aragon', 'france'], sea: false },
  },
};

const OPS = ['inquisitor-catholic', 'commerce-east', 'behead', 'tax', 'repress-pawn-rook', 'vote-west', 'corsair-islamic', 'siege', 'campaign'];
const SHOTS = ['conspiracy', 'peasant_revolt', 'crusade', 'jihad', 'reformation', 'coronation', 'trade_shift', 'apostasy', 'torch'];
const TARGETS = [
  'empire:france', 'empire:england', 'spot:paris', 'spot:tana', 'spot:novgorod', 'spot:france', 'spot:england_france',
  'border:aragon_france', 'court:france', 'bank:medici', 'region:east', 'token:pawn', 'token:medici-pawn',
  ...['knight', 'rook', 'bishop', 'pirate'].map((piece) => `token:islamic-${piece}`),
  ...OPS.map((op) => `op:${op}`),
  ...SHOTS.map((shot) => `shot:${shot}`),
  ...['catholic', 'islamic', 'reformist', 'law', 'discovery', 'patron'].map((kind) => `prestige:${kind}`),
  ...['holy', 'imperial', 'globalization', 'renaissance', 'patron'].map((id) => `victory:${id}`),
  ...['florins', 'hand', 'concessions', 'deck', 'comets', 'price', 'china', 'maids'].map((id) => `track:${id}`),
  ...['market', 'victories', 'tableaux', 'hand'].map((id) => `panel:${id}`),
];

const WON: BattleForecast = {
  kind: 'battle', war: 'conspiracy', empire: 'france', attack: [{ spot: 'field', token: 'catholic-knight' }], defence: [],
  fall: 0, win: true, cost: 0, from: 'medici', becomes: 'monarchy', map: 'medieval', frees: ['england'], queen: 'PREN070',
};

let help: typeof Helper;
let outcome: typeof Outcome;
let choiceLine: typeof Line;
let store: TableStore;
/** Milliseconds that a busy machine may take. */
const PATIENCE = 60_000;
let speak: (code: 'en' | 'pl') => void;

beforeAll(async () => {
  const { language, Words } = await import('../../language/language.svelte');
  const { Teller } = await import('../../language/teller');
  const words = new Words({ en: source('paxren', 'en') + RULERS, pl: source('paxren', 'pl') + RULERS });
  const grammar = { verbs: { launch: [['empire', 'empire']] } } as unknown as Grammar;
  const things = { empire: { ids: ['france'], names: null } };
  store = { view: VIEW, frame: { printed: PRINTED }, teller: new Teller(grammar, words, things) } as unknown as TableStore;
  speak = (code) => language.switch(code);
  ({ help } = await import('./help'));
  ({ outcome, choiceLine } = await import('./outlook'));
}, PATIENCE);

describe('help', () => {
  it.each(['en', 'pl'] as const)('says something whole of every kind of thing (%s)', (code) => {
    speak(code);
    for (const target of TARGETS) {
      const told = help(store, target);
      expect(told?.lines.length, target).toBeGreaterThan(0);
      for (const line of [told!.heading, ...told!.lines]) expect(line, target).not.toMatch(/^(help|text|panel|op|shot)-|[{}]/);
    }
  });

  it('leads to a paragraph that there is', () => {
    for (const target of TARGETS) {
      const paragraph = help(store, target)!.rule!.replace('paxren:', '');
      expect(RULES, target).toContain(`id = "${paragraph}"`);
    }
  });

  it('shows cards whole', () => {
    expect(help(store, 'card:PREN001')?.Face).toBeDefined();
  });

  it('knows nothing of what is not there', () => {
    for (const target of ['empire:atlantis', 'spot:field', 'op:dance', 'token:none', 'talk:table']) {
      expect(help(store, target), target).toBeNull();
    }
  });

  it('tells how a place stands', () => {
    speak('en');
    expect(help(store, 'empire:france')!.lines).toEqual([
      'Map card: Reformed Theocracy. On its back: secular', 'Medici Monarchy: Louis XI', 'Vassal of Hungary', 'repressed: Cœur Pawn',
    ]);
    expect(help(store, 'border:aragon_france')!.lines).toEqual(['Land border between Aragon and France']);
    expect(help(store, 'spot:paris')!.lines).toEqual(['Capital', 'Empty. A Levy raises a Catholic Knight']);
  });
});

describe('what a war would do', () => {
  it('is told change by change when it is won', () => {
    speak('en');
    expect(outcome(store, WON)).toEqual([
      'Nobody falls', 'France becomes your Monarchy', 'Taken from Medici', 'The map card turns to its secular side',
      'Vassals set free: England', 'The Queen is lost: PREN070',
    ]);
    expect(outcome(store, { ...WON, empire: 'papal_states', becomes: 'vassal' })[1]).toBe('The Papal States become your Vassal');
    speak('pl');
    expect(outcome(store, WON).slice(1, 4)).toEqual([
      'Francja stanie się twoją Monarchią', 'Medyceusze stracą tę kartę', 'Karta Mapy odwróci się na stronę świecką',
    ]);
  });

  it('is told with what is missing when it fails', () => {
    speak('en');
    const lost = { ...WON, win: false, defence: [...WON.attack, ...WON.attack], fall: 1, cost: 1, becomes: null };
    expect(outcome(store, lost)).toEqual(['One token of each side falls', 'Costs 1 Florin', '2 attackers are missing']);
  });

  it('names targets that are not on offer yet', () => {
    speak('en');
    expect(choiceLine(store, 'launch:france')).toBe('Fire the One-shot against France');
  });
});
