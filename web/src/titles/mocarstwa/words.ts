/** Things in words. */
import type { Teller } from '../../language/teller';
import { KINDS, type Units } from './picture';

/** So many of a thing: Polish counts units in the genitive, in English they have one form; works stay in the singular. */
export function counted(teller: Teller, kind: string, id: string, number: number): string {
  const { thing, thing_gen } = teller.named('thing', kind, id);
  if (kind === 'work') return number > 1 ? `${String(thing)} (${number})` : `1 ${String(thing)}`;
  return `${number} ${String(thing_gen ?? thing)}`;
}

/** Units in words: '2 infantry, 1 artillery'. */
export function listed(teller: Teller, units: Units): string {
  return KINDS.flatMap((kind) => (units[kind] ? [counted(teller, 'unit', kind, units[kind])] : [])).join(', ');
}

/** Units and works that are bought but not placed. */
export function kept(teller: Teller, reserve: Record<string, number>): string {
  const kindOf = (thing: string) => (KINDS.some((kind) => kind === thing) ? 'unit' : 'work');
  return Object.entries(reserve).map(([thing, number]) => counted(teller, kindOf(thing), thing, number)).join(', ');
}
