/** What things cost, and how many of them a player could pay for. */
import type { Fact, Offer } from '../../../api/client';
import { GOODS, type Good, type MocarstwaView, type Player, type Price } from '../picture';

/** The goods that there are in this game: all that somebody has. */
export function traded({ players }: Pick<MocarstwaView, 'players'>): Good[] {
  return GOODS.filter((good) => players.some(({ goods }) => goods[good]));
}

/** The lowest of the prices among what is foretold; null: nothing is bought. */
export function cheapest(facts: Fact[]): Price | null {
  const prices = facts.filter(({ key }) => key === 'price').map(({ about }) => about as unknown as Price);
  return prices.length ? prices.reduce((low, one) => (one.ducats! < low.ducats! ? one : low)) : null;
}

export function parts(price: Price): [Good, number][] {
  return GOODS.flatMap((good) => (price[good] ? [[good, price[good]] as [Good, number]] : []));
}

/** How many of a price the goods of a player are enough for. */
export function affordable({ goods }: Player, price: Price): number {
  const counts = parts(price).map(([good, number]) => Math.floor(goods[good] / number));
  return counts.length ? Math.min(...counts) : 0;
}

/** The most of a thing that is on offer; 0: it is not. Recruits are offered place by place. */
export function offered(choices: readonly Offer[], kind: 'unit' | 'work', id: string): number {
  const most = new Map<string, number>();
  for (const { verb, about } of choices) {
    if (about[kind] !== id || !['buy', 'build', 'recruit'].includes(verb)) continue;
    const place = String(about['place'] ?? '');
    most.set(place, Math.max(most.get(place) ?? 0, Number(about['number'] ?? 1)));
  }
  return [...most.values()].reduce((sum, number) => sum + number, 0);
}
