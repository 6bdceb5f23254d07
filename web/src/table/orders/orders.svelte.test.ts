import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Offer } from '../../api/client';
import type { TableStore } from '../table.svelte';
import '../../lib/fakes';
import { Orders } from './orders.svelte';

const move = (unit: string, to: string): Offer => ({ id: `${unit}>${to}`, verb: 'move', about: { unit, to } });
const END: Offer = { id: 'end', verb: 'end-phase', about: {} };

/** A table with one infantry at a, two at b, and what it takes to order them about. */
class Table {
  picked = $state.raw<string[]>([]);
  hovered = $state.raw<string[]>([]);
  chosen: string[] = [];
  proposed: string[] = [];
  told = '';
  seat = 0;
  mine = $state(true);
  busy = $state(false);
  live = $state({
    entry: 0, to_act: [0], over: false, decision: { name: 'Orders', about: {} },
    choices: [move('a', 'x'), move('a', 'y'), move('b', 'x'), END],
  });
  title = {
    chapters: { round: 1 },
    attacks: () => true,
    orders: { question: 'Orders', end: 'end-phase', able: (_: unknown, actor: string) => (actor === 'unit:b' ? 2 : 1) },
  };
  teller = {
    targets: ({ about }: Offer) => (about['unit'] ? [`unit:${about['unit']}`, `place:${about['to']}`] : []),
    choice: ({ id }: Offer) => id,
  };
  /** What choosing does to the choices. */
  after: (offer: Offer) => void = () => undefined;

  clear(): void {
    this.picked = [];
  }
  async propose({ id }: Offer): Promise<void> {
    this.proposed.push(id);
  }
  async choose(offer: Offer): Promise<void> {
    this.chosen.push(offer.id);
    this.live = { ...this.live, entry: this.live.entry + 1 };
    this.after(offer);
  }
  /** How many choices each click made that is taken back as one. */
  carried: number[] = [];
  clicks = {
    asOne: async (work: () => Promise<void>): Promise<void> => {
      const before = this.chosen.length;
      await work();
      this.carried.push(this.chosen.length - before);
    },
  };
  tell(text: string): void {
    this.told = text;
  }
}

let table: Table;
let orders: Orders;
beforeEach(() => {
  table = new Table();
  orders = new Orders(table as unknown as TableStore);
});

describe('units that wait', () => {
  it('come one after another', () => {
    orders.next();
    expect(table.picked).toEqual(['unit:a']);
    orders.next();
    expect(table.picked).toEqual(['unit:b']);
    orders.next();
    expect(table.picked).toEqual(['unit:a']);
  });

  it('are fewer by those who stay and those who have an order in the plan', () => {
    expect(orders.left).toBe(3);
    table.picked = ['unit:b'];
    orders.stay();
    expect([orders.left, orders.stays]).toEqual([2, 1]);
    orders.planning = true;
    expect(orders.write(move('b', 'x'))).toBe(true);
    expect([orders.left, orders.takes('unit:b')]).toEqual([1, false]);
  });
});

describe('the list', () => {
  it('has nothing for units that have their order in the plan', () => {
    expect(orders.unplanned(table.live.choices)).toEqual(table.live.choices);
    orders.planning = true;
    orders.write(move('a', 'x'));
    expect(orders.unplanned(table.live.choices).map(({ id }) => id)).toEqual(['b>x', 'end']);
    orders.write(move('b', 'x'));
    expect(orders.unplanned(table.live.choices).map(({ id }) => id)).toEqual(['b>x', 'end']);
    orders.strike(0);
    expect(orders.unplanned(table.live.choices)).toEqual(table.live.choices);
  });
});

describe('orders', () => {
  it('of one unit are proposed like any choice', async () => {
    await orders.give(['unit:a'], 'place:x');
    expect(table.proposed).toEqual(['a>x']);
  });

  it('of several are carried out one after another', async () => {
    await orders.give(['unit:a', 'unit:b', 'unit:b'], 'place:x');
    expect(table.chosen).toEqual(['a>x', 'b>x', 'b>x']);
  });

  it('are written down while a plan is made, and carried out when it is told', async () => {
    orders.planning = true;
    orders.write(move('a', 'y'));
    await orders.give(['unit:b', 'unit:b'], 'place:x');
    expect(table.chosen).toEqual([]);
    orders.strike(1);
    await orders.carryOut();
    expect(table.chosen).toEqual(['a>y', 'b>x']);
    expect(orders.plan).toEqual([]);
  });

  it('that end a phase are no part of a plan', () => {
    orders.planning = true;
    expect(orders.write(END)).toBe(false);
  });
});

describe('counters that are selected', () => {
  it('go together to what is clicked, those of them who can', async () => {
    orders.toggle({ id: 'a1', target: 'unit:a' });
    orders.toggle({ id: 'b1', target: 'unit:b' });
    orders.toggle({ id: 'b2', target: 'unit:b' });
    orders.toggle({ id: 'b2', target: 'unit:b' });
    expect(table.picked).toEqual(['unit:b']);
    expect(orders.send('place:z')).toBe(false);
    expect(orders.send('place:x')).toBe(true);
    await Promise.resolve();
    expect(orders.selected).toEqual([]);
    expect([...table.chosen, ...orders.plan.map(({ id }) => id)]).toEqual(['a>x', 'b>x']);
    await vi.waitFor(() => expect(table.carried).toEqual([2])); // and are taken back together
  });
});

describe('an attack of several by finger', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is foretold first, and made with a second tap or forgotten', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    orders.gather([{ id: 'a1', target: 'unit:a' }, { id: 'b1', target: 'unit:b' }]);
    expect([orders.send('place:x'), orders.aimed]).toEqual([true, 'place:x']);
    expect(orders.together.map(({ id }) => id)).toEqual(['a>x', 'b>x']);
    expect(table.chosen).toEqual([]);
    orders.toggle({ id: 'b1', target: 'unit:b' });
    expect(orders.aimed).toBeNull();
    orders.toggle({ id: 'b1', target: 'unit:b' });
    orders.send('place:x');
    orders.attackTogether();
    await Promise.resolve();
    expect([...table.chosen, ...orders.plan.map(({ id }) => id)]).toEqual(['a>x', 'b>x']);
  });
});

describe('a stack', () => {
  const stack = [{ id: 'b1', target: 'unit:b' }, { id: 'b2', target: 'unit:b' }];

  it('is selected whole, instead of what was selected before, and left again', () => {
    orders.toggle({ id: 'a1', target: 'unit:a' });
    orders.gather(stack);
    expect([orders.selected, table.picked]).toEqual([stack, ['unit:b']]);
    orders.gather(stack);
    expect([orders.selected, table.picked]).toEqual([[], []]);
  });
});

describe('a plan stops', () => {
  beforeEach(() => {
    orders.planning = true;
    orders.write(move('a', 'x'));
    orders.write(move('b', 'x'));
  });

  it('where a step cannot be done any more, and says which', async () => {
    table.after = () => (table.live.choices = [END]);
    await orders.carryOut();
    expect(table.chosen).toEqual(['a>x']);
    expect(table.told).toContain('b>x');
    expect(orders.plan.map(({ id }) => id)).toEqual(['b>x']);
  });

  it('where something else is asked, and can go on after it', async () => {
    table.after = () => (table.live.decision = { name: 'Enter', about: {} });
    await orders.carryOut();
    expect([table.chosen, table.told, orders.running]).toEqual([['a>x'], '', false]);
    table.live.decision = { name: 'Orders', about: {} };
    await orders.carryOut();
    expect(table.chosen).toEqual(['a>x', 'b>x']);
  });

  it('for good when the phase is ended', () => {
    orders.chosen(move('a', 'x'));
    expect(orders.plan).toHaveLength(2);
    orders.chosen(END);
    expect(orders.plan).toEqual([]);
  });

  it('for good when a new chapter begins', () => {
    orders.heard([{ entry: 3, name: 'round', about: {} }], table.live as never);
    expect([orders.plan, orders.planning]).toEqual([[], false]);
  });
});

describe('what several would do together', () => {
  const ids = () => orders.together.map(({ id }) => id);

  it('is what each in hand would do in the place under the pointer, the two of a kind twice', () => {
    table.hovered = ['place:x'];
    expect(ids()).toEqual([]);
    orders.carried = ['unit:a', 'unit:b', 'unit:b'];
    expect(ids()).toEqual(['a>x', 'b>x', 'b>x']);
    table.hovered = ['place:y'];
    expect(ids()).toEqual(['a>y']);
    table.hovered = ['place:x', 'place:y'];
    expect(ids()).toEqual([]);
  });

  it('holds for those who are selected, and not for one alone', () => {
    table.hovered = ['place:x'];
    orders.gather([{ id: 'b#0', target: 'unit:b' }]);
    expect(ids()).toEqual([]);
    orders.gather([{ id: 'b#0', target: 'unit:b' }, { id: 'a#0', target: 'unit:a' }]);
    expect(ids()).toEqual(['b>x', 'a>x']);
  });
});
