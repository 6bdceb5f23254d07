/** The log in chapters: rounds, and turns within them. */
import type { Happening } from '../../api/client';
import type { Line } from '../../language/folding';
import type { TitleModule } from '../../titles/title';

export interface Chapter {
  /** Place of its first line in the log; names the chapter. */
  start: number;
  level: 0 | 1 | 2;
  /** The event that opens it; none for what happened before the first. */
  opening: Happening | null;
  lines: Line[];
  /** The start of the chapter of level 1 in which a turn lies; of others their own. */
  round: number;
}

export function chapters(log: Line[], title: TitleModule): Chapter[] {
  const found: Chapter[] = [];
  log.forEach((line, start) => {
    const opening = line[0]!;
    const level = title.chapters[opening.name];
    if (level) found.push({ start, level, opening, lines: [], round: level === 2 ? (found.at(-1)?.round ?? start) : start });
    else if (found.length) found.at(-1)!.lines.push(line);
    else found.push({ start, level: 0, opening: null, lines: [line], round: start });
  });
  return found;
}

/** The starts of chapters that stand open by themselves: the last ones, one that is looked at, and the rounds of these. */
export function openOnes(all: Chapter[], last: number, here: Chapter | null): Set<number> {
  const open = [...all.slice(-last), ...(here ? [here] : [])];
  return new Set(open.flatMap(({ start, round }) => [start, round]));
}

/** How many lines lie in a chapter: in a round, those of its turns too. */
export function sizeOf(chapter: Chapter, all: Chapter[]): number {
  const parts = chapter.level === 2 ? [chapter] : all.filter(({ round }) => round === chapter.start);
  return parts.reduce((sum, { lines }) => sum + lines.length, 0);
}

/** The last line before a position and the chapter it lies in; null before the first. */
export function lineAt(all: Chapter[], entry: number): { chapter: Chapter; line: Line | null } | null {
  const before = ([event]: Line) => event!.entry < entry;
  const chapter = all.findLast(({ opening, lines }) => (opening ? opening.entry < entry : before(lines[0]!)));
  return chapter ? { chapter, line: chapter.lines.findLast(before) ?? null } : null;
}

/** The chapter a position lies in: its opening events, the greater first. */
export function placeOf(log: Happening[], title: TitleModule, entry: number): Happening[] {
  const open: (Happening | undefined)[] = [];
  for (const event of log) {
    if (event.entry >= entry) break;
    const level = title.chapters[event.name];
    if (level === 1) open.splice(0, 2, event);
    else if (level === 2) open[1] = event;
  }
  return open.filter((event) => event !== undefined);
}
