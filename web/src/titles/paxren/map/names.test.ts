import { describe, expect, it } from 'vitest';
import { boxOf, meet, type Box } from '../../../map/layout';
import type { Point } from '../../../map/sheet';
import { boxAround, placeNames, type Wanted } from './names';

const ROOM: Box = { left: 0, top: 0, right: 200, bottom: 100 };

function city(id: string, token: Point, at: Point, room = ROOM): Wanted {
  return { id, label: { lines: ['Venice'], at, size: 16, angle: 0 }, tokens: boxAround([token], 20), room };
}

function place(wanted: Wanted[], taken: Box[] = []) {
  return placeNames(wanted, [...wanted.map(({ tokens }) => tokens), ...taken]);
}

describe('names of cities', () => {
  it('stand as drawn where nothing is in the way', () => {
    expect(place([city('a', [100, 40], [100, 70])])[0]!.label.at).toEqual([100, 70]);
  });

  it('go to the other side of their token before they leave their card or cover anything', () => {
    const [low] = place([city('low', [100, 75], [100, 104])]);
    expect(low!.label.at[1]).toBeLessThan(55);
    const [crossed] = place([city('crossed', [100, 40], [100, 70])], [boxAround([[100, 70]], 10)]);
    expect(meet(boxOf(crossed!.label, 16), boxAround([[100, 70]], 10))).toBe(false);
  });

  it('keep to the sides of their card', () => {
    const [name] = place([city('edge', [190, 40], [190, 70])]);
    expect(boxOf(name!.label, 16).right).toBeLessThanOrEqual(ROOM.right);
  });

  it('do not cross each other; without room the later one is left out', () => {
    const two = place([city('a', [100, 40], [100, 70]), city('b', [100, 40], [100, 70])]);
    expect(two.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(meet(boxOf(two[0]!.label, 16), boxOf(two[1]!.label, 16))).toBe(false);
    const narrow = { left: 70, top: 20, right: 130, bottom: 80 };
    const crowd = place([city('a', [100, 40], [100, 70], narrow), city('b', [100, 40], [100, 70], narrow)]);
    expect(crowd.map(({ id }) => id)).toEqual(['a']);
  });
});
