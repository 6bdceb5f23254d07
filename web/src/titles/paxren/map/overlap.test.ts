/** Tokens have fixed places: with a token in every one of them, at every size of the map, none covers another or a name. */
import '../../../lib/fakes';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { language, LANGUAGES } from '../../../language/language.svelte';
import { boxOf, meet } from '../../../map/layout';
import type { Point } from '../../../map/sheet';
import type { TableStore } from '../../../table/table.svelte';
import { CardBoard, RADIUS, REPRESSED } from './board.svelte';
import { boxAround } from './names';
import type { CardSheet } from './sheet';

const sheet = JSON.parse(readFileSync('../src/theatrum/titles/paxren/content/maps/standard.json', 'utf8')) as CardSheet;
/** From a phone on its side to one card on a large screen. */
const SCALES = [0.3, 0.41, 0.54, 0.72, 1, 1.6];
/** Half of a repressed token. */
const CELL = 14;

function full(map: string, scale: number): CardBoard {
  const repressed = Array.from({ length: REPRESSED }, (_, n) => `${n}-pawn`);
  const view = { map: sheet.cards.map(({ id }) => ({ id, bank: 'medici', repressed })) };
  const board = new CardBoard({ view, frame: { options: { map } } } as unknown as TableStore, sheet);
  board.camera.rest = scale;
  return board;
}

/** Pairs of places that are nearer than their tokens are wide. */
function crossings(places: [string, Point][], wide: number): string[] {
  return places.flatMap(([id, [x, y]], n) =>
    places.slice(n + 1).flatMap(([other, at]) => (Math.hypot(at[0] - x, at[1] - y) < wide ? [`${id} ${other}`] : [])),
  );
}

describe.each(['first', 'second'])('the %s map', (map) => {
  it.each(SCALES)('no token covers another: scale %d', (scale) => {
    const board = full(map, scale);
    const borders = sheet.borders.map(({ id, at }): [string, Point] => [id, at]);
    const places = [...board.slots, ...borders];
    expect(crossings(places, 2 * RADIUS * board.growth)).toEqual([]);
    const cells = sheet.cards.flatMap((card) =>
      Array.from({ length: REPRESSED }, (_, n): [string, Point] => [`${card.id} ${n}`, board.cell(card, n)]),
    );
    expect(crossings(cells, 2 * CELL)).toEqual([]);
    for (const cell of cells) {
      const near = places.filter(([, at]) => Math.hypot(at[0] - cell[1][0], at[1] - cell[1][1]) < CELL + RADIUS * board.growth);
      expect([cell[0], near]).toEqual([cell[0], []]);
    }
  });

  it.each(SCALES.flatMap((scale) => LANGUAGES.map((code) => [scale, code] as const)))(
    'no token covers the name of a city or a border, nor one name another: scale %d, %s',
    (scale, code) => {
      language.switch(code);
      const board = full(map, scale);
      const borders = sheet.borders.flatMap((border) => board.borderName(border) ?? []);
      const names = [...board.cityNames.map(({ label }) => label), ...borders].map((label) => boxOf(label, label.size));
      const tokens = [...board.slots.values(), ...sheet.borders.map(({ at }) => at)].map((at) =>
        boxAround([at], RADIUS * board.growth),
      );
      expect(names.filter((name) => tokens.some((token) => meet(name, token)))).toEqual([]);
      expect([...names, ...tokens].filter((box) => board.bare(box))).toEqual([]); // no plate is put there either
      expect(names.filter((name, n) => names.slice(n + 1).some((other) => meet(name, other)))).toEqual([]);
    },
  );
});
