/** Everything at a table that can be looked for: what has a name and can explain itself. */
import { plain } from '../../pages/rules';
import type { TableStore } from '../table.svelte';

export interface Thing {
  target: string;
  name: string;
  /** Its first line, to tell it from others of that name. */
  more: string;
}

export function things(store: TableStore, typed: string): Thing[] {
  const wanted = plain(typed.trim()).split(/\s+/);
  const found: Thing[] = [];
  for (const [kind, { ids }] of Object.entries(store.frame.things)) {
    for (const id of ids) {
      const name = store.teller.thing(kind, id);
      const folded = plain(name);
      if (!wanted.every((word) => folded.includes(word))) continue;
      const help = store.title.help(store, `${kind}:${id}`);
      if (help) found.push({ target: `${kind}:${id}`, name: help.heading || name, more: help.lines[0] ?? '' });
    }
  }
  return found;
}
