/** What positions come to, each counted once. */
import type { View } from '../../api/client';
import type { Tally, TitleModule } from '../../titles/title';

const known = new WeakMap<View, Tally>();

export function tallyOf(title: Pick<TitleModule, 'tally'>, view: View): Tally {
  let found = known.get(view);
  if (!found) known.set(view, (found = title.tally(view)));
  return found;
}
