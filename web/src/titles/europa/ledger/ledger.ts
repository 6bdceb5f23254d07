/** The ledger: all realms in figures, all wars with their sides, Prestige over time. */
import type { Happening } from '../../../api/client';
import { unitsOf } from '../map/tokens';
import { forcesIn } from '../scene';
import { ownRealms, seatOf, type EuropaView, type Realm, type War } from '../picture';

export const FIGURES = ['prestige', 'stability', 'ducats', 'balance', 'tax', 'manpower', 'units', 'ships', 'provinces', 'cards', 'ideas', 'missions'] as const;
export type Figure = (typeof FIGURES)[number];

export interface Row<F extends string> {
  realm: string;
  figures: Record<F, number>;
}

/** The realms that are played. */
export function played(view: EuropaView): Row<Figure>[] {
  return view.realms.map((mat) => ({ realm: mat.realm, figures: figuresOf(view, mat) }));
}

function figuresOf(view: EuropaView, mat: Realm): Record<Figure, number> {
  const { realm, prestige, stability, ducats, tax, accounts, manpower, hand, ideas, missions_done } = mat;
  const seat = seatOf(view, realm);
  const sum = (numbers: (number | undefined)[]) => numbers.reduce<number>((total, number) => total + (number ?? 0), 0);
  return {
    prestige, stability, ducats, tax,
    balance: sum(Object.values(accounts)),
    manpower: manpower.available,
    units: sum(view.areas.map(({ id }) => forcesIn(view, `area:${id}`)[realm])),
    ships: sum([...view.waters.flatMap(({ light, guards }) => [light[seat], guards[seat]]), mat.fleet ? unitsOf(mat.fleet.ships) : 0]),
    provinces: view.provinces.filter(({ owner }) => owner === realm).length,
    cards: hand.known.length + hand.unknown.length,
    ideas: ideas.length,
    missions: missions_done.length,
  };
}

export const NEIGHBOURS = ['provinces', 'influence', 'allies', 'wars'] as const;
export type Neighbour = (typeof NEIGHBOURS)[number];

/** The realms that nobody plays: their land, the reader's influence on it, who stands with or against them. */
export function unplayed(view: EuropaView, areaOf: (province: string) => string | undefined): Row<Neighbour>[] {
  const playing = new Set(view.realms.map(({ realm }) => realm));
  const own = ownRealms(view)[0];
  const seat = own ? seatOf(view, own.realm) : -1;
  const lands = new Map<string, string[]>();
  for (const { id, owner } of view.provinces) {
    if (owner && !playing.has(owner)) lands.set(owner, [...(lands.get(owner) ?? []), id]);
  }
  const cubes = new Map(view.areas.map(({ id, influence }) => [id, influence[seat] ?? 0]));
  const many = (realm: string, list: 'allies' | 'wars') => view.realms.filter((mat) => mat[list].includes(realm)).length;
  return [...lands].map(([realm, provinces]) => ({
    realm,
    figures: {
      provinces: provinces.length,
      influence: [...new Set(provinces.map(areaOf))].reduce((sum, area) => sum + (area ? (cubes.get(area) ?? 0) : 0), 0),
      allies: many(realm, 'allies'),
      wars: many(realm, 'wars'),
    },
  }));
}

/** Sorted by a figure, the largest first, or turned round; equals by name. */
export function sorted<F extends string>(rows: Row<F>[], by: F | 'realm', turned: boolean, name: (realm: string) => string): Row<F>[] {
  const way = turned ? -1 : 1;
  const names = (a: Row<F>, b: Row<F>) => name(a.realm).localeCompare(name(b.realm));
  if (by === 'realm') return [...rows].sort((a, b) => way * names(a, b));
  return [...rows].sort((a, b) => way * (b.figures[by] - a.figures[by]) || names(a, b));
}

// -- wars

export interface Camp {
  realm: string;
  /** It began the war. */
  began: boolean;
  /** Allies that fight at its side. */
  allies: string[];
  /** What it has occupied of the other's, or of the other's vassals. */
  occupied: string[];
  /** How the war stands for it, with what it could dictate; undefined where nobody plays it. */
  stands: War | undefined;
}

export function wars(view: EuropaView): [Camp, Camp][] {
  const found = new Map<string, [Camp, Camp]>();
  for (const { realm, wars: enemies } of view.realms) {
    for (const enemy of enemies) {
      const key = [realm, enemy].sort().join(' ');
      if (!found.has(key)) found.set(key, [camp(view, realm, enemy), camp(view, enemy, realm)]);
    }
  }
  return [...found.values()].sort(([a], [b]) => Number(b.began) - Number(a.began));
}

function camp(view: EuropaView, realm: string, enemy: string): Camp {
  const mat = view.realms.find((one) => one.realm === realm);
  const theirs = view.provinces.filter(({ owner, overlord, occupier }) => occupier === realm && (owner === enemy || overlord === enemy));
  return {
    realm,
    began: mat?.aggressor.includes(enemy) ?? false,
    allies: mat?.active_allies ?? [],
    occupied: theirs.map(({ id }) => id),
    stands: view.wars.find(({ of, realm: other }) => of === realm && other === enemy),
  };
}

// -- Prestige over time

export interface Curve {
  realm: string;
  /** At the end of each round, and now. */
  points: number[];
}

/** Prestige at the end of each round, told back from what everybody has now. */
export function curves(view: EuropaView, log: Happening[]): Curve[] {
  const rounds = 1 + log.filter(({ name }) => name === 'round').length;
  const gained = new Map(view.realms.map(({ realm }) => [realm, Array.from({ length: rounds }, () => 0)]));
  let round = 0;
  for (const { name, about } of log) {
    if (name === 'round') round += 1;
    const by = name === 'prestige-gained' ? Number(about['number']) : name === 'prestige-lost' ? -Number(about['number']) : 0;
    const row = by ? gained.get(String(about['realm'])) : undefined;
    if (row) row[round]! += by;
  }
  return view.realms.map(({ realm, prestige }) => {
    const row = gained.get(realm)!;
    const points = [prestige];
    for (let n = rounds - 1; n > 0; n--) points.unshift(points[0]! - row[n]!);
    return { realm, points };
  });
}
