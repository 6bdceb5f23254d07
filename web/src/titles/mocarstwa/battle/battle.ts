/** The sum of a battle, line by line, from what its events tell and what the position before it says. */
import type { Happening, View } from '../../../api/client';
import {
  FORMATIONS, formationOf, mocarstwaView, provinceOf, shipOf, type CardFace, type Kind, type MocarstwaView, type Printed,
  type Serving, type Sum,
} from '../picture';

const BEATS: Record<string, string> = { assault: 'fire', fire: 'formation', formation: 'assault' };

export interface CardSide {
  power: string;
  /** The cards that were laid, the last one counting. */
  cards: string[];
  /** What units, walls and a commander were worth before the cards; null where that is not known. */
  sum: Sum | null;
  /** The value of the card that counts, and whether the other one cancels it. */
  value: number;
  beaten: boolean;
  /** The other side's Lost Orders did that. */
  lost: boolean;
  /** What the Cannonades of the card add: twice from and in walls and on ships. */
  cannonade: number;
  /** What the symbols and signs of the card brought; null where the units are not known. */
  symbols: number | null;
  /** The symbols that are printed on it, each with the unit that used it. */
  used: Use[];
  total: number | null;
}

/** A symbol of a card and the unit that used it; null: none was there for it. */
export interface Use {
  arm: Arm;
  by: Serving | null;
}

type Arm = (typeof FORMATIONS)[number];

export interface DiceSide {
  dice: number[];
  bonus: number;
  total: number;
}

/** The symbols of a card, one by one. */
export function armsOn({ symbols }: Pick<CardFace, 'symbols'>): Arm[] {
  return FORMATIONS.flatMap((arm) => Array.from({ length: symbols[arm] ?? 0 }, () => arm));
}

/** The cards of both sides and what they came to. */
export function cardSides(events: Happening[], { cards }: Printed, before: View | null): [CardSide, CardSide] {
  const { power, defender } = events[0]!.about as { power: string; defender: string };
  const laid = (who: string) => events.flatMap(({ name, about }) => (name === 'laid' && about['power'] === who ? [String(about['card'])] : []));
  const points = events.find(({ name }) => name === 'points')?.about;
  const fight = before ? mocarstwaView(before).battle : null;
  const faces = [laid(power), laid(defender)];
  const side = (at: 0 | 1, who: string): CardSide => {
    const [own, other] = [cards[faces[at]!.at(-1) ?? ''], cards[faces[1 - at]!.at(-1) ?? '']];
    const lost = faces[1 - at]!.some((card) => cards[card]?.type === 'lost-orders');
    const beaten = lost || (own !== undefined && other !== undefined && BEATS[other.type] === own.type);
    const value = own?.value ?? 0;
    const total = points ? Number(points[at ? 'defence' : 'attack']) : null;
    const sum = fight?.sums[at] ?? null;
    const silent = lost && faces[at]!.length === 1;
    const bombs = own && !silent ? own.signs.filter((sign) => sign === 'cannonade').length : 0;
    const cannonade = bombs * (before && sheltered(mocarstwaView(before), at) ? 2 : 1);
    const symbols = sum === null || total === null ? null : total - sum.base - (beaten ? 0 : value) - cannonade;
    const used = own ? uses(own, silent ? [] : (sum?.serving ?? [])) : [];
    return { power: who, cards: faces[at]!, sum, value, beaten, lost, cannonade, symbols, used, total };
  };
  return [side(0, power), side(1, defender)];
}

/** Whether a side fights from walls or a ship, or in them. */
function sheltered(view: MocarstwaView, at: 0 | 1): boolean {
  const { place, force } = view.battle!;
  const walls = (id: string) => shipOf(view, id) !== undefined || Boolean(provinceOf(view, id)?.fort);
  return shipOf(view, place) !== undefined || (at ? walls(place) : force.some(({ from }) => walls(from)));
}

/** What a unit counts for before the cards: at sea a served deck or battery 1, and no crew shields its ship; from a ship
    all fight on foot. */
export function worthOf(view: MocarstwaView, { units }: Printed, unit: Kind, from: string | null): number | null {
  const atSea = shipOf(view, view.battle!.place) !== undefined;
  if (from === null) return atSea ? null : units[unit].defence;
  if (atSea) return 1;
  return units[shipOf(view, from) && unit !== 'grenadiers' ? 'infantry' : unit].attack;
}

/** Which unit uses which symbol of a card: each unit one, those ashore first; guns of a ship are served by any. */
export function uses({ symbols }: CardFace, serving: Serving[]): Use[] {
  const idle = new Set(serving);
  const take = (fits: (one: Serving) => boolean): Serving | null => {
    const found = [...idle].find((one) => !one.aboard && fits(one)) ?? [...idle].find(fits) ?? null;
    if (found) idle.delete(found);
    return found;
  };
  return FORMATIONS.flatMap((arm) =>
    Array.from({ length: symbols[arm] ?? 0 }, () => ({
      arm, by: take(({ unit, aboard }) => formationOf(unit) === arm || (arm === 'artillery' && aboard)),
    })),
  );
}

/** The throws of an attack with dice; the last ones count. */
export function throws(events: Happening[]): { attack: DiceSide | null; defence: DiceSide | null } {
  const last = (wanted: string): DiceSide | null => {
    const about = events.findLast(({ name }) => name === wanted)?.about;
    if (!about) return null;
    return { dice: [...String(about['dice'])].map(Number), bonus: Number(about['bonus']), total: Number(about['total']) };
  };
  return { attack: last('roll-attack'), defence: last('roll-defence') };
}
