/** How the maps of a table are looked at: in which mode, and in the diplomatic one through whose eyes. */
import * as kept from '../../../lib/kept';
import type { TableStore } from '../../../table/table.svelte';
import { europaView, ownRealms } from '../picture';
import { modeAsked, modeFor, modeOf, MODES, modeTold, type Mode } from './modes';

const KEPT = 'europa-mode';

export class Look {
  private chosen = $state<Mode>(kept.preference<Mode>(KEPT, 'political'));
  /** The mode instead of which the reader has chosen one of their own, as long as questions need no other. */
  private own = $state<Mode | null>(null);
  private realm = $state<string | null>(null);

  constructor(private readonly store: TableStore) {}

  /** What is being told needs, else the question before the reader. */
  needed = $derived.by((): Mode | null => {
    const { answering, choices, player, steps, title, view } = this.store;
    if (player.telling) return modeTold(player.lines.slice(0, player.place + 1).map((line) => line.at(-1)!.name));
    if (!answering) return null;
    return modeAsked(view.decision) ?? modeFor(choices, title.ends) ?? (europaView(view).battle ? 'military' : modeOf(steps[0]));
  });
  mode = $derived.by((): Mode => {
    if (this.needed && this.own !== this.needed) return this.needed;
    return MODES.includes(this.chosen) ? this.chosen : 'political';
  });
  /** Through whose eyes ties are seen. */
  eyes = $derived.by(() => {
    const view = europaView(this.store.view);
    return this.realm ?? ownRealms(view)[0]?.realm ?? view.realms[view.active]?.realm ?? '';
  });

  choose(mode: Mode): void {
    this.chosen = mode;
    this.own = this.needed ?? this.own;
    kept.prefer(KEPT, mode);
  }

  /** See as a realm does; null: as the reader's own. */
  see(realm: string | null): void {
    this.realm = realm;
  }
}

const looks = new WeakMap<TableStore, Look>();

export function lookOf(store: TableStore): Look {
  let look = looks.get(store);
  if (!look) looks.set(store, (look = new Look(store)));
  return look;
}
