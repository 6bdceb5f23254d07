/** What the map files know of provinces and zones and the view does not. */
import { SvelteMap } from 'svelte/reactivity';
import { loadSheet } from '../../../map/sheet';
import { isDistant } from './places';
import type { EuropaView } from '../picture';
import type { Cell, ProvinceFile, Zone } from './sheet';

const files = new SvelteMap<string, { cells: Map<string, Cell>; zones: Map<string, Zone> }>();
const asked = new Set<string>();

/** Of the sheet on which a place lies; undefined until its file is here, which tells whoever reads this. */
function sheetOf(view: EuropaView, place: string) {
  const name = isDistant(view, place) ? 'distant' : 'main';
  if (!asked.has(name)) void load(name);
  return files.get(name);
}

export function cellOf(view: EuropaView, id: string): Cell | undefined {
  return sheetOf(view, `province:${id}`)?.cells.get(id);
}

export function zoneOf(view: EuropaView, id: string): Zone | undefined {
  return sheetOf(view, `zone:${id}`)?.zones.get(id);
}

async function load(name: string): Promise<void> {
  asked.add(name);
  try {
    const { provinces, zones } = await loadSheet<ProvinceFile>('europa', name);
    files.set(name, { cells: new Map(provinces.map((cell) => [cell.id, cell])), zones: new Map(zones.map((zone) => [zone.id, zone])) });
  } catch {
    asked.delete(name);
  }
}
