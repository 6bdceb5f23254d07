import { describe, expect, it } from 'vitest';
import { meet, type Box } from '../../map/layout';
import { afloat } from './afloat';

const ROOM: Box = { left: 300, top: 60, right: 900, bottom: 560 };
const CARD = { width: 200, height: 120 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height });
/** The same numbers in every run. */
const random = (seed: number) => () => (seed = (seed * 16807) % 2147483647) / 2147483647;

describe('a card over the map', () => {
  it('lies at the foot, at the left before the right, then above', () => {
    const corners = [box(300, 440, 200, 120), box(700, 440, 200, 120), box(300, 60, 200, 120), box(700, 60, 200, 120)];
    corners.forEach((corner, n) => expect(afloat(ROOM, CARD, corners.slice(0, n))).toEqual(corner));
  });

  it('moves off a corner no further than it must', () => {
    const place = afloat(ROOM, CARD, [box(300, 520, 600, 40), box(300, 60, 600, 40)])!;
    expect(place.left).toBe(300);
    expect([place.bottom <= 514, place.bottom > 500]).toEqual([true, true]);
  });

  it('has no place where there is none', () => {
    expect(afloat(ROOM, CARD, [box(480, 150, 240, 320)])).toBeNull();
    expect(afloat(ROOM, { width: 700, height: 20 }, [])).toBeNull();
    expect(afloat(ROOM, { width: 20, height: 501 }, [])).toBeNull();
  });

  it('is in the room and on nothing that is to be seen, however much of that there is', () => {
    const next = random(7);
    let placed = 0;
    for (let round = 0; round < 600; round++) {
      const seen = Array.from({ length: 1 + (round % 12) }, () =>
        box(250 + next() * 650, 20 + next() * 540, 10 + next() * 160, 10 + next() * 160),
      );
      const place = afloat(ROOM, CARD, seen);
      if (!place) {
        // Wherever it would begin, something is in the way.
        for (let left = 300; left <= 700; left += 50) {
          for (let top = 60; top <= 440; top += 38) expect(seen.some((one) => meet(one, box(left - 18, top - 18, 236, 156)))).toBe(true);
        }
        continue;
      }
      placed++;
      expect(seen.filter((one) => meet(one, place))).toEqual([]);
      expect(place.left >= ROOM.left && place.right <= ROOM.right && place.top >= ROOM.top && place.bottom <= ROOM.bottom).toBe(true);
      expect([place.right - place.left, place.bottom - place.top]).toEqual([200, 120]);
    }
    expect(placed).toBeGreaterThan(200);
    expect(placed).toBeLessThan(600);
  });
});
