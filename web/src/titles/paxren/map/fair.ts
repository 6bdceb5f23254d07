/** A trade fair as the log tells it: where its florins go, stop by stop. */
import type { Happening } from '../../../api/client';
import type { Region } from '../picture';

export interface Stop {
  event: Happening;
  kind: 'starts' | 'pays' | 'piracy' | 'ends';
  bank: string | null;
  number: number;
  /** The border where it happens; null: at the emporium. */
  border: string | null;
}

const KINDS: Record<string, Stop['kind']> = {
  fair: 'starts', 'fair-pays': 'pays', piracy: 'piracy', 'fair-ends': 'ends',
};

export interface Fair {
  region: Region;
  stops: Stop[];
}

/** Borders by id. */
type Borders = Record<string, unknown>;

/** Whether an event is a stop of a fair. */
export function isStop({ name }: Happening): boolean {
  return name in KINDS;
}

/** The fair that the event at a place of the log belongs to, as far as the log tells it. */
export function fairAt(log: Happening[], place: number, borders: Borders): Fair | null {
  const first = start(log, place);
  if (first === null) return null;
  const region = log[first]!.about['region'] as Region;
  const told = log.slice(first);
  const end = told.findIndex(({ name }) => name === 'fair-ends');
  const events = (end < 0 ? told : told.slice(0, end + 1)).filter(isStop);
  return { region, stops: stops(events, borders) };
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

/** Each florin goes to the place that its event names; the fair ends where the last one went. */
function stops(events: Happening[], borders: Borders): Stop[] {
  let last: string | null = null;
  return events.map((event): Stop => {
    const { bank, number, spot, border } = event.about;
    const at = String(border ?? spot ?? '');
    if (at in borders) last = at;
    return {
      event,
      kind: KINDS[event.name]!,
      bank: bank === undefined ? null : String(bank),
      number: Number(number ?? 1),
      border: event.name === 'fair-ends' || at in borders ? last : null,
    };
  });
}
