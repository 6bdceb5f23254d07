/** How a long list is asked in stages: who acts, what is done, where to; what ends it is always in reach. */
import type { Offer } from '../../api/client';
import type { Teller } from '../../language/teller';
import { groupOf, inOrder, spread, type Groups } from './groups';

/** Longer lists are staged: as many as the number keys reach. */
export const MOST = 9;

/** So few other choices may as well be seen beside those of a stage. */
const BESIDE = 2;

/** What has been settled so far: what it is about, who acts (the first thing that a choice names), or what is done. */
export type Step = { group: string } | { who: string } | { verb: string };

/** A line of a stage: a choice, or a step that leads to several. */
export type Entry = { offer: Offer } | { step: Step; leads: Offer[] };

export function within(step: Step, offer: Offer, teller: Teller): boolean {
  if ('group' in step) return groupOf(offer.verb, teller.grammar.groups) === step.group;
  return 'verb' in step ? offer.verb === step.verb : actor(offer, teller) === step.who;
}

/** The steps that led to what was just done, where more of that kind can be done there, and enough else besides. Where
    only how many was asked, that is settled. */
export function staying(steps: Step[], done: Offer, offers: Offer[], teller: Teller): Step[] {
  const named = teller.targets(done);
  const settled = typeof done.about['number'] === 'number' && named.every((who) => steps.some((step) => 'who' in step && step.who === who));
  const again = (offer: Offer) =>
    offer.verb === done.verb && !(settled && teller.targets(offer).join() === named.join()) && steps.every((step) => within(step, offer, teller));
  const there = offers.filter((offer) => steps.every((step) => within(step, offer, teller)));
  return offers.some(again) && offers.length > there.length + BESIDE ? steps : [];
}

/** The things that were picked for what was just done, where more of that kind can be done with them. */
export function holding(picked: string[], done: Offer, offers: Offer[], teller: Teller): string[] {
  const again = (offer: Offer) => offer.verb === done.verb && picked.every((thing) => teller.targets(offer).includes(thing));
  return picked.length && offers.some(again) ? picked : [];
}

export function actor(offer: Offer, teller: Teller): string | null {
  return teller.targets(offer)[0] ?? null;
}

/** Whether a list begins with a title's groups: a turn in which much can be done, here and there. */
export function many(offers: Offer[], teller: Teller): boolean {
  return offers.length > MOST && spread(offers.map(({ verb }) => verb), teller.grammar.groups);
}

/** The lines of a list: its choices where they are few, else the steps to them. */
export function staged(offers: Offer[], teller: Teller): Entry[] {
  const plain = offers.map((offer): Entry => ({ offer }));
  if (offers.length <= MOST) return plain;
  const { groups } = teller.grammar;
  if (many(offers, teller)) return byGroup(offers, groups);
  // In one of a title's groups stand its verbs, whoever acts.
  if (groups[offers[0]!.verb] && byVerb(offers).length > 1) return opened(byVerb(offers));
  for (const groups of [byActor(offers, teller), byVerb(offers)]) {
    if (groups.length > 1) return opened(groups);
  }
  return plain;
}

/** Groups of those who act, where choices name who acts and what with, or how many, and all the same kind of actor:
    counters where they stand, such as units, may stand beside what carries them. */
function byActor(offers: Offer[], teller: Teller): Entry[] {
  const acting = offers.filter((offer) => actor(offer, teller) !== null);
  const actors = new Set(acting.map((offer) => actor(offer, teller)!));
  const kinds = new Set([...actors].map((who) => who.split(':')[0]));
  const further = acting.length > 2 * actors.size || acting.some((offer) => teller.targets(offer).length > 1);
  if ((kinds.size !== 1 && ![...kinds].some((kind) => kind!.includes('@'))) || !further) return [];
  return grouped(offers, (offer) => {
    const who = actor(offer, teller);
    return who === null ? null : { who };
  });
}

/** A line for each of a title's groups, however little it leads to: a turn always looks alike. */
function byGroup(offers: Offer[], groups: Groups): Entry[] {
  const sorted = inOrder([...new Set(offers.map(({ verb }) => verb))], groups).flatMap((verb) => offers.filter((offer) => offer.verb === verb));
  const found = new Map<string, Offer[]>();
  for (const offer of sorted) {
    const group = groupOf(offer.verb, groups);
    found.set(group, [...(found.get(group) ?? []), offer]);
  }
  return [...found].flatMap(([group, leads]): Entry[] => (group ? [{ step: { group }, leads }] : leads.map((offer) => ({ offer }))));
}

function byVerb(offers: Offer[]): Entry[] {
  return grouped(offers, ({ verb }) => ({ verb }));
}

/** Offers under their steps, in the order in which they first came; a step to one choice is the choice itself. */
function grouped(offers: Offer[], stepOf: (offer: Offer) => Step | null): Entry[] {
  const found = new Map<string, { step: Step | null; leads: Offer[] }>();
  for (const offer of offers) {
    const step = stepOf(offer);
    const name = step ? JSON.stringify(step) : offer.id;
    const group = found.get(name) ?? { step, leads: [] };
    group.leads.push(offer);
    found.set(name, group);
  }
  return [...found.values()].map(({ step, leads }) => (step && leads.length > 1 ? { step, leads } : { offer: leads[0]! }));
}

/** The smallest groups are laid open as long as the number keys reach; of those who act, all that have as many choices or
    none. */
function opened(entries: Entry[]): Entry[] {
  let count = entries.length;
  const small = new Set<Entry>();
  const groups = entries.filter((entry) => 'leads' in entry).sort((a, b) => a.leads.length - b.leads.length);
  for (const group of groups) {
    if (small.has(group)) continue;
    const alike = 'who' in group.step ? groups.filter(({ leads }) => leads.length === group.leads.length) : [group];
    count += alike.length * (group.leads.length - 1);
    if (count > MOST) break;
    for (const one of alike) small.add(one);
  }
  return entries.flatMap((entry): Entry[] =>
    'leads' in entry && small.has(entry) ? entry.leads.map((offer) => ({ offer })) : [entry],
  );
}
