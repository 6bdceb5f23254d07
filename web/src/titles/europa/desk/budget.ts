/** Sums of a mat. */
import type { Army, EuropaView, Fleet, Realm } from '../picture';

/** What the next income would change of the treasury. */
export function netOf({ accounts }: Realm): number {
  return Object.values(accounts).reduce((sum, number) => sum + number, 0);
}

/** The rows of income and upkeep that are not empty. */
export function rowsOf({ accounts }: Realm): [string, number][] {
  return Object.entries(accounts).filter(([, number]) => number);
}

/** Units of an army by kind, whatever their category, then which of them are not regular ones. */
export function unitsOf({ units }: Army): { kind: string; number: number; category: string }[] {
  return Object.entries(units).map(([name, number]) => {
    const [category = '', kind = ''] = name.split(' ');
    return { kind, number, category };
  });
}

export function shipsOf({ ships }: Fleet): [string, number][] {
  return Object.entries(ships);
}

/** Loose infantry of a seat on the map, and its light ships outside the fleet. */
export function loose(view: EuropaView, seat: number): { infantry: number; light: number } {
  const at = String(seat);
  const infantry = view.areas.reduce((sum, area) => sum + (area.infantry[at] ?? 0), 0);
  const light = view.waters.reduce((sum, water) => sum + (water.light[at] ?? 0) + (water.guards[at] ?? 0), 0);
  return { infantry, light };
}

/** Nodes with merchants of a seat. */
export function merchantsOf(view: EuropaView, seat: number): { node: string; tapped: boolean }[] {
  return view.nodes.flatMap(({ id, merchants }) =>
    merchants.flatMap((one) => (one.seat === seat ? [{ node: id, tapped: one.tapped }] : [])),
  );
}
