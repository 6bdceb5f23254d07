/** When the window is drawn. One that is not seen has no frames: what waits for a frame is then done a little later. */
const UNSEEN = 100;

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

/** Do something once, when the next frame has been drawn: what its picture does not need. */
export function afterFrame(work: () => void): () => void {
  let leave = onFrame(() => {
    const timer = setTimeout(work);
    leave = () => clearTimeout(timer);
  });
  return () => leave();
}
