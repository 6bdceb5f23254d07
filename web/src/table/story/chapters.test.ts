import { expect, it } from 'vitest';
import type { Happening } from '../../api/client';
import type { TitleModule } from '../../titles/title';
import { chapters, lineAt, openOnes, placeOf, sizeOf } from './chapters';

const title = { chapters: { round: 1, turn: 2 } } as unknown as TitleModule;
const NAMES = ['drew', 'round', 'voted', 'turn', 'marched', 'turn', 'round', 'turn', 'drew'];
const log: Happening[] = NAMES.map((name, entry) => ({ entry, name, about: {} }));

it('a chapter holds what follows its opening', () => {
  const lines = log.map((event) => [event]);
  const found = chapters(lines, title).map(({ start, level, lines }) => [start, level, lines.map(([event]) => event!.name)]);
  expect(found).toEqual([
    [0, 0, ['drew']],
    [1, 1, ['voted']],
    [3, 2, ['marched']],
    [5, 2, []],
    [6, 1, []],
    [7, 2, ['drew']],
  ]);
});

it('turns lie in their round: what is closed takes no more room the longer a game is', () => {
  const all = chapters(log.map((event) => [event]), title);
  expect(all.map(({ start, round }) => [start, round])).toEqual([[0, 0], [1, 1], [3, 1], [5, 1], [6, 6], [7, 6]]);
  expect([...openOnes(all, 1, null)]).toEqual([7, 6]);
  expect([...openOnes(all, 1, all[2]!)]).toEqual([7, 6, 3, 1]);
  expect(all.map((chapter) => sizeOf(chapter, all))).toEqual([1, 2, 1, 0, 1, 1]);
});

it('the line of a position is the last one before it', () => {
  const all = chapters(log.map((event) => [event]), title);
  const at = (entry: number) => {
    const found = lineAt(all, entry);
    return found && [found.chapter.start, found.line?.[0]!.entry ?? null];
  };
  expect(at(0)).toBeNull();
  expect(at(1)).toEqual([0, 0]);
  expect(at(2)).toEqual([1, null]);
  expect(at(5)).toEqual([3, 4]);
  expect(at(9)).toEqual([7, 8]);
});

it('a position lies in the last round and turn before it', () => {
  const at = (entry: number) => placeOf(log, title, entry).map(({ entry }) => entry);
  expect(at(1)).toEqual([]);
  expect(at(3)).toEqual([1]);
  expect(at(6)).toEqual([1, 5]);
  expect(at(7)).toEqual([6]);
  expect(at(9)).toEqual([6, 7]);
});
