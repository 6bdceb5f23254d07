/** Which part of the sheet is seen: screen = (x, y) + k * sheet. */
import type { Box } from '../layout';
import type { Point } from '../sheet';
import {
  above, around, between, centred, containing, covering, crowd, high, inSight, near, nudged, NO_EDGES, settled, wide,
  type Edges, type Pose, type Size,
} from './view';

const CLOSEST = 3;
/** At this scale the names of most areas can be read; small windows start with it. */
const READABLE = 0.78;
/** What is asked is not shown smaller than this, unless the whole sheet is; a small window would lose sight of too much. */
const LEAST_ASKED = 0.42;
const LEAST_IN_SMALL = 0.3;
const SMALL_WINDOW = 500;
const SETTLE = 160;
const GLIDE = 320;
/** Room around a place that is to be seen, and how much of a low window that may take. */
const MARGIN = 48;
const SHARE = 0.16;

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** The room around a sheet: the window, what lies over it for good (`over`), and what of that it is fitted beside. */
export interface Room extends Size {
  over: Edges;
  beside: Edges;
}

/** Where the sheet stands: as it began, whole (a glance elsewhere leaves it at that), or as it was moved. */
type Stand = 'begun' | 'whole' | 'placed';

export class Camera {
  pose = $state.raw<Pose>({ x: 0, y: 0, k: 1 });
  /** The scale when nothing moves: signs and names are laid out for it. */
  rest = $state(1);
  moving = $state(false);
  private room = $state.raw<Room>({ width: 0, height: 0, over: NO_EDGES, beside: NO_EDGES });
  private stand: Stand = 'begun';
  private goal: Pose | null = null;
  private frame = 0;
  private settling = 0;
  /** Where the sheet stood before others' moves were shown on it; null: it is where the reader left it. */
  private before: Pose | null = null;
  /** The sheet is where a hand has put it. */
  private led = false;

  /** The part of the window under nothing, and the part that the whole sheet is fitted to. */
  clear = $derived.by(() => between(this.room, this.room.over));
  private fit = $derived.by(() => between(this.room, this.room.beside));

  constructor(
    private readonly sheet: Size,
    /** Whether the sheet fills the window at first, or is seen whole. */
    private readonly fills: boolean,
  ) {}

  private get margin(): number {
    return Math.min(MARGIN, SHARE * this.room.height);
  }

  private get small(): boolean {
    return wide(this.fit) < SMALL_WINDOW;
  }

  /** The scale that is kept where all that is asked fits: a small window comes back from what needed less. */
  private kept({ k }: Pose): number {
    return this.small && !this.led ? Math.max(k, LEAST_ASKED) : k;
  }

  get farthest(): number {
    return Math.min(containing(this.sheet, this.clear), containing(this.sheet, this.fit));
  }

  /** Some of the sheet is out of sight. */
  get partial(): boolean {
    const { left, top, right, bottom } = this.seen;
    return left > 1 || top > 1 || right < this.sheet.width - 1 || bottom < this.sheet.height - 1;
  }

  /** What of the sheet is in the clear, in its own units. */
  seen = $derived.by((): Box => {
    const { x, y, k } = this.pose;
    const { left, top, right, bottom } = this.clear;
    return { left: (left - x) / k, top: (top - y) / k, right: (right - x) / k, bottom: (bottom - y) / k };
  });

  /** The room has changed; the first one decides where to begin: around `start`. */
  resize(room: Room, start: () => Point[]): void {
    if (!room.width || !room.height) return;
    const middle = this.place((this.clear.left + this.clear.right) / 2, (this.clear.top + this.clear.bottom) / 2);
    const first = !this.room.width;
    this.room = room;
    if (first) this.stand = this.beginsWhole() ? 'whole' : 'begun';
    if (this.stand === 'whole') this.before = null;
    if (this.stand === 'begun') this.jump(centred(mean(start()) ?? this.middle(), this.first(), this.clear));
    else if (this.stand === 'whole') this.jump(this.whole());
    else this.jump(centred(middle, this.pose.k, this.clear));
  }

  screen([x, y]: Point): Point {
    return [this.pose.x + x * this.pose.k, this.pose.y + y * this.pose.k];
  }

  /** Where a place will be on screen when the sheet rests. */
  goalOf([x, y]: Point): Point {
    const pose = this.goal ?? this.pose;
    return [pose.x + x * pose.k, pose.y + y * pose.k];
  }

  /** The place of the sheet at a point of the window. */
  place(px: number, py: number): Point {
    return [(px - this.pose.x) / this.pose.k, (py - this.pose.y) / this.pose.k];
  }

  // -- by hand

  /** A hand is on the map until `release`. */
  hold(): void {
    this.take();
    this.stand = 'placed';
    this.led = true;
  }

  /** Let go; names and signs are laid out again when nothing has moved for a moment. */
  release(): void {
    clearTimeout(this.settling);
    this.goal = null;
    this.settling = window.setTimeout(() => this.settle(), SETTLE);
  }

  pan(dx: number, dy: number): void {
    this.before = null;
    const { x, y, k } = this.pose;
    this.pose = this.within({ x: x + dx, y: y + dy, k });
  }

  zoom(factor: number, [px, py]: Point): void {
    this.before = null;
    this.led = true;
    this.pose = this.zoomed(this.pose, factor, px, py);
  }

  // -- by itself, smoothly

  glideZoom(factor: number, at?: Point, time = GLIDE): void {
    this.leave();
    const { left, top, right, bottom } = this.clear;
    const [px, py] = at ?? [(left + right) / 2, (top + bottom) / 2];
    this.glide(this.zoomed(this.goal ?? this.pose, factor, px, py), time);
  }

  glidePan(dx: number, dy: number): void {
    this.leave();
    const { x, y, k } = this.goal ?? this.pose;
    this.glide({ x: x + dx, y: y + dy, k }, GLIDE / 2);
  }

  showAll(): void {
    this.before = null;
    this.glide(this.whole(), GLIDE);
    this.stand = 'whole';
  }

  /** Look at a place. */
  lookAt(place: Point): void {
    this.leave();
    this.glide(centred(place, this.pose.k, this.clear), GLIDE);
  }

  /** Bring places into sight and out from under what covers them; nothing moves if they are, or cannot be more so. What
      is only covered moves no further than it must, so that no more of the bare table is seen than that. `most`: of places too
      far apart as many as can be, for between them there may be none. */
  reveal(places: Point[], covers: Box[], most = false): void {
    const clear = above(this.clear, covers);
    const pose = this.goal ?? this.pose;
    const screen = places.map((place) => this.goalOf(place));
    const room = between(this.room, NO_EDGES);
    if (!places.length || inSight(screen, room, covers, this.margin)) return this.lower(places, covers, clear);
    const whole = around(places);
    const [width, height] = [wide(clear) - 2 * this.margin, high(clear) - 2 * this.margin];
    const fits = Math.min(width / Math.max(1, wide(whole)), height / Math.max(1, high(whole)));
    const k = Math.min(this.kept(pose), Math.max(fits, this.small ? LEAST_IN_SMALL : LEAST_ASKED));
    const box = most && fits < k ? around(crowd(places, width / k, height / k)) : whole;
    const centre = centred([(box.left + box.right) / 2, (box.top + box.bottom) / 2], this.limit(k), clear);
    const least = nudged(pose, around(screen), clear, this.margin + 1);
    const enough = k === pose.k && inSight(screen, room, [], this.margin) && this.shows(places, this.within(least, clear), covers);
    const wanted = enough ? least : centre;
    if (near(this.within(wanted, clear), pose)) return;
    this.led = false;
    this.glide(wanted, GLIDE, clear);
  }

  /** Follow what others do, to come back from it. */
  follow(places: Point[], covers: Box[]): void {
    this.before ??= this.goal ?? this.pose;
    this.reveal(places, covers);
  }

  /** Turn to what is asked; to where the reader left the sheet if that is no place. */
  ask(places: Point[], covers: Box[]): void {
    const { before } = this;
    this.before = null;
    if (places.length || !before) this.reveal(places, covers, true);
    else if (!near(before, this.goal ?? this.pose)) this.glide(before, GLIDE);
  }

  /** Turn to a question of many things: to where the reader left the sheet, or to the middle of what is one's own if nothing
      of it is in sight there. A sheet that a hand has put somewhere stays. */
  home(own: Point[], covers: Box[]): void {
    const from = this.before ?? this.goal ?? this.pose;
    const there = from.k >= this.kept(from) && own.some((place) => this.shows([place], from, covers));
    if (there || !own.length || (this.led && !this.before)) return this.ask([], covers);
    this.before = null;
    this.led = false;
    this.glide(centred(mean(own)!, this.limit(this.kept(from)), this.clear), GLIDE);
  }

  /** Back to the window's foot, where the sheet is raised above a card and nothing that is asked needs it. */
  private lower(places: Point[], covers: Box[], clear: Box): void {
    const now = this.goal ?? this.pose;
    const part = this.shows(places, this.within(now), covers) ? this.clear : clear;
    if (!near(this.within(now, part), now)) this.glide(now, GLIDE, part);
  }

  /** Whether all of some places are in sight from a pose. */
  private shows(places: Point[], { x, y, k }: Pose, covers: Box[]): boolean {
    const screen = places.map(([px, py]): Point => [x + px * k, y + py * k]);
    return inSight(screen, between(this.room, NO_EDGES), covers, this.margin);
  }

  private glide(wanted: Pose, time: number, clear = this.clear): void {
    const [from, to, began] = [this.pose, this.within(wanted, clear), performance.now()];
    if (this.stand === 'begun') this.stand = 'placed';
    if (calm.matches) return this.jump(to, clear);
    this.take();
    this.goal = to;
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - began) / time));
      const eased = 1 - (1 - share) ** 3;
      // Both ends keep the same point fixed, so every mixture of them does.
      const mix = (a: number, b: number) => a + (b - a) * eased;
      this.pose = { x: mix(from.x, to.x), y: mix(from.y, to.y), k: mix(from.k, to.k) };
      if (share < 1) this.frame = requestAnimationFrame(step);
      else this.release();
    };
    this.frame = requestAnimationFrame(step);
  }

  private jump(pose: Pose, clear = this.clear): void {
    this.take();
    this.pose = this.within(pose, clear);
    this.settle();
  }

  /** The reader has moved the sheet, and does not want it back where it was. */
  private leave(): void {
    this.before = null;
    this.led = true;
    this.stand = 'placed';
  }

  /** Whatever moved the sheet does so no longer. */
  private take(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.settling);
    this.goal = null;
    this.moving = true;
  }

  private settle(): void {
    this.moving = false;
    this.rest = this.pose.k;
  }

  // -- geometry

  private middle(): Point {
    return [this.sheet.width / 2, this.sheet.height / 2];
  }

  private beginsWhole(): boolean {
    return !this.fills && wide(this.fit) >= SMALL_WINDOW;
  }

  private first(): number {
    return wide(this.fit) < SMALL_WINDOW ? READABLE : covering(this.sheet, this.fit);
  }

  private whole(): Pose {
    return centred(this.middle(), containing(this.sheet, this.fit), this.fit);
  }

  private zoomed(pose: Pose, factor: number, px: number, py: number): Pose {
    const k = this.limit(pose.k * factor);
    return this.within({ x: px - ((px - pose.x) / pose.k) * k, y: py - ((py - pose.y) / pose.k) * k, k });
  }

  private limit(k: number): number {
    return Math.min(CLOSEST, Math.max(this.farthest, k));
  }

  /** The nearest pose that shows no more than the sheet. */
  private within(pose: Pose, clear = this.clear): Pose {
    return settled({ ...pose, k: this.limit(pose.k) }, this.sheet, clear, this.fit);
  }
}

function mean(places: Point[]): Point | null {
  if (!places.length) return null;
  const sum = (axis: 0 | 1) => places.reduce((total, place) => total + place[axis], 0) / places.length;
  return [sum(0), sum(1)];
}
