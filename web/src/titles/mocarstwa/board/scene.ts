/** How a position and an event of Mocarstwa show on the map. */
import type { Happening, Offer, View } from '../../../api/client';
import type { TableStore } from '../../../table/table.svelte';
import type { Arrow, Piece, Scene } from '../../title';
import {
  each, KINDS, mocarstwaView, ownPowers, provinceOf, shipOf, size, standingOf,
  type Kind, type MocarstwaView, type Province, type Ship,
} from '../picture';

/** The questions of a military phase: in it, who has acted is told apart from who has not. */
const MILITARY = new Set([
  'Orders', 'Defend', 'Reroll', 'Enter', 'CrewLoss', 'HitShip', 'CrossOver', 'ChooseBattle', 'LayCards', 'LaySecond',
  'Casualty', 'GoBack', 'Drive', 'PressGang', 'Elite', 'Promotion', 'Exchange', 'Refresh', 'SailAgain',
]);
/** Arguments that name where somebody comes from, and where to. */
const FROM = ['from', 'ship'] as const;
const TO = ['to', 'hex', 'ship'] as const;
/** Choices of a unit ashore, of a ship, and of one unit where it stands. */
const MARCHES = new Set(['move', 'ride', 'attack', 'leap', 'embark', 'attack-ship', 'assail']);
const VOYAGES = new Set(['sail', 'disembark', 'salvo', 'board', 'shell', 'land']);
const ASSAULTS = new Set(['attack', 'leap', 'assail', 'salvo', 'board', 'shell', 'land', 'attack-ship']);

export function unitTarget(kind: string, place: string): string {
  return `unit@place:${kind}@${place}`;
}

/** The kind and the place of a counter. */
export function unitAt(target: string): { kind: Kind; place: string } | null {
  if (!target.startsWith('unit@place:')) return null;
  const [kind, place] = target.slice('unit@place:'.length).split('@') as [Kind, string];
  return { kind, place };
}

/** Choices of where something comes onto the map: of a place first, then of what. */
const PLACEMENTS = new Set(['deploy', 'recruit', 'erect']);

/** Who acts, and where to: a unit where it stands, or a ship with whoever serves her; of what is put on the map where it
    comes, since one fills a place and goes on to the next. */
export function counters({ verb, about }: Offer): string[] | null {
  const { unit, work, from, ship, to, hex, place } = about;
  if (PLACEMENTS.has(verb)) return [`place:${place}`, unit === undefined ? `work:${work}` : `unit:${unit}`];
  if (MARCHES.has(verb)) return [unitTarget(String(unit), String(from)), `place:${to ?? ship}`];
  if (VOYAGES.has(verb)) return [`place:${ship}`, hex === undefined ? `place:${to}` : `hex:${hex}`];
  if (verb === 'dismiss' || verb === 'refresh') return [unitTarget(String(unit), String(place))];
  if (verb === 'enter') return [unitTarget(String(unit), String(from))];
  return null;
}

/** How many units of a counter's kind can act, or whether a ship has somebody who can. */
export function able(view: View, target: string): number {
  const shown = mocarstwaView(view);
  const unit = unitAt(target);
  if (!unit) return size(shipOf(shown, target.slice('place:'.length))?.fresh ?? {}) ? 1 : 0;
  const there = provinceOf(shown, unit.place);
  return (there?.fresh[unit.kind] ?? 0) + (there?.riding[unit.kind] ?? 0);
}

/** The strongest units lie on top. */
function rank(kind: Kind): number {
  return KINDS.length - KINDS.indexOf(kind);
}

function garrison(province: Province, phase: boolean): Piece[] {
  const { id: area, holder, units, fresh, riding, tired } = province;
  if (!holder) return [];
  return KINDS.flatMap((kind) => {
    const many = units[kind] ?? 0;
    const [ready, onward, weary] = [fresh[kind] ?? 0, riding[kind] ?? 0, tired[kind] ?? 0];
    return Array.from({ length: many }, (_, n): Piece => ({
      id: `${kind}@${area}#${n}`,
      target: unitTarget(kind, area),
      area,
      symbol: `mocarstwa-${kind}`,
      device: `device-${holder}`,
      side: holder,
      rank: rank(kind),
      spent: phase && n >= ready + onward,
      badge: n >= ready && n < ready + onward ? '»' : n >= many - weary ? '−1' : undefined,
    }));
  });
}

function fortOf({ id: area, fort, holder }: Province): Piece[] {
  if (!fort) return [];
  return [{ id: `fort@${area}`, target: `place:${area}`, area, symbol: `mocarstwa-${fort}`, side: holder ?? 'none', rank: 8, uncounted: true }];
}

/** Commanders, free and captive. */
function staff({ id: area, commander, captive, holder }: Province): Piece[] {
  const token = (kind: string, side: string, badge?: string): Piece => ({
    id: `${kind}@${area}`, target: `place:${area}`, area, symbol: `mocarstwa-commander-${kind}`, side, rank: 7, badge, uncounted: true,
  });
  return [
    ...(commander ? [token(commander, holder ?? 'none')] : []),
    ...(captive ? [token(captive, 'none', '⛓')] : []),
  ];
}

function ship({ id, hex, kind, masts, decks, units, holder, banner, sailed, fresh }: Ship, phase: boolean): Piece {
  const side = holder ?? banner;
  return {
    id, target: `place:${id}`, area: hex, symbol: `mocarstwa-${kind}-${masts}-${decks}`, side: side ?? 'none',
    device: side ? `device-${side}` : undefined, number: size(units), rank: 0, spent: phase && sailed && !size(fresh),
  };
}

/** Those who are on their way into battles with cards stand at the place they attack, under crossed swords. */
function assaults({ assaults: all, battle, players, active, provinces }: MocarstwaView): Piece[] {
  const land = new Set(provinces.map(({ id }) => id));
  const independents = (battle?.before ?? []).map((unit) => ({ to: battle!.place, unit, side: 'independents' }));
  const power = players[active]?.power ?? 'none';
  const ashore = [...all.map((one) => ({ ...one, side: power })), ...independents].filter(({ to }) => land.has(to));
  return ashore.flatMap(({ to, unit, side }, n): Piece[] => {
    if (!unit) return [];
    const common = { target: `place:${to}`, area: to, side, device: `device-${side}` };
    return [{ id: `assault#${n}`, symbol: `mocarstwa-${unit}`, rank: rank(unit), badge: '⚔', ...common }];
  });
}

/** The power whose units get orders now: only of these some have acted and others have not. */
export function acting({ provinces, players, active, decision, assaults: all }: MocarstwaView): string | null {
  const power = (decision && MILITARY.has(decision.name) && players[active]?.power) || null;
  const begun = provinces.some((place) => place.holder === power && size(place.fresh) + size(place.riding));
  return begun || all.length ? power : null;
}

export function scene(view: View): Scene {
  const shown = mocarstwaView(view);
  const { provinces, ships, players } = shown;
  const power = acting(shown);
  const playing = new Set(players.map(({ power }) => power));
  const held = provinces.flatMap(({ id, holder }) => (holder && playing.has(holder) ? [[id, holder] as const] : []));
  return {
    pieces: [
      ...provinces.flatMap((province) => [
        ...garrison(province, province.holder === power), ...fortOf(province), ...staff(province),
      ]),
      ...ships.map((one) => ship(one, one.holder === power)),
      ...assaults(shown),
    ],
    holder: Object.fromEntries(held),
  };
}

/** The province or the field of the sea in which a target stands. */
export function area(view: View, target: string): string | null {
  const unit = unitAt(target);
  const [kind, id] = target.split(':') as [string, string];
  if (kind === 'hex') return id;
  const place = unit?.place ?? (kind === 'place' ? id : null);
  if (place === null) return null;
  return shipOf(mocarstwaView(view), place)?.hex ?? place;
}

export function attacks(_: View, { verb }: Offer): boolean {
  return ASSAULTS.has(verb);
}

/** How many of a counter's kind can still act; what a ship carries; what a commander is good for. */
export function origin({ view, teller }: TableStore, target: string): string | null {
  if (target.startsWith('commander:')) return teller.words.say(`help-${target.replace(':', '-')}`);
  const shown = mocarstwaView(view);
  const unit = unitAt(target);
  if (unit) {
    const many = able(view, target);
    return many > 1 ? `×${many}` : null;
  }
  const ship = shipOf(shown, target.slice('place:'.length));
  return ship ? teller.words.say('panel-aboard', { number: size(ship.units), crew: ship.crew }) : null;
}

/** Own powers with their provinces, units and ships. */
export function stakes(view: View): string[] {
  const shown = mocarstwaView(view);
  const own = ownPowers(shown);
  const mine = [...shown.provinces, ...shown.ships].filter(({ holder }) => holder !== null && own.includes(holder));
  return [
    ...own.map((power) => `power:${power}`),
    ...mine.flatMap(({ id, units }) => [`place:${id}`, ...new Set(each(units).map((kind) => unitTarget(kind, id)))]),
  ];
}

/** What the independents do names no power. */
const INDEPENDENT = new Set(['independents-phase', 'fell-back']);

export function actor({ name, about }: Happening): string | null {
  if (INDEPENDENT.has(name)) return 'independents';
  const power = about['power'];
  return power === undefined ? null : String(power);
}

/** The way of a unit or a ship. */
export function arrow({ about }: Pick<Happening, 'about'>, view: View): Arrow | null {
  const [from, to] = [first(about, FROM), first(about, TO)];
  if (from === null || to === null || from === to) return null;
  const shown = mocarstwaView(view);
  const place = (id: string) => shipOf(shown, id)?.hex ?? id;
  return { from: place(from), to: place(to), side: String(about['power'] ?? standingOf(shown, from)?.holder ?? 'none') };
}

function first(about: Happening['about'], names: readonly string[]): string | null {
  const name = names.find((one) => about[one] !== undefined);
  return name === undefined ? null : String(about[name]);
}
