import { describe, expect, it } from 'vitest';
import type { Offer } from '../../api/client';
import type { Teller } from '../../language/teller';
import { actor, holding, staged, staying, within, type Entry } from './staging';

const offer = (verb: string, ...targets: string[]): Offer => ({
  id: [verb, ...targets].join(':'), verb, about: Object.fromEntries(targets.map((target, n) => [String(n), target])),
});
const targets = ({ about }: Offer) => Object.values(about).map(String);
const teller = { targets, grammar: { groups: {} } } as unknown as Teller;
const lines = (entries: Entry[]) =>
  entries.map((entry) => ('offer' in entry ? entry.offer.id : `${Object.values(entry.step)[0]} (${entry.leads.length})`));

const LANDS = ['a', 'b', 'c', 'd'].map((land) => `land:${land}`);
const MOVES = ['general:1', 'general:2', 'general:3'].flatMap((general) => [
  offer('post', general),
  ...['march', 'ship'].flatMap((verb) => LANDS.map((land) => offer(verb, general, land))),
]);
const end = offer('end');

describe('a long list', () => {
  it('has units where they stand beside the ships that carry them', () => {
    const fields = [...LANDS, ...LANDS.map((land) => `${land}a`)];
    const units = ['a', 'b'].flatMap((place) => fields.map((land) => offer('march', `unit@place:foot@${place}`, land)));
    const ship = fields.map((land) => offer('sail', 'place:ship', land));
    expect(lines(staged([...units, ...ship], teller))).toEqual([
      'unit@place:foot@a (8)', 'unit@place:foot@b (8)', 'place:ship (8)',
    ]);
  });

  it('asks first who acts, then what is done, then where to', () => {
    const first = staged([...MOVES, end], teller);
    expect(lines(first)).toEqual(['general:1 (9)', 'general:2 (9)', 'general:3 (9)', 'end']);
    const own = MOVES.filter((one) => within({ who: 'general:2' }, one, teller));
    const more = [...own, offer('ride', 'general:2', 'land:a')];
    expect(lines(staged(more, teller))).toEqual([
      'post:general:2', ...LANDS.map((land) => `march:general:2:${land}`), 'ship (4)', 'ride:general:2:land:a',
    ]);
    expect(lines(staged(own.filter((one) => within({ verb: 'march' }, one, teller)), teller))).toHaveLength(4);
  });

  it('asks first what is done where choices name one thing each', () => {
    const cards = (verb: string, count: number) => Array.from({ length: count }, (_, n) => offer(verb, `card:${n}`));
    expect(lines(staged([...cards('buy', 8), ...cards('sell', 6), ...cards('ops', 2), end], teller))).toEqual([
      'buy (8)', 'sell (6)', 'ops:card:0', 'ops:card:1', 'end',
    ]);
  });

  it('asks first of what, then how many', () => {
    const many = (kind: string, most: number) =>
      Array.from({ length: most }, (_, n) => ({ ...offer('buy', `formation:${kind}`), id: `buy:${kind}:${n + 1}` }));
    expect(lines(staged([...many('foot', 12), ...many('horse', 7), end], teller))).toEqual([
      'formation:foot (12)', ...many('horse', 7).map(({ id }) => id), 'end',
    ]);
  });

  it('lays open all who have as many choices, or none of them', () => {
    const posts = ['a', 'b', 'c', 'd'].flatMap((card) => [1, 2, 3].map((army) => offer('appoint', `card:${card}`, `army:${army}`)));
    expect(lines(staged(posts, teller))).toEqual(['card:a (3)', 'card:b (3)', 'card:c (3)', 'card:d (3)']);
  });

  it('stays whole where nothing divides it, and a short one always', () => {
    const bids = Array.from({ length: 12 }, (_, n) => offer('bid', `number:${n}`));
    expect(staged(bids, teller)).toHaveLength(12);
    expect(lines(staged(MOVES.slice(0, 9), teller))).toEqual(MOVES.slice(0, 9).map(({ id }) => id));
  });

  it('stays with what was done as long as it can be done again there', () => {
    const steps = [{ who: 'general:1' }];
    const after = (offers: Offer[]) => staying(steps, offer('march', 'general:1', 'land:a'), offers, teller);
    expect(after(MOVES)).toBe(steps);
    expect(after(MOVES.filter(({ id }) => !id.startsWith('march:general:1')))).toEqual([]); // others march, and it may ship
    expect(after(MOVES.slice(0, 9))).toEqual([]); // all of it is in sight
    expect(after([...MOVES.slice(1, 3), ...MOVES.slice(9, 12)])).toBe(steps); // few are left, and most of them of others
    expect(after([...MOVES.slice(1, 3), end])).toEqual([]);
  });

  it('is the whole list again once it is settled how many', () => {
    const buy = (kind: string, number: number): Offer => ({ ...offer(`buy:${kind}:${number}`), verb: 'buy', about: { unit: kind, number } });
    const bought = { ...teller, targets: ({ about }: Offer) => (about['unit'] ? [`unit:${about['unit']}`] : []) } as unknown as Teller;
    const all = ['infantry', 'cavalry'].flatMap((kind) => Array.from({ length: 9 }, (_, n) => buy(kind, n + 1)));
    expect(staying([{ who: 'unit:infantry' }], buy('infantry', 3), all, bought)).toEqual([]);
  });

  it('stays with a place that is filled, whatever number has come there', () => {
    const put = (place: string, unit: string, number: number): Offer => ({
      id: `put:${unit}:${place}:${number}`, verb: 'put', about: { place, unit, number },
    });
    const placed = { ...teller, targets: ({ about }: Offer) => [`place:${about['place']}`, `unit:${about['unit']}`] } as unknown as Teller;
    const later = ['a', 'b', 'c', 'd'].flatMap((place) => [1, 2].map((number) => put(place, 'foot', number)));
    const steps = [{ who: 'place:a' }];
    expect(staying(steps, put('a', 'foot', 2), later, placed)).toBe(steps);
    expect(holding(['place:a'], put('a', 'foot', 2), later, placed)).toEqual(['place:a']);
    expect(holding(['place:e'], put('e', 'foot', 2), later, placed)).toEqual([]); // it is full
    expect(holding(['place:a'], offer('build', 'place:a'), later, placed)).toEqual([]); // nothing of the kind is left
  });

  it('loses no choice', () => {
    const all = [...MOVES, end];
    const found = staged(all, teller).flatMap((entry) => ('offer' in entry ? [entry.offer] : entry.leads));
    expect(found.map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort());
  });

  it('knows who acts by what a choice names first', () => {
    expect(actor(MOVES[1]!, teller)).toBe('general:1');
    expect(actor(end, teller)).toBeNull();
  });
});

describe("a list in a title's groups", () => {
  const groups = { develop: 'court', march: 'war', siege: 'war', restore: 'war-minor' };
  const grand = { targets, grammar: { groups } } as unknown as Teller;
  const marches = Array.from({ length: 19 }, (_, n) => offer('march', `army:${n % 3}`, `land:${n}`));
  const war = [offer('restore'), ...marches, offer('siege', 'land:a')];

  it('has a line for each of them, in their order, however little is in it', () => {
    expect(lines(staged([...war, offer('develop', 'idea:a')], grand))).toEqual(['court (1)', 'war (21)']);
  });

  it('shows in one of them what can be done, whoever acts', () => {
    expect(war.every((one) => within({ group: 'war' }, one, grand))).toBe(true);
    expect(within({ group: 'war' }, offer('develop', 'idea:a'), grand)).toBe(false);
    expect(lines(staged(war, grand))).toEqual(['restore', 'march (19)', 'siege:land:a']);
  });
});
