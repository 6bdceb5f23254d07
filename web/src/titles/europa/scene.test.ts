import { expect, test } from 'vitest';
import type { Offer, View } from '../../api/client';
import { near } from './scene';

const view = { realms: [{ realm: 'france', own: true, prey: { england: true, aragon: false } }] } as unknown as View;
const offer = (verb: string, realm: string): Offer => ({ id: `${verb}:${realm}`, verb, about: { realm } });

test('of the wars that can be declared those with a cause come first, then those against neighbours', () => {
  expect(['england', 'aragon', 'tunis'].map((realm) => near(view, offer('attack', realm)))).toEqual([2, 1, 0]);
  expect(near(view, offer('call', 'england'))).toBe(0);
});
