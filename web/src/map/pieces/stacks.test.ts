import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { View } from '../../api/client';
import { scene } from '../../titles/raison/scene';
import type { Piece } from '../../titles/title';
import { groundOf, onGround } from '../ground';
import { meet, nameOf, namesAt, type Box } from '../layout';
import { marksAt } from '../areas/marks';
import { boxAt, Taken } from './room';
import type { Area, Sheet } from '../sheet';
import { countOf, counterReach, spotsOf, stacksAt, strength, type Printed, type Stack } from './stacks';
import { tagsAt } from './tags';
import ends from '../ends.json';

const MAPS = '../src/theatrum/titles/raison/content/maps/';
/** From the whole map on a phone on its side to one land on a large screen. */
const SCALES = [0.3, 0.41, 0.54, 0.72, 1.2];
const LANGUAGES = ['en', 'pl'];
/** Milliseconds that a busy machine may take. */
const PATIENCE = 60_000;

function laid(board: string) {
  const sheet = JSON.parse(readFileSync(`${MAPS}${board}.json`, 'utf8')) as Sheet;
  const areas = new Map(sheet.areas.map((area) => [area.id, area]));
  const grounds = new Map(sheet.areas.map((area) => [area.id, groundOf(area.path)]));
  /** What counters keep off at a scale. */
  const printed = (code: string, scale: number) => {
    const names = [...namesAt(sheet.areas, code, scale).values()].map(({ box }) => box);
    const seas = sheet.seas.flatMap(({ labels }) => nameOf(labels, code, scale)?.box ?? []);
    const marks = marksAt(sheet.areas, grounds, [...names, ...seas], scale);
    return { names: [...names, ...seas], marks };
  };
  return { sheet, areas, grounds, printed };
}

const boards = { '1618': laid('1618'), '1702': laid('1702') };
type BoardId = keyof typeof boards;

/** How many plates of what has changed, with one in each land of a counter, find no room of their own. */
function plates(pieces: Piece[], areas: Map<string, Area>, taken: Taken, scale: number): number {
  const lands = [...new Set(pieces.map(({ area }) => area))];
  return lands.filter((id) => {
    const [box] = tagsAt(areas.get(id)!.click, '', 1, Math.min(2.2, Math.max(0.8, 1 / scale)), (at) => taken.free(at)).boxes;
    const covers = !taken.free(box!);
    taken.add(box!);
    return covers;
  }).length;
}

function crossings(boxes: Box[], others: Box[] | null = null): number {
  return boxes.reduce(
    (sum, box, n) => sum + (others ?? boxes.slice(n + 1)).filter((other) => meet(box, other)).length, 0,
  );
}

describe('over the ends and the fullest moments of recorded games', () => {
  const cases = SCALES.flatMap((scale) => LANGUAGES.map((code) => ({ scale, code })));

  it.each(cases)('no counter covers another, a name or a mark: scale $scale, $code', ({ scale, code }) => {
    const found = { counters: 0, names: 0, marks: 0, plates: 0 };
    const printed = { '1618': boards['1618'].printed(code, scale), '1702': boards['1702'].printed(code, scale) };
    // Half of the positions in each language: together, all.
    for (const position of ends.filter((_, n) => n % 2 === LANGUAGES.indexOf(code))) {
      const board = boards[position.board as BoardId];
      const { names, marks } = printed[position.board as BoardId];
      const signs = marks.map(({ box }) => box);
      const { pieces } = scene(position as unknown as View);
      const stacks = stacksAt(pieces, board.areas, board.grounds, [...names, ...signs], scale);
      const boxes = stacks.map(({ at, size }) => boxAt(at, counterReach(scale, size)));
      found.counters += crossings(boxes);
      found.names += crossings(boxes, names);
      found.marks += crossings(boxes, signs);
      found.plates += plates(pieces, board.areas, new Taken([...names, ...signs, ...boxes]), scale);
      expect(stacks.flatMap(({ pieces: all }) => all).length).toBe(pieces.length);
    }
    expect(found).toEqual({ counters: 0, names: 0, marks: 0, plates: 0 });
  }, PATIENCE);
});

it.each(SCALES)('marks stand apart from names and from each other: scale %d', (scale) => {
  for (const { printed } of Object.values(boards)) {
    for (const code of LANGUAGES) {
      const { names, marks } = printed(code, scale);
      const boxes = marks.map(({ box }) => box);
      expect([crossings(boxes), crossings(boxes, names)]).toEqual([0, 0]);
    }
  }
});

/** Counters of one side in one land. */
function army(many: number, area: string, side = 'x'): Piece[] {
  return Array.from({ length: many }, (_, n) => ({
    id: `${side}-${n}`, target: `general:${n}`, area, symbol: 's', side, number: n, rank: many - n,
  }));
}

describe('counters of one land', () => {
  const { sheet, areas, grounds, printed } = boards['1618'];
  const arrange = (pieces: Piece[], scale: number): Stack[] => {
    const { names, marks } = printed('en', scale);
    return stacksAt(pieces, areas, grounds, [...names, ...marks.map(({ box }) => box)], scale);
  };

  it('stand each for itself from near, the best ranked in the best slot', () => {
    const stacks = stacksAt(army(2, 'paris'), areas, grounds, [], 2);
    expect(stacks.map(({ pieces }) => pieces[0]!.id)).toEqual(['x-1', 'x-0']);
    expect(stacks[0]!.at).toEqual(areas.get('paris')!.slots[0]);
  });

  it('stand together by side from afar, with how many they are and what their numbers add up to', () => {
    const stacks = arrange([...army(3, 'paris', 'france'), ...army(1, 'paris', 'spain')], 0.41);
    const counted = stacks.map(({ pieces }) => pieces.length).sort();
    expect(counted.reduce((sum, many) => sum + many, 0)).toBe(4);
    expect(stacks.length).toBeLessThan(3);
    expect(stacks.reduce((sum, stack) => sum + strength(stack)!, 0)).toBe(0 + 1 + 2 + 0);
  });

  it('are never one stack with those of another side, however little room there is', () => {
    const swords: Piece = { id: 'swords', target: 'territory:paris', area: 'paris', symbol: 's', side: 'none', rank: 9, uncounted: true, alone: true };
    for (const scale of SCALES) {
      for (const many of [1, 20]) {
        const stacks = arrange([...army(many, 'paris', 'france'), ...army(many, 'paris', 'spain'), swords], scale);
        const sides = stacks.map(({ pieces }) => new Set(pieces.flatMap(({ side }) => (side === 'none' ? [] : side))).size);
        expect(Math.max(...sides)).toBe(1);
        expect(stacks.find(({ pieces }) => pieces.includes(swords))!.pieces).toHaveLength(1); // a battle to come is seen
        expect(stacks.flatMap(({ pieces }) => pieces)).toHaveLength(2 * many + 1);
        expect(crossings(stacks.map(({ at, size }) => boxAt(at, counterReach(scale, size))))).toBe(0);
      }
    }
  });

  it('count units, and neither forts nor leaders', () => {
    const fort: Piece = { id: 'fort', target: 'place:paris', area: 'paris', symbol: 's', side: 'x', rank: 9, uncounted: true };
    const count = (pieces: Piece[]) => countOf({ id: 'x', area: 'paris', pieces, at: [0, 0], size: 1, line: null });
    expect(count([...army(3, 'paris'), fort])).toBe('×3');
    expect(count([...army(1, 'paris'), fort])).toBe('+');
  });

  it('become a stack where they do not fit', () => {
    const stacks = arrange(army(40, 'paris'), 1.2);
    expect(stacks).toHaveLength(1);
    expect(spotsOf(stacks[0]!.pieces, stacks).map(({ level }) => level)).toEqual(
      Array.from({ length: 40 }, (_, n) => 40 - n),
    );
  });

  it('stand on their ground, or at the end of a line from it', () => {
    for (const scale of SCALES) {
      for (const { area, at, line } of arrange(sheet.areas.flatMap(({ id }) => army(2, id, id)), scale)) {
        expect(line !== null || onGround(grounds.get(area)!, at) || areas.get(area)!.slots.includes(at)).toBe(true);
        if (line) expect(line).toEqual(areas.get(area)!.click);
      }
    }
  });

  it('drive nobody from the own ground when theirs has no room', () => {
    const square = (id: string, left: number, size: number): Area => ({
      ...areas.get('paris')!, id, path: `M${left} 0l${size} 0 0 ${size} -${size} 0Z`, click: [left + size / 2, size / 2], slots: [],
    });
    const both = new Map([square('small', 0, 40), square('large', 40, 80)].map((area) => [area.id, area]));
    const shapes = new Map([...both].map(([id, { path }]) => [id, groundOf(path)]));
    // Printing covers all but a corner of the large one, with room for one counter.
    const printing = [[-300, -300, 40, 300], [95, -300, 400, 300], [-300, -300, 400, 0], [-300, 50, 400, 300]].map(
      ([left, top, right, bottom]) => ({ left: left!, top: top!, right: right!, bottom: bottom! }),
    );
    const stacks = stacksAt([...army(1, 'small'), ...army(1, 'large', 'y')], both, shapes, printing, 1);
    expect(stacks.map(({ area, line }) => [area, line !== null])).toEqual([['large', false], ['small', true]]);
  });

  describe('give up what their own area can spare before they reach over a border', () => {
    /** A square with room for one counter of its usual size, which its name fills but for a corner. */
    const square: Area = { ...areas.get('paris')!, id: 'square', path: 'M0 0l60 0 0 60 -60 0Z', click: [30, 30], slots: [] };
    const [places, shapes] = [new Map([['square', square]]), new Map([['square', groundOf(square.path)]])];
    const box: Box = { left: 4, top: 12, right: 56, bottom: 60 };
    const across = ({ at: [x, y], size }: Stack) => Math.max(...[x, y, 60 - x, 60 - y].map((far) => 14 * size - far)) / (14 * size);
    const only = (yields: Printed['yields']) => stacksAt(army(1, 'square'), places, shapes, [], 1, Infinity, [{ area: 'square', box, yields }])[0]!;

    it('a name that yields leaves them its room: they stand on their ground', () => {
      expect(across(only('late'))).toBeLessThan(0.2);
      expect(only('late').size).toBeGreaterThan(0.6);
    });

    it('else they are as small as need be', () => {
      expect(only(null).size).toBeLessThan(1);
      expect(crossings([boxAt(only(null).at, counterReach(1, only(null).size))], [box])).toBe(0);
    });

    it('the name of another area keeps its room', () => {
      const [stack] = stacksAt(army(1, 'square'), places, shapes, [], 1, Infinity, [{ area: 'other', box, yields: 'early' }]);
      expect(crossings([boxAt(stack!.at, counterReach(1, stack!.size))], [box])).toBe(0);
    });
  });

  it('are of nearly one size from afar, where many have little room', () => {
    const sizes = arrange(sheet.areas.flatMap(({ id }) => army(2, id, id)), 0.3).map(({ size }) => size);
    expect(Math.max(...sizes)).toBe(0.85);
    expect(sizes.filter((size) => size === 0.7 || size === 0.85).length / sizes.length).toBeGreaterThan(0.8);
  });

  it('stand nowhere when their area is not on the map', () => {
    expect(arrange(army(1, 'atlantis'), 1)).toEqual([]);
  });
});
