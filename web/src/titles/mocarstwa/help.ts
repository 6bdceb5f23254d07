/** What hover and long press say of Mocarstwa's things. */
import type { Args } from '../../language/language.svelte';
import type { TableStore } from '../../table/table.svelte';
import type { Help } from '../title';
import { goalName } from './realm/goals';
import { sea } from './board/ground.svelte';
import {
  each, GOODS, mocarstwaView, playerOf, printedOn, provinceOf, shipOf, size,
  type Kind, type Province, type Ship, type Standing,
} from './picture';
import { parts } from './realm/prices';
import { acting, unitAt } from './board/scene';
import { counted, listed } from './words';

const PANEL_RULES: Record<string, string> = {
  powers: '6.1', market: '4.2', wheel: '5.7', information: '5.6', hand: '7.6', battle: '7.5', realm: '6.1',
};
const MINISTRY_RULES: Record<string, string> = {
  agriculture: '11.1', economy: '11.2', trade: '11.3', finance: '11.4', construction: '11.5', war: '11.6',
};

export function help(store: TableStore, target: string): Help | null {
  const [kind, id] = target.split(':') as [string, string];
  return HELPERS[kind]?.(store, id) ?? null;
}

const HELPERS: Record<string, (store: TableStore, id: string) => Help | null> = {
  place: (store, id) => (shipOf(mocarstwaView(store.view), id) ? ofShip(store, id) : ofProvince(store, id)),
  'unit@place': (store, id) => ofCounter(store, `unit@place:${id}`),
  hex: ofHex,
  unit: ofUnit,
  work: ofWork,
  good: (store, id) => named(store, 'good', id, 'help-good'),
  power: ofPower,
  card: ofCard,
  information: ofInformation,
  commander: (store, id) => named(store, 'commander', id, `help-commander-${id}`, '12.1'),
  ministry: (store, id) => named(store, 'ministry', id, `help-ministry-${id}`, MINISTRY_RULES[id]),
  level: (store, id) => ({ heading: say(store, `level-${id}`), lines: [say(store, 'help-level')], rule: rule('5.5') }),
  authority: (store, id) => ({
    heading: say(store, `authority-${id}`), lines: [say(store, `help-authority-${id}`)], rule: rule('5.5'),
  }),
  panel: ofPanel,
};

function say(store: TableStore, message: string, args: Args = {}): string {
  return store.teller.words.say(message, args);
}

function rule(paragraph: string | undefined): string | undefined {
  return paragraph && `mocarstwa:${paragraph}`;
}

function named(store: TableStore, kind: string, id: string, message: string, paragraph?: string): Help | null {
  return { heading: capital(store.teller.thing(kind, id)), lines: [say(store, message)], rule: rule(paragraph) };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function ofProvince(store: TableStore, id: string): Help | null {
  const view = mocarstwaView(store.view);
  const face = printedOn(store.frame).provinces[id];
  const spot = provinceOf(view, id);
  if (!face || !spot) return null;
  const lines = [
    [
      face.power ? store.teller.thing('power', face.power) : say(store, face.dependency ? 'help-dependency' : 'help-neutral'),
      say(store, `resource-${face.resource}`),
    ].join(', '),
    ...garrisonLines(store, spot),
    say(store, 'help-room', { room: spot.room }),
  ];
  if (spot.fort) lines.push(capital(store.teller.thing('work', spot.fort)));
  return { heading: store.teller.thing('place', id), lines, forYou: forYou(store, spot), rule: rule('7.4') };
}

/** Who stands in a place, who leads them, and who of them can act. */
function garrisonLines(store: TableStore, spot: Standing): string[] {
  const lines: string[] = [];
  if (spot.holder) lines.push(`${store.teller.thing('power', spot.holder)}: ${listed(store.teller, spot.units)}`);
  else lines.push(say(store, 'help-nobody'));
  if (spot.commander) lines.push(capital(store.teller.thing('commander', spot.commander)));
  if (spot.captive) lines.push(say(store, 'text-captive', { commander: store.teller.thing('commander', spot.captive) }));
  return lines;
}

/** What a province means for the reader: how many of their units there can act, what it counts for. */
function forYou(store: TableStore, spot: Province): string | undefined {
  const view = mocarstwaView(store.view);
  const own = view.players.find((player) => player.own);
  if (!own?.power) return undefined;
  const goal = own.goals.find(({ place }) => place === spot.id);
  if (goal) return say(store, 'help-for-you-goal', { goal: goalName(store.teller, goal), done: goal.done, wanted: goal.wanted });
  const home = printedOn(store.frame).provinces[spot.id]?.power;
  const prey = own.goals.find(({ target }) => target !== null && target === home);
  if (prey) return say(store, 'help-for-you-goal', { goal: goalName(store.teller, prey), done: prey.done, wanted: prey.wanted });
  if (spot.holder === own.power && acting(view) === own.power) {
    return say(store, 'help-for-you-own', { ready: size(spot.fresh), all: size(spot.units) });
  }
  if (!spot.holder || spot.holder === own.power) return undefined;
  const worth = each(spot.units).reduce((sum, kind) => sum + printedOn(store.frame).units[kind].defence, 0);
  return view.battles === 'cards'
    ? say(store, 'help-for-you-enemy', { defence: worth + (spot.fort ? (printedOn(store.frame).works[spot.fort]?.bonus ?? 0) : 0) })
    : undefined;
}

function ofCounter(store: TableStore, target: string): Help | null {
  const unit = unitAt(target)!;
  const spot = provinceOf(mocarstwaView(store.view), unit.place);
  const face = ofUnit(store, unit.kind);
  if (!spot || !face) return null;
  const [all, ready, onward] = [spot.units, spot.fresh, spot.riding].map((units) => units[unit.kind] ?? 0) as [number, number, number];
  const turn = acting(mocarstwaView(store.view)) === spot.holder;
  const lines = [say(store, turn ? 'help-counter' : 'help-counter-waits', { all, ready }), ...(onward ? [say(store, 'help-riding', { onward })] : []), ...face.lines];
  return { ...face, heading: `${face.heading}, ${store.teller.thing('place', unit.place)}`, lines };
}

function ofShip(store: TableStore, id: string): Help | null {
  const ship = shipOf(mocarstwaView(store.view), id) as Ship;
  const lines = [
    ...garrisonLines(store, ship),
    say(store, 'help-ship', {
      crew: size(ship.units), most: ship.crew, masts: ship.masts, masts_most: ship.most_masts, decks: ship.decks, decks_most: ship.most_decks,
    }),
  ];
  const range = printedOn(store.frame).works[ship.kind]?.range;
  if (range) lines.push(say(store, 'help-range', { range }));
  if (ship.sailed) lines.push(say(store, 'help-sailed'));
  return { heading: capital(store.teller.thing('place', id)), lines, rule: rule('8.1') };
}

function ofHex(store: TableStore, id: string): Help | null {
  const field = sea(store, id);
  const lines = [
    ...(field?.shoal ? [say(store, 'help-shoal')] : []),
    ...(field?.anchor ? [say(store, 'key-shipyard')] : []),
    ...mocarstwaView(store.view).ships.filter(({ hex }) => hex === id).map(({ id: ship, holder }) =>
      [capital(store.teller.thing('place', ship)), ...(holder ? [store.teller.thing('power', holder)] : [])].join(', '),
    ),
  ];
  return { heading: store.teller.thing('hex', id), lines, rule: rule('8.2') };
}

function ofUnit(store: TableStore, id: string): Help | null {
  const face = printedOn(store.frame).units[id as Kind];
  if (!face) return null;
  const cards = mocarstwaView(store.view).battles === 'cards';
  const values = cards
    ? say(store, 'help-unit-cards', { attack: face.attack, defence: face.defence })
    : say(store, 'help-unit-dice', { dice: face.dice, attack: face.attack_bonus, defence: face.defence_bonus });
  const price = parts(face.price).map(([good, number]) => counted(store.teller, good, number)).join(', ');
  const lines = [values, say(store, 'help-unit-reach', { reach: face.reach }), say(store, 'help-price', { price })];
  return { heading: capital(store.teller.thing('unit', id)), lines, rule: rule(cards ? '7.5' : '7.7') };
}

function ofWork(store: TableStore, id: string): Help | null {
  const face = printedOn(store.frame).works[id];
  if (!face) return null;
  const price = parts(face.price).map(([good, number]) => counted(store.teller, good, number)).join(', ');
  const lines = [
    face.bonus ? say(store, 'help-fort', { bonus: face.bonus }) : say(store, 'help-ship-face', { range: face.range ?? 0, crew: face.crew ?? 0 }),
    say(store, 'help-price', { price }),
  ];
  return { heading: capital(store.teller.thing('work', id)), lines, rule: rule(face.bonus ? '7.10' : '8.1') };
}

function ofPower(store: TableStore, id: string): Help | null {
  const view = mocarstwaView(store.view);
  const player = playerOf(view, id);
  const heading = capital(store.teller.thing('power', id));
  if (!player) return { heading, lines: [say(store, id === 'independents' ? 'help-independents' : 'help-unplayed')], rule: rule('5.2') };
  const goods = GOODS.flatMap((good) => (player.goods[good] ? [counted(store.teller, good, player.goods[good])] : []));
  const lines = [
    ...player.goals.map((goal) => `${goalName(store.teller, goal)}: ${goal.done}/${goal.wanted}`),
    ...(goods.length ? [goods.join(', ')] : []),
    ...(player.out ? [say(store, 'text-out')] : []),
  ];
  return { heading, lines, rule: rule('6.1') };
}

function ofCard(store: TableStore, id: string): Help | null {
  const face = printedOn(store.frame).cards[id];
  if (!face) return null;
  const lines = [
    `${say(store, `type-${face.type}`)}${face.value ? ` ${face.value}` : ''}: ${say(store, `help-type-${face.type}`)}.`,
    ...(Object.keys(face.symbols).length ? [say(store, 'help-symbols', { units: listed(store.teller, face.symbols) })] : []),
    ...face.signs.map((sign) => `${say(store, `help-sign-${sign}`)}.`),
  ];
  return { heading: store.teller.thing('card', id), lines, rule: rule('7.6') };
}

function ofInformation(store: TableStore, id: string): Help | null {
  const face = printedOn(store.frame).information[id];
  if (!face) return null;
  const lines = [`${say(store, `help-information-${id}`)}.`, say(store, `history-information-${id}`)];
  return { heading: say(store, `information-${id}`), lines, rule: rule('5.6') };
}

function ofPanel(store: TableStore, id: string): Help | null {
  if (!(id in PANEL_RULES)) return null;
  return { heading: say(store, `panel-${id}`), lines: [say(store, `help-panel-${id}`)], rule: rule(PANEL_RULES[id]) };
}
