/** What hover or a long press says of a thing. */
import type { TableStore } from '../../table/table.svelte';
import type { Help } from '../title';
import { helpOfCards } from './help_cards';
import { HELPERS } from './map/help';

export function help(store: TableStore, target: string): Help | null {
  const at = target.indexOf(':');
  return HELPERS[target.slice(0, at)]?.(store, target.slice(at + 1)) ?? helpOfCards(store, target);
}
