import { expect, it } from 'vitest';
import type { Happening, View } from '../../api/client';
import { Positions } from './positions';

const at = (entry: number) => ({ entry }) as View;
const happened = (entry: number): Happening => ({ entry, name: 'marched', about: {} });

it('the position after an event is the next one, unless another choice lies between', () => {
  const positions = new Positions();
  for (const entry of [4, 5, 9]) positions.keep(at(entry));
  const log = [3, 4, 4, 6, 7].map(happened);
  expect(positions.after(log[0]!, log)?.entry).toBe(4);
  expect(positions.after(log[1]!, log)?.entry).toBe(5);
  // Two choices came together: between them there was a position that nobody sent.
  expect(positions.after(log[3]!, log)).toBeNull();
  expect(positions.next(log[3]!)?.entry).toBe(9);
  expect(positions.after(log[4]!, log)?.entry).toBe(9);
  positions.keep(at(7));
  expect(positions.after(log[3]!, log)?.entry).toBe(7);
});

it('what was taken back is forgotten', () => {
  const positions = new Positions();
  for (const entry of [4, 5, 6]) positions.keep(at(entry));
  positions.forget(5);
  expect(positions.next(happened(5))).toBeNull();
});
