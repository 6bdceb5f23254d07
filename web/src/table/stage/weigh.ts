/** How much a line of the log weighs for one reader. */
import type { View } from '../../api/client';
import type { Line } from '../../language/folding';
import type { Teller } from '../../language/teller';
import type { TitleModule } from '../../titles/title';
import type { Weight } from './pace';

export interface Listener {
  title: Pick<TitleModule, 'weighty' | 'area' | 'chapters'>;
  teller: Pick<Teller, 'touched'>;
  view: View;
  /** What the reader has at stake: targets such as 'territory:paris'. */
  stakes: ReadonlySet<string>;
}

export function weigh(line: Line, { title, teller, view, stakes }: Listener): Weight {
  if (title.chapters[line[0]!.name]) return 0;
  const targets = teller.touched(line);
  const mine = targets.some((target) => stakes.has(target));
  const seen = targets.some((target) => title.area(view, target) !== null);
  const great = title.weighty.has(line[0]!.name);
  if (mine && (seen || great)) return 3;
  if (great) return 2;
  return mine || seen ? 1 : 0;
}
