import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contrast } from '../../map/colours';

const NAMES = '../src/theatrum/titles/mocarstwa/content/words/names_en.csv';
const css = readFileSync('src/titles/mocarstwa/sides.css', 'utf8');
const devices = readFileSync('src/titles/Devices.svelte', 'utf8');
const sides = [...readFileSync(NAMES, 'utf8').matchAll(/^power,([a-z]+),/gm)].map(([, side]) => side!);

it('whoever can be led has a device and a colour with an ink that is readable on it', () => {
  expect(sides).toEqual(expect.arrayContaining(['spain', 'portugal', 'holland', 'norway', 'independents']));
  const colour = (name: string) => css.match(new RegExp(`--side-${name}: (#[0-9a-f]{3,6});`))?.[1]?.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
  const lacking = sides.filter((side) => {
    const [fill, ink] = [colour(side), colour(`${side}-ink`)];
    return !fill || !ink || contrast(fill, ink) < 4.5 || !css.includes(`[data-side='${side}']`) || !devices.includes(`id="device-${side}"`);
  });
  expect(lacking).toEqual([]);
});

it('no two of them share a colour', () => {
  const fills = sides.map((side) => css.match(new RegExp(`--side-${side}: (#[0-9a-f]+);`))?.[1]);
  expect(new Set(fills).size).toBe(sides.length);
});
