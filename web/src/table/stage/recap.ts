/** What happened since the reader's last choice, in order of concern: what touches the reader first, then power by power. */
import type { Happening } from '../../api/client';
import type { Line } from '../../language/folding';
import type { TitleModule } from '../../titles/title';

export interface Chapter {
  /** Whose doings; null: what concerns the reader, or is nobody's. */
  side: string | null;
  lines: Line[];
}

export interface Recap {
  mine: Line[];
  sides: Chapter[];
}

/** `mine` says whether a line touches the reader; a small consequence of the reader's `own` choice is left out, unless a
    new chapter had begun: that is the world's doing. */
export function recap(
  lines: readonly Line[],
  title: Pick<TitleModule, 'actor' | 'chapters' | 'weighty' | 'suffered'>,
  mine: (line: Line) => boolean,
  own: (event: Happening) => boolean,
): Recap {
  const found: Recap = { mine: [], sides: [] };
  let last: string | null = null;
  let turned = false;
  for (const line of lines) {
    if (title.chapters[line[0]!.name]) {
      turned = true;
      last = title.actor(line[0]!);
      continue;
    }
    if (last === null || !title.suffered?.has(line[0]!.name)) last = title.actor(line[0]!) ?? last;
    if (!turned && !title.weighty.has(line[0]!.name) && line.every(own)) continue;
    if (mine(line)) found.mine.push(line);
    else chapter(found.sides, last).lines.push(line);
  }
  return found;
}

/** Of the lines that a recap tells, those that are worth seeing on the map: what touches the reader, and the great moments of
    others. */
export function worthSeeing(lines: readonly Line[], { mine, sides }: Recap, weight: (line: Line) => number): Line[] {
  const told = new Set([mine, ...sides.map(({ lines }) => lines)].flat());
  return lines.filter((line) => told.has(line) && weight(line) > 1);
}

/** The part of the log between the reader's last turn and the one that is being played; null: they had none before.
    `opens`: somebody's turn begins. */
export function betweenTurns(
  log: readonly Happening[],
  opens: (event: Happening) => boolean,
  own: (event: Happening) => boolean,
): { from: number; to: number } | null {
  const turns = log.flatMap((event, at) => (opens(event) ? [{ at, own: own(event) }] : []));
  const now = turns.at(-1)?.own ? turns.pop() : undefined;
  const last = turns.findLastIndex((turn) => turn.own);
  if (last < 0) return null;
  const to = now?.at ?? log.length;
  return { from: turns[last + 1]?.at ?? to, to };
}

function chapter(all: Chapter[], side: string | null): Chapter {
  const known = all.find((other) => other.side === side);
  if (known) return known;
  const made = { side, lines: [] };
  all.push(made);
  return made;
}
