/** What events, choices and positions mean to the stage: places, actors, ways, what is at stake. */
import type { Happening, Offer, View } from '../../api/client';
import type { TableStore } from '../../table/table.svelte';
import type { Arrow } from '../title';
import { commander, waterPlace } from './map/places';
import { unitsOf } from './map/tokens';
import { europaView, ownRealms, type EuropaView } from './picture';

/** Events that lead from a place to another, and what these are. */
const WAYS: Record<string, 'area' | 'zone' | 'node' | 'water'> = {
  marched: 'area', 'infantry-marched': 'area', 'rebels-moved': 'area', 'fleet-sailed': 'water', 'light-ship-sailed': 'water',
  'ship-moved': 'zone', 'merchant-moved': 'node',
};
const ASSAULTS = new Set(['declare-war', 'attack', 'fight', 'fight-at-sea', 'siege', 'besiege', 'crusade']);
/** Events that others do to somebody: who does it stands elsewhere. */
const DOERS = ['realm', 'by'] as const;

/** Own realms with their land, areas, armies and ties. */
export function stakes(view: View): string[] {
  const shown = europaView(view);
  return ownRealms(shown).flatMap(({ realm, armies, allies, claims }) => [
    `realm:${realm}`,
    ...shown.provinces.filter(({ owner, controller }) => owner === realm || controller === realm).map(({ id }) => `province:${id}`),
    ...armies.flatMap((army, n) => (army ? [`army:${n + 1}`, `area:${army.area}`] : [])),
    ...allies.map((ally) => `realm:${ally}`),
    ...claims.map((area) => `area:${area}`),
  ]);
}

export function actor({ about }: Happening): string | null {
  const key = DOERS.find((one) => about[one] !== undefined);
  return key === undefined ? null : String(about[key]);
}

export function attacks(_: View, { verb }: Offer): boolean {
  return ASSAULTS.has(verb);
}

/** Where an army of one's own stands, and how strong it is. */
export function origin({ view, teller }: TableStore, target: string): string | null {
  if (!target.startsWith('army:')) return null;
  const army = commander(europaView(view))?.armies[Number(target.slice('army:'.length)) - 1];
  if (army === null) return teller.words.say('chart-army-new');
  return army ? teller.words.say('chart-army-at', { area: teller.thing('area', army.area), number: unitsOf(army.units) }) : null;
}

/** Which option of an event that is carried out was chosen: by the reader where everybody chooses one, else by whoever took it. */
export function optionTaken(story: readonly Happening[], event: string, realm: string, own: readonly string[]): string | null {
  const since = story.slice(story.findLastIndex(({ name, about }) => name === 'took-event' && about['event'] === event) + 1);
  const chosen = since.filter(({ name, about }) => name === 'chose-option' && about['event'] === event);
  const of = (realms: readonly string[]) => chosen.findLast(({ about }) => realms.includes(String(about['realm'])));
  const found = of(own) ?? of([realm]);
  return found ? String(found.about['option']) : null;
}

/** A war within reach; nearest is one with a cause. */
export function near(view: View, { verb, about }: Offer): number {
  const [own] = ownRealms(europaView(view));
  const cause = own?.prey[String(about['realm'])];
  return verb !== 'attack' || cause === undefined ? 0 : cause ? 2 : 1;
}

/** The way of an army, a ship or a merchant. */
export function arrow(event: Pick<Happening, 'about'>, view: View): Arrow | null {
  const kind = 'name' in event ? WAYS[String(event.name)] : undefined;
  const { from, to, realm } = event.about;
  if (!kind || from === undefined || to === undefined) return null;
  const place = (id: string) => (kind === 'water' ? waterPlace(europaView(view), id) : `${kind}:${id}`);
  return { from: place(String(from)), to: place(String(to)), side: String(realm ?? 'rebels') };
}

/** The strength of everybody in a place: units in an area, ships in a zone. */
export function forcesIn(view: EuropaView, place: string): Record<string, number> {
  const [kind, id] = place.split(':') as [string, string];
  const found: Record<string, number> = {};
  const add = (realm: string, number: number) => number && (found[realm] = (found[realm] ?? 0) + number);
  const seats = (numbers: Record<string, number> = {}) =>
    Object.entries(numbers).forEach(([seat, number]) => view.realms[Number(seat)] && add(view.realms[Number(seat)]!.realm, number));
  if (kind === 'area') {
    for (const { realm, armies } of view.realms) for (const army of armies) if (army?.area === id) add(realm, unitsOf(army.units));
    const area = view.areas.find((one) => one.id === id);
    seats(area?.infantry);
    if (area?.rebels) add('rebels', area.rebels);
  } else {
    for (const { realm, fleet } of view.realms) if (fleet?.water === id) add(realm, unitsOf(fleet.ships));
    const water = view.waters.find((one) => one.id === id);
    seats(water?.light);
    seats(water?.guards);
  }
  return found;
}
