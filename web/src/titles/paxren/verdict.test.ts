import '../../lib/fakes';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Grammar } from '../../api/client';
import { source } from '../../language/source.fake';
import type { TableStore } from '../../table/table.svelte';
import type { verdict as Verdict } from './verdict';

const BANKS = [
  { id: 'fugger', seat: 0, florins: 2, prestige: { patron: 1 } },
  { id: 'medici', seat: 1, florins: 5, prestige: { patron: 3 } },
];
const VICTORIES = [
  {
    id: 'globalization',
    banks: [
      [{ name: 'concessions', mine: 2, needed: 6 }, { name: 'discovery', mine: 0, needed: 2 }],
      [{ name: 'concessions', mine: 5, needed: 4 }, { name: 'discovery', mine: 1, needed: 1 }],
    ],
  },
];

let verdict: typeof Verdict;
let tell: (code: 'en' | 'pl', winner: string | null, wonBy: string | null) => string[];

beforeAll(async () => {
  const { language, Words } = await import('../../language/language.svelte');
  const { Teller } = await import('../../language/teller');
  const teller = new Teller({} as Grammar, new Words({ en: source('paxren', 'en'), pl: source('paxren', 'pl') }), {});
  ({ verdict } = await import('./verdict'));
  tell = (code, winner, wonBy) => {
    language.switch(code);
    return verdict({ live: { banks: BANKS, victories: VICTORIES, winner, won_by: wonBy }, teller } as unknown as TableStore);
  };
});

describe('the verdict', () => {
  it('names the victory and what the winner had of all it asks', () => {
    expect(tell('en', 'medici', 'globalization')).toEqual([
      'Globalization Victory declared', 'Concessions: 5, needed 4', 'Discovery Prestige: 1, needed 1',
    ]);
    expect(tell('pl', 'medici', 'globalization')[0]).toBe('Ogłoszono Zwycięstwo Globalizacji');
  });

  it('tells why the patrons decided, and how much they had', () => {
    expect(tell('en', 'medici', 'patron')).toEqual([
      'Patron Victory',
      'Both decks have run out: the greatest Patron Prestige wins, of equals the most Florins.',
      'Patron Prestige 3, 5 Florins',
    ]);
  });

  it('tells of the last bank standing', () => {
    expect(tell('en', 'fugger', 'bankruptcy')).toEqual(['Every other bank is bankrupt.']);
  });

  it('has nothing to say while the game runs', () => {
    expect(tell('en', null, null)).toEqual([]);
  });
});
