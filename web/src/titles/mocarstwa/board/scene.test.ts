import { describe, expect, it } from 'vitest';
import type { Offer } from '../../../api/client';
import { turnOf } from '../phase';
import type { MocarstwaView, Province, Ship } from '../picture';
import { able, acting, area, arrow, counters, scene, stakes } from './scene';

const NOBODY = { fresh: {}, riding: {}, tired: {}, commander: null, captive: null };
const madrid: Province = {
  ...NOBODY, id: 'madrid', holder: 'spain', units: { infantry: 2, cavalry: 1 }, fresh: { infantry: 1 }, riding: { cavalry: 1 },
  fort: 'fort', room: 1, spoils: false, commander: 'marshal',
};
const frigate: Ship = {
  ...NOBODY, id: 'frigate.1', hex: 'west_med.2', kind: 'frigate', holder: 'spain', banner: 'spain', units: { infantry: 2 },
  fresh: { infantry: 2 }, crew: 3, masts: 1, most_masts: 2, decks: 2, most_decks: 2, sailed: false, salvoes: 0,
};
const view = {
  players: [{ power: 'spain', own: true }, { power: 'russia' }], active: 0, decision: { name: 'Orders', about: {} },
  provinces: [madrid], ships: [frigate], assaults: [{ to: 'lyon', from: 'madrid', unit: 'artillery' }],
} as unknown as MocarstwaView;
const offer = (verb: string, about: Record<string, string>): Offer => ({ id: verb, verb, about });

describe('the map', () => {
  const { pieces, holder } = scene(view);

  it('shows every unit as a counter of its own; who has acted steps back, who may ride on says so', () => {
    const units = pieces.filter(({ area: place, target }) => place === 'madrid' && target.includes('@'));
    expect(units.map(({ symbol, spent, badge }) => [symbol, spent, badge ?? ''])).toEqual([
      ['mocarstwa-infantry', false, ''], ['mocarstwa-infantry', true, ''], ['mocarstwa-cavalry', false, '»'],
    ]);
    expect(units.every(({ device }) => device === 'device-spain')).toBe(true);
  });

  it('shows forts, commanders, and ships with what is left of them', () => {
    expect(pieces.map(({ symbol }) => symbol)).toEqual(
      expect.arrayContaining(['mocarstwa-fort', 'mocarstwa-commander-marshal', 'mocarstwa-frigate-1-2']),
    );
    expect(pieces.find(({ id }) => id === 'frigate.1')).toMatchObject({ area: 'west_med.2', number: 2 });
    expect(holder).toEqual({ madrid: 'spain' });
    expect(pieces.filter(({ uncounted }) => uncounted).map(({ id }) => id)).toEqual(['fort@madrid', 'marshal@madrid']);
  });

  it('shows who stands before a province under crossed swords, players and independents alike', () => {
    const battle = { place: 'madrid', before: ['cavalry'] };
    const marching = (more: object) =>
      scene({ ...view, ...more } as MocarstwaView).pieces.filter(({ badge }) => badge === '⚔').map(({ area: to, side, symbol }) => [to, side, symbol]);
    expect(marching({ assaults: [{ to: 'madrid', from: 'lyon', unit: 'artillery' }] })).toEqual([['madrid', 'spain', 'mocarstwa-artillery']]);
    expect(marching({ assaults: [], battle })).toEqual([['madrid', 'independents', 'mocarstwa-cavalry']]);
    expect(marching({ assaults: [], battle: { ...battle, place: 'frigate.1' } })).toEqual([]);
  });

  it('has nobody who has acted before the phase begins', () => {
    const rested = { ...view, assaults: [], provinces: [{ ...madrid, fresh: {}, riding: {} }] } as MocarstwaView;
    expect(scene(rested).pieces.some(({ spent }) => spent)).toBe(false);
    expect([acting(view), acting(rested)]).toEqual(['spain', null]);
  });
});

describe('orders', () => {
  it('of what comes onto the map name the place first: one is filled, then the next', () => {
    expect(counters(offer('deploy', { unit: 'infantry', place: 'madrid', number: '2' }))).toEqual(['place:madrid', 'unit:infantry']);
    expect(counters(offer('recruit', { unit: 'cavalry', place: 'madrid', number: '1' }))).toEqual(['place:madrid', 'unit:cavalry']);
    expect(counters(offer('erect', { work: 'fort', place: 'madrid' }))).toEqual(['place:madrid', 'work:fort']);
  });

  it('name the unit where it stands, or the ship, and then where to', () => {
    expect(counters(offer('move', { unit: 'infantry', from: 'madrid', to: 'lyon' }))).toEqual([
      'unit@place:infantry@madrid', 'place:lyon',
    ]);
    expect(counters(offer('sail', { unit: 'infantry', ship: 'frigate.1', hex: 'west_med.3' }))).toEqual([
      'place:frigate.1', 'hex:west_med.3',
    ]);
    expect(counters(offer('embark', { unit: 'infantry', from: 'madrid', ship: 'frigate.1' }))?.at(-1)).toBe('place:frigate.1');
    expect(counters(offer('buy', { unit: 'infantry', number: '2' }))).toBeNull();
  });

  it('count those who can act', () => {
    expect(able(view, 'unit@place:infantry@madrid')).toBe(1);
    expect(able(view, 'unit@place:cavalry@madrid')).toBe(1);
    expect(able(view, 'place:frigate.1')).toBe(1);
    expect(able(view, 'unit@place:infantry@lyon')).toBe(0);
  });
});

it('a ship stands in her hex, a unit in its province', () => {
  expect(area(view, 'place:frigate.1')).toBe('west_med.2');
  expect(area(view, 'unit@place:infantry@madrid')).toBe('madrid');
  expect(area(view, 'power:spain')).toBeNull();
});

it('ways are drawn from where somebody is to where they go', () => {
  expect(arrow({ about: { unit: 'infantry', ship: 'frigate.1', to: 'lyon' } }, view)).toEqual({
    from: 'west_med.2', to: 'lyon', side: 'spain',
  });
  expect(arrow({ about: { power: 'spain', place: 'madrid' } }, view)).toBeNull();
});

it('what is one’s own is at stake', () => {
  expect(stakes(view)).toEqual(expect.arrayContaining(['power:spain', 'place:madrid', 'place:frigate.1', 'unit@place:cavalry@madrid']));
});

it('the turn is that of the active player, of whoever is asked in an economic phase, and not of the independents', () => {
  const turn = (name: string, more: object = {}) =>
    turnOf({ ...view, active: 1, to_act: [0], decision: { name, about: {} }, battle: null, ...more } as MocarstwaView);
  expect([turn('Orders'), turn('Sell'), turn('Shortage', { to_act: [0, 1] })]).toEqual([1, 0, null]);
  expect(turn('LayCards', { battle: { attacker: 'independents' } })).toBeNull();
});
