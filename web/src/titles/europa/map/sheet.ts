/** Europa Universalis' map files (docs/maps.md, Provinces), and such a file as a map of areas: every place is one of them,
    by its target. */
import type { Area, Labels, Plate, Point, Sheet } from '../../../map/sheet';

export interface Cell {
  id: string;
  area: string;
  town: Point;
  /** By side of the board; empty: not there. */
  size: Record<string, '' | 'small' | 'large'>;
  port: '' | 'port' | 'seafaring';
  quays: { zone: string; at: Point }[];
  gold: boolean;
  empire: boolean;
  labels: Labels;
  path: string;
}

export interface Region {
  id: string;
  elector: boolean;
  provinces: string[];
  click: Point;
  slots: Point[];
  labels: Labels;
  path: string;
}

export interface Zone {
  id: string;
  mark: string;
  click: Point;
  /** Where ships stand that protect trade. */
  patrols: Point[];
  slots: Point[];
  labels: Labels;
  path: string;
}

export interface Seam {
  a: string;
  b: string;
  kind: 'seam' | 'land' | 'mountain' | 'line' | 'closed';
  path: string;
}

export interface TradeNode {
  id: string;
  kind: 'sea' | 'inland' | 'desert';
  at: Point;
  labels: Labels;
}

export interface ProvinceFile extends Plate {
  panels: { id: string; rect: [number, number, number, number]; labels: Labels }[];
  areas: Region[];
  provinces: Cell[];
  frontiers: Seam[];
  lines: { a: string; b: string; path: string }[];
  zones: Zone[];
  nodes: TradeNode[];
  empire: { path: string }[];
  exits: { area: string; to: string; at: Point; angle: number; labels: Labels }[];
  links: { zone: string; letter: string; at: Point }[];
  realms: { side: string; realm: string; labels: Labels }[];
}

export interface ProvinceSheet extends Sheet {
  file: ProvinceFile;
}

/** The file as a side of the board has it: land of provinces that are not there belongs to a neighbour in the same area. */
export function ofSide(file: ProvinceFile, side: string): ProvinceFile {
  const there = file.provinces.filter(({ size }) => size[side]);
  const heirs = new Map(file.provinces.filter(({ size }) => !size[side]).map((cell) => [cell.id, heirOf(file, there, cell)]));
  const heir = (id: string) => heirs.get(id) ?? id;
  const lands = (id: string) => file.provinces.filter((cell) => heir(cell.id) === id).map(({ path }) => path).join('');
  const taking = new Set(heirs.values());
  return {
    ...file,
    provinces: there.map((cell) => (taking.has(cell.id) ? { ...cell, path: lands(cell.id) } : cell)),
    frontiers: file.frontiers.map((line) => ({ ...line, a: heir(line.a), b: heir(line.b) })).filter(({ a, b }) => a !== b),
    areas: file.areas.map((area) => ({ ...area, provinces: area.provinces.filter((id) => !heirs.has(id)) })),
  };
}

/** The province of the area with the longest seam towards one that is not there. */
function heirOf({ frontiers }: ProvinceFile, there: Cell[], { id, area }: Cell): string {
  const seam = (other: string) =>
    frontiers.find(({ a, b }) => (a === id && b === other) || (b === id && a === other))?.path.length ?? 0;
  const around = there.filter((cell) => cell.area === area);
  return around.sort((one, other) => seam(other.id) - seam(one.id))[0]?.id ?? id;
}

/** How far around a node a click means it. */
const NODE = 17;

export function placesOf(file: ProvinceFile): ProvinceSheet {
  const { viewBox, background, colours, seas } = file;
  const areas = [
    ...file.zones.map(({ id, path, click, slots }) => place('zone', id, path, click, slots)),
    ...file.areas.map(({ id, path, click, slots }) => place('area', id, path, click, slots)),
    ...file.provinces.map(({ id, path, town }) => place('province', id, path, town, [])),
    ...file.nodes.map(({ id, at }) => place('node', id, ring(at), at, around(at))),
  ];
  return { viewBox, background, colours, seas, areas, frontiers: [], lanes: [], file };
}

function place(kind: string, id: string, path: string, click: Point, slots: Point[]): Area {
  return { id: `${kind}:${id}`, kind, powers: [], path, click, slots, town: null, labels: {}, marks: {} };
}

/** Merchants stand around their node. */
function around([x, y]: Point): Point[] {
  const step = 28;
  return [[x - step, y], [x + step, y], [x, y - step], [x - step, y - step], [x + step, y - step], [x, y + 1.6 * step]];
}

function ring([x, y]: Point): string {
  const half = Math.round(NODE * 0.41 * 10) / 10;
  const side = Math.round((NODE - half) * 10) / 10;
  return `M${x - half} ${y - NODE}l${2 * half} 0 ${side} ${side} 0 ${2 * half} ${-side} ${side} ${-2 * half} 0 ${-side} ${-side} 0 ${-2 * half}Z`;
}
