/** What is written on a sheet of provinces at a scale, and what room that takes. */
import { nameOf, namesAt, type Box, type Name } from '../../../map/layout';
import { boxAt, Taken } from '../../../map/pieces/room';
import type { Labels, Point } from '../../../map/sheet';
import type { Province, Stall } from '../picture';
import type { Mode } from './modes';
import type { Cell, ProvinceFile } from './sheet';

/** Whose names are written: of realms from afar, then of areas, then of provinces. */
export type Lettering = 'realms' | 'areas' | 'provinces';

export interface Titled {
  id: string;
  labels: Labels;
}

export interface Town {
  cell: Cell;
  province: Province;
}

const NEAR_AREAS = 0.5;
const NEAR_PROVINCES = 1;
/** Half the side of a town's counter, of the dot where none stands, of a node, of a ship that protects trade. */
export const TOWN = 8;
const DOT = 4;
const NODE = 11;
const GUARD = 10;
/** Half the width and the height of what a node would pay. */
const PAY = [20, 21] as const;
/** How far above its dot a town's counter stands, so that it leaves the name below to be read. */
export const RAISED = 4;

export function letteringAt(scale: number): Lettering {
  if (scale < NEAR_AREAS) return 'realms';
  return scale < NEAR_PROVINCES ? 'areas' : 'provinces';
}

/** What is named on a level, by target; of realms those that are on the map. */
export function titlesOf(file: ProvinceFile, lettering: Lettering, side: string, lives: (realm: string) => boolean): Titled[] {
  if (lettering === 'areas') return file.areas.map(({ id, labels }) => ({ id: `area:${id}`, labels }));
  if (lettering === 'provinces') return file.provinces.map(({ id, labels }) => ({ id: `province:${id}`, labels }));
  const there = file.realms.filter((name) => name.side === side && lives(name.realm));
  return there.map(({ realm, labels }) => ({ id: `realm:${realm}`, labels }));
}

/** Seas, trade nodes and ways off the sheet, each where it is told. */
export function besidesOf(file: ProvinceFile, lettering: Lettering, mode: Mode): Record<'zones' | 'nodes' | 'exits', Titled[]> {
  return {
    zones: file.zones,
    nodes: mode === 'trade' || lettering === 'provinces' ? file.nodes : [],
    exits: lettering === 'realms' ? [] : file.exits.map(({ area, to, labels }) => ({ id: `${area} ${to}`, labels })),
  };
}

export type Written = Titled & { name: Name };

/** Those that can be read; none covers one that is written already. */
export function written(things: Titled[], code: string, scale: number): Written[] {
  const names = namesAt(things, code, scale);
  return things.flatMap((thing) => {
    const name = names.get(thing.id) ?? null;
    return name ? [{ ...thing, name }] : [];
  });
}

/** The same for things that are drawn apart from each other. */
export function plainly(things: Titled[], code: string, scale: number): Written[] {
  return things.flatMap((thing) => {
    const name = nameOf(thing.labels, code, scale);
    return name ? [{ ...thing, name }] : [];
  });
}

/** The room of towns and their dots. */
export function townBoxes(towns: Town[], lettering: Lettering): Box[] {
  if (lettering === 'realms') return [];
  return towns.map(({ cell, province }) => {
    const [x, y] = cell.town;
    return province.town || province.vassal || province.rebels ? square([x, y - RAISED], TOWN) : square([x, y], DOT);
  });
}

export function nodeBoxes({ nodes }: ProvinceFile): Box[] {
  return nodes.map(({ at }) => square(at, NODE));
}

/** Where what a node would pay is written: above it, or beside or below where a name stands there. */
export function paysAt({ nodes }: ProvinceFile, market: Record<string, Stall>, names: Box[], scale: number): { id: string; at: Point; box: Box }[] {
  const grown = payGrowth(scale);
  const [half, high] = [PAY[0] * grown, PAY[1] * grown];
  const taken = new Taken(names);
  return nodes.flatMap(({ id, at: [x, y] }) => {
    if (!market[id]?.pays) return [];
    const away = NODE * grown + high / 2;
    const around: Point[] = [[x, y - away], [x, y + away], [x + half + NODE * grown, y], [x - half - NODE * grown, y], [x, y - 2 * away], [x, y + 2 * away]];
    const boxes = around.map((at) => ({ id, at, box: boxAt(at, { left: half, top: high / 2, right: half, bottom: high / 2 }) }));
    const found = boxes.find(({ box }) => taken.free(box)) ?? boxes[0]!;
    taken.add(found.box);
    return [found];
  });
}

/** From afar nodes and what they pay are drawn larger, in the mode of trade. */
export function payGrowth(scale: number): number {
  return Math.max(1, 0.9 / scale);
}

export function guardBoxes(guards: { at: Point }[]): Box[] {
  return guards.map(({ at }) => square(at, GUARD));
}

function square(at: Point, half: number): Box {
  return boxAt(at, { left: half, top: half, right: half, bottom: half });
}
