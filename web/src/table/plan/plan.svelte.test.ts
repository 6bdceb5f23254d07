import { beforeEach, describe, expect, it } from 'vitest';
import type { Ahead, Objection, Offer, Question, View } from '../../api/client';
import type { TableStore } from '../table.svelte';
import '../../lib/fakes';
import { Plan } from './plan.svelte';

const offer = (id: string): Offer => ({ id, verb: id.split(':')[0]!, about: {} });
const TURN: Question = { name: 'Act', rule: '', secret: false, about: {} };
const TARGET: Question = { ...TURN, name: 'Target' };
const POOR: Objection = { key: 'no-ducats', rule: 'europa:8.1', about: {}, text: '' };
const ahead = (found: Partial<Ahead>): Ahead => ({ taken: 0, reason: null, question: TURN, open: [], closed: [], ...found });

/** A table at which war can be declared on a realm, and an idea is too dear. */
class Table {
  id = Math.random().toString();
  seat = 0;
  mine = $state(true);
  table = { lesson: null };
  live = $state.raw({ entry: 7, stamp: '7', over: false, to_act: [0], decision: TURN, choices: [offer('war'), offer('pass')] });
  title = { turn: { question: 'Act', spent: 'end-turn' }, ends: new Set(['pass', 'end-turn']) };
  teller = { choice: ({ id }: Offer) => id, reason: ({ key }: Objection) => key };
  asked: string[] = [];
  proposed: string[] = [];
  chosen: string[] = [];
  told = '';
  /** What the server says of a plan. */
  answers: Record<string, Ahead> = {
    '': ahead({ open: [offer('war'), offer('pass')], closed: [{ choice: offer('idea'), reason: POOR }] }),
    war: ahead({ taken: 1, question: TARGET, open: [offer('attack:serbia')] }),
    'war attack:serbia': ahead({ taken: 2 }),
    idea: ahead({ reason: POOR }),
  };

  async fetch(path: string): Promise<Ahead[]> {
    this.asked.push(path);
    return new URLSearchParams(path.split('?')[1]).getAll('plan').map((plan) => this.answers[plan]!);
  }
  attempt<T>(ask: () => Promise<T>): Promise<T> {
    return ask();
  }
  clear(): void {}
  tell(text: string): void {
    this.told = text;
  }
  async propose({ id }: Offer): Promise<void> {
    this.proposed.push(id);
  }
  async choose({ id }: Offer): Promise<void> {
    this.chosen.push(id);
  }
  turn(change: object): void {
    this.live = { ...this.live, ...change };
    plan.heard(this.live as unknown as View);
  }
}

const settled = () => new Promise((done) => setTimeout(done));
let table: Table;
let plan: Plan;
beforeEach(() => {
  table = new Table();
  plan = new Plan(table as unknown as TableStore);
  plan.heard(table.live as unknown as View);
});

async function planned(): Promise<void> {
  await plan.toggle();
  plan.write(offer('war'));
  await settled();
  plan.write(offer('attack:serbia'));
  await settled();
}

describe('a plan', () => {
  it('is picked step by step, of what would be asked', async () => {
    await plan.toggle();
    expect(plan.offers.map(({ id }) => id)).toEqual(['war', 'idea']); // ending a turn is no plan
    plan.write(offer('war'));
    await settled();
    expect(plan.question?.name).toBe('Target');
    plan.write(offer('attack:serbia'));
    await settled();
    expect(plan.steps.map((one) => plan.name(one))).toEqual(['war › attack:serbia']);
    expect(plan.path).toEqual([]);
  });

  it('takes what is closed as yet, and says why it is', async () => {
    await plan.toggle();
    expect(plan.closed(offer('idea'))?.key).toBe('no-ducats');
    plan.write(offer('idea'));
    await plan.toggle(false);
    await plan.check();
    expect(plan.reason(plan.steps[0]!)?.key).toBe('no-ducats');
    expect(plan.next(plan.steps[0]!)).toBeNull();
    expect(table.told).toBe(''); // it was closed when it was planned
  });

  it('is kept for the table and the seat', async () => {
    await planned();
    expect(new Plan(table as unknown as TableStore).steps).toEqual(plan.steps);
    table.seat = 1;
    expect(new Plan(table as unknown as TableStore).steps).toEqual([]);
  });

  it('is done with one click, choice by choice', async () => {
    await planned();
    await plan.toggle(false);
    const [step] = plan.steps;
    expect([...plan.ready]).toEqual(['war']);
    await plan.take(step!);
    table.live = { ...table.live, entry: 8, decision: TARGET, choices: [offer('attack:serbia')] };
    await plan.chosen(offer('war'));
    expect([table.chosen, table.proposed]).toEqual([['war'], ['attack:serbia']]); // only the last may ask once more
    await plan.chosen(offer('attack:serbia'));
    expect(plan.steps).toEqual([]);
  });

  it('tells when a step has become impossible', async () => {
    await planned();
    table.answers['war attack:serbia'] = ahead({ taken: 1, reason: POOR });
    table.turn({ entry: 20, stamp: '20' });
    await plan.check();
    expect(plan.reason(plan.steps[0]!)).toEqual(POOR);
    expect(table.told).toContain('attack:serbia');
    expect(plan.ready.size).toBe(0);
  });

  it('is the same after a check that finds nothing new, and done even where one comes in between', async () => {
    await planned();
    await plan.toggle(false);
    const { steps } = plan;
    await plan.check();
    expect(plan.steps).toBe(steps); // what shows it would ask for another check
    await plan.take(steps[0]!);
    table.answers['war attack:serbia'] = ahead({ taken: 1, reason: POOR });
    await plan.check();
    expect(plan.steps).not.toBe(steps);
    await plan.chosen(offer('war'));
    await plan.chosen(offer('attack:serbia'));
    expect(plan.steps).toEqual([]);
  });

  it('leaves the letters in the filter alone when what can be planned next comes late', async () => {
    await plan.toggle();
    const { path } = plan;
    plan.write(offer('idea'));
    await settled();
    expect(plan.path).toBe(path);
  });

  it('waits where little of the turn is left', async () => {
    await planned();
    table.turn({ entry: 9, choices: [offer('end-turn')] });
    table.asked = [];
    await plan.check();
    expect(table.asked).toEqual([]);
    expect(plan.reason(plan.steps[0]!)).toBeNull();
  });

  it('can be made while others play, from the last turn', async () => {
    table.mine = false;
    table.turn({ entry: 30, to_act: [1], choices: [] });
    await plan.toggle();
    expect(table.asked.at(-1)).toContain('entry=7');
    expect(plan.offers.length).toBe(2);
  });
});
