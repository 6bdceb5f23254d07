/** Who did what to whom. */
import type { Story } from './plot';

type Deed = Story['deeds'][number];

/** The deeds of each pair of sides, those with the most between them first. */
export function byPair(deeds: Deed[]): { doer: number; other: number; deeds: Deed[] }[] {
  const pairs = new Map<string, Deed[]>();
  for (const deed of deeds) {
    const pair = `${deed.doer}-${deed.other}`;
    pairs.set(pair, [...(pairs.get(pair) ?? []), deed]);
  }
  const weight = (all: Deed[]) => all.reduce((sum, { times }) => sum + times, 0);
  return [...pairs.values()]
    .map((all) => ({ doer: all[0]!.doer, other: all[0]!.other, deeds: all }))
    .sort((a, b) => a.doer - b.doer || weight(b.deeds) - weight(a.deeds));
}
