import '../lib/fakes';
import { expect, it } from 'vitest';
import type { TitleCard } from '../api/client';
import { Words } from '../language/language.svelte';
import { begun, concerning, inForce } from './options';

const OPTIONS = [
  { id: 'talk', values: ['no', 'yes'], sides: [], points: [], scenarios: [] },
  { id: 'readings', values: ['book', 'second'], sides: [], points: ['pawns'], scenarios: ['1618'] },
  { id: 'banks', values: ['book', 'lot'], sides: ['medici', 'coeur'], points: [], scenarios: [] },
];
const card = { options: OPTIONS, parley: { talk: 'yes' } } as unknown as TitleCard;
const en = `
option-talk = Pauses
    .no = none
    .yes = before votes
    .note = The game waits.
option-readings = Editions
    .book = the book
    .second = the second
    .note = Some points differ.
option-readings-pawns = Pawns
    .note = They fight.
option-banks = Banks
    .book = in order
    .lot = by lot
    .note = Who plays which.
bank-medici = Medici
bank-coeur = Cœur
`;
const words = new Words({ en, pl: en });

it('people who bargain begin with pauses for talk, others with the book, both with the rules of the scenario', () => {
  expect(begun(card, {}, false)).toEqual({ talk: 'no', readings: 'book', banks: 'book' });
  expect(begun(card, { banks: 'lot' }, true)).toEqual({ talk: 'yes', readings: 'book', banks: 'lot' });
});

it('an option is offered where it changes something', () => {
  expect(concerning(card, '1618').map(({ id }) => id)).toEqual(['talk', 'readings', 'banks']);
  expect(concerning(card, '1702').map(({ id }) => id)).toEqual(['talk', 'banks']);
});

it('what is not as in the book comes first, with its points by name; sides are named', () => {
  const found = inForce(card, words, { talk: 'no', readings: 'second', banks: 'medici,coeur' }, 'bank');
  expect(found.map(({ id, value, usual }) => [id, value, usual])).toEqual([
    ['readings', 'the second', false],
    ['banks', 'Medici, Cœur', false],
    ['talk', 'none', true],
  ]);
  expect(found[0]!.points).toEqual([{ name: 'Pawns', note: 'They fight.' }]);
});
