/** Several small events told in one line: the page's twin of the engine's folding. */
import type { Grammar, Happening } from '../api/client';

export type Fold = Grammar['folds'][string];
/** Events that one sentence tells. */
export type Line = Happening[];
type Kinds = [string, string][];

/** The message that tells an event: its name, and whether its secret is hidden. */
export function form(kinds: Kinds, event: Happening): string {
  return kinds.every(([name]) => name in event.about) ? event.name : `${event.name}.hidden`;
}

/** A log in lines. A line only ever grows, so a log that goes on keeps its lines. */
export function fold({ folds, events: signatures }: Pick<Grammar, 'folds' | 'events'>, events: Happening[]): Line[] {
  const lines: Line[] = [];
  for (const event of events) {
    const how = folds[form((signatures[event.name] ?? []) as Kinds, event)];
    const line = how && lineToJoin(how, lines, event);
    if (line) line.push(event);
    else lines.push([event]);
  }
  return lines;
}

function lineToJoin(how: Fold, lines: Line[], event: Happening): Line | undefined {
  for (let place = lines.length - 1; place >= 0; place -= 1) {
    const line = lines[place]!;
    if (joins(how, line.at(-1)!, event)) return line;
    if (!how.past.includes(line[0]!.name)) return undefined;
  }
  return undefined;
}

function joins(how: Fold, last: Happening, event: Happening): boolean {
  const names = Object.keys(event.about);
  if (last.name !== event.name || Object.keys(last.about).length !== names.length) return false;
  const [from, to] = how.way;
  if (from && to && last.about[to] !== event.about[from]) return false;
  const free = [...how.sums, ...how.lists, ...how.way];
  return names.every((name) => free.includes(name) || last.about[name] === event.about[name]);
}
