/** The piles of a table: what has gone out, Comets, what is still to come, and the cards of the empires. */
import { nodes, type CardPrint, type PaxView, type Printed, type Region } from '../picture';

export const PILES = ['empires', 'discards', 'comets', 'decks'] as const;
export type Pile = (typeof PILES)[number];

type Cards = Printed['cards'];

/** Cards that lie open or are known to be held: in the market, in tableaux, in hands. */
function known({ market, banks }: PaxView): Set<string> {
  const rows = market.flatMap(({ places, next }) => [next, ...places.map(({ card }) => card)]);
  const held = banks.flatMap(({ west, east, old_maids, hand, may_hold }) => [
    ...nodes([...west, ...east]).flatMap(({ card, queen }) => [card, queen]), ...old_maids, ...hand.known, ...may_hold,
  ]);
  return new Set([...rows, ...held].filter((card): card is string => Boolean(card)));
}

/** Out of the game, as far as this seat knows; Comets have a pile of their own. */
export function discards(view: PaxView, cards: Cards): string[] {
  return view.gone.filter((id) => cards[id]?.kind !== 'comet');
}

/** Cards of a region that nobody has seen: in its deck, or left in the box. */
export function unseen(view: PaxView, cards: Cards, region: Region): string[] {
  const seen = known(view);
  return Object.keys(cards).filter((id) => {
    const { kind, region: side } = cards[id] as CardPrint;
    return kind !== 'comet' && (kind as string) !== 'empire' && side === region && !seen.has(id) && !view.gone.includes(id);
  });
}

/** Each Comet, and whether it has struck, lies open, or is still to come. */
export function comets(view: PaxView, cards: Cards): { id: string; state: 'gone' | 'open' | 'unseen' }[] {
  const seen = known(view);
  return Object.keys(cards)
    .filter((id) => cards[id]!.kind === 'comet')
    .map((id) => ({ id, state: view.gone.includes(id) ? 'gone' : seen.has(id) ? 'open' : 'unseen' }));
}

/** How many cards a pile has, as its button says it. */
export function size(view: PaxView, cards: Cards, pile: Pile): number {
  if (pile === 'empires') return view.map.length;
  if (pile === 'discards') return discards(view, cards).length;
  const sum = (count: 'deck' | 'comets') => view.market.reduce((total, row) => total + row[count], 0);
  return sum(pile === 'comets' ? 'comets' : 'deck');
}
