/** Goals in words. */
import type { Teller } from '../../../language/teller';
import type { Goal } from '../picture';

/** What a goal is, with its place or its prey. */
export function goalName(teller: Teller, { kind, place, target }: Goal): string {
  const what = teller.words.say(`text-goal-${kind}`);
  const whose = place ? teller.thing('place', place) : target ? teller.thing('power', target) : '';
  return whose ? `${whose}: ${what}` : what.charAt(0).toUpperCase() + what.slice(1);
}
