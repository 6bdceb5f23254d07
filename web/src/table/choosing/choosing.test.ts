import '../../lib/fakes';
import { describe, expect, it } from 'vitest';
import type { Offer } from '../../api/client';
import type { Teller } from '../../language/teller';
import { byName, gist, grouped, inside, keyed, matching, shut, stepName, why, type Shut } from './choosing';

const offer = (verb: string, thing: string): Offer => ({ id: `${verb}:${thing}`, verb, about: { thing } });
const plain = (offers: Offer[]) => offers.map((offer) => ({ offer }));
const ENDS = new Set(['done']);
const SENTENCES: Record<string, string> = { march: 'March: ', place: 'Place a General in ', done: 'Done' };
const GROUPS: Record<string, string> = {};
const teller = {
  grammar: { groups: GROUPS },
  words: { say: (message: string, about?: { name: string }) => (about ? `Army ${about.name}` : message), has: (message: string) => ['step-army', 'step-place-all'].includes(message) },
  choice: ({ verb, about }: Offer) => SENTENCES[verb]! + (verb === 'done' ? '' : String(about.thing)),
  thing: (kind: string, id: string) => (kind === 'land' ? id : `${kind} no. ${id}`),
  targets: ({ about }: Offer) => [`land:${String(about.thing)}`],
} as unknown as Teller;

describe('keys', () => {
  it('follow the list verb by verb and leave out the letters of the table', () => {
    const mixed = [offer('march', 'a'), offer('place', 'a'), offer('march', 'b')];
    expect(keyed(plain(mixed), ENDS).map((one) => ['offer' in one && one.offer.id, one.key])).toEqual([
      ['march:a', '1'], ['march:b', '2'], ['place:a', '3'],
    ]);
    const long = plain(Array.from({ length: 40 }, (_, n) => offer('march', String(n))));
    const keys = keyed(long, ENDS).map(({ key }) => key);
    expect(keys.slice(8, 13)).toEqual(['9', 'a', 'b', 'd', 'e']);
    for (const taken of ['c', 'h', 'l', 'm', 'r', 'u']) expect(keys).not.toContain(taken);
    expect(keys.at(-1)).toBeNull();
  });

  it('give what ends a list the last place and a key of its own', () => {
    const list = keyed(plain([offer('done', ''), offer('march', 'a'), offer('march', 'b')]), ENDS);
    expect(list.map(({ key, ends }) => [key, ends])).toEqual([['1', false], ['2', false], ['0', true]]);
  });
});

describe('steps', () => {
  const leads = [offer('march', 'Alsace'), offer('march', 'Bavaria')];

  it('are called by who acts, or by what their choices begin with', () => {
    expect(stepName({ who: 'general:1' }, leads, teller)).toBe('general no. 1');
    expect(stepName({ who: 'army:2' }, leads, teller)).toBe('Army army no. 2');
    expect(stepName({ verb: 'march' }, leads, teller)).toBe('March');
    expect(stepName({ verb: 'place-all' }, leads, teller)).toBe('step-place-all'); // as the title calls it
    const alike = [offer('place', 'The Palatinate'), offer('place', 'The Tyrol')];
    expect(stepName({ verb: 'place' }, alike, teller)).toBe('Place a General in');
  });

  it('have keys like choices', () => {
    const list = keyed([{ step: { verb: 'march' }, leads }, { offer: offer('place', 'Cracow') }], ENDS);
    expect(list.map(({ key }) => key)).toEqual(['1', '2']);
  });
});

it('a list too long to be looked over has what is likely first, then goes by name', () => {
  const lands = Array.from({ length: 24 }, (_, n) => `land ${String.fromCharCode(120 - n)}`);
  const sorted = byName(lands.map((land) => offer('march', land)), teller, ({ about }) => Number(about.thing === 'land m'));
  expect(sorted.slice(0, 3).map(({ about }) => about.thing)).toEqual(['land m', 'land a', 'land b']);
});

describe('narrowing', () => {
  it('knows neither case nor diacritics, and wants every word', () => {
    const list = [offer('march', 'Śląsk'), offer('march', 'Saksonia'), offer('done', '')];
    expect(matching(list, teller, 'slask MARCH').map(({ id }) => id)).toEqual(['march:Śląsk']);
    expect(matching(list, teller, '')).toHaveLength(3);
  });
});

describe('groups', () => {
  const many = ['Alsace', 'Bavaria', 'Cracow', 'Denmark', 'Estonia'];

  it('of a long list are headed by the words they share', () => {
    const list = [...many.map((to) => offer('march', to)), ...many.map((to) => offer('place', to)), offer('done', '')];
    const groups = grouped(keyed(plain(list), ENDS), teller);
    expect(groups.map(({ heading }) => heading)).toEqual(['March', 'Place a General in', '']);
    expect(groups[0]!.items[0]).toMatchObject({ sentence: 'March: Alsace', label: 'Alsace' });
    expect(groups[2]!.items[0]!.label).toBe('Done');
  });

  it('of those who act name them whole where only a number tells them apart', () => {
    const steps = [1, 2, 3, 4].map((n) => ({ step: { who: `general:${n}` }, leads: [offer('march', 'Alsace'), offer('march', 'Bavaria')] }));
    const list = [...steps, ...plain(many.map((to) => offer('march', to)))];
    expect(grouped(keyed(list, ENDS), teller)[0]).toMatchObject({ heading: '', items: [{ label: 'general no. 1' }, {}, {}, {}] });
  });

  it('of a short list have no headings', () => {
    const groups = grouped(keyed(plain(many.map((to) => offer('march', to))), ENDS), teller);
    expect(groups[0]).toMatchObject({ heading: '' });
    expect(groups[0]!.items[0]!.label).toBe('March: Alsace');
  });
});

describe("a title's groups", () => {
  const groups = { place: 'court', march: 'war' };
  const grand = { ...teller, grammar: { groups } } as unknown as Teller;
  const many = ['Alsace', 'Bavaria', 'Cracow', 'Denmark', 'Estonia'];
  const list = [...many.map((to) => offer('march', to)), ...many.map((to) => offer('place', to))];

  it('head a long list in their order, with whole sentences', () => {
    const lines = keyed(plain(list), ENDS, groups);
    expect(lines[0]).toMatchObject({ key: '1', offer: { verb: 'place' } });
    const found = grouped(lines, grand);
    expect(found.map(({ id, heading }) => [id, heading])).toEqual([['court', 'group-court'], ['war', 'group-war']]);
    expect(found[1]!.items[0]!.label).toBe('March: Alsace');
  });

  it('are left aside where only one of them is on offer', () => {
    const found = grouped(keyed(plain(list.slice(0, 5)), ENDS, groups), grand);
    expect(found.map(({ id }) => id)).toEqual(['']);
  });

  it('have a second part, which inside its group is set off by a heading', () => {
    const parts = { ...teller, grammar: { groups: { place: 'war', march: 'war-minor' } } } as unknown as Teller;
    const lines = keyed(plain([offer('march', 'Alsace'), offer('place', 'Bavaria')]), ENDS, parts.grammar.groups);
    expect(grouped(lines, parts).map(({ heading, items }) => [heading, items[0]!.label])).toEqual([
      ['', 'Place a General in Bavaria'], ['group-war-minor', 'March: Alsace'],
    ]);
  });

  it('say in short what they hold', () => {
    expect(inside([...list, offer('done', '')], grand)).toBe('March, Place a General in, Done');
    expect(inside(list.slice(0, 2), grand)).toBe('Alsace, Bavaria');
    expect(inside(list.slice(0, 1), grand)).toBe('Alsace');
    expect(inside([offer('march', '2'), offer('march', '3')], grand)).toBe('March');
    const cards = { ...grand, targets: ({ about }: Offer) => [`card:${String(about.thing)}`], thing: (_: string, id: string) => `${id} (X)` } as unknown as Teller;
    expect(inside([offer('march', 'Loans'), offer('place', 'Spies')], cards)).toBe('Loans, Spies'); // whatever is done with them
    expect(gist(['Call a crusade for 2 power', 'Call a crusade: Tunis', 'Influence, cube by cube'])).toBe('Call a crusade, Influence');
  });

  it('tell once what is closed for one reason, and apart what is closed for several', () => {
    const reason = (have: number) => ({ key: 'aim-unmet', rule: 'x:1', about: { have }, text: '' });
    const told = { ...grand, reason: ({ about }: { about: { have: number } }) => `${about.have} so far` } as unknown as Teller;
    const closed = many.slice(0, 3).map((to, place) => ({ choice: offer('march', to), reason: reason(place && 1) }));
    expect([...shut(closed, told)]).toEqual([
      ['war', [{ name: 'March: Alsace', reason: reason(0) }, { name: 'March', reason: reason(1) }]],
    ]);
    const apart = [{ choice: offer('done', ''), reason: reason(0) }];
    expect(shut(apart, told).size).toBe(0);
    expect([...shut(apart, told, true).keys()]).toEqual(['']); // where nothing else is left
  });

  it('say in a line the reason that all of it shares, else what is closed', () => {
    const told = { ...grand, reason: ({ text }: { text: string }) => text } as unknown as Teller;
    const shut = (name: string, text: string) => ({ name, reason: { text } }) as unknown as Shut;
    expect(why([shut('Caux', 'too weak'), shut('Maine', 'too weak')], told)).toBe('too weak');
    expect(why([shut('Guyenne: Bordeaux', '0 of 1'), shut('Naples', '0 of 2')], told)).toBe('Guyenne, Naples');
  });
});
