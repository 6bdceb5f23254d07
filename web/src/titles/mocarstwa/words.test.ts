/** Units and goods in words: units as the log tells them, goods in the case that Polish counts in. */
import { expect, it } from 'vitest';
import type { Teller } from '../../language/teller';
import { counted, kept, listed } from './words';

const CASES: Record<string, string> = { ducats: 'dukatów', wood: 'drewna' };
const teller = {
  thing: (_: string, id: string) => id,
  named: (name: string, _: string, id: string) => ({ [name]: id, thing_gen: CASES[id] ?? id }),
} as unknown as Teller;

it('one unit is named alone, several with their number behind', () => {
  expect(listed(teller, { infantry: 3, artillery: 1 })).toBe('infantry (3), artillery');
  expect(kept(teller, { infantry: 10, frigate: 1, fort: 2 })).toBe('infantry (10), frigate, fort (2)');
});

it('goods stand in the genitive after their number', () => {
  expect(counted(teller, 'ducats', 5000)).toBe('5000 dukatów');
});
