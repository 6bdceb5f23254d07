import { expect, it } from 'vitest';
import type { Happening, View } from '../../api/client';
import { weigh, type Reader } from './weigh';

const reader: Reader = {
  title: {
    chapters: { round: 1 },
    weighty: new Set(['battle']),
    actor: ({ about }) => String(about['power'] ?? ''),
    area: (_, target) => (target.startsWith('territory:') ? target.slice(10) : null),
  },
  teller: { touched: ([event]) => Object.entries(event!.about).map(([kind, id]) => `${kind}:${id}`) },
  view: {} as View,
  stakes: new Set(['power:france', 'territory:paris']),
  allies: new Set(['sweden']),
  allied: new Set(['territory:livonia']),
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

it('what others do to an ally concerns the reader, what the ally does at home does not', () => {
  expect(weight('marched', { power: 'russia', territory: 'livonia' })).toBe(3);
  expect(weight('marched', { power: 'sweden', territory: 'livonia' })).toBe(1);
});
