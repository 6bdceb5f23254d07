/** How much a line of the log weighs for one reader. */
import type { View } from '../../api/client';
import type { Line } from '../../language/folding';
import type { Teller } from '../../language/teller';
import type { TitleModule } from '../../titles/title';
import type { Weight } from './pace';
import { tallyOf } from './tallies';

export interface Reader {
  title: Pick<TitleModule, 'weighty' | 'area' | 'chapters' | 'actor'>;
  teller: Pick<Teller, 'touched'>;
  view: View;
  /** What the reader has at stake: targets such as 'territory:paris'. */
  stakes: ReadonlySet<string>;
  /** Sides that stand with the reader, and the places they hold. */
  allies: ReadonlySet<string>;
  allied: ReadonlySet<string>;
}

/** Somebody who has seen these positions, the last of them now. */
export function reader(title: TitleModule, teller: Teller, ...views: View[]): Reader {
  const allies = new Set(views.flatMap((view) => title.allies(view)));
  const held = views.flatMap((view) => Object.entries(tallyOf(title, view).holders));
  return {
    title, teller, allies,
    view: views.at(-1)!,
    stakes: new Set(views.flatMap((view) => title.stakes(view))),
    allied: new Set(held.filter(([, side]) => allies.has(side)).map(([target]) => target)),
  };
}

/** Whether a line touches the reader, or an ally by another's doing. */
export function concerns(line: Line, { title, teller, stakes, allies, allied }: Reader): boolean {
  const targets = teller.touched(line);
  if (targets.some((target) => stakes.has(target))) return true;
  return !allies.has(title.actor(line[0]!) ?? '') && targets.some((target) => allied.has(target));
}

export function weigh(line: Line, who: Reader): Weight {
  const { title, teller, view } = who;
  if (title.chapters[line[0]!.name]) return 0;
  const mine = concerns(line, who);
  const seen = teller.touched(line).some((target) => title.area(view, target) !== null);
  const great = title.weighty.has(line[0]!.name);
  if (mine && (seen || great)) return 3;
  if (great) return 2;
  return mine || seen ? 1 : 0;
}
