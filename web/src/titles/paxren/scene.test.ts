import { describe, expect, it } from 'vitest';
import type { Happening } from '../../api/client';
import { fairAt } from './map/fair';
import { aroundTable, held, tokenParts, type PaxView } from './picture';
import { actor, area } from './scene';
import { slotsOf, type SheetCity } from './map/sheet';

const HUNGARY = { card: 'hungary', queen: 'PREN070', vassals: [{ card: 'mamluk' }] };
const VIEW = {
  own_bank: 'medici',
  map: [{ id: 'france', cities: { paris: null } }],
  borders: { england_france: null },
  banks: [
    { id: 'fugger', west: [{ card: 'PREN001' }], east: [HUNGARY] },
    { id: 'medici', west: [], east: [] },
    { id: 'coeur', west: [], east: [] },
  ],
} as unknown as PaxView;

let entry = 0;
function event(name: string, about: Happening['about']): Happening {
  return { name, about, entry: entry++ };
}

describe('targets', () => {
  it('have their places on the map: empires, borders, cities and courts', () => {
    for (const target of ['empire:france', 'border:england_france', 'spot:paris', 'spot:england_france', 'spot:france']) {
      expect(area(VIEW, target)).toBe(target);
    }
  });

  it('of other kinds have none', () => {
    for (const target of ['card:france', 'victory:holy', 'spot:field', 'bank:medici']) expect(area(VIEW, target)).toBeNull();
  });
});

describe('tableaux', () => {
  it('are looked through with Queens and Vassals', () => {
    expect(held(VIEW, 'PREN001')?.bank.id).toBe('fugger');
    expect(held(VIEW, 'PREN070')?.node.card).toBe('hungary');
    expect(held(VIEW, 'mamluk')?.node.card).toBe('mamluk');
    expect(held(VIEW, 'PREN099')).toBeNull();
  });

  it('begin with the reader and go round in the order of play', () => {
    expect(aroundTable(VIEW).map(({ id }) => id)).toEqual(['medici', 'coeur', 'fugger']);
    expect(aroundTable({ ...VIEW, own_bank: null }).map(({ id }) => id)).toEqual(['fugger', 'medici', 'coeur']);
  });
});

describe('places of tokens', () => {
  const city = (slots: number, extra: number) =>
    ({ id: 'c', slots: Array(slots).fill([0, 0]), extra: Array(extra).fill([1, 1]) }) as unknown as SheetCity;

  it('are numbered where a city has several', () => {
    expect(slotsOf(city(1, 0)).map(([id]) => id)).toEqual(['c']);
    expect(slotsOf(city(3, 0)).map(([id]) => id)).toEqual(['c-1', 'c-2', 'c-3']);
    expect(slotsOf(city(1, 1))).toEqual([['c', [0, 0]], ['c-2', [1, 1]]]);
  });

  it('hold tokens of a religion or a bank', () => {
    expect(tokenParts('islamic-knight')).toEqual({ side: 'islamic', piece: 'knight' });
    expect(tokenParts('pawn')).toEqual({ side: '', piece: 'pawn' });
  });
});

describe('events', () => {
  it('belong to the bank that did them', () => {
    expect(actor(event('bought', { bank: 'medici', card: 'PREN001' }))).toBe('medici');
    expect(actor(event('fell', { token: 'catholic-rook', spot: 'paris' }))).toBeNull();
  });
});

describe('a fair', () => {
  const borders = { b1: 'coeur-pawn', b2: 'islamic-pirate', b3: null, b4: 'medici-pawn' };
  const log = [
    event('turn', { bank: 'medici', number: 4 }),
    event('fair', { bank: 'medici', region: 'east', number: 5 }),
    event('fair-pays', { bank: 'medici', number: 1, spot: 'tana' }),
    event('placed', { token: 'catholic-rook', spot: 'paris' }),
    event('fair-pays', { bank: 'coeur', number: 1, spot: 'b1' }),
    event('piracy', { border: 'b2' }),
    event('fair-pays', { bank: 'medici', number: 1, spot: 'b4' }),
    event('fair-ends', { region: 'east', number: 1 }),
    event('bought', { bank: 'medici', card: 'PREN001' }),
  ];

  it('pays who embarks at the emporium, then each border on the way', () => {
    const fair = fairAt(log, 6, borders)!;
    expect(fair.region).toBe('east');
    expect(fair.stops.map(({ kind, bank, border }) => [kind, bank, border])).toEqual([
      ['starts', 'medici', null],
      ['pays', 'medici', null],
      ['pays', 'coeur', 'b1'],
      ['piracy', null, 'b2'],
      ['pays', 'medici', 'b4'],
      ['ends', null, 'b4'],
    ]);
  });

  it('is what its events belong to, and no others', () => {
    expect(fairAt(log, 7, borders)?.stops.at(-1)?.event).toBe(log[7]);
    expect(fairAt(log, 8, borders)).toBeNull();
    expect(fairAt(log, 0, borders)).toBeNull();
  });

  it('may still be on its way', () => {
    expect(fairAt(log.slice(0, 5), 1, borders)?.stops.map(({ kind }) => kind)).toEqual(['starts', 'pays', 'pays']);
  });
});
