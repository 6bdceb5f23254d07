/** A trade fair as the log tells it: where its florins go, stop by stop. */
import type { Happening } from '../../api/client';
import type { Region } from './picture';

const STOPS = new Set(['fair', 'fair-pays', 'piracy', 'fair-ends']);

export interface Stop {
  event: Happening;
  kind: 'starts' | 'pays' | 'piracy' | 'ends';
  bank: string | null;
  number: number;
  /** The border where it happens; null: at the emporium. */
  border: string | null;
}

export interface Fair {
  region: Region;
  stops: Stop[];
}

/** The borders that the fairs of each region pass. */
export type Ways = Record<Region, string[]>;

/** Borders, and the tokens on them. */
type Tokens = Record<string, string | null>;

/** Whether an event is a stop of a fair. */
export function isStop({ name }: Happening): boolean {
  return STOPS.has(name);
}

/** The fair that the event at a place of the log belongs to, as far as the log tells it. */
export function fairAt(log: Happening[], place: number, ways: Ways, tokens: Tokens): Fair | null {
  const first = start(log, place);
  if (first === null) return null;
  const region = log[first]!.about['region'] as Region;
  const told = log.slice(first);
  const end = told.findIndex(({ name }) => name === 'fair-ends');
  const events = (end < 0 ? told : told.slice(0, end + 1)).filter(isStop);
  return { region, stops: stops(events, ways[region], tokens) };
}

function start(log: Happening[], place: number): number | null {
  for (let at = place; at >= 0; at--) {
    const { name } = log[at]!;
    if (name === 'fair') return at;
    if (name === 'fair-ends' && at !== place) return null;
    if (name === 'turn') return null;
  }
  return null;
}

/** Whoever embarks is paid at the emporium, then each Concession on the way in its turn. */
function stops(events: Happening[], way: string[], tokens: Tokens): Stop[] {
  const starter = events[0]!.about['bank'];
  let passed = 0;
  let embarked = false;
  const reach = (fits: (border: string) => boolean): string | null => {
    const found = way.findIndex((border, n) => n >= passed && fits(border));
    if (found < 0) return null;
    passed = found + 1;
    return way[found]!;
  };
  return events.map((event): Stop => {
    const number = Number(event.about['number'] ?? 1);
    const bank = event.about['bank'] === undefined ? null : String(event.about['bank']);
    if (event.name === 'fair') return { event, kind: 'starts', bank, number, border: null };
    if (event.name === 'piracy') {
      return { event, kind: 'piracy', bank, number: 1, border: reach((border) => border === event.about['border']) };
    }
    if (event.name === 'fair-ends') return { event, kind: 'ends', bank, number, border: way[passed - 1] ?? null };
    if (!embarked && bank === starter) {
      embarked = true;
      return { event, kind: 'pays', bank, number, border: null };
    }
    return { event, kind: 'pays', bank, number, border: reach((border) => tokens[border] === `${bank}-pawn`) };
  });
}
