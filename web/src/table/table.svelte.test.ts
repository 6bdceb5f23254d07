import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Frame, Offer, Update, View } from '../api/client';
import type { Teller } from '../language/teller';
import type { TitleModule } from '../titles/title';
import '../lib/fakes';

vi.stubGlobal('document', { hidden: false });
vi.stubGlobal('cancelAnimationFrame', () => undefined);
vi.stubGlobal('requestAnimationFrame', (step: () => void) => void setTimeout(step));
const { TableStore } = await import('./table.svelte');

const offer = (id: string): Offer => ({ id, verb: id.split(':')[0]!, about: {} });
const TROOP = offer('buy:troop');
const CARD = offer('buy:card');
let number = 0;

/** Where a table stands after so many of its entries, with a list of choices of its own. */
function update(entry: number, choices: Offer[], stamp = `${entry}`): Update {
  const view = { entry, stamp, choices, to_act: [0], alerts: [], over: false, decision: { name: 'Buy', rule: '', secret: false, about: {} } };
  return { number: ++number, since: number - 1, view, table: { seats: [], lesson: null, proposal: null }, log: { start: 0, events: [] }, messages: [], troubles: [] } as unknown as Update;
}

const title = { ends: new Set(), grave: new Set(), weighty: new Set(), tally: () => ({}), own: () => [] } as unknown as TitleModule;
const teller = { targets: () => [], choice: ({ id }: Offer) => id } as unknown as Teller;

/** A request on its way: what it asks for, and how it is answered. */
interface Asked {
  choice: string;
  stamp: string;
  answer: (update: Update) => void;
}
let asked: Asked[];
let store: InstanceType<typeof TableStore>;
const settled = () => new Promise((done) => setTimeout(done, 5));

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => new Promise((resolve) => {
    const answer = (update: Update) => resolve(new Response(JSON.stringify(update), { status: 200, headers: { 'Content-Type': 'application/json' } }));
    asked.push({ ...(JSON.parse(body) as Asked), answer });
  }));
  const frame = { id: 'table', title: 'raison', you: { seat: 0 }, update: update(1, [TROOP, CARD]) } as unknown as Frame;
  store = new TableStore({ frame, teller, title, key: null });
});

afterAll(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })));

describe('one thing at a time', () => {
  it('a choice from the list that has come waits for the answer to the last one', async () => {
    const first = store.choose(TROOP);
    store.apply(update(2, [CARD])); // the live channel was faster than the answer
    const second = store.choose(CARD);
    expect(asked.map(({ choice }) => choice)).toEqual(['buy:troop']);
    asked[0]!.answer(update(2, [CARD]));
    await first;
    await settled();
    expect(asked.map(({ choice, stamp }) => `${choice} ${stamp}`)).toEqual(['buy:troop 1', 'buy:card 2']);
    asked[1]!.answer(update(3, []));
    await second;
  });

  it('a second click on the same line is none', async () => {
    const [first, second] = [store.choose(TROOP), store.choose(TROOP)];
    asked[0]!.answer(update(2, [TROOP]));
    await Promise.all([first, second]);
    expect(asked).toHaveLength(1);
  });
});

describe('what others do meanwhile', () => {
  it('leaves a question that waits for its second click', () => {
    store.pending = TROOP;
    store.apply(update(2, [TROOP, CARD], '1'));
    expect(store.pending).toBe(TROOP);
    store.apply(update(3, [CARD]));
    expect(store.pending).toBeNull();
  });
});

describe('a place that is picked', () => {
  const put = (unit: string, place: string): Offer => ({ id: `put:${unit}:${place}`, verb: 'put', about: { place } });
  const [here, there] = [['foot', 'horse'].map((unit) => put(unit, 'here')), ['foot', 'horse'].map((unit) => put(unit, 'there'))] as [Offer[], Offer[]];
  const ids = () => store.choices.map(({ id }) => id);
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    teller.targets = ({ about }: Offer) => (about['place'] ? [`place:${about['place']}`] : []);
    store.apply(update(2, [...here, ...there]));
  });
  afterAll(() => void (teller.targets = () => []));

  async function answered(request: Promise<void>, choices: Offer[], entry: number) {
    asked.at(-1)!.answer(update(entry, choices));
    await request;
    await settled();
  }

  it('stays as long as more can be put there, and takes what is left by one click', async () => {
    await store.pick('place:here');
    expect(ids()).toEqual(['put:foot:here', 'put:horse:here']);
    await answered(store.choose(here[0]!), [here[1]!, ...there], 3);
    expect([store.picked, ids()]).toEqual([['place:here'], ['put:horse:here']]);
    const last = store.pick('place:here');
    expect(asked.at(-1)!.choice).toBe('put:horse:here');
    await answered(last, there, 4);
    expect(store.picked).toEqual([]);
  });

  it('is given up after a choice that it alone made', async () => {
    store.apply(update(3, [here[0]!, ...there]));
    const only = store.pick('place:here');
    await answered(only, [here[0]!, ...there], 4);
    expect(store.picked).toEqual([]);
  });

  it('is given up in a lesson, which goes on elsewhere', async () => {
    store.table = { ...store.table, lesson: {} as NonNullable<typeof store.table.lesson> };
    await store.pick('place:here');
    await answered(store.choose(here[0]!), [here[1]!, ...there], 3);
    expect(store.picked).toEqual([]);
  });

  it('stays when the choice is put off', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    await store.pick('place:here');
    await store.propose(here[1]!);
    store.withdraw();
    expect([store.pending, store.picked]).toEqual([null, ['place:here']]);
  });
});

describe('several times in a row', () => {
  it('a choice is made as long as it is offered', async () => {
    const all = store.choose(TROOP, 3);
    asked[0]!.answer(update(2, [TROOP]));
    await settled();
    asked[1]!.answer(update(3, [CARD]));
    await all;
    expect(asked.map(({ choice, stamp }) => `${choice} ${stamp}`)).toEqual(['buy:troop 1', 'buy:troop 2']);
  });

  it('is taken back by one click, and what came before and after it by one of their own', async () => {
    const answer = async (entry: number) => {
      asked.at(-1)!.answer(update(entry, [TROOP, CARD]));
      await settled();
    };
    const clicks = [store.choose(CARD)];
    await answer(2);
    clicks.push(store.choose(TROOP, 3));
    for (const entry of [3, 4, 5]) await answer(entry);
    clicks.push(store.choose(CARD));
    await answer(6);
    await Promise.all(clicks);
    const taken = async (...entries: number[]) => {
      const [sent, undone] = [asked.length, store.undo()];
      for (const entry of entries) await answer(entry);
      await undone;
      return asked.length - sent;
    };
    expect([await taken(5), await taken(4, 3, 2), await taken(1)]).toEqual([1, 3, 1]);
  });

  it('waits for those who are asked about the last of it', async () => {
    const all = store.choose(TROOP, 2);
    for (const entry of [2, 3]) {
      asked.at(-1)!.answer(update(entry, [TROOP]));
      await settled();
    }
    await all;
    const undone = store.undo();
    asked.at(-1)!.answer(update(3, [TROOP])); // it is proposed, and nothing has changed yet
    await undone;
    expect(asked).toHaveLength(3);
  });

  it('is asked about again where the number is another', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    await store.propose(TROOP, 2);
    expect([store.pending, store.times]).toEqual([TROOP, 2]);
    await store.propose(TROOP);
    expect([store.pending, store.times]).toEqual([TROOP, 1]);
    expect(asked).toHaveLength(0);
  });
});
