import { expect, it } from 'vitest';
import type { Box } from '../../../map/layout';
import type { Point } from '../../../map/sheet';
import { bent } from './ways';

const NAME: Box = { left: 40, top: -8, right: 60, bottom: 8 };
const read = (path: string) => path.match(/-?[\d.]+/g)!.map(Number);

/** The points of a curve of one piece. */
function along(path: string): Point[] {
  const [ax, ay, mx, my, bx, by] = read(path) as [number, number, number, number, number, number];
  return Array.from({ length: 51 }, (_, n) => n / 50).map((t): Point => {
    const s = 1 - t;
    return [s * s * ax + 2 * s * t * mx + t * t * bx, s * s * ay + 2 * s * t * my + t * t * by];
  });
}

it('a way of trade bends round a name that its straight line would cross', () => {
  const path = bent([[0, 0], [100, 0]], [NAME]);
  expect(along(path).filter(([x, y]) => x > NAME.left && x < NAME.right && y > NAME.top && y < NAME.bottom)).toEqual([]);
});

it('a way with nothing in its way bends little', () => {
  expect(Math.max(...along(bent([[0, 0], [100, 0]], [])).map(([, y]) => Math.abs(y)))).toBeLessThan(5);
});

it('a place under a name is passed beside it, but a way ends where its node is', () => {
  const numbers = read(bent([[50, 0], [50, 2], [50, 0]], [NAME]));
  expect(numbers.slice(4, 6)).toEqual([50, 13]);
  expect([numbers.slice(0, 2), numbers.slice(-2)]).toEqual([[50, 0], [50, 0]]);
});
