import { describe, expect, it } from 'vitest';
import { meet, type Box } from '../layout';
import { HIGH, onSheet, RING, tagsAt } from './tags';

/** Nothing is printed, or only this. */
const clear = () => true;
const beside = (...printed: Box[]) => (box: Box) => !printed.some((other) => meet(box, other));

describe('plates around a place', () => {
  it('stand above and below it', () => {
    const { words, chips } = tagsAt([500, 500], 'lost', 2, 1, clear);
    expect(words).toEqual([0, -RING - 1 - HIGH / 2]);
    expect(chips).toEqual([0, RING - HIGH / 4 + HIGH / 2]);
  });

  it('leave the coin of a small land to be seen', () => {
    const coin = { left: 490, top: 520, right: 510, bottom: 540 };
    const { chips } = tagsAt([500, 500], '', 1, 1, beside(coin));
    expect(chips[1]).toBe(0);
    expect(chips[0]).toBeGreaterThan(RING);
    const name = { left: 510, top: 490, right: 600, bottom: 510 };
    expect(tagsAt([500, 500], '', 1, 1, beside(coin, name)).chips[0]).toBeLessThan(-RING);
  });

  it('grow with the signs of a map that is far', () => {
    const coin = { left: 490, top: 555, right: 510, bottom: 575 };
    expect(tagsAt([500, 500], '', 1, 1, beside(coin)).chips[0]).toBe(0);
    expect(tagsAt([500, 500], '', 1, 2, beside(coin)).chips[0]).not.toBe(0);
  });

  it('go farther away where everything beside the place is taken', () => {
    const crowd = { left: 500 - RING - 24, top: 500 - RING - 24, right: 500 + RING + 24, bottom: 500 + RING + 24 };
    const { led, boxes } = tagsAt([500, 500], 'lost', 1, 1, beside(crowd));
    expect(boxes.filter((box) => meet(box, crowd))).toEqual([]);
    expect([boxes.length, led]).toEqual([2, true]);
    expect(tagsAt([500, 500], 'lost', 1, 1, clear).led).toBe(false);
  });

  it('stay on the sheet at its edge', () => {
    const { words, boxes } = tagsAt([990, 20], 'lost to Sweden', 1, 1, (box) => onSheet(box, [0, 0, 1000, 800]));
    expect(words[0]).toBeLessThan(0);
    expect(boxes.every((box) => onSheet(box, [0, 0, 1000, 800]))).toBe(true);
  });

  it('do not cover each other', () => {
    const coin = { left: 490, top: 520, right: 510, bottom: 540 };
    const { words, boxes } = tagsAt([500, 500], 'won', 1, 1, beside(coin));
    expect(words[1]).toBeLessThan(0);
    expect(meet(boxes[0]!, boxes[1]!)).toBe(false);
    expect(tagsAt([500, 500], 'won', 1, 1, () => false).chips[1]).toBeGreaterThan(0); // no free place: as ever
  });
});
