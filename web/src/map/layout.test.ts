import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Piece } from '../titles/title';
import { inkOn } from './colours';
import { COUNTER, counterGrowth, digitGrowth, nameSizes, place, readable, signGrowth } from './layout';
import type { Sheet } from './sheet';

const MAPS = '../src/theatrum/titles/raison/content/maps/';
const sheet = JSON.parse(readFileSync(`${MAPS}1618.json`, 'utf8')) as Sheet;
const areas = new Map(sheet.areas.map((area) => [area.id, area]));

function pieces(count: number, area: string): Piece[] {
  return Array.from({ length: count }, (_, n) => ({
    id: `piece-${n}`, target: `general:${n}`, area, symbol: 's', side: 'x', rank: count - n,
  }));
}

describe('counters', () => {
  it('take the slots by rank, the best one on top', () => {
    const { slots } = areas.get('paris')!;
    const spots = place(pieces(3, 'paris'), areas);
    expect(spots.map((spot) => spot.piece.id)).toEqual(['piece-0', 'piece-1', 'piece-2']);
    expect(spots.map((spot) => spot.at)).toEqual([slots[2], slots[1], slots[0]]);
    expect(spots.map((spot) => spot.level)).toEqual([1, 2, 3]);
  });

  it.each(sheet.areas.filter((area) => area.kind !== 'impassable').map((area) => area.id))(
    'never hide each other fully: %s',
    (area) => {
      for (const growth of [1, counterGrowth(0)]) {
        const at = place(pieces(7, area), areas).map(({ at: [x, y], lean: [u, v] }) => [
          x + u * (growth - 1), y + v * (growth - 1),
        ] as const);
        for (const [n, one] of at.entries()) {
          for (const other of at.slice(n + 1)) {
            const apart = Math.max(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1]));
            expect(apart).toBeGreaterThan(0.3 * COUNTER * growth);
          }
        }
      }
    },
  );

  it('keep their number only where it hides nothing', () => {
    expect(digitGrowth(1)).toBe(1);
    expect(digitGrowth(0.2)).toBeNull();
  });

  it('stand nowhere when their area is not on the map', () => {
    expect(place(pieces(1, 'atlantis'), areas)).toEqual([]);
  });
});

describe('names', () => {
  it.each([0.3, 0.39, 0.5, 0.75, 1, 2])('are large enough to be read at scale %d', (scale) => {
    for (const code of ['en', 'pl']) {
      const sizes = [...nameSizes(sheet.areas, code, scale).values()];
      expect(Math.min(...sizes) * scale).toBeGreaterThanOrEqual(8.99);
    }
  });

  it('are all there when the map is large, as the map file has them', () => {
    const sizes = nameSizes(sheet.areas, 'pl', 1);
    expect(sizes.size).toBe(sheet.areas.length);
    for (const area of sheet.areas) expect(sizes.get(area.id)).toBe(area.labels['pl']!.size);
  });

  it('fade before they are far too large', () => {
    expect(readable(12, 0.3)).toBeNull();
    expect(readable(24, 0.5)).toBe(24);
    expect(signGrowth(0.3)).toBeNull();
    expect(signGrowth(2)).toBe(1);
  });
});

it('writes dark on light sides and light on dark ones', () => {
  expect(inkOn('#e8e2cf')).toBe('#0c0604');
  expect(inkOn('#46598f')).toBe('#ffffff');
});
