/** What the map file knows of each land and the view does not: kind, value, whose home it is. */
import { SvelteMap } from 'svelte/reactivity';
import { loadSheet, type Area, type Sheet } from '../../map/sheet';

const boards = new SvelteMap<string, Map<string, Area>>();
const asked = new Set<string>();

/** A land of a board; undefined until the map file is here, which tells whoever reads this. */
export function land(board: string, id: string): Area | undefined {
  if (!asked.has(board)) void load(board);
  return boards.get(board)?.get(id);
}

async function load(board: string): Promise<void> {
  asked.add(board);
  try {
    const sheet = await loadSheet<Sheet>('raison', board);
    boards.set(board, new Map(sheet.areas.map((area) => [area.id, area])));
  } catch {
    asked.delete(board);
  }
}
