/** What the map file knows of provinces and sea hexes and the view does not. */
import { SvelteMap } from 'svelte/reactivity';
import { loadSheet, type Hex, type Sheet } from '../../../map/sheet';
import type { TableStore } from '../../../table/table.svelte';

const boards = new SvelteMap<string, Map<string, Hex>>();
const asked = new Set<string>();

/** A hex of the board; undefined until the map file is here, which tells whoever reads this. */
export function sea({ frame: { board } }: TableStore, id: string): Hex | undefined {
  if (!asked.has(board)) void load(board);
  return boards.get(board)?.get(id);
}

async function load(board: string): Promise<void> {
  asked.add(board);
  try {
    const sheet = await loadSheet<Sheet>('mocarstwa', board);
    boards.set(board, new Map((sheet.hexes ?? []).map((hex) => [hex.id, hex])));
  } catch {
    asked.delete(board);
  }
}
