/** How a list of choices is keyed, narrowed and put in groups. */
import type { Offer } from '../../api/client';
import type { Teller } from '../../language/teller';
import { plain } from '../../pages/rules';

/** Keys that choose, in order; the letters left out have a meaning of their own at the table. */
const KEYS = [...'123456789abdefgijknopqstvxyz'];
/** Longer lists get headings. */
const SHORT = 8;

export interface Keyed {
  offer: Offer;
  key: string | null;
}

export interface Group {
  heading: string;
  items: { keyed: Keyed; sentence: string; label: string }[];
}

export function matching(offers: Offer[], teller: Teller, filter: string): Offer[] {
  const wanted = plain(filter.trim()).split(/\s+/);
  return offers.filter((offer) => {
    const sentence = plain(teller.choice(offer));
    return wanted.every((word) => sentence.includes(word));
  });
}

/** Keys in the order in which the list shows the choices: verb by verb. */
export function keyed(offers: Offer[]): Keyed[] {
  const verbs = [...new Set(offers.map(({ verb }) => verb))];
  const shown = verbs.flatMap((verb) => offers.filter((offer) => offer.verb === verb));
  return shown.map((offer, place) => ({ offer, key: KEYS[place] ?? null }));
}

/** Groups by verb. A long list has headings: the words that the sentences of a group begin with. */
export function grouped(list: Keyed[], teller: Teller): Group[] {
  const byVerb = new Map<string, Keyed[]>();
  for (const item of list) byVerb.set(item.offer.verb, [...(byVerb.get(item.offer.verb) ?? []), item]);
  return [...byVerb.values()].map((items) => {
    const sentences = items.map(({ offer }) => teller.choice(offer));
    const opening = list.length > SHORT && items.length > 1 ? commonOpening(sentences) : '';
    return {
      heading: opening.replace(/[\s:,]+$/, ''),
      items: items.map((keyed, place) => ({
        keyed,
        sentence: sentences[place]!,
        label: sentences[place]!.slice(opening.length),
      })),
    };
  });
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
