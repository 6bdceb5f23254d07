/** What a land brings to a Power that controls it, by raison:9.2 and raison:9.6. */
import type { Area } from '../../map/sheet';
import type { Power, RaisonView, Territory } from './picture';

export interface Worth {
  money: number;
  influence: number;
}

export function worth({ kind, powers, marks }: Area, { id, minor, status }: Power): Worth {
  const value = marks.value?.value ?? 0;
  const own = powers.includes(id);
  const scores = kind === 'contested' ? own : kind === 'home' && !own;
  if (scores) return { money: 0, influence: minor ? 0 : value };
  return { money: status === 'neutral' ? 2 * value : value, influence: 0 };
}

/** The Power through which the reader has, or would have, a land: whoever of theirs controls it, else their own. */
export function through(view: RaisonView, { control }: Territory): Power | undefined {
  const own = view.powers.filter(({ id }) => view.own_powers.includes(id));
  return own.find(({ id }) => id === control) ?? own.find(({ minor }) => !minor);
}
