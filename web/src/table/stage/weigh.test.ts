import { expect, it } from 'vitest';
import type { Happening, View } from '../../api/client';
import { weigh, type Listener } from './weigh';

const reader: Listener = {
  title: {
    chapters: { round: 1 },
    weighty: new Set(['battle']),
    area: (_, target) => (target.startsWith('territory:') ? target.slice(10) : null),
  },
  teller: { touched: ([event]) => Object.entries(event!.about).map(([kind, id]) => `${kind}:${id}`) },
  view: {} as View,
  stakes: new Set(['power:france', 'territory:paris']),
};
const weight = (name: string, about: Happening['about']) => weigh([{ entry: 0, name, about }], reader);

it('a line weighs by where it happens, what it is, and whom it touches', () => {
  expect(weight('round', { territory: 'paris' })).toBe(0);
  expect(weight('drew', { power: 'russia' })).toBe(0);
  expect(weight('drew', { power: 'france' })).toBe(1);
  expect(weight('marched', { territory: 'kiev' })).toBe(1);
  expect(weight('battle', { territory: 'kiev' })).toBe(2);
  expect(weight('marched', { territory: 'paris' })).toBe(3);
  expect(weight('battle', { power: 'france' })).toBe(3);
});
