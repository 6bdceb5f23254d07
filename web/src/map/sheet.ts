/** The map file of a board, as docs/maps.md describes it. */
import { get } from '../api/client';

export type Point = [number, number];

export interface Label {
  lines: string[];
  at: Point;
  size: number;
  angle: number;
}

export type Labels = Record<string, Label>;

export interface Area {
  id: string;
  kind: string;
  /** Whose home it is, or who may contest it. */
  powers: string[];
  path: string;
  click: Point;
  slots: Point[];
  town: Point | null;
  labels: Labels;
  marks: {
    value?: { ring: 'laurel' | 'coin'; value: number; at: Point };
    crown?: { at: Point };
    capital?: boolean;
    /** What the place is or yields. */
    sign?: { sign: string; at: Point };
  };
}

/** A field of the sea. */
export interface Hex {
  id: string;
  shoal: boolean;
  at: Point;
  path: string;
  slots: Point[];
  /** Where its anchor and its number stand. */
  anchor: Point | null;
  number: Point;
}

export interface Frontier {
  a: string;
  b: string;
  path: string;
}

export interface Lane extends Frontier {
  power: string;
  ends: Point[];
}

/** What every map file has. */
export interface Plate {
  viewBox: [number, number, number, number];
  background: { '1x': string; '2x': string };
  colours: Record<string, string>;
  seas: { labels: Labels }[];
}

/** A map of areas. */
export interface Sheet extends Plate {
  areas: Area[];
  frontiers: Frontier[];
  lanes: Lane[];
  /** The seas, where they are divided. */
  hexes?: Hex[];
}

const loading = new Map<string, Promise<Plate>>();

/** Where the files of a title's maps lie. */
export function mapPath(title: string, file: string): string {
  return `/api/titles/${title}/maps/${file}`;
}

/** The sheet of a board; asked for once, and again only after a failure. */
export function loadSheet<P extends Plate>(title: string, board: string): Promise<P> {
  const path = mapPath(title, `${board}.json`);
  const known = loading.get(path);
  if (known) return known as Promise<P>;
  const asked = get<P>(path);
  loading.set(path, asked);
  asked.catch(() => loading.delete(path));
  return asked;
}
