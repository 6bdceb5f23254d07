import { expect, test } from 'vitest';
import { place, PRESETS, reseat, seated, usual } from './draft';

test('a game begins with four where it can', () => {
  expect(usual([3, 4, 5, 6])).toBe(4);
  expect(usual([5, 6])).toBe(5);
});

test('presets fill the seats', () => {
  const seats = [0, 1, 2];
  expect(PRESETS.map((preset) => seats.map((seat) => seated(preset, seat, 1)))).toEqual([
    ['steward', 'me', 'steward'],
    ['me', 'me', 'me'],
    ['open', 'me', 'open'],
  ]);
  expect(seated('alone', 0, 1, 'marshal')).toBe('marshal');
});

test('a side moves to another seat, and who had it gets the one given up', () => {
  expect(reseat(['fugger', 'medici', 'coeur'], 0, 'coeur')).toEqual(['coeur', 'medici', 'fugger']);
  expect(reseat(['fugger', 'medici'], 1, 'marchionni')).toEqual(['fugger', 'marchionni']);
});

test('a row becomes a place: names are for people', () => {
  expect(place({ who: 'me', name: ' Anna ' })).toEqual({ who: 'me', bot: 'steward', name: 'Anna' });
  expect(place({ who: 'open', name: '  ' })).toEqual({ who: 'open', bot: 'steward', name: null });
  expect(place({ who: 'marshal', name: 'Anna' })).toEqual({ who: 'bot', bot: 'marshal', name: null });
});
