import { describe, expect, it, vi } from 'vitest';
import { NO_EDGES } from './view';

vi.stubGlobal('window', globalThis);
vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('cancelAnimationFrame', () => {});
// Every glide is at its end at once.
vi.stubGlobal('requestAnimationFrame', (step: (now: number) => void) => void step(Infinity));
const { Camera } = await import('./camera.svelte');

const CARD = [{ left: 0, top: 400, right: 800, bottom: 860 }];
const LOW_CARD = [{ left: 0, top: 700, right: 800, bottom: 860 }];
const SOUTH: [number, number] = [800, 1500];

function raised(card = CARD) {
  const camera = new Camera({ width: 1920, height: 1600 }, true);
  camera.resize({ width: 800, height: 860, over: NO_EDGES, beside: NO_EDGES }, () => [[960, 800]]);
  camera.reveal([SOUTH], card);
  return camera;
}

describe('a camera', () => {
  it('raises what is asked above a card across the foot of the window', () => {
    const camera = raised();
    expect(camera.screen(SOUTH)[1]).toBeLessThan(400);
    expect(camera.screen([0, 1600])[1]).toBeLessThan(860);
  });

  it('raises what a card covers no further than out from under it', () => {
    const camera = raised([]);
    camera.reveal([[800, 1150]], CARD);
    const margin = 400 - camera.screen([800, 1150])[1];
    expect(margin).toBeGreaterThan(0);
    expect(margin).toBeLessThan(100);
  });

  it('lowers the sheet under a card as soon as what is asked does not need it raised', () => {
    const camera = raised(LOW_CARD);
    expect(camera.screen([0, 1600])[1]).toBeLessThan(860);
    camera.reveal([[800, 700]], LOW_CARD);
    expect(camera.screen([0, 1600])[1]).toBeCloseTo(860);
  });

  it.each([[[]], [[SOUTH]]])('lowers the sheet again when that card is gone: %o', (asked) => {
    const camera = raised();
    camera.reveal(asked as [number, number][], []);
    expect(camera.screen([0, 1600])[1]).toBeCloseTo(860);
  });

  const FAR: [number, number] = [1800, 200];
  const begun = () => {
    const camera = new Camera({ width: 1920, height: 1600 }, true);
    camera.resize({ width: 400, height: 300, over: NO_EDGES, beside: NO_EDGES }, () => [[300, 800]]);
    return { camera, pose: camera.pose };
  };

  it('comes back from others’ moves to a question without a place', () => {
    const { camera, pose } = begun();
    camera.follow([FAR], []);
    camera.follow([[1700, 1400]], []);
    expect(camera.pose).not.toEqual(pose);
    camera.ask([], []);
    expect(camera.pose).toEqual(pose);
  });

  it('turns to what is asked, and stays where a hand has put it', () => {
    const { camera } = begun();
    camera.follow([FAR], []);
    camera.ask([[300, 1500]], []);
    expect(camera.screen([300, 1500])[1]).toBeLessThan(300);
    camera.follow([FAR], []);
    camera.pan(-5, 0);
    const { pose } = camera;
    camera.ask([], []);
    expect(camera.pose).toEqual(pose);
  });

  it('turns home for a question of many things, unless something of one’s own is in sight, or a hand has moved it', () => {
    const { camera } = begun();
    const home: [number, number][] = [[300, 800]];
    camera.ask([FAR], []);
    camera.home([FAR, ...home], []);
    expect(camera.screen(FAR)[0]).toBeLessThan(400);
    camera.home(home, []);
    const [x, y] = camera.screen(home[0]!);
    expect([x, y].map(Math.round)).toEqual([200, 150]);
    camera.hold();
    camera.pan(-900, 0);
    camera.release();
    const { pose } = camera;
    camera.home(home, []);
    expect(camera.pose).toEqual(pose);
  });

  it('shows a small window places far apart, and comes back from their scale', () => {
    const { camera } = begun();
    camera.ask([[300, 500], [1100, 500]], []);
    expect(camera.screen([300, 500])[0]).toBeGreaterThan(0);
    expect(camera.screen([1100, 500])[0]).toBeLessThan(400);
    expect(camera.pose.k).toBeLessThan(0.42);
    camera.home([[300, 800]], []);
    expect(camera.pose.k).toBe(0.42);
  });

  it('shows as many as can be of places that no window holds, rather than what lies between them', () => {
    const { camera } = begun();
    const islands: [number, number][] = [[300, 200], [340, 240], [380, 200]];
    camera.ask([...islands, [1900, 1500]], []);
    for (const place of islands) {
      const [x, y] = camera.screen(place);
      expect([x > 0 && x < 400, y > 0 && y < 400]).toEqual([true, true]);
    }
  });

  it('on its way somewhere turns back to what is asked, though that is still in sight', () => {
    const { camera } = begun();
    let last: (now: number) => void = () => undefined;
    vi.stubGlobal('requestAnimationFrame', (step: (now: number) => void) => void (last = step));
    camera.reveal([FAR], []);
    camera.reveal([[300, 800]], []);
    vi.stubGlobal('requestAnimationFrame', (step: (now: number) => void) => void step(Infinity));
    last(Infinity);
    const [x, y] = camera.screen([300, 800]);
    expect(x > 0 && x < 400 && y > 0 && y < 300).toBe(true);
  });

  /** Seen whole, then with something asked that a card covers. */
  const whole = () => {
    const camera = new Camera({ width: 1920, height: 1600 }, false);
    camera.resize({ width: 800, height: 860, over: NO_EDGES, beside: NO_EDGES }, () => []);
    camera.follow([SOUTH], CARD);
    return camera;
  };
  const narrower = { width: 800, height: 860, over: { ...NO_EDGES, left: 200 }, beside: { ...NO_EDGES, left: 200 } };

  it('keeps a sheet whole when a column grows, whatever was shown on it', () => {
    const camera = whole();
    camera.resize(narrower, () => []);
    expect(camera.partial).toBe(false);
    camera.ask([], []);
    expect(camera.partial).toBe(false);
    camera.glideZoom(2);
    camera.resize({ ...narrower, height: 900 }, () => []);
    expect(camera.partial).toBe(true);
  });

  it('leaves a sheet where a hand has put it', () => {
    const camera = raised();
    camera.reveal([], []);
    camera.zoom(2, [400, 400]);
    const { pose } = camera;
    camera.reveal([], CARD);
    camera.reveal([], []);
    expect(camera.pose).toEqual(pose);
  });
});
