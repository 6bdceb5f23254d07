import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Node } from '../picture';
import { boardsWidth, columnsFor, counted, halves, inTwo, laid, lengths, longest } from './tableau';

describe('a tableau', () => {
  it('has Vassals behind their suzerains', () => {
    const row = [
      { card: 'PREN001', sells_for: 2 },
      { card: 'hungary', sells_for: 2, vassals: [{ card: 'mamluk', sells_for: 2, vassals: [{ card: 'aragon', sells_for: 2 }] }] },
    ] as Node[];
    expect(laid(row).map(({ node, suzerain }) => [node.card, suzerain])).toEqual([
      ['PREN001', null], ['hungary', null], ['mamluk', 'hungary'], ['aragon', 'mamluk'],
    ]);
  });

  it('gives the longer half more columns, either half at least one, and one without cards none', () => {
    expect(halves(6, 6, 4)).toEqual([2, 2]);
    expect(halves(9, 3, 4)).toEqual([3, 1]);
    expect(halves(0, 8, 4)).toEqual([0, 4]);
    expect(halves(1, 0, 4)).toEqual([4, 0]);
    expect(halves(0, 0, 4)).toEqual([2, 2]);
    expect(halves(1, 8, 3)).toEqual([1, 2]);
  });
});

it('a royal couple is as tall as two cards, and a Vassal is one of its own', () => {
  const couple = { card: 'france', sells_for: 4, queen: 'PREN044', vassals: [{ card: 'aragon', sells_for: 2 }] };
  expect(lengths([{ west: [couple], east: [] }])).toEqual([[3, 0]]);
});

describe('repressed tokens', () => {
  it('are counted where there are several of a kind', () => {
    expect(counted(['medici-pawn', 'catholic-rook', 'medici-pawn'])).toEqual([['medici-pawn', 2], ['catholic-rook', 1]]);
  });
});

describe('the columns of all tableaux', () => {
  const late: [number, number][] = [[4, 4], [4, 2], [8, 1], [2, 5]];

  it('are as wide as leaves every bank in sight', () => {
    expect(columnsFor(424, 2320, late)).toBe(2);
    expect(columnsFor(424, 1220, late)).toBe(3);
    expect(columnsFor(424, 960, late)).toBe(4);
  });

  it('are never narrower than a name can be read', () => {
    expect(columnsFor(424, 420, late)).toBe(4);
    expect(columnsFor(194, 420, late)).toBe(2);
  });
});

describe('the column of the tableaux', () => {
  const early: [number, number][] = [[1, 0], [1, 1], [2, 1], [0, 1]];
  const later: [number, number][] = [[2, 0], [1, 2], [2, 2], [1, 1]];
  const full: [number, number][] = [[4, 3], [4, 1], [8, 1], [2, 5]];

  it('leaves the map what the tableaux do not need yet', () => {
    expect(boardsWidth(280, 900, 1072, early)).toBeCloseTo(294);
    expect(boardsWidth(280, 900, 1072, later)).toBeCloseTo(369.6);
    expect(boardsWidth(280, 900, 1072, full)).toBeCloseTo(434);
  });

  it('takes what is too wide for the map', () => {
    expect(boardsWidth(360, 1440, 2080, early)).toBeCloseTo(505.5, 0);
    expect(boardsWidth(312, 1080, 1504, early)).toBeCloseTo(441.4, 0);
  });

  it('is wide at once in a low window, where the map would get no larger', () => {
    expect(boardsWidth(280, 768, 1022, early)).toBeCloseTo(406);
    expect(boardsWidth(280, 768, 1022, full)).toBeCloseTo(487.2);
  });
});

describe('the colours of empires', () => {
  it('are those of the map', () => {
    const root = join(import.meta.dirname, '../../../../..');
    const sheet = JSON.parse(readFileSync(join(root, 'src/theatrum/titles/paxren/content/maps/standard.json'), 'utf-8'));
    const css = readFileSync(join(import.meta.dirname, '../sides.css'), 'utf-8');
    const found = Array.from(css.matchAll(/\[data-land='(\w+)'\] \{ --land: (#\w+)/g), ([, id, colour]) => [id, colour]);
    expect(Object.fromEntries(found)).toMatchObject(sheet.colours);
  });
});

it.each([['Hungary', 7], ['Ottoman Empire', 7], ['Holy Roman Empire', 10], ['Święte Cesarstwo Rzymskie', 16]])(
  'in two lines %s is %d letters wide',
  (words, wide) => expect(inTwo(words)).toBe(wide),
);

it.each([['La Serenissima', 11], ['Małgorzata Andegaweńska', 12], ['Anti-Hostage', 7]])(
  'the longest word of %s has %d letters',
  (words, letters) => expect(longest(words)).toBe(letters),
);
