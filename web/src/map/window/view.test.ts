import { describe, expect, it } from 'vitest';
import { above, around, between, centred, containing, covering, crowd, inSight, near, settled } from './view';

const SHEET = { width: 1920, height: 1600 };
const WINDOW = { width: 1440, height: 860 };
const EDGES = { left: 280, top: 0, right: 368, bottom: 0 };
const clear = between(WINDOW, EDGES);
const whole = between(WINDOW, { left: 0, top: 0, right: 0, bottom: 0 });

describe('a window onto a sheet', () => {
  it('is what the columns leave', () => {
    expect(clear).toEqual({ left: 280, top: 0, right: 1072, bottom: 860 });
    expect(containing(SHEET, clear)).toBeCloseTo(792 / 1920);
    expect(covering(SHEET, clear)).toBeCloseTo(860 / 1600);
  });

  it('lets every corner of the sheet come out from under the columns', () => {
    const k = covering(SHEET, clear);
    const pose = settled(centred([0, 0], k, clear), SHEET, clear, clear);
    expect(pose.x).toBe(clear.left);
    const other = settled(centred([1920, 1600], k, clear), SHEET, clear, clear);
    expect(other.x + 1920 * k).toBeCloseTo(clear.right);
  });

  it('shows no gap at the ends of a sheet that is larger', () => {
    expect(settled({ x: 5000, y: 5000, k: 1 }, SHEET, clear, clear)).toEqual({ x: 280, y: 0, k: 1 });
  });

  it('puts a smaller sheet into the middle, between what it fits and what is clear', () => {
    const k = containing(SHEET, whole);
    const middle = (WINDOW.width - SHEET.width * k) / 2;
    expect(settled(centred([960, 800], k, whole), SHEET, clear, whole).x).toBeCloseTo(middle);
    const far = 0.3;
    expect(settled({ x: 0, y: 0, k: far }, SHEET, clear, clear).x).toBeCloseTo((280 + 1072 - 1920 * far) / 2);
  });

  it('sees what is inside and under no card', () => {
    const card = { left: 1000, top: 0, right: 1440, bottom: 300 };
    expect(inSight([[700, 400]], whole, [card], 40)).toBe(true);
    expect(inSight([[700, 400], [1100, 100]], whole, [card], 40)).toBe(false);
    expect(inSight([[980, 100]], whole, [card], 40)).toBe(false);
    expect(inSight([[700, 20]], whole, [], 40)).toBe(false);
  });

  it('does not move where nobody would see it', () => {
    const pose = { x: 10, y: 20, k: 0.5 };
    expect(near(pose, { x: 10.4, y: 20.4, k: 0.5002 })).toBe(true);
    expect(near(pose, { x: 12, y: 20, k: 0.5 })).toBe(false);
    expect(near(pose, { x: 10, y: 20, k: 0.51 })).toBe(false);
  });

  it('knows where most of some places are that no window holds together', () => {
    expect(crowd([[0, 0], [900, 900], [950, 920], [980, 880]], 200, 200)).toEqual([[900, 900], [950, 920], [980, 880]]);
    expect(crowd([[0, 0], [900, 900]], 200, 200)).toEqual([[0, 0]]);
  });

  it('knows the box around places', () => {
    expect(around([[3, 9], [7, 2]])).toEqual({ left: 3, top: 2, right: 7, bottom: 9 });
  });
});

it('above a card across its foot there is less room; a small card in a corner takes none', () => {
  const card = { left: 300, top: 600, right: 1000, bottom: 800 };
  expect(above(clear, [card, { left: 280, top: 500, right: 500, bottom: 860 }])).toEqual({ ...clear, bottom: 600 });
  expect(above(clear, [{ ...card, top: 100 }])).toEqual(clear); // it leaves no room to speak of
});
