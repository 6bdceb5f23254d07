import { describe, expect, it } from 'vitest';
import { shared, steady } from './same';

describe('what has come', () => {
  const known = { round: 3, banks: [{ id: 'fugger', cards: ['a'] }, { id: 'medici', cards: [] }], at: [1, 2], none: null };

  it('is what was known where nothing has changed', () => {
    expect(shared(known, structuredClone(known))).toBe(known);
  });

  it('is new as far up as something has changed, and no further', () => {
    const come = structuredClone(known);
    come.banks[1]!.cards.push('b' as never);
    const made = shared(known, come);
    expect(made).toEqual(come);
    expect(made).not.toBe(known);
    expect(made.banks[0]).toBe(known.banks[0]);
    expect(made.at).toBe(known.at);
  });

  it('knows the things of a list by their ids, wherever they stand', () => {
    const come = structuredClone(known.banks).reverse();
    const made = shared(known.banks, come);
    expect(made).toEqual(come);
    expect(made[0]).toBe(known.banks[1]);
    expect(shared(known.banks, known.banks.slice(1))).toEqual([known.banks[1]]);
  });

  it('is as it has come where parts are gone, are new, or are of another kind', () => {
    for (const come of [{ a: 1 }, { a: 1, b: 2, c: undefined }, { a: 1, c: 2 }, [1, 2], null, 'a']) {
      const made = shared<unknown>({ a: 1, b: 2 }, come);
      expect(made).toEqual(come);
      expect(made).toBeTypeOf(typeof come);
      expect(Object.keys(made ?? {})).toEqual(Object.keys(come ?? {}));
    }
    expect(shared<unknown>([1, 2], { 0: 1, 1: 2 })).toEqual({ 0: 1, 1: 2 });
    expect(shared<unknown>({ b: undefined }, { a: undefined })).toHaveProperty('a');
  });

  it('is itself wherever it is used, so that it can be compared', () => {
    const piece = { id: 'a', at: [1, 2] };
    const [old, now] = [{ id: 's', top: { id: 'a', at: [3, 4] } }, { id: 's', top: piece }];
    expect(shared(old, now)).toBe(now);
    expect(now.top).toBe(piece);
  });

  it('does not change what was known', () => {
    const before = structuredClone(known);
    shared(known, { ...structuredClone(known), round: 4, banks: [] });
    expect(known).toEqual(before);
  });

  it('one after another, is compared with the last', () => {
    const keep = steady<number[][]>();
    const first = keep([[1], [2]]);
    const second = keep([[1], [3]]);
    expect(second[0]).toBe(first[0]);
    expect(keep([[1], [3]])).toBe(second);
  });
});
