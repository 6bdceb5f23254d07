/** How a list of choices is keyed, narrowed and put in groups. */
import type { Offer } from '../../api/client';
import type { Teller } from '../../language/teller';
import { plain } from '../../pages/rules';
import type { Entry, Step } from './staging';

/** Keys that choose, in order; the letters left out have a meaning of their own at the table. */
const KEYS = [...'123456789abdefgijkoqstvxyz'];
/** The key of what ends a list. */
const END = '0';
/** Longer lists get headings. */
const SHORT = 8;

/** A line of the list with its key; `ends`: it stays in reach below all others. */
export type Keyed = Entry & { key: string | null; ends: boolean };

export interface Item {
  keyed: Keyed;
  sentence: string;
  label: string;
}

export interface Group {
  heading: string;
  items: Item[];
}

export function matching(offers: Offer[], teller: Teller, filter: string): Offer[] {
  const wanted = plain(filter.trim()).split(/\s+/);
  return offers.filter((offer) => {
    const sentence = plain(teller.choice(offer));
    return wanted.every((word) => sentence.includes(word));
  });
}

function verbOf(entry: Entry): string {
  return 'offer' in entry ? entry.offer.verb : 'verb' in entry.step ? entry.step.verb : '';
}

/** Keys in the order in which the list shows its lines: verb by verb, what ends it last, with a key of its own. */
export function keyed(entries: Entry[], ends: ReadonlySet<string>): Keyed[] {
  const ending = (entry: Entry) => 'offer' in entry && ends.has(entry.offer.verb);
  const rest = entries.filter((entry) => !ending(entry));
  const verbs = [...new Set(rest.map(verbOf))];
  const shown = verbs.flatMap((verb) => rest.filter((entry) => verbOf(entry) === verb));
  const last = entries.filter(ending);
  return [
    ...shown.map((entry, place) => ({ ...entry, key: KEYS[place] ?? null, ends: false })),
    ...last.map((entry, place) => ({ ...entry, key: place ? (KEYS[shown.length + place - 1] ?? null) : END, ends: true })),
  ];
}

/** Groups by verb. A long list has headings: the words that the sentences of a group begin with. */
export function grouped(list: Keyed[], teller: Teller): Group[] {
  const byVerb = new Map<string, Keyed[]>();
  for (const item of list) byVerb.set(verbOf(item), [...(byVerb.get(verbOf(item)) ?? []), item]);
  return [...byVerb.values()].map((items) => {
    const sentences = items.map((item) => ('offer' in item ? teller.choice(item.offer) : stepName(item.step, item.leads, teller)));
    const opening = list.length > SHORT && items.length > 1 ? commonOpening(sentences) : '';
    return {
      heading: trimmed(opening),
      items: items.map((keyed, place) => ({
        keyed,
        sentence: sentences[place]!,
        label: sentences[place]!.slice(opening.length),
      })),
    };
  });
}

/** What a step is called: who acts, or the words that all its choices begin with. */
export function stepName(step: Step, leads: Offer[], teller: Teller): string {
  if ('who' in step) {
    const [kind = '', id = ''] = step.who.split(':') as [string?, string?];
    return teller.thing(kind, id);
  }
  const sentences = leads.map((offer) => teller.choice(offer));
  return trimmed(commonOpening(sentences)) || `${sentences[0]} …`;
}

function trimmed(opening: string): string {
  return opening.replace(/[\s:,→]+$/, '');
}

/** The words all sentences begin with, up to a colon where there is one. */
function commonOpening(sentences: string[]): string {
  let length = 0;
  const [first = '', ...others] = sentences;
  while (length < first.length && others.every((other) => other[length] === first[length])) length++;
  const shared = first.slice(0, length);
  const colon = shared.lastIndexOf(': ');
  return shared.slice(0, colon >= 0 ? colon + 2 : shared.lastIndexOf(' ') + 1);
}
