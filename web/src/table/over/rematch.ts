/** A new table like the one that is over. */
import type { NewTable } from '../../api/client';
import * as kept from '../../lib/kept';
import type { TableStore } from '../table.svelte';

/** The same places: one's own seats, the same bots, invitations for the others. */
export function again(store: TableStore): NewTable {
  const own = new Set(kept.table(store.id)?.keys.map(({ seat }) => seat));
  return {
    title: store.frame.title,
    scenario: store.frame.scenario,
    options: store.frame.options,
    spectators: store.table.spectators,
    seed: null,
    places: store.table.seats.map(({ seat, person, bot, name }) => {
      if (own.has(seat)) return { who: 'me', bot: 'steward', name: name || null };
      if (person) return { who: 'open', bot: 'steward', name: null };
      return { who: 'bot', bot: bot ?? 'steward', name: null };
    }),
  };
}
