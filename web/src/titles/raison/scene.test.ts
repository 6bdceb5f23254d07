import { describe, expect, it } from 'vitest';
import type { Happening } from '../../api/client';
import { percents, uncertain } from './percents';
import type { RaisonView } from './picture';
import { actor, area, arrow, attacks, scene } from './scene';
import { acting, arbiter } from './turn';

const VIEW = {
  entry: 10,
  decision: { name: 'MoveGenerals', rule: '', secret: false, about: { power: 'spain' } },
  wheel: [
    { action: 'leadership', power: 'france' },
    { action: 'movement', power: 'spain' },
  ],
  powers: [
    { id: 'spain', status: 'first', at_war: ['sweden'], allies: ['austria'] },
    { id: 'sweden', status: 'second', at_war: ['spain'], allies: [] },
    { id: 'austria', status: 'first', at_war: ['sweden'], allies: ['spain'] },
    { id: 'france', status: 'neutral', at_war: [], allies: [] },
  ],
  battle: null,
  territories: [
    { id: 'brabant', control: 'spain', garrison: 'spain', fortress: true, generals: ['spain.1'] },
    { id: 'holland', control: 'sweden', garrison: 'sweden', fortress: false, generals: [] },
    { id: 'hesse', control: null, garrison: null, fortress: true, generals: [] },
  ],
  generals: [
    { id: 'spain.1', power: 'spain', at: 'brabant', troops: 3 },
    { id: 'spain.2', power: 'spain', at: null, troops: 0 },
  ],
} as unknown as RaisonView;

function event(name: string, about: Happening['about'], entry = 1): Happening {
  return { name, about, entry };
}

describe('scene', () => {
  it('puts a counter where a piece stands and none for a General off the board', () => {
    const shown = scene(VIEW).pieces.map(({ id, symbol, area: where, number }) => [id, symbol, where, number]);
    expect(shown).toEqual([
      ['garrison-brabant', 'raison-fortress-spain', 'brabant', undefined],
      ['garrison-holland', 'raison-garrison-sweden', 'holland', undefined],
      ['garrison-hesse', 'raison-fortress', 'hesse', undefined],
      ['spain.1', 'raison-general-spain', 'brabant', 3],
    ]);
  });

  it('crosses swords where a General stands among enemies, until the battle there is fought', () => {
    const territories = VIEW.territories.map((one) => (one.id === 'holland' ? { ...one, generals: ['spain.1'] } : one));
    const swords = (view: object) => scene(view as RaisonView).pieces.filter(({ symbol }) => symbol === 'raison-battle');
    expect(swords({ ...VIEW, territories }).map(({ target }) => target)).toEqual(['territory:holland']);
    expect(swords({ ...VIEW, territories, battle: { territory: 'holland' } })).toEqual([]);
  });

  it('crosses swords where a General stands among a Neutral’s as well, and not among Allies', () => {
    const held = (garrison: string) => VIEW.territories.map((one) => (one.id === 'holland' ? { ...one, garrison, generals: ['spain.1'] } : one));
    const swords = (territories: object[]) => scene({ ...VIEW, territories } as unknown as RaisonView).pieces.filter(({ symbol }) => symbol === 'raison-battle').length;
    expect([swords(held('france')), swords(held('austria'))]).toEqual([1, 0]);
  });

  it('marks as an attack what leads to a battle alone', () => {
    const land = (change: object) => ({ ...VIEW, territories: [VIEW.territories[0], { ...VIEW.territories[1], ...change }] }) as unknown as RaisonView;
    const march = { id: 'march', verb: 'march', about: { general: 'spain.1', territory: 'holland' } };
    expect(attacks(VIEW, march)).toBe(true);
    expect(attacks(land({ garrison: null }), march)).toBe(false); // an enemy's land in which nobody stands
    expect(attacks(land({ garrison: 'france', control: 'france' }), march)).toBe(true); // a Neutral's, outside its homes
    expect(attacks(land({ garrison: 'austria', control: 'austria' }), march)).toBe(false);
  });

  it('leaves out land that nobody holds', () => {
    expect(scene(VIEW).holder).toEqual({ brabant: 'spain', holland: 'sweden' });
  });

  it('finds the place of a target', () => {
    expect(area(VIEW, 'territory:hesse')).toBe('hesse');
    expect(area(VIEW, 'general:spain.1')).toBe('brabant');
    expect(area(VIEW, 'general:spain.2')).toBeNull();
    expect(area(VIEW, 'power:spain')).toBeNull();
  });
});

describe('events', () => {
  it('belong to who did them', () => {
    expect(actor(event('taxed', { power: 'spain', money: 3 }))).toBe('spain');
    expect(actor(event('marched', { general: 'sweden.2', from: 'skania', to: 'holland' }))).toBe('sweden');
    expect(actor(event('denied', { power: 'spain', arbiter: 'france', number: 2 }))).toBe('france');
    expect(actor(event('admitted', { power: 'spain', leader: 'austria' }))).toBe('austria');
    expect(actor(event('round', { round: 2 }))).toBeNull();
  });

  it('of a move are arrows', () => {
    const moved = event('sailed', { general: 'sweden.2', from: 'skania', to: 'holland' });
    expect(arrow(moved)).toEqual({ from: 'skania', to: 'holland', side: 'sweden' });
    expect(arrow(event('battle', { power: 'spain', territory: 'holland' }))).toBeNull();
  });
});

describe('the turn of the wheel', () => {
  it('is read off the question; gifts without an action of their own belong to Leadership', () => {
    expect(acting(VIEW)).toBe('movement');
    expect(acting({ ...VIEW, decision: { ...VIEW.decision!, name: 'Gift' } })).toBe('leadership');
    expect(acting({ ...VIEW, decision: { ...VIEW.decision!, name: 'Vote' } })).toBeNull();
  });

  it('has the Arbiter named in it, not an earlier or a later one', () => {
    const named = event('arbiter', { power: 'spain', arbiter: 'france' }, 4);
    const later = event('arbiter', { power: 'spain', arbiter: 'sweden' }, 12);
    expect(arbiter([event('turn', { turn: 1 }, 2), named, later], VIEW)).toBe('france');
    expect(arbiter([named, event('turn', { turn: 2 }, 6)], VIEW)).toBeNull();
  });
});

describe('percents', () => {
  it('add up to a hundred and stay close to the shares', () => {
    expect(percents([0.0251, 0.0789, 0.896])).toEqual([3, 8, 89]);
    expect(percents([1 / 3, 1 / 3, 1 / 3])).toEqual([33, 34, 33]);
    // Of winning it is said as in the list and in the range beside it.
    expect(percents([0.974, 0.002, 0.024])).toEqual([97, 0, 3]);
    expect(percents([0.505, 0, 0.495])).toEqual([51, 0, 49]);
    expect(percents([1, 0, 0])).toEqual([100, 0, 0]);
  });
  it('calls no end sure that is not', () => {
    expect(uncertain([0.002, 0, 0.998])).toEqual([1, 0, 99]);
    expect(uncertain([0.999, 0.001, 0])).toEqual([99, 0, 1]);
    expect(uncertain([0.38, 0.02, 0.6])).toEqual([38, 2, 60]);
  });
});
