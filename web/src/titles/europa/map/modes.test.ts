import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Offer } from '../../../api/client';
import { byId, type EuropaView } from '../picture';
import { arrow } from '../scene';
import { tally } from '../tally';
import { KNOWN_EFFECTS, KNOWN_EVENTS, KNOWN_VERBS, modeAsked, modeFor, modeOf, modeTold } from './modes';
import { eyesOf, paintOf, TIES, tiesOf, UNREST } from './paint';
import { area, capitalOf, holdsDistant, placeOf } from './places';
import type { Cell } from './sheet';
import { tokens } from './tokens';

const WORDS = '../src/theatrum/titles/europa/content/words/en/';
const offer = (verb: string) => ({ verb }) as Offer;
const ENDS = new Set(['done']);

const mat = (realm: string, own: boolean, ties: object = {}) => ({
  realm, own, prestige: 3, stability: 0, ducats: 5, tax: 9, interest: 0, power: { adm: 1, dip: 2, mil: 3 }, manpower: { available: 4 },
  missions_done: [], ideas: [], claims: [], cores: [], allies: [], wars: [], casus: [], truces: [], weddings: [], disputed: [], fleet: null,
  armies: [null, null, null], ...ties,
});
const province = (id: string, owner: string | null, more: object = {}) => ({
  id, owner, controller: owner, overlord: null, occupier: null, rebels: false, unrest: false, town: null, vassal: false, capital: false, ...more,
});
const view = {
  active: 1, distant: ['area:canada', 'province:canada'], empire: null,
  provinces: [
    province('paris', 'france', { capital: true }), province('london', 'england', { capital: true }), province('milan', 'milan', { capital: true }),
    province('bordeaux', 'england', { occupier: 'france', controller: 'france' }), province('canada', null),
  ],
  areas: [
    { id: 'seine', religion: 'catholic', influence: {}, infantry: { 0: 2 }, rebels: 0 },
    { id: 'lombardy', religion: 'catholic', influence: { 0: 1 }, infantry: {}, rebels: 3 },
    { id: 'canada', religion: 'none', influence: {}, infantry: {}, rebels: 0 },
  ],
  waters: [{ id: 'english_channel', light: { 1: 2 }, guards: { 1: 1 }, fleets: [] }],
  nodes: [{ id: 'genoa', developed: false, pirates: 0, merchants: [{ seat: 0, tapped: true }] }],
  realms: [
    mat('france', true, { wars: ['england'], allies: ['milan'], claims: ['lombardy'], armies: [null, { area: 'seine', units: { 'regular infantry': 2 }, general: true }, null] }),
    mat('england', false, { wars: ['france'], fleet: { water: 'english_channel', ships: { galley: 1, 'heavy-ship': 1 }, damaged: 0 } }),
  ],
} as unknown as EuropaView;
const cell = (id: string, where: string) => ({ id, area: where, empire: false, port: '' }) as unknown as Cell;

describe('the mode of a question', () => {
  it('is that which all of its choices need', () => {
    expect(modeFor([offer('place-influence'), offer('done')], ENDS)).toBe('diplomatic');
    expect(modeFor([offer('step'), offer('ferry')], ENDS)).toBe('military');
    expect(modeFor([offer('step'), offer('trade')], ENDS)).toBeNull();
    expect(modeFor([offer('enlist'), offer('borrow')], ENDS)).toBe('military'); // a loan pays for anything
    expect(modeFor([offer('discover'), offer('roll-again')], ENDS)).toBe('colonial');
    expect(modeFor([offer('done')], ENDS)).toBeNull();
    expect(modeFor([offer('pick-realm')], ENDS)).toBe('diplomatic'); // a marriage of a card, say
    expect(modeFor([offer('appoint-general'), offer('done')], ENDS)).toBe('military'); // before a battle
  });

  it('is that of what a card does, where its choices are places of any kind', () => {
    const pick = (effect: string) => modeAsked({ name: 'Pick', about: { effect } });
    expect([pick('calm'), pick('drive_out_of'), pick('choose')]).toEqual(['unrest', 'diplomatic', null]);
    expect(modeAsked({ name: 'SetSail', about: {} })).toBe('colonial');
    expect(modeAsked({ name: 'Besiege', about: {} })).toBe('military'); // also when all are chosen
    expect(modeAsked(null)).toBeNull();
  });

  it('is that of the group that is looked into, where its choices need several', () => {
    expect(modeOf({ group: 'war' })).toBe('military');
    expect([modeOf({ group: 'court' }), modeOf({ verb: 'march' }), modeOf(undefined)]).toEqual([null, null, null]);
  });

  it('is that of what is being told', () => {
    expect(modeTold(['allied', 'marched'])).toBe('military');
    expect(modeTold(['allied', 'cardinal-gained', 'turn'])).toBe('diplomatic'); // nothing of these is on the map
    expect(modeTold(['turn'])).toBeNull();
  });

  it('knows only verbs and events of the title', () => {
    const text = readdirSync(WORDS).map((file) => readFileSync(`${WORDS}${file}`, 'utf8')).join('\n');
    const missing = (kind: string, names: ReadonlySet<string>) => [...names].filter((name) => !new RegExp(`^${kind}-${name} =`, 'm').test(text));
    expect(missing('choice', KNOWN_VERBS)).toEqual([]);
    expect(missing('event', KNOWN_EVENTS)).toEqual([]);
    expect(missing('effect', KNOWN_EFFECTS)).toEqual([]);
  });
});

describe('places', () => {
  it('are what targets are or stand in', () => {
    expect(placeOf(view, 'army:2')).toBe('area:seine');
    expect(placeOf(view, 'army:1')).toBeNull();
    expect(placeOf(view, 'realm:milan')).toBe('province:milan');
    expect(placeOf(view, 'water:english_channel')).toBe('zone:english_channel');
    expect(placeOf(view, 'water:bordeaux')).toBe('province:bordeaux');
    expect(placeOf(view, 'card:adm-01-1')).toBeNull();
    expect(capitalOf(view, 'burgundy')).toBeNull();
  });

  it('lie on one sheet or the other', () => {
    expect([area(view, 'area:canada'), holdsDistant(view, 'area:canada')]).toEqual([null, true]);
    expect([area(view, 'area:seine'), holdsDistant(view, 'area:seine')]).toEqual(['area:seine', false]);
  });
});

describe('colours', () => {
  const colours = { france: '#0000ff', england: '#ff0000', none: '#cccccc' };
  const eyes = eyesOf(view, colours, 'france');

  it('tell owners, and in stripes who occupies', () => {
    expect(paintOf('political', eyes, cell('bordeaux', 'seine'), false)).toEqual({ ground: '#ff0000', stripe: '#0000ff', pale: false });
    expect(paintOf('political', eyes, cell('canada', 'canada'), true).ground).toBeNull();
  });

  it('tell ties as any realm sees them', () => {
    expect(paintOf('diplomatic', eyes, cell('london', 'seine'), false).ground).toBe(TIES.war);
    expect(paintOf('diplomatic', eyes, cell('milan', 'lombardy'), false)).toMatchObject({ ground: TIES.ally, stripe: TIES.casus });
    expect(tiesOf(view, 'milan').get('france')).toBe('ally');
  });

  it('tell unrest from calm', () => {
    expect(paintOf('unrest', eyes, cell('paris', 'seine'), false).ground).toBe(UNREST.calm);
    const risen = { ...view, provinces: [province('paris', 'france', { rebels: true })] } as unknown as EuropaView;
    expect(paintOf('unrest', eyesOf(risen, colours, 'france'), cell('paris', 'seine'), false).ground).toBe(UNREST.rebels);
  });
});

describe('counters', () => {
  const kinds = (mode: 'political' | 'military' | 'trade' | 'diplomatic') => tokens(view, mode, 'france', false).map(({ symbol }) => symbol.replace('europa-map-', ''));

  it('are those of the mode', () => {
    expect(kinds('political')).toEqual(['army-led', 'fleet', 'rebels']);
    expect(kinds('military')).toEqual(['army-led', 'infantry', 'fleet', 'light', 'rebels']);
    expect(kinds('trade')).toEqual(['merchant', 'fleet', 'light']);
    expect(kinds('diplomatic')).toEqual(['influence', 'claim', 'tie-war', 'tie-ally']);
  });

  it('one’s own armies are what choices name, and come when they are asked for', () => {
    expect(tokens(view, 'political', 'france', false)[0]).toMatchObject({ target: 'army:2', area: 'area:seine', number: 2 });
    expect(tokens(view, 'religious', 'france', true).map(({ target }) => target)).toEqual(['army:2']);
  });
});

it('marches, voyages and merchants are ways on the map', () => {
  const about = { realm: 'france', from: 'seine', to: 'lombardy' };
  expect(arrow({ name: 'marched', about } as never, view)).toEqual({ from: 'area:seine', to: 'area:lombardy', side: 'france' });
  expect(arrow({ name: 'fleet-sailed', about: { realm: 'england', from: 'london', to: 'english_channel' } } as never, view)).toMatchObject({
    from: 'province:london', to: 'zone:english_channel',
  });
  expect(arrow({ name: 'shifted-power', about: { realm: 'france', from: 'adm', to: 'dip' } } as never, view)).toBeNull();
});

it('a tally has who holds what, strength by place, figures', () => {
  const { holders, forces, figures } = tally(view);
  expect([holders['province:bordeaux'], holders['province:canada']]).toEqual(['france', undefined]);
  expect(forces['area:seine']).toEqual({ france: 4 });
  expect(forces['zone:english_channel']).toEqual({ england: 5 });
  expect(figures['france.dip']).toBe(2);
  expect(byId(view.areas, 'seine')!.id).toBe('seine');
});
