/** Where the mouse came to rest. Loaded with the first page, so that it is known on every other. */
let [x, y] = [NaN, NaN];

window.addEventListener(
  'pointermove',
  (event) => {
    if (event.pointerType === 'mouse') [x, y] = [event.clientX, event.clientY];
  },
  { capture: true, passive: true },
);

/** Whether the mouse rests where the event says: then a thing has slid under it, and was not pointed at. */
export function rests(event: PointerEvent): boolean {
  return Math.abs(event.clientX - x) < 1 && Math.abs(event.clientY - y) < 1;
}

/** Tells when a pointer comes to a thing and when it leaves: `<button {@attach pointed((on) => ...)}>`. What slides away
    from under a resting mouse is left when the mouse moves, and what slides under it is then pointed at: else the two
    would take turns for ever where what is told of a thing pushes it away. A finger taps, it does not point. */
export function pointed(tell: (on: boolean) => void) {
  return (thing: HTMLElement) => {
    let on = false;
    const say = (now: boolean) => {
      if (on !== now) tell((on = now));
    };
    const moved = (event: PointerEvent) => {
      if (!thing.contains(event.target as Node)) say(false);
    };
    const handlers: Record<string, (event: PointerEvent) => void> = {
      pointerenter: (event) => event.pointerType !== 'touch' && !rests(event) && say(true),
      pointermove: (event) => event.pointerType !== 'touch' && say(true),
      pointerleave: (event) => {
        if (rests(event)) window.addEventListener('pointermove', moved, { capture: true, once: true });
        else say(false);
      },
    };
    const listeners = Object.entries(handlers) as [string, EventListener][];
    for (const [name, handler] of listeners) thing.addEventListener(name, handler);
    return () => {
      window.removeEventListener('pointermove', moved, { capture: true });
      for (const [name, handler] of listeners) thing.removeEventListener(name, handler);
    };
  };
}
