/** What choices take of the reader's means, out of their briefs. */
import type { Fact } from '../../api/client';

const KINDS = ['adm', 'dip', 'mil', 'ducats', 'manpower', 'stability', 'prestige', 'interest'] as const;
export type Kind = (typeof KINDS)[number];

/** From the least that one of them takes or brings to the most. */
export interface Range {
  kind: Kind;
  least: number;
  most: number;
}

const range = (kind: Kind, numbers: number[]): Range[] => {
  const some = numbers.filter(Boolean);
  return some.length ? [{ kind, least: Math.min(...some), most: Math.max(...some) }] : [];
};

/** What a card that is traded with brings in ducats; after a voyage at most. */
const PAYS = new Set(['trade-pays', 'trade-best']);

function changed({ key, about }: Fact): Record<string, number>[] {
  if (PAYS.has(key)) return [{ more_ducats: about['number'] as number }];
  return key === 'change' ? [about as Record<string, number>] : [];
}

/** Whether it is the best that may come of it. */
export function atBest(facts: Fact[]): boolean {
  return facts.every(({ key }) => key === 'trade-best');
}

/** What goes and what comes; of facts that tell something else, nothing. */
export function costs(facts: Fact[]): { goes: Range[]; comes: Range[] } {
  const changes = facts.flatMap(changed);
  return {
    goes: KINDS.flatMap((kind) => range(kind, changes.map((change) => change[kind] ?? 0))),
    comes: KINDS.flatMap((kind) => range(kind, changes.map((change) => change[`more_${kind}`] ?? 0))),
  };
}
