import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inkOn } from './colours';
import { digitGrowth, levelAt, namesAt, readable, signGrowth } from './layout';
import type { Sheet } from './sheet';

const MAPS = '../src/theatrum/titles/raison/content/maps/';
const sheet = JSON.parse(readFileSync(`${MAPS}1618.json`, 'utf8')) as Sheet;

it('shows a place from afar or from near, as the scale asks', () => {
  expect([0.3, 0.49, 0.5, 2].map(levelAt)).toEqual(['far', 'far', 'near', 'near']);
});

it('numbers on counters are shown only where they hide nothing', () => {
  expect(digitGrowth(1)).toBe(1);
  expect(digitGrowth(0.2)).toBeNull();
});

describe('names', () => {
  it.each([0.3, 0.39, 0.5, 0.75, 1, 2])('are large enough to be read at scale %d', (scale) => {
    for (const code of ['en', 'pl']) {
      const names = [...namesAt(sheet.areas, code, scale).values()];
      expect(Math.min(...names.map(({ size }) => size)) * scale).toBeGreaterThanOrEqual(8.99);
    }
  });

  it('are all there when the map is large, as the map file has them', () => {
    const names = namesAt(sheet.areas, 'pl', 1);
    expect(names.size).toBe(sheet.areas.length);
    for (const area of sheet.areas) expect(names.get(area.id)?.size).toBe(area.labels['pl']!.size);
  });

  it('fade before they are far too large', () => {
    expect(readable(12, 0.3)).toBeNull();
    expect(readable(24, 0.5)).toBe(24);
  });
});

it('values are shown at every scale, as large as they can be read down to a phone', () => {
  expect(signGrowth(2)).toBe(1);
  expect(signGrowth(0.36) * 13 * 0.36).toBeGreaterThan(8.9);
  expect(signGrowth(0.1)).toBe(2);
});

it('writes dark on light sides and light on dark ones', () => {
  expect(inkOn('#e8e2cf')).toBe('#0c0604');
  expect(inkOn('#46598f')).toBe('#ffffff');
});
