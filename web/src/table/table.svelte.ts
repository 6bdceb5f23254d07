/** One table as this window sees it: the position, what may be chosen, and the way to choose it. */
import {
  get, nonce, post, put, Refused,
  type Closed, type Forecast, type Frame, type Happening, type Message, type Offer, type TableState, type Trouble,
  type Update, type View,
} from '../api/client';
import { Live, type Line } from '../api/live';
import { viewAfter, withNew } from '../api/update';
import { Teller } from '../language/teller';
import { byFinger } from '../lib/fingers';
import { afterFrame, onFrame } from '../lib/frames';
import * as kept from '../lib/kept';
import { shared } from '../lib/same';
import type { TitleModule } from '../titles/title';
import { Clicks } from './choosing/clicks';
import { holding, staying, within, type Step } from './choosing/staging';
import { Orders } from './orders/orders.svelte';
import { Plan } from './plan/plan.svelte';
import { compare } from './stage/changes';
import { Player } from './stage/player.svelte';
import { tallyOf } from './stage/tallies';

const TRIES = 4;
/** Milliseconds for which what others do waits for the answer to one's own click. */
const PATIENCE = 100;
/** Milliseconds without an answer after which the page shows that it waits. */
const SLOW = 150;
/** One nothing for all: what was nothing and is nothing has not changed. */
const NONE: never[] = [];

export interface Loaded {
  frame: Frame;
  teller: Teller;
  title: TitleModule;
  key: string | null;
}

/** Something to tell the reader for a moment; `rule` links to the paragraph. */
export interface Notice {
  text: string;
  rule: string;
  tone: 'plain' | 'refusal';
}

export class TableStore {
  readonly frame: Frame;
  readonly teller: Teller;
  readonly title: TitleModule;
  readonly key: string | null;
  readonly player = new Player(this);
  readonly orders = new Orders(this);
  readonly plan: Plan;

  /** The newest position. */
  live = $state.raw<View>(null!);
  /** The position that is being told; choices wait until the telling has come to the newest. */
  staged = $state.raw<View | null>(null);
  /** An earlier position that is being looked at instead. */
  past = $state.raw<View | null>(null);
  table = $state.raw<TableState>(null!);
  log = $state.raw<Happening[]>([]);
  messages = $state.raw<Message[]>([]);
  /** Bots that had to be replaced for a choice. */
  troubles = $state.raw<Trouble[]>([]);
  number = 0;

  line = $state<Line>('connecting');
  /** Something is on its way to the server; nothing else is taken until it is answered. */
  busy = $state(false);
  slow = $state(false);
  private underway: Promise<void> = Promise.resolve();
  /** Targets clicked so far, which narrow the choices. */
  picked = $state.raw<string[]>(NONE);
  /** Steps taken in a long list, which narrow the choices as well. */
  steps = $state.raw<Step[]>(NONE);
  /** Entries that this window answered by itself; taken back, they wait for the reader. */
  readonly answered = new Set<number>();
  /** A choice that waits for its second click, and how many times in a row it will be made. */
  pending = $state.raw<Offer | null>(null);
  times = $state(1);
  /** What a lesson points at: lit while nothing is under the pointer. */
  lit = $state.raw<string[]>([]);
  private pointed = $state.raw<string[]>(NONE);
  /** What is foretold of the choice that is considered. */
  foretold = $state.raw<Forecast['forecast']>(null);
  /** The log line that is being shown on the map. */
  shown = $state.raw<Happening | null>(null);
  notice = $state.raw<Notice | null>(null);
  closed = $state.raw<{ target: string; list: Closed[] } | null>(null);
  /** Events of the log this seat had seen when the page was opened. */
  readonly lastSeen: number | null;
  /** How long the log was when this seat last chose. */
  chosenAt = $state(0);
  /** The entry that this window's last choice becomes, and how long the log was then. */
  ownEntry = $state(-1);
  private ownEvents = 0;
  /** That choice, the steps of the list that led to it, and the things picked that left more than one. */
  private done: { offer: Offer; steps: Step[]; picked: string[] } | null = null;
  readonly clicks = new Clicks();
  /** The position that choice led to: what has changed since then is marked. */
  base = $state.raw<View | null>(null);
  /** Through whose eyes a finished game is looked at; null: the reader's own. */
  eyes = $state<number | null>(null);
  private foreign = $state.raw<Happening[] | null>(null);

  private channel: Live | null = null;
  private waiting: Update[] = [];
  /** How many wait for their answers or for the paint of them: what others do is taken up afterwards. */
  private held = 0;
  private looks = 0;

  constructor(loaded: Loaded) {
    this.frame = loaded.frame;
    this.teller = loaded.teller;
    this.title = loaded.title;
    this.key = loaded.key;
    this.lastSeen = kept.seen(this.id, this.seat);
    const last = kept.chosen(this.id, this.seat);
    this.ownEntry = last?.entry ?? -1;
    this.chosenAt = this.ownEvents = last?.events ?? this.lastSeen ?? 0;
    this.plan = new Plan(this);
    this.apply(loaded.frame.update);
    // Who has not chosen yet follows what changes from here on.
    if (this.seat !== null && this.ownEntry < 0) this.base = this.live;
  }

  get id(): string {
    return this.frame.id;
  }

  /** The seat this window plays; null for a spectator. */
  get seat(): number | null {
    return this.frame.you.seat;
  }

  /** The choice, event or thing under the pointer: its targets light up. */
  get hovered(): string[] {
    return this.pointed.length ? this.pointed : this.lit;
  }

  set hovered(targets: string[]) {
    this.pointed = targets.length ? targets : NONE;
  }

  /** The log on screen: the reader's own as far as it has been told, or that of the eyes looked through. */
  story = $derived(this.foreign ?? (this.staged ? this.log.slice(0, this.player.told) : this.log));
  /** The position on screen. */
  view = $derived(this.past ?? this.staged ?? this.live);
  /** The newest position is on screen. */
  now = $derived(this.past === null && this.staged === null);
  /** All that may be chosen, or written into the plan. */
  offers = $derived.by(() => (this.plan.planning ? this.plan.offers : this.orders.unplanned(this.live.choices)));
  /** Choices that fit what was clicked so far; none while another position is on screen. */
  choices = $derived.by(() => (this.now ? this.fitting(this.picked) : []));
  /** Every target that a click would take further. */
  glowing = $derived.by(() => {
    const open = this.plan.planning ? this.choices.filter((offer) => !this.plan.closed(offer)) : this.choices;
    return new Set(open.flatMap((offer) => this.teller.targets(offer)));
  });
  /** What has changed on the board and its tracks since this seat last chose. */
  changes = $derived.by(() => {
    if (!this.base || this.past) return null;
    return compare(tallyOf(this.title, this.base), tallyOf(this.title, this.view));
  });
  /** There is something to pick from. */
  answering = $derived.by(() => this.mine || (this.now && this.plan.planning));
  mine = $derived(this.seat !== null && this.now && this.live.to_act.includes(this.seat));

  // -- staying up to date

  connect(): void {
    void this.recall();
    this.channel ??= new Live(this.id, this.key, {
      number: () => this.number,
      update: (update) => this.queue(update),
      line: (line) => (this.line = line),
    });
  }

  /** Fetch the position of the last choice, which was made before the page was opened. */
  private async recall(): Promise<void> {
    const entry = this.ownEntry + 1;
    if (this.seat === null || this.base || !entry || entry >= this.live.entry) return;
    const view = await this.fetch<View>(`/at/${entry}`).catch(() => null); // marks are an extra
    this.base ??= view;
  }

  close(): void {
    this.player.stop();
    this.channel?.close();
    this.channel = null;
  }

  /** Bots may move faster than anyone can see: their updates are drawn together, once a frame. */
  private queue(update: Update): void {
    this.waiting.push(update);
    if (this.waiting.length === 1 && !this.held) onFrame(() => this.drain());
  }

  private drain(): void {
    if (this.held) return;
    for (const update of this.waiting.splice(0)) this.receive(update);
  }

  private receive(update: Update): void {
    if (update.since > this.number) this.channel?.catchUp();
    else this.apply(update);
  }

  apply(update: Update): void {
    if (update.number < this.number) return;
    this.table = shared(this.table, update.table);
    // One's own change comes twice, as the answer and on the live channel; it is drawn once.
    if (this.live !== null && update.number === this.number) return;
    const before = this.live;
    const view = viewAfter(update, before);
    const moved = before === null || before.stamp !== view.stamp || before.entry !== view.entry;
    this.number = update.number;
    this.live = view;
    this.log = [...this.log.slice(0, update.log.start), ...update.log.events];
    this.messages = withNew(this.messages, update.messages);
    this.troubles = withNew(this.troubles, update.troubles);
    // What others do meanwhile leaves the same question as far as it has come.
    if (before?.stamp !== view.stamp) {
      [this.picked, this.steps] = this.narrowedAfter(before, view);
      this.pending = null;
      this.closed = null;
    }
    if (moved) {
      this.orders.heard(update.log.events, view);
      this.plan.heard(view);
    }
    if (before === null) return;
    this.rebase(before, view);
    this.player.heard(before, update.log.start);
  }

  /** Where the same question comes again after one's own choice, the list stays with what one was doing, and where. */
  private narrowedAfter(before: View | null, view: View): [picked: string[], steps: Step[]] {
    const { done } = this;
    this.done = null;
    const again = done !== null && before?.entry === this.ownEntry && view.decision?.name === before.decision?.name;
    if (!again) return [NONE, NONE];
    const rest = view.choices.filter(({ verb }) => !this.title.ends.has(verb));
    return [holding(done.picked, done.offer, rest, this.teller), staying(done.steps, done.offer, rest, this.teller)];
  }

  /** One's own choice, or its taking back, clears the marks; what others did in the same update stays marked, and so do
      the great moments it led to. */
  private rebase(before: View, view: View): void {
    if (view.entry < before.entry) {
      this.base = this.base && view;
    } else if (before.entry <= this.ownEntry && view.entry > this.ownEntry) {
      const last = { entry: this.ownEntry, events: this.ownEvents };
      afterFrame(() => kept.markChosen(this.id, this.seat, last));
      this.chosenAt = last.events;
      const { ownEntry, title } = this;
      const brought = ({ entry, name }: Happening) => entry > ownEntry || (entry === ownEntry && title.weighty.has(name));
      this.base = this.log.some(brought) ? before : view;
    }
  }

  /** Hold back what others do; gives the way to let it go. */
  private hold(): () => void {
    let holds = true;
    this.held += 1;
    return () => {
      if (!holds) return;
      holds = false;
      this.held -= 1;
      this.drain();
    };
  }

  /** The answer to one's own click is painted before what the bots do about it is taken up. */
  private answer(update: Update): void {
    this.receive(update);
    afterFrame(this.hold());
  }

  /** Remember that the reader has seen the log up to here. */
  markSeen(): void {
    kept.markSeen(this.id, this.seat, this.log.length);
  }

  // -- choosing

  private fitting(picked: string[], steps: Step[] = this.steps): Offer[] {
    if (!picked.length && !steps.length) return this.offers;
    return this.offers.filter((offer) => {
      const targets = this.teller.targets(offer);
      return picked.every((target) => targets.includes(target)) && steps.every((step) => within(step, offer, this.teller));
    });
  }

  /** A click on a thing: narrows the choices, takes the last one left, or asks why it is closed. */
  async pick(target: string): Promise<void> {
    if (!this.now || this.busy) return;
    this.closed = null;
    if (this.pending && byFinger() && this.picked.includes(target)) return this.confirm();
    if (this.picked.includes(target)) {
      const [only, ...others] = this.choices;
      if (only && !others.length && !this.pending) return this.propose(only); // it stayed picked for this
      this.picked = this.picked.filter((other) => other !== target);
      return;
    }
    const further = [...this.picked, target];
    const ways: [string[], Step[]][] = [[further, this.steps], [further, []], [[target], []]];
    for (const [picked, steps] of ways) {
      const fitting = this.fitting(picked, steps);
      if (!fitting.length) continue;
      this.picked = picked;
      this.steps = steps;
      if (fitting.length === 1) await this.propose(fitting[0]!);
      return;
    }
    await this.explain(target);
  }

  clear(): void {
    this.picked = this.steps = this.orders.selected = NONE;
    this.pending = null;
    this.closed = null;
  }

  /** Not yet: the list stays at the step that led to the choice, and with the place where there is more to choose. */
  withdraw(): void {
    const { steps, several } = this;
    this.clear();
    [this.picked, this.steps] = [several, steps];
  }

  /** The things picked, where they leave more than one choice. */
  private get several(): string[] {
    return this.choices.length > 1 ? this.picked : NONE;
  }

  /** Take a choice; grave ones wait for a second click unless the reader has turned that off, and every one for a second
      tap, as a finger hides what it points at, but for what loses nothing. */
  async propose(offer: Offer, times = 1): Promise<void> {
    if (this.orders.write(offer) || this.plan.write(offer)) return;
    const grave = this.title.grave.has(offer.verb) || this.title.wastes?.(this.live, offer);
    const twice = (byFinger() && !this.title.harmless?.has(offer.verb)) || (grave && kept.preference('confirm', true));
    const asked = this.pending?.id === offer.id && this.times === times;
    if (twice && !asked) [this.pending, this.times] = [offer, times];
    else await this.choose(offer, times);
  }

  /** The second click. */
  async confirm(): Promise<void> {
    if (this.pending) await this.choose(this.pending, this.times);
  }

  /** Make a choice, some several times in a row as long as they are offered. */
  async choose(offer: Offer, times = 1): Promise<void> {
    await this.clicks.asOne(async () => {
      for (let left = times; left > 0; left--) {
        if (!(await this.once(offer)) || !this.live.choices.some(({ id }) => id === offer.id)) return;
      }
    });
  }

  /** Make a choice once; whether it was made. */
  private async once(offer: Offer): Promise<boolean> {
    const body = { choice: offer.id, stamp: this.live.stamp, nonce: nonce(), since: this.number };
    let entry = Infinity;
    const begin = () => {
      entry = this.live.entry;
      [this.ownEntry, this.ownEvents] = [entry, this.log.length];
      this.clicks.add(entry);
      // Units get their orders one by one, and a lesson goes on elsewhere.
      const leaves = this.orders.phase || this.table.lesson;
      this.done = { offer, steps: this.steps, picked: leaves ? NONE : this.several };
    };
    this.pending = null;
    this.hovered = [];
    await this.act(() => post<Update>(this.path('/choices'), { key: this.key, body }), begin);
    if (this.live.entry <= entry) return false;
    this.orders.chosen(offer);
    await this.plan.chosen(offer);
    return true;
  }

  /** Take back what the last click did. Where others are asked first, they are asked about its last choice alone. */
  async undo(): Promise<void> {
    await this.clicks.back(() => this.live.entry, () => this.takeBack());
  }

  private async takeBack(): Promise<void> {
    const body = { nonce: nonce(), since: this.number };
    await this.act(() => post<Update>(this.path('/undo'), { key: this.key, body }));
  }

  async consent(agree: boolean): Promise<void> {
    const body = { agree, since: this.number };
    await this.act(() => post<Update>(this.path('/consent'), { key: this.key, body }));
  }

  async send(text: string, to: number[]): Promise<void> {
    const body = { text, to, nonce: nonce(), since: this.number };
    await this.carry(() => post<Update>(this.path('/messages'), { key: this.key, body }));
  }

  async changeSeat(seat: number, change: { bot?: string | null; name?: string }): Promise<void> {
    const body = { ...change, since: this.number };
    await this.act(() => put<Update>(this.path(`/seats/${seat}`), { key: this.key, body }));
  }

  async settle(spectators: boolean): Promise<void> {
    const body = { spectators, since: this.number };
    await this.act(() => put<Update>(this.path('/settings'), { key: this.key, body }));
  }

  /** Do something at the table, one thing at a time: what is asked for of the list that an answer on its way has brought
      waits for that answer, of an older list it is dropped. */
  private async act(request: () => Promise<Update>, begin?: () => void): Promise<void> {
    if (this.busy) {
      const { stamp } = this.live;
      await this.underway;
      if (this.busy || this.live.stamp !== stamp) return;
    }
    this.busy = true;
    begin?.();
    const slow = setTimeout(() => (this.slow = true), SLOW);
    await (this.underway = this.carry(request));
    clearTimeout(slow);
    this.busy = this.slow = false;
  }

  /** Send something; over a broken line it is tried again with the same body, so it happens once. */
  private async carry(request: () => Promise<Update>): Promise<void> {
    const release = this.hold();
    const late = setTimeout(release, PATIENCE);
    try {
      for (let attempt = 1; ; attempt++) {
        try {
          this.answer(await request());
          return;
        } catch (error) {
          if (error instanceof Refused || attempt === TRIES) throw error;
          await new Promise((resolve) => setTimeout(resolve, 300 * attempt));
        }
      }
    } catch (error) {
      await this.complain(error);
    } finally {
      clearTimeout(late);
      release();
    }
  }

  private async complain(error: unknown): Promise<void> {
    if (error instanceof Refused) {
      this.notice = { text: error.fault.message, rule: error.fault.rule ?? '', tone: 'refusal' };
      if (error.fault.key === 'stale') this.apply(await this.fetch<Update>(`/update?since=${this.number}`));
    } else {
      this.line = 'lost';
    }
  }

  // -- asking

  fetch<T>(path: string): Promise<T> {
    return get<T>(this.path(path), { key: this.key });
  }

  /** Why nothing can be done with a thing now. */
  async explain(target: string): Promise<void> {
    if (this.seat === null) return;
    const list = await this.attempt(() => this.fetch<Closed[]>(`/closed?about=${encodeURIComponent(target)}`));
    if (list) this.closed = { target, list };
  }

  /** Ask for something; a refusal is told to the reader and gives null. */
  async attempt<T>(ask: () => Promise<T>): Promise<T | null> {
    try {
      return await ask();
    } catch (error) {
      await this.complain(error);
      return null;
    }
  }

  tell(text: string): void {
    this.notice = { text, rule: '', tone: 'plain' };
  }

  /** Look at the position before an entry; null: back to the present. Only the newest of quick looks counts. */
  async lookAt(entry: number | null): Promise<void> {
    this.clear();
    if (this.player.live) this.player.stop();
    const look = ++this.looks;
    const now = entry === null || entry >= this.live.entry;
    if (now && this.eyes === null) {
      this.past = null;
      return;
    }
    const eyes = this.eyes === null ? '' : `?seat=${this.eyes}`;
    const view = await this.attempt(() => this.fetch<View>(`/at/${entry ?? this.live.entry}${eyes}`));
    if (view && look === this.looks) this.past = view;
  }

  /** See a finished game as another seat saw it; null: as oneself. */
  async lookThrough(seat: number | null): Promise<void> {
    const log = seat === null ? null : await this.attempt(() => this.fetch<Update['log']>(`/log?seat=${seat}`));
    this.eyes = log && seat;
    this.foreign = log?.events ?? null;
    await this.lookAt(this.view.entry);
  }

  path(rest: string): string {
    return `/api/tables/${this.id}${rest}`;
  }
}
