import { describe, expect, it } from 'vitest';
import type { PaxView, Printed } from '../picture';
import { comets, discards, size, unseen } from './piles';

const print = (kind: string, region: string) => ({ kind, region });
const CARDS = {
  hungary: print('empire', 'east'),
  W1: print('tableau', 'west'), W2: print('tableau', 'west'), W3: print('queen', 'west'), W4: print('tableau', 'west'),
  E1: print('tableau', 'east'), E2: print('queen', 'east'), E3: print('tableau', 'east'),
  C1: print('comet', 'west'), C2: print('comet', 'east'), C3: print('comet', 'east'),
} as unknown as Printed['cards'];
const VIEW = {
  map: [{ id: 'hungary' }],
  gone: ['W1', 'C1'],
  market: [
    { region: 'west', deck: 4, comets: 0, next: null, places: [{ card: 'W2' }, { card: null }] },
    { region: 'east', deck: 3, comets: 1, next: null, places: [{ card: 'C2' }] },
  ],
  banks: [
    { west: [], east: [{ card: 'hungary', queen: 'E2', vassals: [] }], old_maids: [], hand: { known: ['W3'], unknown: 1 }, may_hold: ['E1'] },
  ],
} as unknown as PaxView;

describe('piles', () => {
  it('tell apart what has gone, what lies open and what nobody has seen', () => {
    expect(discards(VIEW, CARDS)).toEqual(['W1']);
    expect(unseen(VIEW, CARDS, 'west')).toEqual(['W4']);
    expect(unseen(VIEW, CARDS, 'east')).toEqual(['E3']);
    expect(comets(VIEW, CARDS)).toEqual([
      { id: 'C1', state: 'gone' }, { id: 'C2', state: 'open' }, { id: 'C3', state: 'unseen' },
    ]);
  });

  it('have sizes: cards left in both decks, Comets among them', () => {
    expect((['empires', 'discards', 'comets', 'decks'] as const).map((pile) => size(VIEW, CARDS, pile))).toEqual([1, 1, 1, 7]);
  });
});
