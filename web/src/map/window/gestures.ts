/** Hands and wheel on the map (`use:gestures`), and keys (`use:keys`). A drag or a long press is not a click. */
import type { Camera } from './camera.svelte';
import type { Point } from '../sheet';

const SLACK = { mouse: 4, touch: 9, pen: 6 } as Record<string, number>;
const LONG_PRESS = 450;
const DOUBLE_TAP = 320;
const DOUBLE_REACH = 30;
const STEP = 1.4;
const STRIDE = 90;
/** A notch of a mouse wheel in pixels, for wheels that count lines. */
const LINE = 33;

const KEYS: Record<string, (camera: Camera) => void> = {
  ArrowLeft: (camera) => camera.glidePan(STRIDE, 0),
  ArrowRight: (camera) => camera.glidePan(-STRIDE, 0),
  ArrowUp: (camera) => camera.glidePan(0, STRIDE),
  ArrowDown: (camera) => camera.glidePan(0, -STRIDE),
  '+': (camera) => camera.glideZoom(STEP),
  '=': (camera) => camera.glideZoom(STEP),
  '-': (camera) => camera.glideZoom(1 / STEP),
  Home: (camera) => camera.showAll(), // numbers choose, wherever the focus is
};

class Hands {
  private readonly fingers = new Map<number, Point>();
  private start: Point = [0, 0];
  private began = 0;
  private dragging = false;
  /** The click that ends this gesture is none. */
  private mute = false;
  private tap: { at: Point; time: number } | null = null;

  constructor(
    private readonly node: HTMLElement,
    private readonly camera: Camera,
  ) {}

  down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    this.fingers.set(event.pointerId, this.place(event));
    if (this.fingers.size > 1) return this.grab();
    this.start = this.place(event);
    this.began = event.timeStamp;
    this.mute = false;
  };

  move = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = this.place(event);
    if (!this.dragging) {
      if (apart(now, this.start) < (SLACK[event.pointerType] ?? SLACK['mouse']!)) return;
      this.grab();
    }
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.fingers.set(event.pointerId, now);
    if (other) this.pinch(before, now, other);
    else this.camera.pan(now[0] - before[0], now[1] - before[1]);
  };

  up = (event: PointerEvent): void => {
    if (!this.fingers.delete(event.pointerId)) return;
    if (this.fingers.size) return;
    if (this.dragging) this.camera.release();
    else if (event.type === 'pointerup' && event.pointerType !== 'mouse') this.tapped(event);
    this.dragging = false;
  };

  click = (event: MouseEvent): void => {
    // A click without a pointer comes from the keyboard.
    if (!this.mute || event.detail === 0) return;
    this.mute = false;
    event.stopPropagation();
    event.preventDefault();
  };

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const turn = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
    // A pinch on a touchpad arrives as many small turns with the control key.
    const factor = Math.exp(-turn * (event.ctrlKey ? 0.01 : 0.0018));
    this.camera.glideZoom(factor, this.place(event), 140);
  };

  private grab(): void {
    this.dragging = true;
    this.mute = true;
    this.camera.hold();
    for (const id of this.fingers.keys()) this.node.setPointerCapture(id);
  }

  private pinch(before: Point, now: Point, other: Point): void {
    this.camera.pan((now[0] - before[0]) / 2, (now[1] - before[1]) / 2);
    this.camera.zoom(apart(now, other) / Math.max(1, apart(before, other)), between(now, other));
  }

  private tapped(event: PointerEvent): void {
    const [at, time] = [this.place(event), event.timeStamp];
    const again = this.tap && time - this.tap.time < DOUBLE_TAP && apart(at, this.tap.at) < DOUBLE_REACH;
    // Two quick taps on something to choose are two choices.
    const choosing = (event.target as Element).closest('[role="button"], button');
    if (time - this.began > LONG_PRESS) this.mute = true;
    else if (again && !choosing) {
      this.mute = true;
      this.camera.glideZoom(STEP * STEP, at);
    }
    this.tap = again ? null : { at, time };
  }

  private place(event: MouseEvent): Point {
    const box = this.node.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }
}

function apart(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}

function between(one: Point, other: Point): Point {
  return [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
}

export function gestures(node: HTMLElement, camera: Camera) {
  const hands = new Hands(node, camera);
  const stop = new AbortController();
  const { signal } = stop;
  node.addEventListener('pointerdown', hands.down, { signal });
  node.addEventListener('pointermove', hands.move, { signal });
  node.addEventListener('pointerup', hands.up, { signal });
  node.addEventListener('pointercancel', hands.up, { signal });
  node.addEventListener('click', hands.click, { signal, capture: true });
  node.addEventListener('wheel', hands.wheel, { signal, passive: false });
  return { destroy: () => stop.abort() };
}

/** Arrows, plus, minus and nought, while the focus is on the map or its tools. */
export function keys(node: HTMLElement, camera: Camera) {
  const press = (event: KeyboardEvent) => {
    const act = KEYS[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act(camera);
  };
  node.addEventListener('keydown', press);
  return { destroy: () => node.removeEventListener('keydown', press) };
}
