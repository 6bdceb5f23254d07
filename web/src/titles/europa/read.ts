/** What stands on the card that a choice names, so that nobody chooses by a name alone. */
import type { Offer } from '../../api/client';
import type { TableStore } from '../../table/table.svelte';
import { facesOn, maybe, POWERS, signed, upper } from './faces';
import { europaView, ownRealms } from './picture';

const READ: Record<string, 'mission' | 'idea' | 'milestone'> = {
  'take-mission': 'mission',
  'exchange-mission': 'mission',
  develop: 'idea',
  'pick-idea': 'idea',
  'exchange-idea': 'idea',
  'pick-milestone': 'milestone',
  'exchange-milestone': 'milestone',
};

export function read(store: TableStore, offer: Offer): string[] {
  if (offer.verb === 'dismiss') return advisor(store, String(offer.about['power']));
  const kind = READ[offer.verb];
  const card = kind && store.teller.targets(offer).findLast((target) => target.startsWith(`${kind}:`))?.slice(kind.length + 1);
  if (!card) return [];
  return kind === 'idea' ? idea(store, card) : aim(store, kind, card);
}

/** Who would leave: a choice names the office. */
function advisor(store: TableStore, power: string): string[] {
  const office = 1 + POWERS.findIndex((one) => one === power);
  const held = ownRealms(europaView(store.view))[0]?.court[String(office)];
  return held ? [store.teller.thing('person', held.person)] : [];
}

/** What it asks for, then what it brings. */
function aim(store: TableStore, kind: string, card: string): string[] {
  const { words } = store.teller;
  const prestige = kind === 'mission' ? facesOn(store.frame).missions[card]?.prestige : 0;
  const rewards = [prestige && words.say('text-prestige', { number: prestige }), maybe(store, `says-${kind}-${card}-brings`)];
  const reward = rewards.filter(Boolean).join('; ');
  return [upper(maybe(store, `says-${kind}-${card}-asks`) ?? ''), reward && words.say('panel-reward', { reward })].filter(Boolean);
}

function idea(store: TableStore, card: string): string[] {
  const { words } = store.teller;
  const brings = Object.entries(facesOn(store.frame).ideas[card]?.brings ?? {}).flatMap(([means, number]) =>
    number ? words.say('text-a-round', { what: `${signed(number)} ${words.say(`means-${means}`)}` }) : [],
  );
  const [asks, once, text] = [maybe(store, `says-idea-${card}-while`), maybe(store, `says-idea-${card}-once`), maybe(store, `text-idea-${card}`)];
  return [
    ...brings,
    asks && words.say('text-while', { condition: asks }),
    once && words.say('text-at-once', { what: once }),
    text && upper(text),
  ].filter((line): line is string => !!line);
}

/** A trade card is named by its good and its nodes, and lies open: its good will do, unless another pays in the same place. */
export function shorter(store: TableStore, offer: Offer, label: string): string {
  if (offer.verb !== 'trade-at') return label;
  const [, card = '', node] = offer.id.split(':');
  const good = goodOf(store, card);
  const alike = store.offers.map(({ id }) => id.split(':')).filter(([verb, other, place]) => verb === 'trade-at' && place === node && goodOf(store, other!) === good);
  return alike.length > 1 ? label : label.replace(store.teller.thing('trade', card), good);
}

/** What is sold with a trade card. */
export function goodOf(store: TableStore, card: string): string {
  return store.teller.thing('trade', card).replace(/ \(.*$/, '');
}
