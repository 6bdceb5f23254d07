/** What stands on the map in each mode, as counters; each mode shows what it is about and no more. */
import type { Piece } from '../../title';
import { ownRealms, type Area, type BySeat, type EuropaView, type Realm } from '../picture';
import type { Mode } from './modes';
import { capitalOf, waterPlace } from './places';

import { tiesOf, type Tie } from './paint';

type Kind = 'armies' | 'infantry' | 'fleets' | 'light' | 'rebels' | 'influence' | 'claims' | 'ties' | 'merchants' | 'imperial' | 'voices' | 'signs' | 'plague';

const SHOWN: Record<Mode, Kind[]> = {
  political: ['armies', 'fleets', 'rebels', 'signs'],
  diplomatic: ['influence', 'claims', 'ties'],
  religious: ['signs'],
  trade: ['merchants', 'fleets', 'light'],
  military: ['armies', 'infantry', 'fleets', 'light', 'rebels'],
  unrest: ['rebels', 'plague'],
  colonial: ['fleets', 'light'],
  empire: ['imperial', 'voices'],
};

/** Lower ones stand in the better places. */
const RANK: Record<string, number> = {
  army: 0, fleet: 0, infantry: 1, light: 1, rebels: 2, merchant: 0, pirates: 3, claim: 1, influence: 2, imperial: 1, sign: 4, tie: 0,
};

export function unitsOf(units: Record<string, number>): number {
  return Object.values(units).reduce((sum, number) => sum + number, 0);
}

/** `armies`: the reader's own are asked for, whatever the mode. */
export function tokens(view: EuropaView, mode: Mode, eyes: string, armies: boolean): Piece[] {
  const shown = new Set(SHOWN[mode]);
  const pieces = SHOWN[mode].flatMap((kind) => MAKERS[kind](view, eyes));
  if (armies && !shown.has('armies')) pieces.push(...ownRealms(view).flatMap((realm) => armiesOf(realm)));
  return pieces;
}

const MAKERS: Record<Kind, (view: EuropaView, eyes: string) => Piece[]> = {
  armies: ({ realms }) => realms.flatMap(armiesOf),
  infantry: (view) => view.areas.flatMap((area) => bySeat(view, area.infantry, (realm, number) => token('infantry', realm, `area:${area.id}`, `realm@area:${realm}@${area.id}`, number))),
  fleets: (view) => view.realms.flatMap(({ realm, fleet }) => (fleet ? [fleetOf(view, realm, fleet.water, unitsOf(fleet.ships))] : [])),
  light: (view) => view.waters.flatMap(({ id, light }) => bySeat(view, light, (realm, number) => token('light', realm, waterPlace(view, id), `realm@water:${realm}@${id}`, number))),
  rebels: ({ areas }) => areas.flatMap(({ id, rebels }) => (rebels ? [plainToken('rebels', 'rebels', `area:${id}`, rebels)] : [])),
  influence: (view) => view.areas.flatMap((area) => influenceIn(view, area)),
  voices: (view) => view.areas.filter(({ id }) => id in (view.empire?.electors ?? {})).flatMap((area) => influenceIn(view, area)),
  imperial: ({ areas }) => areas.flatMap(({ id, influence }) => (influence['empire'] ? [plainToken('imperial', 'empire', `area:${id}`, influence['empire'])] : [])),
  claims: ({ realms }) => realms.flatMap(({ realm, claims }) => claims.map((area) => token('claim', realm, `area:${area}`, `area:${area}`))),
  ties: (view, eyes) => [...tiesOf(view, eyes)].flatMap(([realm, tie]) => tieOf(view, realm, tie)),
  merchants: (view) => view.nodes.flatMap(({ id, merchants, pirates }) => [
    ...merchants.map(({ seat, tapped }, n): Piece => ({
      ...token('merchant', view.realms[seat]?.realm ?? 'none', `node:${id}`, `node:${id}`), id: `merchant-${seat}-${id}-${n}`, spent: tapped,
    })),
    ...(pirates ? [plainToken('pirates', 'pirates', `node:${id}`, pirates)] : []),
  ]),
  signs: ({ areas }) => areas.flatMap((area) => signsOf(area)),
  plague: ({ areas }) => areas.flatMap(({ id, plague }) => (plague ? [plainToken('plague', 'none', `area:${id}`)] : [])),
};

/** A counter of a realm, with its device. */
function token(kind: string, realm: string, place: string, target: string, number?: number): Piece {
  return {
    id: `${kind}-${realm}-${place}`, target, area: place, symbol: `europa-map-${kind}`, side: realm, device: `device-${realm}`,
    number, rank: RANK[kind] ?? 5,
  };
}

/** A counter of nobody who plays. */
function plainToken(kind: string, side: string, place: string, number?: number): Piece {
  return { id: `${kind}-${place}`, target: place, area: place, symbol: `europa-map-${kind}`, side, number, rank: RANK[kind] ?? 5 };
}

function bySeat(view: EuropaView, numbers: BySeat, make: (realm: string, number: number) => Piece): Piece[] {
  return Object.entries(numbers).flatMap(([seat, number]) => {
    const realm = view.realms[Number(seat)]?.realm;
    return realm ? [make(realm, number)] : [];
  });
}

function influenceIn(view: EuropaView, { id, influence }: Area): Piece[] {
  return bySeat(view, influence, (realm, number) => token('influence', realm, `area:${id}`, `area:${id}`, number));
}

function armiesOf({ realm, own, armies }: Realm): Piece[] {
  return armies.flatMap((army, n): Piece[] => {
    if (!army) return [];
    const target = own ? `army:${n + 1}` : `realm@area:${realm}@${army.area}`;
    const piece = token(army.general ? 'army-led' : 'army', realm, `area:${army.area}`, target, unitsOf(army.units));
    return [{ ...piece, id: `army-${realm}-${n}`, rank: RANK['army']! }];
  });
}

function fleetOf(view: EuropaView, realm: string, water: string, number: number): Piece {
  return token('fleet', realm, waterPlace(view, water), `realm@water:${realm}@${water}`, number);
}

function tieOf(view: EuropaView, realm: string, tie: Tie): Piece[] {
  const at = tie === 'self' ? null : capitalOf(view, realm);
  if (!at) return [];
  return [{ id: `tie-${realm}`, target: `realm:${realm}`, area: at, symbol: `europa-map-tie-${tie}`, side: 'none', rank: RANK['tie']! }];
}

function signsOf({ id, crusade, battlefield }: Area): Piece[] {
  const place = `area:${id}`;
  return [
    ...(crusade ? [{ ...plainToken('crusade', 'none', place), rank: RANK['sign']! }] : []),
    ...(battlefield ? [{ ...plainToken('battlefield', 'none', place), rank: RANK['sign']! }] : []),
  ];
}

/** Who protects trade in a zone, ship by ship, in the places printed there. */
export function guardsOf(view: EuropaView, guards: BySeat): string[] {
  return Object.entries(guards).flatMap(([seat, number]) => Array.from({ length: number }, () => view.realms[Number(seat)]?.realm ?? 'none'));
}

