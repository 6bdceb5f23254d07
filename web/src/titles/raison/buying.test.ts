import { describe, expect, it } from 'vitest';
import { most } from './buying';
import type { RaisonView } from './picture';

const power = { id: 'austria', money: 5, morale: 13, hand: { known: [2, 4, 6], unknown: 0 } };
const view = (change: object = {}, name = 'Mobilise') =>
  ({
    decision: { name, rule: '', secret: false, about: { power: 'austria', money: 5 } },
    powers: [{ ...power, ...change }],
    generals: [{ id: 'austria.1', power: 'austria', at: 'tyrol', troops: 1 }],
  }) as unknown as RaisonView;
const buy = (verb: string, about = {}) => ({ id: verb, verb, about });

describe('how often the same can be bought in a row', () => {
  it('is as often as there is room for it', () => {
    expect(most(view(), buy('buy-troop', { general: 'austria.1' }))).toBe(2);
    expect(most(view(), buy('buy-card'))).toBe(3);
    expect(most(view(), buy('buy-morale'))).toBe(2);
    expect(most(view({ hand: { known: [1, 1, 2, 3, 4, 5], unknown: 0 } }), buy('buy-card'))).toBe(1);
  });

  it('is as often as there is Money for it', () => {
    expect(most(view({ money: 2, morale: 3 }), buy('buy-morale'))).toBe(2);
  });

  it('is once for a Fortress and for whatever is not bought', () => {
    expect(most(view(), buy('buy-fortress', { territory: 'tyrol' }))).toBe(1);
    expect(most(view({}, 'Lead'), buy('raise-morale'))).toBe(1);
  });
});
