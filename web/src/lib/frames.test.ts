import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterFrame, onFrame } from './frames';

describe('what waits for a frame', () => {
  let frames: (() => void)[] = [];
  const draw = () => frames.splice(0).forEach((work) => work());

  beforeEach(() => {
    vi.useFakeTimers();
    frames = [];
    vi.stubGlobal('requestAnimationFrame', (work: () => void) => frames.push(work));
    vi.stubGlobal('cancelAnimationFrame', () => undefined);
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is done once, at the frame', () => {
    const work = vi.fn();
    onFrame(work);
    expect(work).not.toHaveBeenCalled();
    draw();
    vi.runAllTimers();
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('is done a little later where there are no frames', () => {
    const work = vi.fn();
    onFrame(work);
    vi.advanceTimersByTime(100);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('comes after the frame where the picture does not need it', () => {
    const work = vi.fn();
    afterFrame(work);
    draw();
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(0);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('may be left undone, before the frame or between it and the work', () => {
    const work = vi.fn();
    const leave = [afterFrame(work), afterFrame(work)];
    leave[0]!();
    frames.shift(); // a browser forgets it
    draw();
    leave[1]!();
    vi.runAllTimers();
    expect(work).not.toHaveBeenCalled();
  });
});
