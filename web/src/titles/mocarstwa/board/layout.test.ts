/** The map of Mocarstwa when it is as full as the rules let it be. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { asArea } from '../../../map/areas/field';
import { fromEdge, groundOf, onGround } from '../../../map/ground';
import { COUNTER, counterGrowth, meet, nameOf, namesAt, numbersAt, type Box } from '../../../map/layout';
import { marksAt } from '../../../map/areas/marks';
import { boxAt } from '../../../map/pieces/room';
import type { Sheet } from '../../../map/sheet';
import { fanned } from '../../../map/pieces/fan';
import { counterReach, stacksAt, yieldingNames, type Printed } from '../../../map/pieces/stacks';
import type { MocarstwaView, Province, Ship } from '../picture';
import { scene } from './scene';

const sheet = JSON.parse(
  readFileSync('../src/theatrum/titles/mocarstwa/content/maps/standard.json', 'utf8'),
) as Sheet;
const fields = sheet.hexes!.map(asArea);
const all = [...sheet.areas, ...fields];
const areas = new Map(all.map((area) => [area.id, area]));
const grounds = new Map(all.map((area) => [area.id, groundOf(area.path)]));
const NOBODY = { fresh: {}, riding: {}, tired: {}, commander: null, captive: null };

/** Four provinces of five have three units of somebody, capitals a fortress and four; all the ships of the box are at sea. */
const full = {
  players: [{ power: 'spain' }, { power: 'russia' }], active: 0, decision: null, assaults: [],
  provinces: sheet.areas.map(({ id, marks }, n): Province => ({
    ...NOBODY, id, holder: n % 5 ? ['spain', 'russia', 'independents'][n % 3]! : null, room: 0, spoils: false,
    units: { infantry: 2, artillery: 1, ...(marks.capital ? { cavalry: 1 } : {}) }, fort: marks.capital ? 'fortress' : null,
  })),
  ships: sheet.hexes!.filter((_, n) => n % 9 === 0).map(({ id }, n): Ship => ({
    ...NOBODY, id: `frigate.${n}`, hex: id, kind: 'frigate', holder: 'spain', banner: 'spain', units: { infantry: 2 },
    crew: 3, masts: 2, most_masts: 2, decks: 1, most_decks: 2, sailed: false, salvoes: 0,
  })),
} as unknown as MocarstwaView;

function crossings(boxes: Box[], others: Box[]): number {
  return boxes.reduce((sum, box, n) => sum + (others === boxes ? boxes.slice(n + 1) : others).filter((other) => meet(box, other)).length, 0);
}

function printed(code: string, scale: number) {
  const names = yieldingNames(namesAt(sheet.areas, code, scale), areas, scale);
  const seas = sheet.seas.flatMap(({ labels }) => nameOf(labels, code, scale)?.box ?? []);
  const lettering = [...seas, ...numbersAt(sheet.hexes!, scale).map(({ box }) => box)];
  return { names, lettering, signs: marksAt(all, grounds, [...names.map(({ box }) => box), ...lettering], scale) };
}

it.each([0.41, 0.54, 0.72, 1.2].flatMap((scale) => ['en', 'pl'].map((code) => ({ scale, code }))))(
  'no counter covers another, nor the name or the sign of another place: $scale, $code',
  ({ scale, code }) => {
    const { names, lettering, signs } = printed(code, scale);
    const { pieces } = scene(full);
    const stacks = stacksAt(pieces, areas, grounds, lettering, scale, Infinity, [...signs, ...names]);
    const boxes = stacks.map(({ at, size }) => boxAt(at, counterReach(scale, size)));
    expect(stacks.flatMap((stack) => stack.pieces)).toHaveLength(pieces.length);
    expect([crossings(boxes, boxes), crossings(boxes, lettering)]).toEqual([0, 0]);
    // A sign and a name give way to the counters of their own place alone.
    const over = ({ box }: Printed) => stacks.filter((_, n) => meet(boxes[n]!, box)).map(({ area }) => area);
    expect([...signs, ...names].filter((one) => over(one).length && !over(one).includes(one.area))).toEqual([]);
  },
  60_000,
);

/** The garrisons of France, Germany, Poland and Hungary when Berlin is to be taken: wherever something is to be had. */
const GARRISONED = /^(france|germany|poland|hungary)$/;
const garrisoned = {
  ...full,
  ships: [],
  provinces: full.provinces.map((province) => ({
    ...province, fort: null, units: { infantry: 1 },
    holder: GARRISONED.test(areas.get(province.id)!.powers.join()) && areas.get(province.id)!.marks.sign ? 'independents' : null,
  })),
} as unknown as MocarstwaView;

it.each([0.38, 0.41, 0.45].flatMap((scale) => ['en', 'pl'].map((code) => ({ scale, code }))))(
  'on a phone no garrison stands far from its province: $scale, $code',
  ({ scale, code }) => {
    const { names, lettering, signs } = printed(code, scale);
    const { pieces } = scene(garrisoned);
    const stacks = stacksAt(pieces, areas, grounds, lettering, scale, Infinity, [...signs, ...names]);
    const far = stacks.flatMap(({ area, at, line }) => (line ? [{ area, far: Math.hypot(at[0] - line[0], at[1] - line[1]) }] : []));
    expect(far.filter((one) => one.far > 3.5 * COUNTER * counterGrowth(scale))).toEqual([]);
  },
);

/** Over which share of its half a counter may reach beyond the edge of its province: less than the frontier's line is wide. */
const SLIGHTLY = 0.25;

it.each([0.24, 0.3, 0.41, 0.45, 0.51, 0.54, 0.72].flatMap((scale) => ['en', 'pl'].map((code) => ({ scale, code }))))(
  'every garrison stands in its own province, across no border and not in the sea: $scale, $code',
  ({ scale, code }) => {
    const { names, lettering, signs } = printed(code, scale);
    const { pieces } = scene(garrisoned);
    const stacks = stacksAt(pieces, areas, grounds, lettering, scale, Infinity, [...signs, ...names]);
    const across = stacks.filter(({ area, at, size, line }) => {
      const [ground, half] = [grounds.get(area)!, (COUNTER * counterGrowth(scale) * size) / 2];
      return line !== null || !onGround(ground, at) || fromEdge(ground, at) < half * (1 - SLIGHTLY);
    });
    expect(stacks).toHaveLength(37);
    expect(across.map(({ area }) => area)).toEqual([]);
  },
);

it.each(['en', 'pl'])('with a unit in each of the 155 places, small islands alone reach into the sea at 1440 by 900: %s', (code) => {
  const scale = 0.51;
  const { names, lettering, signs } = printed(code, scale);
  const provinces = garrisoned.provinces.map((province) => ({ ...province, holder: 'spain' }));
  const stacks = stacksAt(scene({ ...garrisoned, provinces }).pieces, areas, grounds, lettering, scale, Infinity, [...signs, ...names]);
  const across = stacks.filter(({ area, at, size, line }) => {
    const half = (COUNTER * counterGrowth(scale) * size) / 2;
    return line !== null || fromEdge(grounds.get(area)!, at) < half * (1 - SLIGHTLY);
  });
  expect(across.length).toBeLessThanOrEqual(2);
});

it.each([0.41, 0.54])('an open stack hides no counter of another place from a finger, and few from a mouse: %d', (scale) => {
  const { pieces } = scene(full);
  const stacks = stacksAt(pieces, areas, grounds, [], scale, Infinity, printed('pl', scale).names);
  const boxes = stacks.map(({ at, size }) => boxAt(at, counterReach(scale, size)));
  const [, , width, height] = sheet.viewBox;
  const sight = { left: 0, top: 0, right: width, bottom: height };
  const open = stacks.filter(({ pieces }) => pieces.length > 1);
  const hidden = (loose: boolean) => open.filter((stack) => {
    const wanted = boxes.filter((_, n) => stacks[n] !== stack);
    const { tray } = fanned(stack, scale, { wanted, seen: [], sight }, null, loose);
    return wanted.some((box) => meet(box, tray));
  });
  expect(open.length).toBeGreaterThan(100);
  expect(hidden(true)).toEqual([]);
  expect(hidden(false).length / open.length).toBeLessThan(0.2); // it must find its way
}, 60_000);
