import { expect, it } from 'vitest';
import { compare } from './changes';

const before = {
  holders: { 'territory:hanover': 'britain', 'territory:saxony': 'russia', 'territory:paris': 'france' },
  forces: { 'territory:hanover': { britain: 3 }, 'territory:saxony': { russia: 4 }, 'territory:paris': { france: 2 } },
  figures: { 'britain.influence': 5, 'russia.influence': 3, 'france.money': 2 },
};

it('nothing has changed between a position and itself', () => {
  expect(compare(before, before)).toEqual({ marks: [], figures: new Map() });
});

it('places that changed hands, strength that came and went, figures up and down', () => {
  const now = {
    holders: { ...before.holders, 'territory:hanover': 'russia' },
    forces: { 'territory:hanover': { russia: 3 }, 'territory:paris': { france: 2 } },
    figures: { 'britain.influence': 4, 'russia.influence': 5, 'france.money': 2 },
  };
  expect(compare(before, now)).toEqual({
    marks: [
      {
        target: 'territory:hanover',
        held: { from: 'britain', to: 'russia' },
        forces: [{ side: 'britain', by: -3 }, { side: 'russia', by: 3 }],
      },
      { target: 'territory:saxony', held: null, forces: [{ side: 'russia', by: -4 }] },
    ],
    figures: new Map([['britain.influence', -1], ['russia.influence', 2]]),
  });
});

it('what nobody holds any more', () => {
  const free = compare(before, { ...before, holders: {} });
  expect(free.marks.map(({ held }) => held?.to)).toEqual([null, null, null]);
});
