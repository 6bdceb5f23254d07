import { expect, test } from 'vitest';
import type { Happening, Offer, View } from '../../api/client';
import { near, optionTaken } from './scene';

const view = { realms: [{ realm: 'france', own: true, prey: { england: true, aragon: false } }] } as unknown as View;
const offer = (verb: string, realm: string): Offer => ({ id: `${verb}:${realm}`, verb, about: { realm } });

test('of the wars that can be declared those with a cause come first, then those against neighbours', () => {
  expect(['england', 'aragon', 'tunis'].map((realm) => near(view, offer('attack', realm)))).toEqual([2, 1, 0]);
  expect(near(view, offer('call', 'england'))).toBe(0);
});

test('the option that was chosen is one’s own where everybody chooses, and of the event that lies there now', () => {
  const told = (name: string, realm: string, option = '', event = 'plague'): Happening => ({ entry: 1, name, about: { realm, event, option } });
  const before = [told('took-event', 'france'), told('chose-option', 'france', 'a')];
  const now = [...before, told('took-event', 'england'), told('chose-option', 'england', 'b')];
  expect(optionTaken(now, 'plague', 'england', ['france'])).toBe('b');
  expect(optionTaken([...now, told('chose-option', 'france', 'a')], 'plague', 'england', ['france'])).toBe('a');
  expect(optionTaken(now.slice(0, 3), 'plague', 'england', ['france'])).toBeNull();
});
