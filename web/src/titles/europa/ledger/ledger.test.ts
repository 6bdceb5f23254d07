import { describe, expect, it } from 'vitest';
import type { Happening } from '../../../api/client';
import type { EuropaView } from '../picture';
import { curves, sorted, unplayed, wars, type Row } from './ledger';

const mat = (realm: string, prestige: number, more: object = {}) => ({ realm, own: realm === 'france', prestige, wars: [], aggressor: [], allies: [], active_allies: [], ...more });
const view = {
  realms: [mat('france', 7, { wars: ['england'], aggressor: ['england'], active_allies: ['scotland'], allies: ['scotland'] }), mat('england', 4, { wars: ['france'] })],
  provinces: [
    { id: 'bordeaux', owner: 'england', overlord: null, occupier: 'france' }, { id: 'milan', owner: 'milan', overlord: null, occupier: null },
    { id: 'parma', owner: 'milan', overlord: null, occupier: null }, { id: 'perth', owner: 'scotland', overlord: null, occupier: null },
  ],
  wars: [{ of: 'france', realm: 'england', victory: 'partial', units: [4, 1], holds: [['bordeaux'], []], tax: [1, 0], terms: ['status-quo'] }],
  areas: [{ id: 'lombardy', influence: { 0: 2 } }, { id: 'scotland', influence: {} }],
} as unknown as EuropaView;

describe('the ledger', () => {
  it('has each war once, with its sides and what each has occupied', () => {
    const found = wars(view);
    expect(found).toHaveLength(1);
    expect(found[0]).toEqual([
      { realm: 'france', began: true, allies: ['scotland'], occupied: ['bordeaux'], stands: view.wars[0] },
      { realm: 'england', began: false, allies: [], occupied: [], stands: undefined },
    ]);
  });

  it('counts influence in an area once, however many provinces a realm has there', () => {
    const rows = unplayed(view, (province) => (province === 'perth' ? 'scotland' : 'lombardy'));
    expect(rows).toEqual([
      { realm: 'milan', figures: { provinces: 2, influence: 2, allies: 0, wars: 0 } },
      { realm: 'scotland', figures: { provinces: 1, influence: 0, allies: 1, wars: 0 } },
    ]);
  });

  it('sorts by a figure and by name, either way', () => {
    const rows: Row<'tax'>[] = [{ realm: 'b', figures: { tax: 1 } }, { realm: 'a', figures: { tax: 1 } }, { realm: 'c', figures: { tax: 5 } }];
    const order = (by: 'tax' | 'realm', turned: boolean) => sorted(rows, by, turned, (realm) => realm).map(({ realm }) => realm).join('');
    expect([order('tax', false), order('tax', true), order('realm', false), order('realm', true)]).toEqual(['cab', 'abc', 'abc', 'cba']);
  });

  it('tells Prestige back from now, round by round', () => {
    const event = (name: string, about: object = {}) => ({ name, about }) as unknown as Happening;
    const log = [
      event('prestige-gained', { realm: 'france', number: 1 }), event('round', { number: 2 }), event('prestige-gained', { realm: 'france', number: 4 }),
      event('prestige-lost', { realm: 'england', number: 2 }), event('round', { number: 3 }), event('prestige-gained', { realm: 'france', number: 2 }),
    ];
    expect(curves(view, log)).toEqual([{ realm: 'france', points: [1, 5, 7] }, { realm: 'england', points: [6, 4, 4] }]);
  });
});
