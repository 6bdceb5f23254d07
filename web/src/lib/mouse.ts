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
