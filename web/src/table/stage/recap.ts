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

/** `mine` says whether a line touches the reader; a small consequence of the reader's `own` choice is left out. */
export function recap(
  lines: readonly Line[],
  title: Pick<TitleModule, 'actor' | 'chapters' | 'weighty'>,
  mine: (line: Line) => boolean,
  own: (event: Happening) => boolean,
): Recap {
  const found: Recap = { mine: [], sides: [] };
  let last: string | null = null;
  for (const line of lines) {
    if (title.chapters[line[0]!.name]) continue;
    last = title.actor(line[0]!) ?? last;
    if (!title.weighty.has(line[0]!.name) && line.every(own)) continue;
    if (mine(line)) found.mine.push(line);
    else chapter(found.sides, last).lines.push(line);
  }
  return found;
}

function chapter(all: Chapter[], side: string | null): Chapter {
  const known = all.find((other) => other.side === side);
  if (known) return known;
  const made = { side, lines: [] };
  all.push(made);
  return made;
}
