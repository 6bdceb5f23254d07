import { describe, expect, it } from 'vitest';
import type { Offer } from '../../api/client';
import type { Teller } from '../../language/teller';
import { grouped, keyed, matching } from './choosing';

const offer = (verb: string, thing: string): Offer => ({ id: `${verb}:${thing}`, verb, about: { thing } });
const SENTENCES: Record<string, string> = { march: 'March: ', place: 'Place a General in ', done: 'Done' };
const teller = {
  choice: ({ verb, about }: Offer) => SENTENCES[verb]! + (verb === 'done' ? '' : String(about.thing)),
} as unknown as Teller;

describe('keys', () => {
  it('follow the list verb by verb and leave out the letters of the table', () => {
    const mixed = [offer('march', 'a'), offer('place', 'a'), offer('march', 'b')];
    expect(keyed(mixed).map(({ offer, key }) => [offer.id, key])).toEqual([
      ['march:a', '1'], ['march:b', '2'], ['place:a', '3'],
    ]);
    const keys = keyed(Array.from({ length: 40 }, (_, n) => offer('march', String(n)))).map(({ key }) => key);
    expect(keys.slice(8, 13)).toEqual(['9', 'a', 'b', 'd', 'e']);
    for (const taken of ['c', 'h', 'l', 'm', 'r', 'u']) expect(keys).not.toContain(taken);
    expect(keys.at(-1)).toBeNull();
  });
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
    const groups = grouped(keyed(list), teller);
    expect(groups.map(({ heading }) => heading)).toEqual(['March', 'Place a General in', '']);
    expect(groups[0]!.items[0]).toMatchObject({ sentence: 'March: Alsace', label: 'Alsace' });
    expect(groups[2]!.items[0]!.label).toBe('Done');
  });

  it('of a short list have no headings', () => {
    const groups = grouped(keyed(many.map((to) => offer('march', to))), teller);
    expect(groups[0]).toMatchObject({ heading: '' });
    expect(groups[0]!.items[0]!.label).toBe('March: Alsace');
  });
});
