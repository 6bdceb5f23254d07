/** The cards of places: everything about an area, a province, a zone, a node, a realm, and what it means for the reader. */
import type { Args } from '../../../language/language.svelte';
import type { TableStore } from '../../../table/table.svelte';
import type { Help } from '../../title';
import { byId, europaView, ownRealms, printedOn, realmOf, seatOf, type Area, type BySeat, type EuropaView, type Province, type Realm } from '../picture';
import { forcesIn } from '../scene';
import { cellOf, zoneOf } from './ground.svelte';
import { tiesOf } from './paint';
import { capitalOf, commander } from './places';

type Helper = (store: TableStore, id: string) => Help | null;

export const HELPERS: Record<string, Helper> = {
  area: ofArea,
  province: ofProvince,
  zone: ofZone,
  water: (store, id) => (byId(europaView(store.view).provinces, id) ? ofProvince(store, id) : ofZone(store, id)),
  node: ofNode,
  realm: ofRealm,
  army: ofArmy,
  'realm@area': (store, id) => ofForces(store, id, 'area'),
  'realm@water': (store, id) => ofForces(store, id, 'water'),
};

const say = ({ teller }: TableStore, message: string, args: Args = {}) => teller.words.say(message, args);
const thing = ({ teller }: TableStore, kind: string, id: string) => teller.thing(kind, id);
const realm = (store: TableStore, id: string | null) => (id === null ? '' : thing(store, 'realm', id));

/** A sentence of parts; none where there is nothing to say. */
function list(parts: (string | null | false | undefined)[], between = ', '): string[] {
  const said = parts.filter((part): part is string => Boolean(part));
  return said.length ? [capital(said.join(between))] : [];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function seats(store: TableStore, view: EuropaView, numbers: BySeat): string[] {
  return Object.entries(numbers).map(([seat, number]) => {
    const who = seat === 'empire' ? say(store, 'text-empire-cubes') : realm(store, view.realms[Number(seat)]?.realm ?? null);
    return `${who} ${number}`;
  });
}

// -- land

function ofProvince(store: TableStore, id: string): Help | null {
  const view = europaView(store.view);
  const province = byId(view.provinces, id);
  if (!province) return null;
  const cell = cellOf(view, id);
  const area = cell && byId(view.areas, cell.area);
  const lines = [
    ...list([
      cell && thing(store, 'area', cell.area),
      cell && sizeOf(store, province, cell.size[printedOn(store.frame).side] ?? ''),
      cell?.port && say(store, cell.port === 'seafaring' ? 'text-seafaring' : 'text-port'),
      cell?.gold && say(store, 'text-gold'),
      cell?.empire && !area?.outside && say(store, 'text-imperial'),
      province.plus && say(store, 'text-manpower-token'),
    ]),
    ...list(holding(store, province)),
    ...list([province.unrest && say(store, 'text-unrest'), area && say(store, 'chart-faith', { religion: thing(store, 'religion', area.religion) })]),
  ];
  return { heading: thing(store, 'province', id), lines, forYou: area && meaning(store, view, province, area), rule: 'europa:2' };
}

/** A province in a line: how large, with a port, whose, and who holds it. */
export function inShort(store: TableStore, id: string): string[] {
  const view = europaView(store.view);
  const [province, cell] = [byId(view.provinces, id), cellOf(view, id)];
  if (!province || !cell) return [];
  const size = sizeOf(store, province, cell.size[printedOn(store.frame).side] ?? '');
  return list([size, cell.port && say(store, 'text-port'), ...holding(store, province)]);
}

function sizeOf(store: TableStore, { town, vassal }: Province, size: string): string {
  if (town) return say(store, `chart-town-${town}`);
  return vassal ? say(store, 'chart-sign-vassal') : size === 'large' ? say(store, 'chart-printed-large') : '';
}

/** Who owns and who holds. */
function holding(store: TableStore, { owner, overlord, occupier, rebels, core, capital: seat }: Province): string[] {
  if (!owner) return [say(store, 'chart-nobody')];
  const vassal = overlord && overlord !== owner;
  return [
    vassal ? say(store, 'text-vassal-of', { vassal: realm(store, owner), realm: realm(store, overlord) }) : realm(store, owner),
    ...(seat ? [say(store, 'text-capital')] : []),
    ...(core && core !== owner ? [say(store, 'text-core-of', { realm: realm(store, core) })] : []),
    ...(occupier ? [say(store, 'text-occupied-by', { realm: realm(store, occupier) })] : []),
    ...(rebels ? [say(store, 'text-rebel-town')] : []),
  ];
}

/** What an owner is to the reader, and what ties the reader has to the area. */
function meaning(store: TableStore, view: EuropaView, { owner }: Province, area: Area): string | undefined {
  const own = ownRealms(view)[0];
  if (!own) return undefined;
  return list([owner ? tied(store, view, own, owner) : null, ...stake(store, view, own, area)], '; ')[0];
}

function tied(store: TableStore, view: EuropaView, own: Realm, other: string): string | null {
  const tie = tiesOf(view, own.realm).get(other);
  return tie ? say(store, `chart-for-${tie}`, { realm: realm(store, other) }) : null;
}

function stake(store: TableStore, view: EuropaView, own: Realm, area: Area): (string | null)[] {
  const cubes = area.influence[seatOf(view, own.realm)];
  return [
    cubes ? say(store, 'text-your-influence', { number: cubes }) : null,
    own.claims.includes(area.id) ? say(store, 'chart-your-claim') : null,
    own.cores.includes(area.id) ? say(store, 'chart-your-core') : null,
  ];
}

function ofArea(store: TableStore, id: string): Help | null {
  const view = europaView(store.view);
  const area = byId(view.areas, id);
  if (!area) return null;
  const claims = view.realms.flatMap(({ realm: who, claims }) => (claims.includes(id) ? [say(store, 'text-claimed', { realm: realm(store, who) })] : []));
  const cubes = seats(store, view, area.influence);
  const lines = [
    ...list([
      say(store, 'chart-faith', { religion: thing(store, 'religion', area.religion) }),
      id in (view.empire?.electors ?? {}) && say(store, 'text-elector'),
      area.outside && say(store, 'text-outside'),
      area.plague && say(store, 'text-plague'),
      area.battlefield && say(store, 'text-battlefield'),
      area.crusade && say(store, 'text-crusade-here'),
      ...claims,
    ]),
    ...owners(store, view, id),
    ...(cubes.length ? [say(store, 'text-influence', { cubes: cubes.join(', ') })] : []),
    ...forces(store, view, `area:${id}`),
  ];
  const own = ownRealms(view)[0];
  return { heading: thing(store, 'area', id), lines, forYou: own && list(stake(store, view, own, area), '; ')[0], rule: 'europa:2' };
}

/** The provinces of an area, owner by owner. */
function owners(store: TableStore, view: EuropaView, area: string): string[] {
  const found = new Map<string | null, string[]>();
  for (const id of printedOn(store.frame).areas[area] ?? []) {
    const province = byId(view.provinces, id);
    if (!province) continue;
    const signs = list([province.rebels && say(store, 'text-rebel-town'), province.occupier && say(store, 'text-occupied-by', { realm: realm(store, province.occupier) }), province.unrest && say(store, 'text-unrest')])[0];
    const said = `${thing(store, 'province', id)}${signs ? ` (${signs.toLowerCase()})` : ''}`;
    found.set(province.owner, [...(found.get(province.owner) ?? []), said]);
  }
  return [...found].map(([owner, provinces]) => `${owner ? realm(store, owner) : say(store, 'chart-nobody')}: ${provinces.join(', ')}`);
}

function forces(store: TableStore, view: EuropaView, place: string): string[] {
  const found = Object.entries(forcesIn(view, place));
  if (!found.length) return [];
  const units = found.map(([who, number]) => `${realm(store, who)} ${number}`).join(', ');
  return [say(store, place.startsWith('area:') ? 'text-units' : 'chart-ships', { units, ships: units })];
}

// -- sea and trade

function ofZone(store: TableStore, id: string): Help | null {
  const view = europaView(store.view);
  const water = byId(view.waters, id);
  if (!water) return null;
  const taken = Object.values(water.guards).reduce((sum, number) => sum + number, 0);
  const slots = zoneOf(view, id)?.patrols.length ?? 0;
  const lines = [
    ...water.fleets.flatMap((seat) => fleet(store, view.realms[seat])),
    ...Object.entries(water.light).map(([seat, number]) => say(store, 'text-light', { realm: realm(store, view.realms[Number(seat)]?.realm ?? null), number })),
    ...Object.entries(water.guards).map(([seat, number]) => say(store, 'text-guards', { realm: realm(store, view.realms[Number(seat)]?.realm ?? null), number })),
    say(store, 'chart-patrols', { free: slots - taken, slots }),
  ];
  return { heading: thing(store, 'zone', id), lines, rule: 'europa:2' };
}

function fleet(store: TableStore, mat: Realm | undefined): string[] {
  if (!mat?.fleet) return [];
  const ships = Object.entries(mat.fleet.ships).map(([ship, number]) => `${thing(store, 'ship', ship)} ${number}`);
  return [capital(say(store, 'text-fleet', { realm: realm(store, mat.realm), ships: ships.join(', ') }))];
}

function ofNode(store: TableStore, id: string): Help | null {
  const view = europaView(store.view);
  const node = byId(view.nodes, id);
  if (!node) return null;
  const { zones, areas } = printedOn(store.frame).nodes[id] ?? { zones: [], areas: [] };
  const merchants = node.merchants.map(({ seat, tapped }) => {
    const who = realm(store, view.realms[seat]?.realm ?? null);
    return tapped ? say(store, 'text-merchant-tapped', { realm: who }) : who;
  });
  const lines = [
    ...list([...zones.map((zone) => thing(store, 'zone', zone)), ...areas.map((area) => thing(store, 'area', area))]),
    ...(merchants.length ? [say(store, 'chart-merchants', { realms: merchants.join(', ') })] : []),
    ...list([node.developed && say(store, 'text-developed'), node.pirates > 0 && say(store, 'text-pirates', { number: node.pirates })]),
  ];
  const stall = view.market[id];
  const pays = stall?.pays;
  const own = ownRealms(view).length > 0;
  if (pays) lines.push(say(store, 'chart-pays', { least: pays[0], mean: pays[1], most: pays[2], power: stall.power }));
  else if (own && !stall?.way.length) lines.push(say(store, 'chart-out-of-reach'));
  const mine = node.merchants.filter(({ seat }) => view.realms[seat]?.own).length;
  return { heading: thing(store, 'node', id), lines, forYou: mine ? say(store, 'chart-your-merchants', { number: mine }) : undefined, rule: 'europa:12' };
}

// -- realms and their forces

function ofRealm(store: TableStore, id: string): Help | null {
  const view = europaView(store.view);
  const mat = realmOf(view, id);
  const land = view.provinces.filter(({ owner }) => owner === id);
  const home = capitalOf(view, id);
  const names = (realms: string[]) => realms.map((other) => realm(store, other)).join(', ');
  const ties = [...tiesOf(view, id)].filter(([, tie]) => tie !== 'self');
  const lines = [
    ...list([
      home && `${say(store, 'text-capital')} ${thing(store, 'province', home.slice('province:'.length))}`,
      say(store, 'chart-provinces', { number: land.length }),
      mat && thing(store, 'religion', mat.religion),
      mat?.leans && say(store, `text-leans-${mat.leans}`),
    ]),
    ...(mat ? [say(store, 'chart-realm-means', { prestige: mat.prestige, stability: mat.stability, ducats: mat.ducats, tax: mat.tax })] : []),
    ...(['war', 'ally', 'truce', 'marriage'] as const).flatMap((kind) => {
      const found = ties.filter(([, tie]) => tie === kind).map(([other]) => other);
      return found.length ? [`${say(store, `chart-sign-tie-${kind}`)}: ${names(found)}`] : [];
    }),
  ];
  const own = ownRealms(view)[0];
  return { heading: realm(store, id), lines, forYou: own ? (tied(store, view, own, id) ?? undefined) : undefined, rule: mat ? 'europa:2' : 'europa:13' };
}

function ofArmy(store: TableStore, number: string): Help | null {
  const mat = commander(europaView(store.view));
  const army = mat?.armies[Number(number) - 1];
  if (!mat || !army) return null;
  return { heading: thing(store, 'army', number), lines: [thing(store, 'area', army.area), units(store, army.units, army.general)], rule: 'europa:9.1' };
}

function units(store: TableStore, found: Record<string, number>, general: boolean): string {
  const kinds = Object.entries(found).map(([key, number]) => {
    const [category, unit] = key.split(' ') as [string, string];
    return say(store, 'text-unit', { category: thing(store, 'category', category), unit: thing(store, 'unit', unit), number });
  });
  return list([...kinds, general && say(store, 'text-role-general')])[0] ?? '';
}

/** Everything a realm has in a place. */
function ofForces(store: TableStore, id: string, kind: 'area' | 'water'): Help | null {
  const view = europaView(store.view);
  const [who, place] = id.split('@') as [string, string];
  const mat = realmOf(view, who);
  if (!mat) return null;
  const seat = seatOf(view, who);
  const lines =
    kind === 'area'
      ? [
          ...mat.armies.flatMap((army, n) => (army?.area === place ? [`${capital(thing(store, 'army', String(n + 1)))}: ${units(store, army.units, army.general)}`] : [])),
          ...[byId(view.areas, place)?.infantry[seat]].flatMap((number) => (number ? [say(store, 'text-loose', { realm: realm(store, who), number })] : [])),
        ]
      : [...(mat.fleet?.water === place ? fleet(store, mat) : []), ...[byId(view.waters, place)?.light[seat]].flatMap((number) => (number ? [say(store, 'text-light', { realm: realm(store, who), number })] : []))];
  const own = ownRealms(view)[0];
  return { heading: `${realm(store, who)}, ${thing(store, kind, place)}`, lines, forYou: own && own.realm !== who ? (tied(store, view, own, who) ?? undefined) : undefined, rule: 'europa:9.1' };
}
