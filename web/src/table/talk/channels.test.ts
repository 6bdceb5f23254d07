import { expect, it } from 'vitest';
import type { SeatInfo } from '../../api/client';
import { channelOf, partners } from './channels';

const seat = (at: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: at, person: true, open: false, name: '', bot: null, online: true, host: false, spoke: true, passed: false, ...more,
});

it('one talks with people, not with bots, open seats or oneself', () => {
  const seats = [seat(0), seat(1), seat(2, { person: false, bot: 'steward' }), seat(3, { open: true })];
  expect(partners(seats, 0)).toEqual([1]);
});

it('both ends of a private line name the other, a circle names all others', () => {
  expect(channelOf({ seat: 1, to: [] }, 0)).toBe('');
  expect(channelOf({ seat: 1, to: [0] }, 0)).toBe('1');
  expect(channelOf({ seat: 0, to: [1] }, 0)).toBe('1');
  expect(channelOf({ seat: 2, to: [0, 1] }, 0)).toBe('1-2');
  expect(channelOf({ seat: 0, to: [2, 1] }, 0)).toBe('1-2');
});
