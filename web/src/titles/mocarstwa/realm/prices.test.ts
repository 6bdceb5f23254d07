/** How many of a thing the reader may take. */
import { describe, expect, it } from 'vitest';
import type { Offer } from '../../../api/client';
import { offered } from './prices';

const offer = (verb: string, about: Record<string, string | number>): Offer => ({ id: JSON.stringify(about), verb, about });

describe('what is on offer', () => {
  it('is the largest number of a purchase', () => {
    const buying = [1, 2, 3].map((number) => offer('buy', { unit: 'infantry', number }));
    expect(offered(buying, 'unit', 'infantry')).toBe(3);
    expect(offered(buying, 'unit', 'cavalry')).toBe(0);
  });

  it('is as many recruits as all places together can take', () => {
    const recruiting = ['paris', 'lyon'].flatMap((place) => [1, 2, 3].map((number) => offer('recruit', { unit: 'infantry', place, number })));
    expect(offered([...recruiting, offer('recruit', { unit: 'infantry', place: 'poitou', number: 1 })], 'unit', 'infantry')).toBe(7);
  });

  it('is one work at a time', () => {
    expect(offered([offer('build', { work: 'fort' })], 'work', 'fort')).toBe(1);
  });
});
