import { expect, it } from 'vitest';
import type { SeatInfo } from '../../api/client';
import { othersAsked } from './invitations';

const seat = (at: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: at, person: true, open: false, name: '', bot: null, online: true, host: false, spoke: true, passed: false, ...more,
});
const you = { seat: 0, host: true };

it('nobody is asked about taking back among bots, empty seats and one’s own', () => {
  const own = [seat(0, { host: true }), seat(1, { host: true })];
  expect(othersAsked([...own, seat(2, { person: false, bot: 'steward' }), seat(3, { open: true })], you)).toBe(false);
  expect(othersAsked([...own, seat(2, { bot: 'steward' })], you)).toBe(false);
});

it('another person is asked', () => {
  expect(othersAsked([seat(0, { host: true }), seat(1)], you)).toBe(true);
  expect(othersAsked([seat(0, { host: true }), seat(1)], { seat: 1, host: false })).toBe(true);
});
