import { describe, expect, it } from 'vitest';
import type { Fact } from '../../api/client';
import { atBest, costs } from './costs';

const change = (about: Record<string, number>) => ({ key: 'change', grade: 'certain', about }) as unknown as Fact;

describe('what choices take', () => {
  it('goes from the least to the most, and leaves out what costs nothing', () => {
    const facts = [change({ dip: 1, ducats: 0 }), change({ dip: 3, ducats: 2 }), change({ dip: 0 })];
    expect(costs(facts).goes).toEqual([{ kind: 'dip', least: 1, most: 3 }, { kind: 'ducats', least: 2, most: 2 }]);
  });

  it('is told apart from what they bring', () => {
    expect(costs([change({ ducats: 0, more_ducats: 5, more_interest: 1 })])).toEqual({
      goes: [],
      comes: [{ kind: 'ducats', least: 5, most: 5 }, { kind: 'interest', least: 1, most: 1 }],
    });
  });

  it('knows what a trade card pays', () => {
    const pays = { key: 'trade-pays', grade: 'likely', about: { number: 7 } } as unknown as Fact;
    expect(costs([pays])).toEqual({ goes: [], comes: [{ kind: 'ducats', least: 7, most: 7 }] });
  });

  it('tells what the best card would pay after a voyage', () => {
    const best = { key: 'trade-best', grade: 'likely', about: { number: 7 } } as unknown as Fact;
    expect(costs([best]).comes).toEqual([{ kind: 'ducats', least: 7, most: 7 }]);
    expect(atBest([best])).toBe(true);
    expect(atBest([change({ ducats: 1 })])).toBe(false);
  });

  it('is not read out of the odds of a battle', () => {
    expect(costs([{ key: 'odds', grade: 'likely', about: { mil: 3 } } as unknown as Fact])).toEqual({ goes: [], comes: [] });
  });
});
