import { expect, it } from 'vitest';
import type { Happening } from '../../api/client';
import { betweenTurns, recap, worthSeeing } from './recap';

const title = {
  chapters: { round: 1 } as Record<string, 1 | 2>,
  weighty: new Set(['voted', 'won']),
  actor: ({ about }: Happening) => (about['power'] as string | undefined) ?? null,
};
const happened = (entry: number, name: string, power?: string): Happening => ({ entry, name, about: power ? { power } : {} });

it('what concerns the reader comes first, then power by power', () => {
  const lines = [
    [happened(4, 'bought', 'france')],
    [happened(5, 'drew', 'russia')],
    [happened(6, 'round')],
    [happened(6, 'voted', 'sweden')],
    [happened(7, 'won', 'russia')],
    [happened(7, 'fell')],
  ];
  const found = recap(lines, title, ([event]) => event!.name === 'won', ({ entry }) => entry === 4);
  expect(found.mine).toEqual([lines[4]]);
  // What names nobody is the doing of whoever acted last; one's own small doings are left out.
  expect(found.sides).toEqual([
    { side: 'russia', lines: [lines[1], lines[5]] },
    { side: 'sweden', lines: [lines[3]] },
  ]);
  // Shown is nothing that the recap leaves out, however much it touches the reader.
  expect(worthSeeing(lines, found, ([event]) => (event!.name === 'drew' ? 1 : 3))).toEqual([lines[3], lines[4], lines[5]]);
});

it('what comes after a new chapter is no small consequence of a choice, nor the doing of whoever acted before it', () => {
  const lines = [[happened(4, 'ended', 'france')], [happened(4, 'round')], [happened(4, 'withdrew')], [happened(5, 'drew', 'russia')]];
  const found = recap(lines, title, () => false, ({ entry }) => entry === 4);
  expect(found.sides).toEqual([{ side: null, lines: [lines[2]] }, { side: 'russia', lines: [lines[3]] }]);
});

it('what a side suffers or earns in what another does is told with that', () => {
  const lines = [[happened(4, 'fair', 'france')], [happened(4, 'earned', 'russia')], [happened(4, 'ended')]];
  const suffered = new Set(['earned']);
  const told = (of: object) => recap(lines, { ...title, ...of }, () => false, () => false).sides;
  expect(told({ suffered })).toEqual([{ side: 'france', lines }]);
  expect(told({})).toHaveLength(2);
});

it('what others did is what lies between two turns of the reader', () => {
  const log = ['turn a', 'x', 'turn b', 'y', 'turn c', 'z', 'turn a', 'w'].map((what, entry) => {
    const [name, power] = what.split(' ') as [string, string?];
    return happened(entry, name, power);
  });
  const opens = ({ name }: Happening) => name === 'turn';
  const of = (power: string) => (event: Happening) => event.about['power'] === power;
  expect(betweenTurns(log, opens, of('a'))).toEqual({ from: 2, to: 6 });
  expect(betweenTurns(log, opens, of('b'))).toEqual({ from: 4, to: 8 }); // it waits for its turn
  expect(betweenTurns(log.slice(0, 2), opens, of('a'))).toBeNull();
});
