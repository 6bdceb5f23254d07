/** Steps planned for the turns to come: kept for table and seat, checked by the server, done with a click when they are on
    offer. While one is picked, the table shows what could be chosen then. */
import type { Ahead, Offer, Objection, View } from '../../api/client';
import { say } from '../../language/language.svelte';
import * as kept from '../../lib/kept';
import type { TableStore } from '../table.svelte';

/** Choices that are to follow each other; `open`: when they were last looked at, they could be made. */
export interface Planned {
  path: Offer[];
  open: boolean;
}

export interface KeptPlan {
  steps: Planned[];
  /** The entry before which this seat was last asked for its turn; from there plans are thought out. */
  origin: number | null;
}

/** As many as the server looks at together. */
const MOST = 12;
const NOTHING: KeptPlan = { steps: [], origin: null };
/** One nothing for all: where nothing was picked and nothing is, the list and the letters in its filter stay. */
const UNPICKED: Offer[] = [];

export class Plan {
  steps = $state.raw<Planned[]>([]);
  /** What is chosen is written down, not done. */
  planning = $state(false);
  /** Steps picked so far of the one that is being planned. */
  path = $state.raw<Offer[]>(UNPICKED);
  private imagined = $state.raw<Ahead | null>(null);
  /** Why steps are closed. */
  private reasons = $state.raw<ReadonlyMap<Planned, Objection>>(new Map());
  private origin = $state<number | null>(null);
  /** One that has been begun, and how far it has come; `on`: it goes on by itself. */
  private begun = $state.raw<{ planned: Planned; at: number; on: boolean } | null>(null);

  constructor(private readonly store: TableStore) {
    ({ steps: this.steps, origin: this.origin } = store.seat === null ? NOTHING : kept.plan(store.id, store.seat));
  }

  /** The question of a turn is before this seat. */
  private atTurn = $derived.by(() => {
    const { live, seat, title } = this.store;
    return Boolean(title.turn && seat !== null && live.to_act.includes(seat) && live.decision?.name === title.turn.question);
  });
  /** Of this turn only little is left: what is not on offer may come again. */
  private spent = $derived.by(() => this.store.live.choices.some(({ verb }) => verb === this.store.title.turn?.spent));
  /** There is a turn to plan. */
  able = $derived.by(() => {
    const { title, seat, live, table } = this.store;
    return Boolean(title.turn) && seat !== null && !live.over && !table.lesson && this.origin !== null;
  });

  // -- picking

  /** What would be asked. */
  question = $derived.by(() => this.imagined?.question ?? null);
  /** What can be written down: what would be on offer, and what is closed as yet; ending a turn is no plan. */
  offers = $derived.by((): Offer[] => {
    const { open, closed } = this.imagined ?? { open: [], closed: [] };
    const all = [...open, ...closed.map(({ choice }) => choice)];
    return this.path.length ? all : all.filter(({ verb }) => !this.store.title.ends.has(verb));
  });
  private barred = $derived.by(() => new Map(this.imagined?.closed.map(({ choice, reason }) => [choice.id, reason])));

  /** Why something that is picked from is closed as yet. */
  closed(offer: Offer): Objection | null {
    return (this.planning && this.barred.get(offer.id)) || null;
  }

  async toggle(on = !this.planning): Promise<void> {
    if (on && !this.able) return;
    this.store.clear();
    this.planning = on;
    this.path = UNPICKED;
    this.imagined = null;
    if (on) await this.imagine(UNPICKED);
  }

  /** One picked step back; false where none was picked. */
  back(): boolean {
    if (!this.planning || !this.path.length) return false;
    void this.imagine(this.path.slice(0, -1));
    return true;
  }

  /** Write a choice down instead of making it; false where nothing is planned. */
  write(offer: Offer): boolean {
    if (!this.planning) return false;
    const path = [...this.path, offer];
    this.store.clear();
    if (this.closed(offer)) this.note(path, false);
    else void this.imagine(path);
    return true;
  }

  /** What would be asked after some steps; where nothing of one's own would, they are the whole plan. */
  private async imagine(path: Offer[]): Promise<void> {
    const { store } = this;
    const found = await store.attempt(() => store.fetch<Ahead[]>(this.query([path], this.origin)));
    if (!this.planning || !found) return;
    const [ahead] = found as [Ahead];
    if (path.length && (!ahead.open.length || ahead.question?.name === store.title.turn?.question)) return this.note(path, true);
    this.imagined = ahead;
    this.path = path.length ? path : UNPICKED;
  }

  /** Write down what has been picked so far. */
  note(path = this.path, open = true): void {
    if (!path.length) return;
    this.keep([...this.steps, { path, open }].slice(-MOST));
    this.path = UNPICKED;
    void this.imagine(UNPICKED);
  }

  strike(planned: Planned): void {
    this.keep(this.steps.filter(({ path }) => path !== planned.path)); // a check may have made it anew
  }

  // -- doing

  /** How far a step has come. */
  private at(planned: Planned): number {
    return this.begun?.planned.path === planned.path ? this.begun.at : 0;
  }

  /** What would carry a step on now; null: it is not on offer. */
  next(planned: Planned): Offer | null {
    const { live, mine } = this.store;
    if (!mine || this.reasons.has(planned)) return null;
    const id = planned.path[this.at(planned)]?.id;
    return live.choices.find((offer) => offer.id === id) ?? null;
  }

  /** Choices that would carry a step on. */
  ready = $derived.by(() => new Set(this.planning ? [] : this.steps.flatMap((planned) => this.next(planned)?.id ?? [])));

  /** Why a step cannot be done now. */
  reason(planned: Planned): Objection | null {
    return this.reasons.get(planned) ?? null;
  }

  /** Do a step, choice by choice. */
  async take(planned: Planned): Promise<void> {
    const offer = this.next(planned);
    if (!offer) return;
    this.planning = false;
    this.begun = { planned, at: this.at(planned), on: true };
    await this.carry(planned, offer);
  }

  /** The next choice of a step; only the last of them asks once more where it is grave. */
  private carry({ path }: Planned, offer: Offer): Promise<void> {
    return offer.id === path.at(-1)!.id ? this.store.propose(offer) : this.store.choose(offer);
  }

  /** Something was chosen: a step that it carries on goes on, or is done. */
  async chosen({ id }: Offer): Promise<void> {
    const carried = (planned: Planned) => planned.path[this.at(planned)]?.id === id;
    const planned = this.begun && carried(this.begun.planned) ? this.begun.planned : this.steps.find(carried);
    if (!planned) return;
    const begun = { planned, at: this.at(planned) + 1, on: this.begun?.planned.path === planned.path && this.begun.on };
    if (begun.at === planned.path.length) {
      this.begun = null;
      this.strike(planned);
      return;
    }
    this.begun = begun;
    const offer = begun.on ? this.next(planned) : null;
    if (offer) await this.carry(planned, offer);
  }

  /** The position is another: a turn begins anew what was begun; a turn of one's own ends the planning. */
  heard({ entry, over }: View): void {
    if (!this.atTurn || over) return;
    this.begun = null;
    this.planning = false;
    this.reasons = new Map();
    if (this.spent || this.origin === entry) return;
    this.origin = entry;
    this.keep(this.steps);
  }

  /** What of the plan can be done in this turn; what no longer can be is told. */
  async check(): Promise<void> {
    const { store, steps } = this;
    if (!this.atTurn || this.spent || !steps.length || this.planning) return;
    const { stamp } = store.live;
    const found = await store.fetch<Ahead[]>(this.query(steps.map(({ path }) => path))).catch(() => null); // it is an extra
    if (!found || store.live.stamp !== stamp || this.steps !== steps) return;
    const now = steps.map((planned, n) => {
      const open = found[n]!.reason === null;
      return open === planned.open ? planned : { ...planned, open };
    });
    this.reasons = new Map(now.flatMap((planned, n) => (found[n]!.reason ? [[planned, found[n]!.reason]] : [])));
    const lost = steps.findIndex(({ open }, n) => open && !now[n]!.open);
    if (lost >= 0) store.tell(say('plan-impossible', { step: this.name(now[lost]!), reason: store.teller.reason(found[lost]!.reason!) }));
    if (now.some((planned, n) => planned !== steps[n])) this.keep(now); // else they would be looked at again
  }

  /** A step in words. */
  name({ path }: Pick<Planned, 'path'>): string {
    return path.map((offer) => this.store.teller.choice(offer)).join(' › ');
  }

  private query(paths: Offer[][], from: number | null = null): string {
    const asked = new URLSearchParams(paths.map((path) => ['plan', path.map(({ id }) => id).join(' ')]));
    if (from === null) return `/ahead?${asked}`;
    return `/ahead?lists=true&entry=${from}&${asked}`;
  }

  private keep(steps: Planned[]): void {
    this.steps = steps;
    if (this.store.seat !== null) kept.keepPlan(this.store.id, this.store.seat, { steps, origin: this.origin });
  }
}
