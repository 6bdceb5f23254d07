/** What stands on the card that a choice names, so that nobody chooses by a name alone. */
import type { Offer } from '../../api/client';
import type { TableStore } from '../../table/table.svelte';
import { doesOf, facesOn, maybe, POWERS, signed, upper } from './faces';
import { inShort } from './map/help';
import { europaView, ownRealms } from './picture';
import { origin } from './scene';

const READ: Record<string, 'mission' | 'idea' | 'milestone'> = {
  'take-mission': 'mission',
  'exchange-mission': 'mission',
  develop: 'idea',
  'pick-idea': 'idea',
  'exchange-idea': 'idea',
  'pick-milestone': 'milestone',
  'exchange-milestone': 'milestone',
};

/** Choices about an action card of one's own for what it does. */
const CARDS = new Set(['keep', 'discard', 'play', 'play-minor']);
/** Choices that name an army and nothing of where it stands. */
const ARMIES = new Set(['march-army', 'lead']);
const APPOINTS: Record<string, 'skills' | 'dice'> = { appoint: 'skills', 'appoint-general': 'dice', 'appoint-admiral': 'dice' };

export function read(store: TableStore, offer: Offer): string[] {
  const [first = ''] = store.teller.targets(offer);
  if (CARDS.has(offer.verb)) return action(store, offer);
  if (offer.verb === 'dismiss') return advisor(store, String(offer.about['power']));
  if (offer.verb === 'besiege') return inShort(store, first.slice('province:'.length));
  if (offer.verb === 'event') return event(store, first.slice('event:'.length));
  if (ARMIES.has(offer.verb)) return stands(store, offer);
  if (APPOINTS[offer.verb]) return [...person(store, offer.id.split(':')[1]!, APPOINTS[offer.verb]!), ...stands(store, offer)];
  const kind = READ[offer.verb];
  const card = kind && store.teller.targets(offer).findLast((target) => target.startsWith(`${kind}:`))?.slice(kind.length + 1);
  if (!card) return [];
  return kind === 'idea' ? idea(store, card) : aim(store, kind, card);
}

function action(store: TableStore, offer: Offer): string[] {
  const card = store.teller.targets(offer).find((target) => target.startsWith('card:'))?.slice('card:'.length);
  const does = card && doesOf(store, card);
  return [...(does ? [does] : []), ...(card && offer.verb === 'keep' ? bears(store, card) : [])];
}

/** Who is on a card that one might pay for: half of what it is worth. */
function bears(store: TableStore, card: string): string[] {
  const face = facesOn(store.frame).people[card];
  if (!face) return [];
  const { words } = store.teller;
  if (face.roles.includes('advisor')) return [words.say('panel-bears-advisor', { skills: person(store, card, 'skills').join(), cost: face.cost })];
  return [words.say('panel-bears-leader', { skills: [face.skills.join('-'), ...person(store, card, 'dice')].join(', ') })];
}

/** Where the army that a choice names stands. */
function stands(store: TableStore, offer: Offer): string[] {
  const army = store.teller.targets(offer).find((target) => target.startsWith('army:'));
  const where = army && origin(store, army);
  return where ? [where] : [];
}

/** What follows in any case, and both options. */
function event(store: TableStore, card: string): string[] {
  return ['first', 'a', 'b', 'then'].flatMap((part) => {
    const text = maybe(store, `says-event-${card}-${part}`);
    return text ? [part.length === 1 ? `${part.toUpperCase()}: ${text}` : upper(text)] : [];
  });
}

/** What somebody on a card brings to an office, or to a battle. */
function person(store: TableStore, card: string, kind: 'skills' | 'dice'): string[] {
  const { words } = store.teller;
  const face = facesOn(store.frame).people[card];
  if (!face) return [];
  if (kind === 'dice') return face.dice ? [words.say('panel-dice', { dice: words.say(`panel-die-${face.dice[0]}`), number: face.dice[1] })] : [];
  return [POWERS.flatMap((power, n) => (face.skills[n] ? [`${words.say(`means-${power}`)} ${face.skills[n]}`] : [])).join(', ')].filter(Boolean);
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

/** A trade card is named by its good and its nodes, and lies open: its good will do, unless another pays in the same place.
    Which new cards are kept is asked: their names will do, and the price stands beside them. */
export function shorter(store: TableStore, offer: Offer, label: string): string {
  if (offer.verb === 'keep') return store.teller.thing('card', String(offer.about['card']));
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
