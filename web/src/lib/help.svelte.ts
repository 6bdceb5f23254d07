/** Help on hover, focus or long press: `<g use:helped={'territory:bohemia'}>`. */
const LONG_PRESS = 450;
const HOVER = 350;

export interface Asked {
  target: string;
  x: number;
  y: number;
}

class HelpStore {
  asked = $state.raw<Asked | null>(null);
}

export const help = new HelpStore();

/** Marks an element as a thing that can explain itself. */
export function helped(node: Element, target: string) {
  let timer = 0;
  let current = target;
  const show = (x: number, y: number, after: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(() => (help.asked = { target: current, x, y }), after);
  };
  const hide = () => {
    clearTimeout(timer);
    if (help.asked?.target === current) help.asked = null;
  };
  const handlers: [string, (event: Event) => void][] = [
    ['pointerenter', (event) => {
      const { clientX, clientY, pointerType } = event as PointerEvent;
      if (pointerType === 'mouse') show(clientX, clientY, HOVER);
    }],
    ['pointerdown', (event) => {
      const { clientX, clientY, pointerType } = event as PointerEvent;
      if (pointerType !== 'mouse') show(clientX, clientY, LONG_PRESS);
      else hide();
    }],
    ['pointerup', () => clearTimeout(timer)],
    ['pointercancel', hide],
    ['pointerleave', hide],
    ['focusin', () => {
      if (!node.matches(':focus-visible')) return;
      const box = node.getBoundingClientRect();
      show(box.left + box.width / 2, box.top + box.height / 2, HOVER);
    }],
    ['focusout', hide],
  ];
  for (const [name, handler] of handlers) node.addEventListener(name, handler);
  return {
    update(next: string) {
      current = next;
    },
    destroy() {
      hide();
      for (const [name, handler] of handlers) node.removeEventListener(name, handler);
    },
  };
}
