/** The groups of a title's verbs: what the choices of a long list are about. */
export type Groups = Readonly<Record<string, string>>;

/** What does not use up a turn is the second part of its group. */
const SECOND = '-minor';

/** The group that a verb belongs to, with either part; empty: none. */
export function groupOf(verb: string, groups: Groups): string {
  const part = groups[verb] ?? '';
  return part.endsWith(SECOND) ? part.slice(0, -SECOND.length) : part;
}

/** Whether a list goes over several groups of its title. */
export function spread(verbs: string[], groups: Groups): boolean {
  return new Set(verbs.map((verb) => groupOf(verb, groups)).filter(Boolean)).size > 1;
}

/** Whether a list goes over several parts of groups, under whose headings it then stands. */
export function parted(verbs: string[], groups: Groups): boolean {
  return new Set(verbs.flatMap((verb) => groups[verb] ?? [])).size > 1;
}

/** Verbs in the order of the title's groups; those without one come first, as they came. */
export function inOrder(verbs: string[], groups: Groups): string[] {
  if (!parted(verbs, groups)) return verbs;
  const order = [...new Set(Object.values(groups))];
  const place = (verb: string) => order.indexOf(groups[verb] ?? '');
  return [...verbs].sort((a, b) => place(a) - place(b));
}
