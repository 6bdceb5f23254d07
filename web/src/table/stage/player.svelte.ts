/** Tells what happened, line by line on the map: what has just come, what was missed, or a game that is replayed. */
import type { Happening, View } from '../../api/client';
import type { Line } from '../../language/folding';
import * as kept from '../../lib/kept';
import type { TableStore } from '../table.svelte';
import { LONGEST, PACES, stays, type Moving, type Pace, type Weight } from './pace';
import { Positions } from './positions';
import { reader, weigh } from './weigh';

const KEPT = 'pace';

export class Player {
  lines = $state.raw<Line[]>([]);
  /** The line on show; -1 before the first. */
  place = $state(-1);
  playing = $state(false);
  /** What has just come is told: choices wait for it. Else a story of the past. */
  live = $state(false);
  pace = $state<Pace>(paceKept());

  private readonly positions = new Positions();
  private weights = $state.raw<Weight[]>([]);
  /** Where in the log the telling began. */
  private from = 0;
  /** When the reader was asked, who still hears what came before. */
  private asked = 0;
  private timer = 0;
  /** The time that a story has, and when it began. */
  private within = Infinity;
  private begun = 0;
  /** Numbers what is on show, so that an answer that comes late changes nothing. */
  private turn = 0;

  constructor(private readonly store: TableStore) {}

  get telling(): boolean {
    return this.lines.length > 0;
  }

  get current(): Line | null {
    return this.lines[this.place] ?? null;
  }

  /** The line on show is one of the great moments, or touches the reader. */
  get weighty(): boolean {
    return (this.weights[this.place] ?? 0) > 1;
  }

  /** Events of the log that the reader has been told. */
  get told(): number {
    const { log } = this.store;
    if (!this.live) return log.length;
    return this.lines.slice(0, this.place + 1).reduce((to, line) => Math.max(to, log.lastIndexOf(line.at(-1)!) + 1), this.from);
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    kept.prefer(KEPT, pace);
    if (pace === 'off' && this.live) void this.end();
    else if (this.playing && this.place >= 0) this.wait();
  }

  // -- what has just come

  /** The table has moved on from `before`, and its log differs from event number `start` on. */
  heard(before: View, start: number): void {
    const { live, log } = this.store;
    const back = live.entry < before.entry || (this.live && start < this.told);
    if (back) this.positions.forget(live.entry);
    for (const view of [before, live]) this.positions.keep(view);
    if (this.live && (back || this.silent)) return void this.end();
    if (this.silent || back || start === log.length) return;
    if (this.live) {
      this.weights = this.weighed(this.store.view);
      return;
    }
    if (this.telling) return;
    this.from = start;
    this.weights = this.weighed(before);
    this.asked = 0;
    if (this.weights.every((_, place) => !this.worth(place))) return this.clear();
    this.live = this.playing = true;
    this.store.staged = before;
    void this.next();
  }

  /** Nothing is told that nobody would see or wants to. */
  private get silent(): boolean {
    const { past, table } = this.store;
    return this.pace === 'off' || document.hidden || past !== null || table.lesson !== null;
  }

  private weighed(view: View): Weight[] {
    const { title, teller, log, live } = this.store;
    this.lines = teller.lines(log.slice(this.from));
    const who = reader(title, teller, live, view);
    return this.lines.map((line, place) => this.weights[place] ?? weigh(line, who));
  }

  /** One's own doing needs no telling, but for the great moments it leads to. */
  private worth(place: number): boolean {
    const { ownEntry, title } = this.store;
    return this.lines[place]!.some(({ entry, name }) => entry !== ownEntry || title.weighty.has(name));
  }

  // -- a story

  /** Tell these lines; by themselves, or step by step for readers who want no motion. `within`: all of it in so many
      milliseconds, where small things are passed over if need be. */
  start(lines: Line[], within = Infinity): void {
    this.stop();
    this.lines = lines;
    this.within = within;
    this.begun = performance.now();
    const { title, teller, view } = this.store;
    const who = reader(title, teller, view);
    this.weights = lines.map((line) => weigh(line, who));
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (still) void this.step(1);
    else this.play();
  }

  play(): void {
    this.playing = true;
    void this.next();
  }

  pause(): void {
    clearTimeout(this.timer);
    this.playing = false;
  }

  async step(by: 1 | -1): Promise<void> {
    this.pause();
    await this.showAt(this.place + by);
  }

  /** One position on, or back; chance has no position of its own, so the way back may jump. */
  async move(by: 1 | -1): Promise<void> {
    this.stop();
    const from = this.store.view.entry;
    for (let to = from + by; to >= 0 && to <= this.store.live.entry; to += by) {
      await this.store.lookAt(to);
      if (this.store.view.entry !== from) return;
    }
  }

  // -- both

  /** On to the next line, at once. */
  async skip(): Promise<void> {
    if (this.playing || this.place + 1 >= this.lines.length) await this.next();
    else await this.step(1);
  }

  /** Leave the telling and come to the present. */
  async end(): Promise<void> {
    const { live } = this;
    this.stop();
    if (!live) await this.store.lookAt(null);
  }

  /** Leave a story where it is; what has just come is told no further. */
  stop(): void {
    this.pause();
    this.clear();
    this.store.shown = null;
    this.store.hovered = [];
  }

  private clear(): void {
    this.turn++;
    this.lines = [];
    this.weights = [];
    this.place = -1;
    this.live = false;
    this.store.staged = null;
  }

  private async next(): Promise<void> {
    clearTimeout(this.timer);
    const [first, stay] = [this.place + 1, this.remaining()];
    let to = first;
    while (to < this.lines.length && ((this.live && !this.worth(to)) || !stay[to - first])) to++;
    if (to >= this.lines.length) return this.end();
    if ((await this.showAt(to)) && this.playing) this.wait(stay[to - first]);
  }

  private wait(stay = this.stay(this.place)): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.next(), stay);
  }

  private stay(place: number): number {
    return stays([this.weights[place] ?? 0], this.moving, Infinity)[0]!;
  }

  /** How long each of the lines after this one stays; who is asked waits for them no longer than the pace allows. */
  private remaining(): number[] {
    const weights = this.weights.slice(this.place + 1);
    if (!this.live) return stays(weights, this.moving, this.within - (performance.now() - this.begun));
    const { seat, live } = this.store;
    if (!this.asked && seat !== null && live.to_act.includes(seat)) this.asked = performance.now();
    const spent = this.asked ? performance.now() - this.asked : 0;
    return stays(weights, this.moving, LONGEST[this.moving] - spent);
  }

  private get moving(): Moving {
    return this.pace === 'off' ? 'brisk' : this.pace;
  }

  /** Show a line; false where something else has come up meanwhile. */
  private async showAt(place: number): Promise<boolean> {
    const line = this.lines[place];
    if (!line) return false;
    const turn = ++this.turn;
    const before = this.current?.at(-1);
    const event = line.at(-1)!;
    this.place = place;
    if (this.live) {
      const view = await this.staged(this.open(place) ?? event, this.weights[place]! > 0);
      if (turn !== this.turn) return false;
      if (view) this.store.staged = view;
    } else if (before?.entry !== event.entry) await this.store.lookAt(event.entry + 1);
    if (turn !== this.turn) return false;
    this.store.shown = event;
    this.store.hovered = this.store.teller.touched(line);
    return true;
  }

  /** While the cards of a battle come up, the board does not tell yet how it ends: the last event before that. */
  private open(place: number): Happening | undefined {
    const { log, title } = this.store;
    const { entry } = this.lines[place]!.at(-1)!;
    const decides = (line: Line) => line.some((event) => event.entry === entry && title.climax.results.includes(event.name));
    const decided = this.lines.findIndex(decides);
    return place < decided ? log.findLast((event) => event.entry < entry) : undefined;
  }

  /** The position after an event; one that was passed over is asked for where there is something to see. */
  private async staged(event: Happening, seen: boolean): Promise<View | null> {
    const { log } = this.store;
    const known = this.positions.after(event, log);
    if (known || !seen) return known;
    try {
      const view = await this.store.fetch<View>(`/at/${event.entry + 1}`);
      this.positions.keep(view);
      return view;
    } catch {
      return this.positions.next(event); // a story with a gap is better than none
    }
  }
}

function paceKept(): Pace {
  const found = kept.preference<Pace>(KEPT, 'brisk');
  return PACES.includes(found) ? found : 'brisk';
}
