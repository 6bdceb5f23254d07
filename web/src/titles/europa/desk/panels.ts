/** The furniture of the desk. */
import type { Closed, View } from '../../../api/client';
import type { TableStore } from '../../../table/table.svelte';
import type { Leaf, Panel } from '../../title';
import { europaView, ownRealms } from '../picture';
import Aims from './Aims.svelte';
import Events from './Events.svelte';
import Ideas from './Ideas.svelte';
import Orders from './Orders.svelte';
import Own from './Own.svelte';
import Realms from './Realms.svelte';
import RealmSheet from './RealmSheet.svelte';
import TableSheet from './TableSheet.svelte';

/** So much of what may wait is worth seeing. */
const LEAST = 140;

export const PANELS: Panel[] = [
  { id: 'realms', heading: 'panel-realms', component: Realms },
  { id: 'events', heading: 'panel-events', component: Events, note: faceDown },
  { id: 'own', heading: 'panel-own', component: Own, shown: (view) => ownRealms(europaView(view)).length > 0, aside: LEAST },
  { id: 'aims', heading: 'panel-aims', component: Aims, aside: LEAST },
  { id: 'ideas', heading: 'panel-ideas', component: Ideas, aside: LEAST },
  { id: 'orders', heading: 'panel-orders', component: Orders, aside: LEAST },
];

/** How many events nobody sees as yet. */
function faceDown(store: TableStore): string {
  const { events_down: number } = europaView(store.view);
  return number ? store.teller.words.say('text-events-down', { number }) : '';
}

const ON_TABLE = /^(event|idea|milestone|struggle):/;
const ON_MATS = /^(person|deed):/;

export const SHEETS: Leaf[] = [
  { id: 'table', heading: 'panel-table', component: TableSheet, holds: (_: View, target: string) => ON_TABLE.test(target) },
  { id: 'mats', heading: 'panel-mats', component: RealmSheet, holds: (_: View, target: string) => ON_MATS.test(target) },
];

/** Something has the middle of the table. */
export function focused(view: View): boolean {
  const { battle, scene } = europaView(view);
  return battle !== null || Object.keys(scene).length > 0;
}

const NEEDS: Record<string, 'power' | 'ducats'> = { 'no-power': 'power', 'no-ducats': 'ducats' };

/** How much power or how many ducats are missing for what a reason asks. */
export function short(store: TableStore, { key, about }: Closed['reason']): string | null {
  const own = ownRealms(europaView(store.view))[0];
  if (!own || !NEEDS[key]) return null;
  const power = about['power'] as keyof typeof own.power;
  const missing = Number(about['number']) - (NEEDS[key] === 'ducats' ? own.ducats : (own.power[power] ?? 0));
  return missing > 0 ? store.teller.words.say('panel-short', { number: missing }) : null;
}
