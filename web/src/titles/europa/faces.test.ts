import { expect, test } from 'vitest';
import { netOf, rowsOf, unitsOf } from './desk/budget';
import { figured, costOf, short, signed, upper, usesOf, weighed, type Faces } from './faces';
import type { Army, Realm } from './picture';

const deed = (kind: string, cost: Record<string, number | null>, takes = 0) => ({
  kind, cost, uses: 0, takes, minor: false, covert: false, battle: null,
});
const faces = {
  deeds: {
    survey: deed('survey', { adm: 2, ducats: 3 }),
    order: deed('order', { adm: null, ducats: 2 }),
    spies: deed('spies', { dip: 2 }),
    'spies-sow': deed('spies', { dip: 1 }, 1),
  },
} as unknown as Faces;
const realm = {
  ducats: 2, power: { adm: 1, dip: 4, mil: 0 }, costs: { order: { adm: 4, ducats: 2 } }, accounts: { towns: 9, pay: -4, plague: 0 },
} as unknown as Realm;

test('a card costs its holder what the position says, else what is printed on it', () => {
  expect(costOf(faces, realm, 'survey')).toEqual([['adm', 2], ['ducats', 3]]);
  expect(costOf(faces, realm, 'order')).toEqual([['adm', 4], ['ducats', 2]]);
  expect(costOf(faces, undefined, 'order')).toEqual([['ducats', 2]]);
});

test('what is short, and by how much', () => {
  expect(short(realm, costOf(faces, realm, 'survey'))).toEqual([['adm', 1], ['ducats', 1]]);
  expect(short(realm, [['dip', 4]])).toEqual([]);
});

test('the uses of a displayed card are those of its kind that take cubes', () => {
  expect(usesOf(faces, 'spies')).toEqual(['spies-sow']);
});

test('sums of a mat', () => {
  expect(netOf(realm)).toBe(5);
  expect(rowsOf(realm)).toEqual([['towns', 9], ['pay', -4]]);
  expect(unitsOf({ area: 'volga', units: { 'mercenary infantry': 2 }, general: false } as Army)).toEqual([
    { kind: 'infantry', number: 2, category: 'mercenary' },
  ]);
  expect([signed(3), signed(-1), signed(0), upper('turn it')]).toEqual(['+3', '−1', '0', 'Turn it']);
  expect([figured(3), figured(-2)]).toEqual(['3', '−2']);
  expect([weighed(5.7, 'pl'), weighed(-0.5, 'pl'), weighed(5.7, 'en'), weighed(2, 'pl')]).toEqual(['+5,7', '−0,5', '+5.7', '+2']);
});
