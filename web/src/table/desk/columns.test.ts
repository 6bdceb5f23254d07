import { describe, expect, it } from 'vitest';
import { beginsFolded, bounded, bounds, designed, fits, MAP_KEEPS } from './columns';

/** Windows that the table is designed for, and what the map keeps between the columns in each. */
const SIZES = [
  { window: 1024, map: 704 },
  { window: 1280, map: 688 },
  { window: 1366, map: 742 },
  { window: 1440, map: 792 },
  { window: 1920, map: 1192 },
  { window: 2560, map: 1720 },
];

describe('the columns over the map', () => {
  it.each(SIZES)('leave the map $map of $window points', ({ window, map }) => {
    const left = beginsFolded('left', window) ? 0 : designed('left', window);
    expect(window - left - designed('right', window)).toBe(map);
  });

  it('never squeeze the map out, and never vanish', () => {
    expect(bounded('left', 5000, 1440, 368)).toBe(1440 - 368 - MAP_KEEPS);
    expect(bounded('left', -50, 1440, 368)).toBe(bounds('left', 1440, 368)[0]);
    expect(bounded('right', 410.4, 1440, 280)).toBe(410);
  });

  it('keep a least width where the window has no room at all', () => {
    const [least, most] = bounds('right', 500, 256);
    expect(most).toBe(least);
  });

  it('show as much as there is room for', () => {
    const panel = (id: string, least: number, height: number) => ({ id, least, height });
    const all = [panel('own', 200, 300), panel('aims', 200, 900), panel('ideas', 100, 100)];
    expect([...fits(all, 450)]).toEqual(['own', 'ideas']);
    expect([...fits(all, 500)]).toEqual(['own', 'aims']); // of which a part is seen
    expect(fits(all.slice(0, 2), 199).size).toBe(0);
  });
});
