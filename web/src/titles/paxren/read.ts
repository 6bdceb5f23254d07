/** What a choice of Pax Renaissance names only: what stands on its card, who stands in its place. */
import { MediaQuery } from 'svelte/reactivity';
import type { Offer } from '../../api/client';
import type { TableStore } from '../../table/table.svelte';
import { held, paxView, printed, printOf, sideUp, type Bank, type CardPrint, type EmpirePrint, type PaxView, type Place, type Side } from './picture';
import { cardLine, empireNames, locationName } from './words';

/** The market lies open beside the list. */
const beside = new MediaQuery('min-width: 900px');

/** The place of the market that a Florin is taken from; the rules count it from the face-down card, which is 1. */
export function placeOf(view: PaxView, { verb, about }: Offer): Place | undefined {
  if (verb !== 'collect') return undefined;
  return view.market.find(({ region }) => region === about['region'])?.places[Number(about['column']) - 1];
}

/** Choices that take, sell or play a card, and those that meet one of anybody's Tableau. */
const CARDS = new Set(['buy', 'play', 'sell']);
const MEETS = new Set(['place-bishop', 'behead']);

export function read(store: TableStore, offer: Offer): string[] {
  const { verb, about } = offer;
  const place = placeOf(paxView(store.view), offer);
  if (place) return [lying(store, place)];
  if (verb === 'levy') return [raised(store, String(about['spot']))];
  if (verb === 'repress' || verb === 'siege') return standing(store, String(about['spot']));
  if (verb === 'tax') return standing(store, String(about['border']));
  if (verb === 'activate') return [standings(store, String(about['victory']))];
  if (verb === 'crown') return [sideLine(store, (printOf(store, String(about['empire'])) as EmpirePrint).king)];
  if (MEETS.has(verb) && !beside.current) return [holder(store, String(about['card'])), ...cardRead(store, String(about['card']))];
  return CARDS.has(verb) && !beside.current ? cardRead(store, String(about['card'])) : [];
}

/** In whose Tableau a card lies. */
function holder(store: TableStore, card: string): string {
  return store.teller.thing('bank', held(paxView(store.view), card)!.bank.id);
}

/** What is on a card of the market, a hand or a tableau: where it takes effect, what it brings. */
function cardRead(store: TableStore, card: string): string[] {
  const print = printOf(store, card);
  if (print?.kind === 'empire') return [sideLine(store, sideUp(store, paxView(store.view).map, card))];
  return print && print.kind !== 'comet' ? [`${whereOf(store, print)}: ${cardLine(store, print)}`] : [];
}

function sideLine(store: TableStore, { ops, prestige }: Side): string {
  const { teller } = store;
  return [...ops.map((op) => teller.thing('op', op)), ...prestige.map((kind) => teller.words.say(`prestige-${kind}`))].join(', ');
}

/** What a levy raises in a city, by the face of its map card. */
function raised(store: TableStore, city: string): string {
  const face = paxView(store.view).map.find(({ cities }) => city in cities)!.face;
  return store.teller.thing('token', printed(store).cities[city]!.levy[face]!);
}

/** How far every bank is from a victory, the nearest first. */
function standings(store: TableStore, id: string): string {
  const { teller, view } = store;
  const { banks, victories } = paxView(view);
  const asked = victories.find((victory) => victory.id === id)!.banks;
  const missing = ({ seat }: Bank) => asked[seat]!.reduce((sum, { mine, needed }) => sum + Math.max(0, needed - mine), 0);
  return banks
    .map((bank) => ({ bank: teller.thing('bank', bank.id), missing: missing(bank) }))
    .sort((a, b) => a.missing - b.missing)
    .map((one) => teller.words.say('panel-standing', one))
    .join('; ');
}

/** The token in a place, and whose it is. */
function standing(store: TableStore, spot: string): string[] {
  const { map, borders } = paxView(store.view);
  const token = borders[spot] ?? map.find(({ cities }) => spot in cities)?.cities[spot];
  return token ? [store.teller.thing('token', token)] : [];
}

function whereOf(store: TableStore, { location, suitors }: CardPrint): string {
  return location ? locationName(store, location) : empireNames(store, suitors);
}

function lying(store: TableStore, { card, face_down, florins }: Place): string {
  const { teller } = store;
  const name = face_down || !card ? teller.words.say('text-face-down') : teller.thing('card', card);
  return teller.words.say('panel-lying', { card: name, florins });
}
