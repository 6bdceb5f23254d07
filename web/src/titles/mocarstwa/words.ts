/** Things in words. */
import type { Teller } from '../../language/teller';
import { KINDS, type Units } from './picture';

/** So much of a good: Polish counts goods in the genitive, in English they have one form. */
export function counted(teller: Teller, good: string, number: number): string {
  const { thing, thing_gen } = teller.named('thing', 'good', good);
  return `${number} ${String(thing_gen ?? thing)}`;
}

/** Units and works have no plural that fits every number: how many there are is told as the log tells it. */
function grouped(teller: Teller, kind: string, id: string, number: number): string {
  return number > 1 ? `${teller.thing(kind, id)} (${number})` : teller.thing(kind, id);
}

/** Units in words: 'infantry (2), artillery'. */
export function listed(teller: Teller, units: Units): string {
  return KINDS.flatMap((kind) => (units[kind] ? [grouped(teller, 'unit', kind, units[kind])] : [])).join(', ');
}

/** Units and works that are bought but not placed. */
export function kept(teller: Teller, reserve: Record<string, number>): string {
  const kindOf = (thing: string) => (KINDS.some((kind) => kind === thing) ? 'unit' : 'work');
  return Object.entries(reserve).map(([thing, number]) => grouped(teller, kindOf(thing), thing, number)).join(', ');
}
