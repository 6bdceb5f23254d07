/** The log shown on the map, line by line. */
import type { Line } from '../../language/folding';
import type { TableStore } from '../table.svelte';

const PACE = 900;

export class Playback {
  lines = $state.raw<Line[]>([]);
  /** The line on show; -1 before the first. */
  place = $state(-1);
  playing = $state(false);
  private timer = 0;

  constructor(private readonly store: TableStore) {}

  get current(): Line | null {
    return this.lines[this.place] ?? null;
  }

  /** Show these lines; by themselves, or step by step for readers who want no motion. */
  start(lines: Line[]): void {
    this.lines = lines;
    this.place = -1;
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

  /** Leave the story and come back to the present. */
  async end(): Promise<void> {
    this.stop();
    await this.store.lookAt(null);
  }

  /** Leave the story where it is. */
  stop(): void {
    this.pause();
    this.lines = [];
    this.place = -1;
    this.store.shown = null;
    this.store.hovered = [];
  }

  private async next(): Promise<void> {
    if (this.place + 1 >= this.lines.length) return this.end();
    await this.showAt(this.place + 1);
    if (this.playing) this.timer = window.setTimeout(() => void this.next(), PACE);
  }

  private async showAt(place: number): Promise<void> {
    const line = this.lines[place];
    if (!line) return;
    const before = this.current?.at(-1);
    const event = line.at(-1)!;
    this.place = place;
    if (before?.entry !== event.entry) await this.store.lookAt(event.entry + 1);
    this.store.shown = event;
    this.store.hovered = this.store.teller.touched(line);
  }
}
