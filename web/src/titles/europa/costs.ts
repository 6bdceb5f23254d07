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

/** A card that is traded with brings ducats. */
function changed({ key, about }: Fact): Record<string, number>[] {
  if (key === 'trade-pays') return [{ more_ducats: about['number'] as number }];
  return key === 'change' ? [about as Record<string, number>] : [];
}

/** What goes and what comes; of facts that tell something else, nothing. */
export function costs(facts: Fact[]): { goes: Range[]; comes: Range[] } {
  const changes = facts.flatMap(changed);
  return {
    goes: KINDS.flatMap((kind) => range(kind, changes.map((change) => change[kind] ?? 0))),
    comes: KINDS.flatMap((kind) => range(kind, changes.map((change) => change[`more_${kind}`] ?? 0))),
  };
}
