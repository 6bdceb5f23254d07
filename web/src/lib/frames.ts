/** When the window is drawn. One that is not seen has no frames: what waits for a frame is then done a little later. */
const UNSEEN = 100;
/** Milliseconds for which what is more urgent goes first. */
const SOON = 50;

/** Do something once, at the next frame, before it is drawn; gives the way to leave it undone. */
export function onFrame(work: () => void): () => void {
  const leave = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  const act = () => {
    leave();
    work();
  };
  const frame = requestAnimationFrame(act);
  const timer = setTimeout(act, UNSEEN);
  return leave;
}

/** Do something once, soon after the next frame has been drawn: what its picture does not need. */
export function afterFrame(work: () => void): () => void {
  let leave = onFrame(() => (leave = whenIdle(work)));
  return () => leave();
}

/** Not every browser knows when it is idle. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: SOON });
  return () => cancelIdleCallback(idle);
}
