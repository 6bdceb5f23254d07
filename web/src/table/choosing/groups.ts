/** The groups of a title's verbs: what the choices of a long list are about. */
export type Groups = Readonly<Record<string, string>>;

/** Whether a list goes over several groups of its title, under whose headings it then stands. */
export function spread(verbs: string[], groups: Groups): boolean {
  return new Set(verbs.flatMap((verb) => groups[verb] ?? [])).size > 1;
}

/** Verbs in the order of the title's groups; those without one come first, as they came. */
export function inOrder(verbs: string[], groups: Groups): string[] {
  if (!spread(verbs, groups)) return verbs;
  const order = [...new Set(Object.values(groups))];
  const place = (verb: string) => order.indexOf(groups[verb] ?? '');
  return [...verbs].sort((a, b) => place(a) - place(b));
}
