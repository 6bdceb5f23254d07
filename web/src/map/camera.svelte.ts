/** Which part of the sheet is seen: screen = (x, y) + k * sheet. */
import type { Point } from './sheet';

export interface Pose {
  x: number;
  y: number;
  k: number;
}

const CLOSEST = 3;
/** At this scale the names of most areas can be read; small windows start with it. */
const READABLE = 0.78;
const SMALL_WINDOW = 560;
const SETTLE = 160;
const GLIDE = 320;
const MARGIN = 70;
/** Room for the tools beside the map. */
const TOOLS = 52;

const calm = matchMedia('(prefers-reduced-motion: reduce)');

export class Camera {
  pose = $state.raw<Pose>({ x: 0, y: 0, k: 1 });
  /** The scale when nothing moves: signs and names are laid out for it. */
  rest = $state(1);
  moving = $state(false);
  private window = $state.raw({ width: 0, height: 0 });
  private goal: Pose | null = null;
  private frame = 0;
  private settling = 0;

  constructor(
    private readonly width: number,
    private readonly height: number,
  ) {}

  get farthest(): number {
    return Math.min(this.window.width / this.width, this.window.height / this.height);
  }

  /** The window leaves room below the whole map rather than beside it. */
  get tall(): boolean {
    return this.window.width / this.width < this.window.height / this.height;
  }

  /** The board has a new size; the first one decides where to begin: around `start` in a small window. */
  resize(width: number, height: number, start: () => Point[]): void {
    if (!width || !height) return;
    const [fresh, whole] = [!this.window.width, this.isWhole()];
    const middle = this.sheetAt(this.window.width / 2, this.window.height / 2);
    this.window = { width, height };
    if (fresh && width < SMALL_WINDOW) this.jump(this.centred(mean(start()) ?? this.middle(), READABLE));
    else if (fresh || whole) this.jump(this.centred(this.middle(), this.farthest));
    else this.jump(this.centred(middle, this.pose.k));
  }

  screen([x, y]: Point): Point {
    return [this.pose.x + x * this.pose.k, this.pose.y + y * this.pose.k];
  }

  // -- by hand

  /** A hand is on the map until `release`. */
  hold(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.settling);
    this.goal = null;
    this.moving = true;
  }

  /** Let go; names and signs are laid out again when nothing has moved for a moment. */
  release(): void {
    clearTimeout(this.settling);
    this.goal = null;
    this.settling = window.setTimeout(() => this.settle(), SETTLE);
  }

  pan(dx: number, dy: number): void {
    const { x, y, k } = this.pose;
    this.pose = this.within({ x: x + dx, y: y + dy, k });
  }

  zoom(factor: number, [px, py]: Point): void {
    this.pose = this.zoomed(this.pose, factor, px, py);
  }

  // -- by itself, smoothly

  glideZoom(factor: number, at?: Point, time = GLIDE): void {
    const [px, py] = at ?? [this.window.width / 2, this.window.height / 2];
    this.glide(this.zoomed(this.goal ?? this.pose, factor, px, py), time);
  }

  glidePan(dx: number, dy: number): void {
    const { x, y, k } = this.goal ?? this.pose;
    this.glide({ x: x + dx, y: y + dy, k }, GLIDE / 2);
  }

  showAll(): void {
    this.glide(this.centred(this.middle(), this.farthest), GLIDE);
  }

  /** Bring places into sight; nothing moves if they are. */
  reveal(places: Point[]): void {
    const middle = mean(places);
    if (!middle || places.every((place) => this.inSight(place))) return;
    this.glide(this.centred(middle, this.pose.k), GLIDE);
  }

  private glide(wanted: Pose, time: number): void {
    const [from, to, began] = [this.pose, this.within(wanted), performance.now()];
    if (calm.matches) return this.jump(to);
    this.hold();
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

  private jump(pose: Pose): void {
    this.hold();
    this.pose = this.within(pose);
    this.settle();
  }

  private settle(): void {
    this.moving = false;
    this.rest = this.pose.k;
  }

  // -- geometry

  private middle(): Point {
    return [this.width / 2, this.height / 2];
  }

  private isWhole(): boolean {
    return this.pose.k <= this.farthest * 1.001;
  }

  private inSight(place: Point): boolean {
    const [x, y] = this.screen(place);
    const { width, height } = this.window;
    return x >= MARGIN && y >= MARGIN && x <= width - MARGIN && y <= height - MARGIN;
  }

  private sheetAt(px: number, py: number): Point {
    return [(px - this.pose.x) / this.pose.k, (py - this.pose.y) / this.pose.k];
  }

  private centred([x, y]: Point, k: number): Pose {
    return { x: this.window.width / 2 - x * k, y: this.window.height / 2 - y * k, k };
  }

  private zoomed(pose: Pose, factor: number, px: number, py: number): Pose {
    const k = this.limit(pose.k * factor);
    return this.within({ x: px - ((px - pose.x) / pose.k) * k, y: py - ((py - pose.y) / pose.k) * k, k });
  }

  private limit(k: number): number {
    return Math.min(CLOSEST, Math.max(this.farthest, k));
  }

  /** The nearest pose that shows no more than the sheet. */
  private within(pose: Pose): Pose {
    const k = this.limit(pose.k);
    return {
      x: bounded(pose.x, this.window.width, this.width * k),
      y: bounded(pose.y, this.window.height, this.height * k),
      k,
    };
  }
}

/** Where a strip of that length may begin: in the middle of a longer window, or a little before it where the tools at
    its end want room; else without a gap at its ends. */
function bounded(start: number, window: number, length: number): number {
  const gap = window - length;
  return gap >= 0 ? Math.min(gap / 2, Math.max(0, gap - TOOLS)) : Math.min(0, Math.max(gap, start));
}

function mean(places: Point[]): Point | null {
  if (!places.length) return null;
  const sum = (axis: 0 | 1) => places.reduce((total, place) => total + place[axis], 0) / places.length;
  return [sum(0), sum(1)];
}
