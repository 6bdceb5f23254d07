/** The reader's desk around the table: what lies open on it, and the choices as its list shows them. */
import { createContext } from 'svelte';
import type { Fact, Hint, Offer } from '../../api/client';
import * as kept from '../../lib/kept';
import { keyed, matching, type Keyed } from '../choosing/choosing';
import { staged, type Step } from '../choosing/staging';
import { NO_EDGES, type Edges } from '../../map/view';
import { Columns } from './columns.svelte';
import type { TableStore } from '../table.svelte';

export const TABS = ['log', 'seats', 'chat', 'notes', 'rules'] as const;
export type Tab = (typeof TABS)[number];
/** On a phone the desk is a sheet with tabs of its own. */
export const SHEETS = ['choose', 'hand', 'board', 'log', 'table'] as const;
export type Sheet = (typeof SHEETS)[number];

export class Desk {
  tab = $state<Tab>('log');
  sheet = $state<Sheet>('choose');
  dialog = $state<'keys' | 'text' | null>(null);
  /** The replay bar is out. */
  replaying = $state(false);
  /** Letters that narrow the list of choices. */
  filter = $state('');
  /** The choice under the pointer or the focus, for its odds. */
  considered = $state.raw<Offer | null>(null);
  hints = $state.raw<Hint[] | null>(null);
  /** What is foretold of the choices on offer, in a few signs, by choice. */
  briefs = $state.raw<Record<string, Fact>>({});
  /** The paragraph that is open in the rules tab. */
  rule = $state<string | null>(null);
  /** The newest message read, by channel ('table' or a seat). */
  read = $state.raw<Record<string, number>>({});
  /** What lies over the edges of the map for good, and what of that it is fitted beside. */
  edges = $state.raw<{ over: Edges; beside: Edges }>({ over: NO_EDGES, beside: NO_EDGES });
  readonly columns: Columns;

  constructor(readonly store: TableStore) {
    this.columns = new Columns(store.frame.title, store.title.boards);
    this.read = kept.preference(this.readName, {});
  }

  /** The lines of the list, each with its key: choices, or steps to them; letters look through all choices. */
  lines = $derived.by(() => {
    const { choices, teller, title, steps, live, table } = this.store;
    const { ends } = title;
    const plain = (offers: Offer[]) => offers.map((offer) => ({ offer }));
    if (this.filter || table.lesson) return keyed(plain(matching(choices, teller, this.filter)), ends);
    // What ends the list is in reach at every step.
    const last = (steps.length ? live.choices : choices).filter(({ verb }) => ends.has(verb));
    const rest = choices.filter(({ verb }) => !ends.has(verb));
    return keyed([...staged(rest, teller), ...plain(last)], ends);
  });

  /** Take a line of the list: a choice, or a step towards one. */
  take(line: Keyed): void {
    if ('offer' in line) void this.store.propose(line.offer);
    else this.step(line.step);
  }

  step(step: Step): void {
    this.consider(null);
    this.store.steps = [...this.store.steps, step];
  }

  /** One step back; false where none was taken. */
  back(): boolean {
    const { store } = this;
    if (!store.steps.length || store.pending) return false;
    this.consider(null);
    store.steps = store.steps.slice(0, -1);
    return true;
  }

  /** Open a paper, also where the papers are folded away. */
  show(tab: Tab): void {
    this.tab = tab;
    this.columns.fold('right', false);
    this.sheet = tab === 'log' ? 'log' : 'table';
  }

  openRule(rule: string): void {
    this.rule = rule;
    this.show('rules');
  }

  consider(offer: Offer | null): void {
    this.considered = offer;
    this.store.hovered = offer ? this.store.teller.targets(offer) : [];
  }

  async hint(): Promise<void> {
    if (!this.store.mine) return;
    this.sheet = 'choose';
    this.hints = await this.store.attempt(() => this.store.fetch<Hint[]>('/hint'));
  }

  // -- talk

  /** Messages of a channel: the whole table (null), or the private one with a seat. */
  channel(seat: number | null) {
    return this.store.messages.filter(({ seat: from, to }) =>
      seat === null ? to === null : to !== null && (from === seat || to === seat),
    );
  }

  unread(seat: number | null): number {
    const last = this.read[String(seat ?? 'table')] ?? 0;
    return this.channel(seat).filter(({ number, seat: from }) => number > last && from !== this.store.seat).length;
  }

  unreadInAll = $derived.by(() => {
    const seats = this.store.table.seats.map(({ seat }) => seat).filter((seat) => seat !== this.store.seat);
    return [null, ...seats].reduce<number>((sum, seat) => sum + this.unread(seat), 0);
  });

  markRead(seat: number | null): void {
    const newest = this.channel(seat).at(-1)?.number;
    const name = String(seat ?? 'table');
    if (newest === undefined || this.read[name] === newest) return;
    this.read = { ...this.read, [name]: newest };
    kept.prefer(this.readName, this.read);
  }

  private get readName(): string {
    return `read.${this.store.id}.${this.store.seat}`;
  }
}

export const [getDesk, setDesk] = createContext<Desk>();
