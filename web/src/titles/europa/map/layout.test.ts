/** The map of Europa Universalis when it is very full: units in every area, ships in every zone. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { groundsOf } from '../../../map/ground';
import { meet, type Box } from '../../../map/layout';
import { boxAt, Taken } from '../../../map/pieces/room';
import { counterReach, stacksAt } from '../../../map/pieces/stacks';
import type { EuropaView } from '../picture';
import type { Mode } from './modes';
import { besidesOf, letteringAt, nodeBoxes, plainly, titlesOf, townBoxes, written } from './names';
import { ofSide, placesOf, type ProvinceFile } from './sheet';
import { tokens } from './tokens';

const SIDE = '1444';
const MAPS = '../src/theatrum/titles/europa/content/maps/';
const laid = (name: string) => {
  const file = ofSide(JSON.parse(readFileSync(`${MAPS}${name}.json`, 'utf8')) as ProvinceFile, SIDE);
  const areas = new Map(placesOf(file).areas.map((area) => [area.id, area]));
  return { file, areas, grounds: groundsOf(areas) };
};
const { file, areas, grounds } = laid('main');

const mat = (realm: string, at: string, water: string) => ({
  realm, own: realm === 'france', armies: [{ area: at, units: { 'regular infantry': 3 }, general: true }, null, null],
  fleet: { water, ships: { galley: 2 }, damaged: 0 }, claims: [at], allies: [], wars: [], casus: [], truces: [], weddings: [], disputed: [],
});
const view = {
  distant: [], active: 0, empire: null,
  provinces: file.provinces.map(({ id }, n) => ({ id, owner: 'france', town: n % 2 ? 'small' : null, vassal: false, rebels: n % 9 === 0, capital: n === 0 })),
  areas: file.areas.map(({ id }, n) => ({ id, influence: { 0: 1, 1: 2, empire: n % 3 ? 0 : 1 }, infantry: { 0: 1, 1: 2, 2: 1 }, rebels: n % 4, plague: n % 5 === 0 })),
  waters: file.zones.map(({ id }) => ({ id, light: { 0: 1, 2: 3 }, guards: {}, fleets: [] })),
  nodes: file.nodes.map(({ id }) => ({ id, developed: false, pirates: 1, merchants: [{ seat: 0, tapped: false }, { seat: 1, tapped: true }] })),
  realms: [mat('france', 'seine', 'gulf_of_lion'), mat('england', 'aquitaine', 'english_channel'), mat('castile', 'castile', 'bay_of_biscay')],
} as unknown as EuropaView;
const towns = file.provinces.map((cell, n) => ({ cell, province: view.provinces[n]! }));

function crossings(boxes: Box[], others: Box[]): number {
  return boxes.reduce((sum, box, n) => sum + (others === boxes ? boxes.slice(n + 1) : others).filter((other) => meet(box, other)).length, 0);
}

const CASES = [0.34, 0.45, 0.6, 0.85, 1.2].flatMap((scale, n) =>
  (['military', 'diplomatic', 'trade'] as Mode[]).map((mode) => ({ scale, mode, code: n % 2 ? 'en' : 'pl' })),
);

it.each(CASES)('no counter covers another, a name or a town: $mode, $scale, $code', ({ scale, mode, code }) => {
  const lettering = letteringAt(scale);
  const { zones, nodes, exits } = besidesOf(file, lettering, mode);
  const names = [...written(titlesOf(file, lettering, SIDE, () => true), code, scale), ...plainly([...zones, ...nodes, ...exits], code, scale)];
  const printed = [...names.map(({ name }) => name.box), ...townBoxes(towns, lettering), ...nodeBoxes(file)];
  const pieces = tokens(view, mode, 'france', false).filter(({ area }) => areas.has(area));
  const stacks = stacksAt(pieces, areas, grounds, new Taken(printed), scale, 6);
  const boxes = stacks.map(({ at, size }) => boxAt(at, counterReach(scale, size)));
  expect(stacks.flatMap((stack) => stack.pieces)).toHaveLength(pieces.length);
  expect([crossings(boxes, boxes), crossings(boxes, printed)]).toEqual([0, 0]);
});

it('a place shows six counters at most, each side as one where there are more', () => {
  const many = tokens(view, 'military', 'france', false).filter(({ area }) => area === 'area:seine');
  const crowd = [...many, ...many.map((piece) => ({ ...piece, id: `${piece.id} again` }))];
  const stacks = stacksAt(crowd, areas, grounds, [], 2, 6);
  expect(crowd.length).toBeGreaterThan(6);
  expect(stacks.length).toBeLessThanOrEqual(6);
});

it.each(['main', 'distant'])('land of provinces that a side has not belongs to a neighbour: %s', (name) => {
  const whole = JSON.parse(readFileSync(`${MAPS}${name}.json`, 'utf8')) as ProvinceFile;
  for (const side of ['1444', '1618']) {
    const { provinces, frontiers, areas: regions } = ofSide(whole, side);
    const there = new Set(provinces.map(({ id }) => id));
    expect(provinces.map(({ path }) => path).join('').length).toBe(whole.provinces.map(({ path }) => path).join('').length);
    expect(frontiers.every(({ a, b }) => there.has(a) && there.has(b))).toBe(true);
    expect(regions.flatMap((area) => area.provinces).every((id) => there.has(id))).toBe(true);
  }
});
