/** Things in words. */
import type { Teller } from '../../language/teller';
import { KINDS, type Units } from './picture';

/** So many of a thing: Polish counts in the genitive, English units have one form, and its forts stay in the singular. */
export function counted(teller: Teller, kind: string, id: string, number: number): string {
  const { thing, thing_gen } = teller.named('thing', kind, id);
  return kind === 'work' && number > 1 && !thing_gen ? `${String(thing)} (${number})` : `${number} ${String(thing_gen ?? thing)}`;
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
