/** Help on hover, focus or long press: `<g use:helped={'territory:bohemia'}>`. */
import { rests } from './mouse';

const LONG_PRESS = 450;
const HOVER = 350;
/** Time to move the pointer from a thing onto its help. */
const GRACE = 250;

export interface Asked {
  target: string;
  x: number;
  y: number;
}

class HelpStore {
  asked = $state.raw<Asked | null>(null);
  private timer = 0;

  /** Show after a while, unless something else happens first. */
  ask(asked: Asked, after: number): void {
    this.hold();
    this.timer = window.setTimeout(() => (this.asked = asked), after);
  }

  /** Keep things as they are: the pointer rests on the help itself, or the finger was lifted. */
  hold(): void {
    clearTimeout(this.timer);
  }

  hide(after = 0): void {
    this.hold();
    if (after) this.timer = window.setTimeout(() => (this.asked = null), after);
    else this.asked = null;
  }

  /** The pointer left a thing, or its help. */
  leave(): void {
    this.hide(GRACE);
  }
}

export const help = new HelpStore();

/** Marks an element as a thing that can explain itself. */
export function helped(node: Element, target: string) {
  let current = target;
  const ask = (event: Event, after: number) => {
    const { clientX: x, clientY: y } = event as PointerEvent;
    help.ask({ target: current, x, y }, after);
  };
  /** A press that was long enough to be explained is no click. */
  let explained = false;
  const byMouse = (event: Event) => (event as PointerEvent).pointerType === 'mouse';
  /** Whether the thing slid under a resting mouse: it is asked about once that moves. */
  let slid = false;
  const handlers: Record<string, (event: Event) => void> = {
    pointerenter: (event) => {
      if (!byMouse(event)) return;
      slid = rests(event as PointerEvent);
      if (!slid) ask(event, HOVER);
    },
    pointermove: (event) => {
      if (slid) ask(event, HOVER);
      slid = false;
    },
    pointerdown: (event) => (byMouse(event) ? help.hide() : ask(event, LONG_PRESS)),
    pointerup: (event) => {
      explained = !byMouse(event) && help.asked?.target === current;
      help.hold();
    },
    pointercancel: () => help.hide(),
    pointerleave: (event) => (byMouse(event) ? help.leave() : help.hold()),
    focusin: () => {
      if (!node.matches(':focus-visible')) return;
      const box = node.getBoundingClientRect();
      help.ask({ target: current, x: box.left + box.width / 2, y: box.top + box.height / 2 }, HOVER);
    },
    focusout: () => help.leave(),
  };
  const click = (event: Event) => {
    if (explained) event.stopPropagation();
    explained = false;
  };
  node.addEventListener('click', click, { capture: true });
  for (const [name, handler] of Object.entries(handlers)) node.addEventListener(name, handler);
  return {
    update(next: string) {
      current = next;
    },
    destroy() {
      if (help.asked?.target === current) help.hide();
      node.removeEventListener('click', click, { capture: true });
      for (const [name, handler] of Object.entries(handlers)) node.removeEventListener(name, handler);
    },
  };
}
