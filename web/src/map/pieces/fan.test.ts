import { describe, expect, it } from 'vitest';
import { COUNTER, meet, type Box } from '../layout';
import type { Point } from '../sheet';
import type { Piece } from '../../titles/title';
import { fanned, type Around, type Fan } from './fan';
import { boxAt } from './room';

const HALF = { left: COUNTER / 2, top: COUNTER / 2, right: COUNTER / 2, bottom: COUNTER / 2 };
const HANDLE = { width: 64, height: 24 };
const box = (at: Point): Box => boxAt(at, HALF);
const sight = { left: -500, top: -500, right: 500, bottom: 500 };
const beside = (...places: Point[]): Around => ({ wanted: places.map(box), seen: [], sight });
const lay = (many: number, around: Around, { loose = false, handle = false } = {}): Fan =>
  fanned({ pieces: Array<Piece>(many), at: [0, 0], size: 1 }, 1, around, handle ? HANDLE : null, loose);
const hidden = (fan: Fan, around: Around) => around.wanted.filter((one) => meet(one, fan.tray)).length;

describe('an open stack', () => {
  it.each([2, 3, 5, 7, 12])('of %i leaves its first counter where it is; all lie in the tray and none covers another', (many) => {
    const { spots, tray, foot } = lay(many, beside());
    expect([spots[0], foot]).toEqual([[0, 0], null]);
    expect(spots).toHaveLength(many);
    const boxes = spots.map(box);
    expect(boxes.flatMap((one, n) => boxes.slice(n + 1).filter((other) => meet(one, other)))).toEqual([]);
    expect(boxes.every(({ left, top, right, bottom }) => left > tray.left && top > tray.top && right < tray.right && bottom < tray.bottom)).toBe(true);
  });

  it('turns to where nothing else can be chosen', () => {
    const west = beside([-40, 0]);
    expect(hidden(lay(3, west), west)).toBe(0);
    const both = beside([-40, 0], [40, 0]);
    const { spots, tray } = lay(3, both);
    expect(new Set(spots.map(([x]) => x))).toEqual(new Set([0])); // a column
    expect(both.wanted.some((one) => meet(one, tray))).toBe(false);
  });

  it('lies beside its place where that is closed in, and says where it belongs', () => {
    const ring = beside([-31, 0], [31, 0], [0, -31]);
    const { spots, foot, away } = lay(4, ring);
    expect(hidden(lay(4, ring), ring)).toBe(0);
    expect(foot).toEqual({ left: -14, top: -14, right: 14, bottom: 14 });
    expect(away).toBe(false); // the pointer finds its way
    expect(spots.every(([, y]) => y > 0)).toBe(true);
  });

  it('lies farther off, at the end of a line, for a finger alone', () => {
    const near = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y): Point => [x * 44, y * 44])).filter(([x, y]) => x || y);
    const around = beside(...near);
    expect(lay(2, around).away).toBe(false);
    const loose = lay(2, around, { loose: true });
    expect([loose.away, hidden(loose, around)]).toEqual([true, 0]);
  });

  it('has its handle below where something lies above, or where the window ends', () => {
    expect(lay(2, beside(), { handle: true }).hangs).toBe(false);
    expect(lay(2, beside([0, -36], [40, -36], [-40, -36]), { handle: true }).hangs).toBe(true);
    expect(lay(2, { ...beside(), sight: { ...sight, top: -24 } }, { handle: true }).hangs).toBe(true);
  });

  it('stays in sight', () => {
    const { tray } = lay(4, { ...beside(), sight: { left: -21, top: -21, right: 500, bottom: 500 } });
    expect([tray.left >= -21, tray.top >= -21]).toEqual([true, true]);
  });
});
