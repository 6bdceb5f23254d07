/** The reader's desk around the table: what lies open on it, and the choices as its list shows them. */
import { createContext } from 'svelte';
import type { Fact, Hint, Offer } from '../../api/client';
import * as kept from '../../lib/kept';
import { byName, keyed, matching, type Keyed } from '../choosing/choosing';
import { staged, type Step } from '../choosing/staging';
import type { Point } from '../../map/sheet';
import { NO_EDGES, type Edges } from '../../map/window/view';
import { Columns } from './columns.svelte';
import type { TableStore } from '../table.svelte';
import { Talk } from '../talk/talk.svelte';

export const TABS = ['log', 'seats', 'chat', 'notes', 'rules'] as const;
export const ADVISERS = ['steward', 'marshal'] as const;
export type Adviser = (typeof ADVISERS)[number];
export type Tab = (typeof TABS)[number];
/** On a phone the desk is a sheet with tabs of its own. */
export const SHEETS = ['choose', 'hand', 'board', 'log', 'table'] as const;
export type Sheet = (typeof SHEETS)[number];

/** The sheet that is always there. */
export const MAP = 'map';
/** The map and a sheet beside it want this much between the columns. */
const BESIDE = 1000;

export class Desk {
  tab = $state<Tab>('log');
  sheet = $state<Sheet>('choose');
  dialog = $state<'keys' | 'text' | 'find' | 'invitations' | null>(null);
  /** A thing that was looked for: the map shows it, and its card opens. */
  found = $state<string | null>(null);
  /** The page that tells how the game ended lies over the table. */
  ending = $state(false);
  /** The replay bar is out. */
  replaying = $state(false);
  /** The sheet of the board that lies on top, and whether it leaves half of the room to the map. */
  leaf = $state<string>(MAP);
  private besides = $state(kept.preference('beside', false));
  /** How the battle under way came out is shown. */
  decided = $state(false);
  /** How high the card is that a procedure has over the map. */
  focusHigh = $state(0);
  /** What happened since the last choice lies open. */
  recap = $state(false);
  /** Letters that narrow the list of choices. */
  filter = $state('');
  /** The choice under the pointer or the focus, for its odds. */
  considered = $state.raw<Offer | null>(null);
  hints = $state.raw<Hint[] | null>(null);
  /** Who was asked for them. */
  adviser = $state<Adviser>('steward');
  /** Whether the adviser still thinks. */
  thinking = $state(false);
  /** What is foretold of the choices on offer, in a few signs, by choice. */
  briefs = $state.raw<Record<string, Fact>>({});
  /** They are asked for: the list will change when they come. */
  briefing = $state(false);
  /** The paragraph that is open in the rules tab. */
  rule = $state<string | null>(null);
  /** What lies over the edges of the map for good, and what of that it is fitted beside. */
  edges = $state.raw<{ over: Edges; beside: Edges }>({ over: NO_EDGES, beside: NO_EDGES });
  /** How high the ways to look at the map stand at its foot. */
  tools = $state(0);
  /** The small map, the key and the zoom stand in a row with the tabs of the sheets. */
  aloft = $state(false);
  /** Where things are on the map, in its own pixels. */
  onScreen = $state.raw<(targets: string[]) => Point[]>(() => []);
  /** The papers are looked at: they keep their room beside a long list. */
  reading = $state(false);
  readonly columns: Columns;
  readonly talk: Talk;

  constructor(readonly store: TableStore) {
    this.columns = new Columns(store.frame.title, (...room) => store.title.boards?.(store.live, ...room));
    this.talk = new Talk(store);
  }

  /** The lines of the list, each with its key: choices, or steps to them; letters look through all choices. */
  lines = $derived.by(() => {
    const { choices, teller, title, picked, steps, offers, table } = this.store;
    const { ends } = title;
    const plain = (offers: Offer[]) => offers.map((offer) => ({ offer }));
    const { groups } = teller.grammar;
    if (this.filter || table.lesson) return keyed(plain(matching(choices, teller, this.filter)), ends, groups);
    // What ends the list is in reach at every step, and whatever is picked.
    const last = (steps.length || picked.length ? offers : choices).filter(({ verb }) => ends.has(verb));
    const rest = choices.filter(({ verb }) => !ends.has(verb));
    return keyed([...staged(byName(rest, teller, (offer) => title.near?.(this.store.live, offer) ?? 0), teller), ...plain(last)], ends, groups);
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

  /** One step back, from the things that were picked first; false where there is none. */
  back(): boolean {
    const { store } = this;
    const { picked, steps } = store;
    if (!(picked.length || steps.length) || store.pending) return false;
    this.consider(null);
    store.clear();
    store.steps = picked.length ? steps : steps.slice(0, -1);
    return true;
  }

  /** Open a paper, also where the papers are folded away. */
  show(tab: Tab): void {
    this.tab = tab;
    this.reading = true;
    this.columns.fold('right', false);
    this.sheet = tab === 'log' ? 'log' : 'table';
  }

  openRule(rule: string): void {
    this.rule = rule;
    this.show('rules');
  }

  // -- sheets of the board

  leaves = $derived.by(() => {
    const sheets = this.store.title.sheets ?? [];
    return sheets.length ? [{ id: MAP, heading: '' }, ...sheets] : [];
  });

  /** The map and the sheets that are maps, where there are any. */
  maps = $derived.by(() => {
    const sheets = (this.store.title.sheets ?? []).filter(({ map }) => map);
    return sheets.length ? [{ id: MAP, heading: '' }, ...sheets] : [];
  });

  /** The sheet over the map or beside it. */
  open = $derived.by(() => this.store.title.sheets?.find(({ id }) => id === this.leaf) ?? null);

  /** There is room for the map and a sheet. */
  get roomy(): boolean {
    const { over } = this.edges;
    return this.columns.window - this.columns.width('right') - over.left >= BESIDE;
  }

  get beside(): boolean {
    return this.besides && this.roomy;
  }

  layBeside(beside: boolean): void {
    this.besides = beside;
    kept.prefer('beside', beside);
  }

  inSight(leaf: string): boolean {
    return leaf === this.leaf || (leaf === MAP && this.beside);
  }

  /** How many things can be chosen on a sheet. */
  choosable(leaf: string): number {
    const { title, view, glowing, mine } = this.store;
    const sheet = title.sheets?.find(({ id }) => id === leaf);
    const holds = (target: string) => (sheet ? sheet.holds(view, target) : title.area(view, target) !== null);
    return mine ? [...glowing].filter(holds).length : 0;
  }

  /** The map other than the first on which alone something can be chosen. */
  get only(): string | null {
    return this.choosable(MAP) ? null : (this.maps.find(({ id }) => id !== MAP && this.choosable(id))?.id ?? null);
  }

  /** How many things can be chosen on boards beside the map. */
  get onBoards(): number {
    return (this.store.title.sheets ?? []).filter(({ map }) => !map).reduce((sum, { id }) => sum + this.choosable(id), 0);
  }

  /** A procedure has a card of its own just now; a battle whose end is shown needs none. */
  get focused(): boolean {
    const { title, view } = this.store;
    return title.Focus !== null && title.focused(view) && !this.decided;
  }

  consider(offer: Offer | null): void {
    this.considered = offer;
    this.store.hovered = offer ? this.store.teller.targets(offer) : [];
  }

  /** Pressed: what it brings is shown only now, since what slides away under a finger on it is not pressed. */
  choose(offer: Offer): void {
    this.consider(offer);
    void this.store.propose(offer);
  }

  /** What a bot would do, once it has thought; nothing if the question is another by then. */
  async hint(adviser: Adviser = 'steward'): Promise<void> {
    if (!this.store.mine) return;
    this.sheet = 'choose';
    this.recap = false; // advice needs its room
    this.adviser = adviser;
    this.thinking = true;
    const { stamp } = this.store.live;
    const found = await this.store.attempt(() => this.store.fetch<Hint[]>(`/hint?bot=${adviser}`));
    if (this.adviser !== adviser || !this.thinking) return;
    this.thinking = false;
    if (this.store.live.stamp === stamp) this.hints = found;
  }

  /** No advice any more, nor what is still being thought. */
  unadvised(): void {
    this.hints = null;
    this.thinking = false;
  }

  /** Turn to a channel of the chat. */
  speak(channel: string): void {
    this.talk.open = channel;
    this.show('chat');
  }
}

export const [getDesk, setDesk] = createContext<Desk>();
