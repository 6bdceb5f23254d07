/** What stands on the card that a choice of Pax Renaissance names. */
import { MediaQuery } from 'svelte/reactivity';
import type { Offer } from '../../api/client';
import type { TableStore } from '../../table/table.svelte';
import { paxView, printOf, type CardPrint, type PaxView, type Place } from './picture';
import { cardLine, empireNames, locationName } from './words';

/** The market lies open beside the list. */
const beside = new MediaQuery('min-width: 900px');

/** The place of the market that a Florin is taken from; the rules count it from the face-down card, which is 1. */
export function placeOf(view: PaxView, { verb, about }: Offer): Place | undefined {
  if (verb !== 'collect') return undefined;
  return view.market.find(({ region }) => region === about['region'])?.places[Number(about['column']) - 1];
}

export function read(store: TableStore, offer: Offer): string[] {
  const place = placeOf(paxView(store.view), offer);
  if (place) return [lying(store, place)];
  if (offer.verb !== 'buy' || beside.current) return [];
  const print = printOf(store, String(offer.about['card'])) as CardPrint | undefined;
  return print && print.kind !== 'comet' ? [`${whereOf(store, print)}: ${cardLine(store, print)}`] : [];
}

function whereOf(store: TableStore, { location, suitors }: CardPrint): string {
  return location ? locationName(store, location) : empireNames(store, suitors);
}

function lying(store: TableStore, { card, face_down, florins }: Place): string {
  const { teller } = store;
  const name = face_down || !card ? teller.words.say('text-face-down') : teller.thing('card', card);
  return teller.words.say('panel-lying', { card: name, florins });
}
