/** The log in chapters: rounds, and turns within them. */
import type { Happening } from '../../api/client';
import type { TitleModule } from '../../titles/title';

export interface Chapter {
  /** Place of its first event in the log; names the chapter. */
  start: number;
  level: 0 | 1 | 2;
  /** The event that opens it; none for what happened before the first. */
  opening: Happening | null;
  events: Happening[];
}

export function chapters(log: Happening[], title: TitleModule): Chapter[] {
  const found: Chapter[] = [];
  log.forEach((event, start) => {
    const level = title.chapters[event.name];
    if (level) found.push({ start, level, opening: event, events: [] });
    else if (found.length) found.at(-1)!.events.push(event);
    else found.push({ start, level: 0, opening: null, events: [event] });
  });
  return found;
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
