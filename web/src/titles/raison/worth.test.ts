import { describe, expect, it } from 'vitest';
import type { Area } from '../../map/sheet';
import type { Power, RaisonView, Territory } from './picture';
import { through, worth } from './worth';

const land = (kind: string, powers: string[]) =>
  ({ kind, powers, marks: { value: { ring: 'coin', value: 3, at: [0, 0] } } }) as unknown as Area;
const power = (id: string, more: Partial<Power> = {}) => ({ id, minor: false, status: 'first', ...more }) as Power;
const france = power('france');

describe('what a land brings', () => {
  it('Money from an own Home, from uncontested land and from contested land of other colours', () => {
    for (const area of [land('home', ['france']), land('uncontested', []), land('contested', ['spain', 'austria'])]) {
      expect(worth(area, france)).toEqual({ money: 3, influence: 0 });
    }
  });

  it('Influence from contested land of its colour and from Homes of others', () => {
    for (const area of [land('contested', ['spain', 'france']), land('home', ['spain'])]) {
      expect(worth(area, france)).toEqual({ money: 0, influence: 3 });
      expect(worth(area, power('france', { minor: true }))).toEqual({ money: 0, influence: 0 });
    }
  });

  it('twice the Money to a Neutral', () => {
    expect(worth(land('uncontested', []), power('france', { status: 'neutral' })).money).toBe(6);
  });

  it('to the Power of the reader that controls it, else to their own', () => {
    const view = { powers: [power('sweden', { minor: true }), france], own_powers: ['france', 'sweden'] } as RaisonView;
    expect(through(view, { control: 'sweden' } as Territory)?.id).toBe('sweden');
    expect(through(view, { control: 'spain' } as Territory)?.id).toBe('france');
    expect(through({ ...view, own_powers: [] } as RaisonView, { control: null } as Territory)).toBeUndefined();
  });
});
