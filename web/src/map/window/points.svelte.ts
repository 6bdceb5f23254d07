/** A table's position on a sheet on which things have their points: what the window around every map works on. */
import type { Closed, Offer } from '../../api/client';
import type { TableStore } from '../../table/table.svelte';
import { many } from '../../table/choosing/staging';
import { Camera } from './camera.svelte';
import { covers } from './covers';
import type { Box } from '../layout';
import type { Plate, Point } from '../sheet';

const MOST_LISTED = 8;

/** Something to say or ask at a place of the map; `about` is the target that gives its heading. */
export type Note = { at: Point; about: string } & (
  | { kind: 'choices'; offers: Offer[] }
  | { kind: 'confirm'; offer: Offer }
  | { kind: 'closed'; target: string; list: Closed[] }
);

export abstract class PointBoard<P extends Plate = Plate> {
  readonly camera: Camera;

  constructor(
    readonly store: TableStore,
    readonly sheet: P,
    /** Whether it fills the window at first, or is seen whole. */
    fills = false,
  ) {
    const [, , width, height] = sheet.viewBox;
    this.camera = new Camera({ width, height }, fills);
  }

  touched = $derived.by(() => (this.store.shown ? this.store.teller.touched([this.store.shown]) : []));
  /** Targets in the light: under the pointer (or what a lesson points at), in the log line that is shown, or foretold. */
  lit = $derived.by(() => new Set([...this.store.hovered, ...this.touched, ...this.drawn]));
  picked = $derived.by(() => new Set(this.store.picked));
  note = $derived.by(() => this.noteNow());
  /** What the question before this window's seat is about, and what would answer it: a choice that waits for its second
      click alone, where there is one. */
  asked = $derived.by(() => {
    const { mine, pending, live, glowing, teller, title } = this.store;
    if (!mine) return [];
    if (pending) return this.concerned(pending);
    // Of a whole continent, what is likely.
    const near = title.near ? live.choices.filter((offer) => title.near!(live, offer)).flatMap((offer) => teller.targets(offer)) : [];
    const shown = near.filter((target) => glowing.has(target));
    return [...(live.decision ? teller.asks(live.decision) : []), ...this.scenes(), ...(shown.length ? shown : glowing)];
  });

  /** The question goes over many kinds of things, and no single one is looked into yet. */
  homing = $derived.by(() => {
    const { mine, pending, picked, steps, live, teller } = this.store;
    return mine && !pending && !picked.length && steps.every((step) => 'group' in step) && many(live.choices, teller);
  });

  /** What a forecast draws. */
  private drawn = $derived.by(() => {
    const { foretold, title } = this.store;
    return (foretold?.picture && title.pictured?.(this.store, foretold.picture)) || [];
  });

  /** Where a choice that waits takes place: where it names no place, those that its forecast draws. */
  private concerned(pending: Offer): string[] {
    const named = this.store.teller.targets(pending);
    return this.points(named).length ? named : [...named, ...this.drawn];
  }

  /** Where what has the middle of the table happens, whatever is asked of it. */
  protected scenes(): string[] {
    return [];
  }

  /** Whether it must not move by itself: something on it is in somebody's hand. */
  get still(): boolean {
    return false;
  }

  /** Where a target is, and the target whose name the place bears; null: not on the map. */
  abstract spot(target: string): { at: Point; about: string } | null;

  /** Whether nothing that is printed on the sheet and no counter lies in a box. */
  bare(_box: Box): boolean {
    return true;
  }

  /** What lies over it just now. */
  covers(): Box[] {
    return covers();
  }

  /** Where the pieces of this window's seat stand. */
  abstract own(): Point[];

  /** Where a table begins: at what is asked, else, and in a turn of many things, at one's own. */
  start(): Point[] {
    const asked = this.homing && this.own().length ? [] : this.points(this.asked);
    return asked.length ? asked : this.own();
  }

  points(targets: string[]): Point[] {
    return targets.flatMap((target) => {
      const spot = this.spot(target);
      return spot ? [spot.at] : [];
    });
  }

  /** What must be in sight to see some things: the places of points, and the ends of what is larger. */
  extent(targets: string[]): Point[] {
    return this.points(targets);
  }

  name(target: string): string {
    return this.store.teller.thing(...split(target));
  }

  /** The pointer is on a thing; what can be chosen lights up everywhere. */
  point(target: string | null): void {
    if (target !== null && this.store.glowing.has(target)) this.store.hovered = [target];
    else if (this.store.hovered.length) this.store.hovered = [];
  }

  /** Who walks the map with the keyboard sees where they are. */
  follow(event: FocusEvent, at: Point): void {
    if ((event.target as Element).matches(':focus-visible')) this.camera.reveal([at], this.covers());
  }

  // -- notes

  private noteNow(): Note | null {
    const { pending, closed, picked, choices } = this.store;
    if (pending) {
      if (!picked.length) return null; // chosen on the list, which asks: nothing more lies over the place
      const spot = this.firstSpot([...picked].reverse().concat(this.store.teller.targets(pending)));
      return spot && { kind: 'confirm', ...spot, offer: pending };
    }
    if (closed) {
      const spot = this.spot(closed.target);
      return spot && { kind: 'closed', ...spot, ...closed };
    }
    const last = picked.at(-1);
    const spot = last === undefined ? null : this.spot(last);
    if (!spot || choices.length < 2 || choices.length > MOST_LISTED || this.mapAsks(choices)) return null;
    return { kind: 'choices', ...spot, offers: choices };
  }

  /** Every choice has a further place to click: a list would only hide it. */
  private mapAsks(choices: Offer[]): boolean {
    return choices.every((offer) =>
      this.store.teller.targets(offer).some((target) => !this.picked.has(target) && this.spot(target) !== null),
    );
  }

  private firstSpot(targets: string[]): { at: Point; about: string } | null {
    for (const target of targets) {
      const spot = this.spot(target);
      if (spot) return spot;
    }
    return null;
  }
}

export function split(target: string): [string, string] {
  const at = target.indexOf(':');
  return [target.slice(0, at), target.slice(at + 1)];
}
