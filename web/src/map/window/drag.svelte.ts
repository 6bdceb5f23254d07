/** Counters taken in hand with a mouse and carried to a place: an order to each of them. A finger taps twice instead. */
import { help } from '../../lib/help.svelte';
import type { Piece } from '../../titles/title';
import type { Board } from '../areas/board.svelte';
import type { Point } from '../sheet';

/** Pixels that a hand may tremble. */
const SLACK = 5;

export class Drag {
  /** The counters in hand; none: nothing is being dragged. */
  held = $state.raw<Piece[]>([]);
  /** Where the hand is, on the sheet. */
  at = $state.raw<Point>([0, 0]);
  /** The target under the hand, where it can be dropped. */
  over = $state<string | null>(null);

  constructor(private readonly board: Board) {}

  take(pieces: Piece[]): void {
    const { store } = this.board;
    store.clear();
    store.picked = [pieces[0]!.target];
    store.orders.carried = pieces.map(({ target }) => target);
    this.held = pieces;
  }

  move(event: PointerEvent, window: Element): void {
    const { store, camera } = this.board;
    help.hide();
    const box = window.getBoundingClientRect();
    this.at = camera.place(event.clientX - box.left, event.clientY - box.top);
    const under = document.elementsFromPoint(event.clientX, event.clientY);
    const [actor] = this.held;
    this.over = under.map((node) => node.getAttribute('data-target')).find(
      (target) => target && this.held.some((piece) => store.orders.offers(piece.target, target).length),
    ) ?? null;
    store.hovered = this.over ? [this.over] : [actor!.target];
  }

  drop(): void {
    const { store } = this.board;
    const [held, over] = [this.held, this.over];
    this.cancel();
    if (over) void store.orders.give(held.map(({ target }) => target), over);
  }

  cancel(): void {
    this.held = [];
    this.over = null;
    this.board.store.orders.carried = [];
    this.board.store.hovered = [];
    this.board.store.clear();
  }
}

/** `use:dragged`: what is under the mouse when it is pressed and moved: `pieces` are taken in hand. */
export function dragged(node: HTMLElement, given: { board: Board; pieces: () => Piece[] }) {
  let current = given;
  const down = (event: PointerEvent) => {
    const pieces = current.pieces();
    if (event.button !== 0 || event.pointerType === 'touch' || !pieces.length) return;
    event.stopPropagation(); // the map stays where it is
    follow(event, node, current.board.drag, pieces);
  };
  node.addEventListener('pointerdown', down);
  return {
    update: (next: typeof given) => (current = next),
    destroy: () => node.removeEventListener('pointerdown', down),
  };
}

function follow(start: PointerEvent, node: Element, drag: Drag, pieces: Piece[]): void {
  const stop = new AbortController();
  const { signal } = stop;
  const window = node.closest('.window')!;
  const move = (event: PointerEvent) => {
    const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
    if (!drag.held.length && far < SLACK) return;
    if (!drag.held.length) drag.take(pieces);
    drag.move(event, window);
  };
  const up = () => {
    stop.abort();
    if (!drag.held.length) return;
    // The click that ends a drag is none.
    const hush = new AbortController();
    addEventListener('click', (event) => event.stopPropagation(), { capture: true, signal: hush.signal });
    setTimeout(() => {
      hush.abort();
      drag.drop();
    });
  };
  const leave = () => {
    stop.abort();
    drag.cancel();
  };
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', up, { signal });
  addEventListener('pointercancel', leave, { signal });
  addEventListener('keydown', (event) => event.key === 'Escape' && leave(), { signal });
}
