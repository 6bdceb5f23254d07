import { describe, expect, it } from 'vitest';
import type { Update, View } from './client';
import { viewAfter, withNew } from './update';

const known = { entry: 3, stamp: 'a', powers: ['austria'], territories: ['tyrol'] } as unknown as View;
const told = (view: unknown, changes: unknown, things: unknown = {}) =>
  ({ since: 1, number: 2, view, changes, things }) as unknown as Update;

describe('an update', () => {
  it('brings a whole view, of which nothing stays', () => {
    const view = { entry: 4, stamp: 'b' };
    expect(viewAfter(told(view, null), known)).toEqual(view);
  });

  it('brings the keys that have changed; the others stay as they are', () => {
    const after = viewAfter(told(null, { entry: 4, powers: [] }), known);
    expect(after).toEqual({ entry: 4, stamp: 'a', powers: [], territories: ['tyrol'] });
    expect(after['territories']).toBe(known['territories']);
    expect(known.entry).toBe(3);
  });

  it('brings the things of a list that have changed; the others stay as they are', () => {
    const board = { places: [{ id: 'a', owner: 'x' }, { id: 'b', owner: 'x' }] } as unknown as View;
    const after = viewAfter(told(null, {}, { places: { 1: { id: 'b', owner: 'y' } } }), board) as unknown as typeof board;
    expect(after).toEqual({ places: [{ id: 'a', owner: 'x' }, { id: 'b', owner: 'y' }] });
    const [before, now] = [board, after].map((view) => (view as unknown as { places: unknown[] }).places);
    expect(now![0]).toBe(before![0]);
  });

  it('may bring no change of the view at all', () => {
    expect(viewAfter(told(null, {}), known)).toEqual(known);
  });
});

describe('what is told piece by piece', () => {
  it('is added once, however often a change is told', () => {
    const known = [{ number: 1 }, { number: 4 }];
    expect(withNew(known, [{ number: 4 }, { number: 6 }])).toEqual([{ number: 1 }, { number: 4 }, { number: 6 }]);
    expect(withNew(known, [{ number: 1 }])).toBe(known);
  });
});
