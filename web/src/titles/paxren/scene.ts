/** What a target and an event of Pax Renaissance mean to the map and the log. */
import type { Happening, Offer, View } from '../../api/client';
import type { TableStore } from '../../table/table.svelte';
import { landOf, opKind, nodes, paxView } from './picture';
import { locationName } from './words';

/** Targets with a place on the map are their own places. */
export function area(view: View, target: string): string | null {
  const [kind, id] = target.split(':') as [string, string];
  if (kind === 'empire' || kind === 'border') return target;
  const { map, borders } = paxView(view);
  if (kind !== 'spot') return null;
  return id in borders || map.some((card) => card.id === id || id in card.cities) ? target : null;
}

/** One's own bank, its empires, the cards of its tableau, its Pawns on borders and in prison. */
export function stakes(view: View): string[] {
  const { own_bank: own, banks, borders } = paxView(view);
  const bank = banks.find(({ id }) => id === own);
  if (!bank) return [];
  const cards = nodes([...bank.west, ...bank.east]).flatMap(({ card, queen }) => (queen ? [card, queen] : [card]));
  const held = Object.keys(borders).filter((id) => borders[id] === `${own}-pawn`);
  return [
    `bank:${own}`,
    ...cards.flatMap((card) => [`card:${card}`, `empire:${card}`]),
    ...held.flatMap((id) => [`border:${id}`, `spot:${id}`]),
  ];
}

/** Whose doing an event is. */
export function actor({ about }: Happening): string | null {
  return about['bank'] === undefined ? null : String(about['bank']);
}

const ATTACKS = new Set(['launch', 'campaign', 'siege', 'behead', 'provoke']);

/** Wars, sieges and beheadings. */
export function attacks(_view: View, { verb }: Offer): boolean {
  return ATTACKS.has(verb);
}

/** Ops that the Location of their card does not bind (E4); those of a region name it themselves. */
const ANYWHERE = new Set(['vote', 'commerce', 'inquisitor']);

/** Where a card takes effect. */
export function origin(store: TableStore, target: string, offer?: Offer): string | null {
  if (offer?.verb === 'use' && ANYWHERE.has(opKind(String(offer.about['op'])))) return null;
  const [kind, id] = target.split(':') as [string, string];
  const land = kind === 'card' ? landOf(store, id) : null;
  return land === null || land === id ? null : locationName(store, land);
}
