/** How a list of choices is keyed, narrowed and put in groups. */
import type { Closed, Offer } from '../../api/client';
import type { Teller } from '../../language/teller';
import { language } from '../../language/language.svelte';
import { plain } from '../../pages/rules';
import { groupOf, inOrder, parted, spread, type Groups } from './groups';
import type { Entry, Step } from './staging';

/** Keys that choose, in order; the letters left out have a meaning of their own at the table. */
const KEYS = [...'123456789abdefgijkoqstvxyz'];
/** The key of what ends a list. */
const END = '0';
/** Longer lists are looked through by name. */
const SURVEYED = 20;
/** A number tells nothing without what it counts or names. */
const BARE = /^\d*$/;
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
  /** Of the title's groups; empty: of a verb. */
  id: string;
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

/** A list too long to be looked over, of one kind of choice, stands in the order of the reader's alphabet, what is likely
    first. */
export function byName(offers: Offer[], teller: Teller, near: (offer: Offer) => number = () => 0): Offer[] {
  if (offers.length <= SURVEYED || offers.some(({ verb }) => verb !== offers[0]!.verb)) return offers;
  const named = offers.map((offer) => ({ offer, name: teller.choice(offer), far: -near(offer) }));
  const { compare } = new Intl.Collator(language.code, { numeric: true });
  return named.sort((a, b) => a.far - b.far || compare(a.name, b.name)).map(({ offer }) => offer);
}

function verbOf(entry: Entry): string {
  return 'offer' in entry ? entry.offer.verb : 'verb' in entry.step ? entry.step.verb : '';
}

/** Keys in the order in which the list shows its lines: group by group, verb by verb, what ends it last, with a key of
    its own. */
export function keyed(entries: Entry[], ends: ReadonlySet<string>, groups: Groups = {}): Keyed[] {
  const ending = (entry: Entry) => 'offer' in entry && ends.has(entry.offer.verb);
  const rest = entries.filter((entry) => !ending(entry));
  const verbs = inOrder([...new Set(rest.map(verbOf))], groups);
  const shown = verbs.flatMap((verb) => rest.filter((entry) => verbOf(entry) === verb));
  const last = entries.filter(ending);
  return [
    ...shown.map((entry, place) => ({ ...entry, key: KEYS[place] ?? null, ends: false })),
    ...last.map((entry, place) => ({ ...entry, key: place ? (KEYS[shown.length + place - 1] ?? null) : END, ends: true })),
  ];
}

/** The parts of a title's groups where the list goes over several of them, each with its heading; else groups by verb. */
export function grouped(list: Keyed[], teller: Teller): Group[] {
  const { groups } = teller.grammar;
  const verbs = list.map(verbOf);
  const whole = spread(verbs, groups);
  if (!parted(verbs, groups) || (whole && list.length <= SHORT)) return byVerbs(list, teller);
  const found = new Map<string, Keyed[]>();
  for (const item of list) {
    const part = groups[verbOf(item)] ?? '';
    found.set(part, [...(found.get(part) ?? []), item]);
  }
  // Inside one group its name stands above the list already.
  const heads = (id: string) => id && (whole || id !== groupOf(verbOf(found.get(id)![0]!), groups));
  return [...found].map(([id, items]) => ({
    id,
    heading: heads(id) ? teller.words.say(`group-${id}`) : '',
    items: items.map((keyed) => ({ keyed, sentence: nameOf(keyed, teller), label: nameOf(keyed, teller) })),
  }));
}

function nameOf(entry: Entry, teller: Teller): string {
  return 'offer' in entry ? teller.choice(entry.offer) : stepName(entry.step, entry.leads, teller);
}

/** Groups by verb. A long list has headings: the words that the sentences of a group begin with. */
function byVerbs(list: Keyed[], teller: Teller): Group[] {
  const byVerb = new Map<string, Keyed[]>();
  for (const item of list) byVerb.set(verbOf(item), [...(byVerb.get(verbOf(item)) ?? []), item]);
  const headings = new Set<string>();
  return [...byVerb.values()].map((items) => {
    const sentences = items.map((item) => nameOf(item, teller));
    const shared = list.length > SHORT && items.length > 1 ? commonOpening(sentences) : '';
    // Of those who act a number alone is no name.
    const bare = !verbOf(items[0]!) && sentences.some((sentence) => BARE.test(sentence.slice(shared.length)));
    const opening = bare ? '' : shared;
    const heading = trimmed(opening);
    const said = headings.has(heading); // verbs may begin alike
    headings.add(heading);
    return {
      id: '',
      heading: said ? '' : heading,
      items: items.map((keyed, place) => ({
        keyed,
        sentence: sentences[place]!,
        label: sentences[place]!.slice(opening.length),
      })),
    };
  });
}

/** What is closed altogether, by the group it would stand in (`all`: what stands in none, too): what it is, and why; what
    is closed for the same reason is told once. */
export interface Shut {
  name: string;
  reason: Closed['reason'];
}

export function shut(closed: Closed[], teller: Teller, all = false): Map<string, Shut[]> {
  const alike = new Map<string, Closed[]>();
  for (const one of closed) {
    const reason = `${one.choice.verb} ${teller.reason(one.reason)}`;
    alike.set(reason, [...(alike.get(reason) ?? []), one]);
  }
  const found = new Map<string, Shut[]>();
  for (const of of alike.values()) {
    const [{ choice, reason }] = of as [Closed];
    const group = groupOf(choice.verb, teller.grammar.groups);
    if (!group && !all) continue;
    const name = of.length > 1 ? stepName({ verb: choice.verb }, of.map((one) => one.choice), teller) : teller.choice(choice);
    found.set(group, [...(found.get(group) ?? []), { name, reason }]);
  }
  return found;
}

/** What is closed in one line: the reason that all of it shares, else what it is. */
export function why(list: Shut[], teller: Teller): string {
  const [first = '', ...others] = new Set(list.map(({ reason }) => teller.reason(reason)));
  return others.length ? gist(list.map(({ name }) => name)) : first;
}

/** What can be done in a group, in a few words: with what, where it is one thing that is done; else the beginnings of its
    sentences, up to what they are about. */
export function inside(leads: Offer[], teller: Teller): string {
  const verbs = [...new Set(leads.map(({ verb }) => verb))];
  const [first] = leads as [Offer];
  if (leads.length === 1 && teller.targets(first).length) return gist([teller.choice(first).split(': ').at(-1)!]);
  if (leads.length > 1 && leads.every((offer) => cardOf(offer, teller))) return gist(leads.map((offer) => cardOf(offer, teller)!));
  if (verbs.length === 1 && leads.length > 1) {
    const sentences = leads.map((offer) => teller.choice(offer));
    const ends = sentences.map((sentence) => sentence.slice(commonOpening(sentences).length));
    return gist(ends.every((end) => BARE.test(end)) ? sentences : ends);
  }
  return gist(
    verbs.map((verb) => {
      const of = leads.filter((offer) => offer.verb === verb);
      return of.length > 1 ? stepName({ verb }, of, teller) : teller.choice(of[0]!);
    }),
  );
}

/** The card that a choice is about alone, which says more than the verb; null: another thing. */
function cardOf(offer: Offer, teller: Teller): string | null {
  const [[kind, id] = [], ...others] = teller.targets(offer).map((target) => target.split(':'));
  return kind === 'card' && !others.length ? teller.thing(kind, id!) : null;
}

/** Sentences by their beginnings, each once. */
export function gist(sentences: string[]): string {
  return [...new Set(sentences.map((sentence) => sentence.split(/[:,(…]| (?:za|for) \d/)[0]!.trim()))].join(', ');
}

/** What a step is called: who acts, what the title calls it, or the words that all its choices begin with. */
export function stepName(step: Step, leads: Offer[], teller: Teller): string {
  if ('group' in step) return teller.words.say(`group-${step.group}`);
  if ('who' in step) {
    const [kind = '', id = ''] = step.who.split(':') as [string?, string?];
    const name = teller.thing(kind, id);
    return teller.words.has(`step-${kind}`) ? teller.words.say(`step-${kind}`, { name }) : name; // a number alone is no name
  }
  if (teller.words.has(`step-${step.verb}`)) return teller.words.say(`step-${step.verb}`);
  const sentences = leads.map((offer) => teller.choice(offer));
  const opening = commonOpening(sentences);
  return trimmed(opening.slice(0, nameAt(opening, leads[0]!, sentences[0]!, teller))) || `${sentences[0]} …`;
}

/** Where in an opening a name begins that goes on beyond it: 'Complete the mission The' is no name of a step. */
function nameAt(opening: string, offer: Offer, sentence: string, teller: Teller): number {
  for (const target of teller.targets(offer)) {
    const [kind = '', id = ''] = target.split(':') as [string?, string?];
    const name = teller.thing(kind, id);
    const at = sentence.indexOf(name);
    if (at >= 0 && at < opening.length && at + name.length > opening.length) return at;
  }
  return opening.length;
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
