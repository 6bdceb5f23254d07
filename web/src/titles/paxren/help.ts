/** What hover and long press say of Pax Renaissance's things. */
import type { Args } from '../../language/language.svelte';
import type { TableStore } from '../../table/table.svelte';
import type { Help } from '../title';
import CardFace from './cards/CardFace.svelte';
import { opKind, paxView, printed, tokenParts, type MapCard, type PaxView } from './picture';
import { rulerName, shotMessage } from './words';

const OP_RULES: Record<string, string> = {
  inquisitor: 'F1', commerce: 'F2', behead: 'F3', tax: 'F4', repress: 'F5', vote: 'F6', corsair: 'F7', siege: 'F8',
  campaign: 'F9',
};
const SHOT_RULES: Record<string, string> = {
  conspiracy: 'J1', peasant_revolt: 'J2', crusade: 'K1', jihad: 'K1', reformation: 'K1', coronation: 'I',
  trade_shift: 'H1', apostasy: 'M2', torch: 'M3',
};
const PIECE_RULES: Record<string, string> = {
  knight: 'knight', rook: 'rook', pawn: 'pawn', bishop: 'bishop', pirate: 'pirate',
};
const VICTORY_RULES: Record<string, string> = {
  holy: 'L3', imperial: 'L4', globalization: 'L5', renaissance: 'L6', patron: 'L2',
};
const TRACK_RULES: Record<string, string> = {
  florins: 'florins', hand: 'hand', concessions: 'concession', deck: 'D2', comets: 'comet', price: 'E1', china: 'china',
  maids: 'I2',
};
const PANEL_RULES: Record<string, string> = { market: 'market', tableaux: 'tableau', victories: 'L1', hand: 'hand' };

export function help(store: TableStore, target: string): Help | null {
  const at = target.indexOf(':');
  return HELPERS[target.slice(0, at)]?.(store, target.slice(at + 1)) ?? null;
}

const HELPERS: Record<string, (store: TableStore, id: string) => Help | null> = {
  card: ofCard,
  empire: ofEmpire,
  court: ofCourt,
  spot: ofSpot,
  border: ofSpot,
  bank: ofBank,
  token: ofToken,
  op: (store, id) => ofName(store, `op-${id}`, `help-op-${opKind(id)}`, OP_RULES[opKind(id)]),
  shot: (store, id) => ofName(store, shotMessage(store, id), `help-shot-${id}`, SHOT_RULES[id]),
  prestige: (store, id) => ofName(store, `prestige-${id}`, `help-prestige-${id}`, 'prestige'),
  victory: (store, id) => ofName(store, `victory-${id}`, `help-victory-${id}`, VICTORY_RULES[id]),
  region: (store, id) => ofName(store, `region-${id}`, 'help-region', 'market'),
  track: (store, id) => ofName(store, `panel-${id}`, `help-track-${id}`, TRACK_RULES[id]),
  panel: (store, id) => ofName(store, `panel-${id}`, `help-panel-${id}`, PANEL_RULES[id]),
};

function say(store: TableStore, message: string, args: Args = {}): string {
  return store.teller.words.say(message, args);
}

function rule(paragraph: string): string {
  return `paxren:${paragraph}`;
}

function ofName(store: TableStore, heading: string, line: string, paragraph: string | undefined): Help | null {
  if (!paragraph) return null;
  return { heading: say(store, heading), lines: [say(store, line)], rule: rule(paragraph) };
}

function ofCard(store: TableStore, id: string): Help {
  return { heading: store.teller.thing('card', id), lines: [], Face: CardFace };
}

function cardOf(view: PaxView, id: string): MapCard | undefined {
  return view.map.find((card) => card.id === id);
}

function ofEmpire(store: TableStore, id: string): Help | null {
  const view = paxView(store.view);
  const card = cardOf(view, id);
  if (!card) return null;
  const { teller } = store;
  const others = printed(store).faces[id]!.filter((face) => face !== card.face).map((face) => teller.thing('face', face));
  const lines = [say(store, 'help-face', { face: teller.thing('face', card.face), others: others.join(', '), count: others.length })];
  if (card.bank) {
    const rules = say(store, card.republic ? 'help-republic' : 'help-king', teller.named('bank', 'bank', card.bank));
    lines.push(`${rules}: ${rulerName(store, id)}`);
  } else lines.push(say(store, 'help-in-stack'));
  if (card.suzerain) lines.push(say(store, 'help-vassal', teller.named('empire', 'empire', card.suzerain)));
  lines.push(...courtLines(store, card));
  return { heading: teller.thing('empire', id), lines, rule: rule('empire'), Face: CardFace };
}

function courtLines(store: TableStore, card: MapCard): string[] {
  if (!card.repressed.length) return [];
  const tokens = card.repressed.map((token) => store.teller.thing('token', token)).join(', ');
  return [say(store, 'text-repressed', { tokens })];
}

function ofCourt(store: TableStore, id: string): Help | null {
  const card = cardOf(paxView(store.view), id);
  if (!card) return null;
  const lines = [...courtLines(store, card), say(store, 'help-court')];
  return { heading: store.teller.thing('empire', id), lines, rule: rule('repressed-tokens') };
}

function ofSpot(store: TableStore, id: string): Help | null {
  const view = paxView(store.view);
  if (id in view.borders) return ofBorder(store, id, view.borders[id] ?? null);
  const card = view.map.find(({ cities }) => id in cities);
  if (!card) return cardOf(view, id) ? ofCourt(store, id) : null;
  const { capital, emporium, levy } = printed(store).cities[id]!;
  const [token, blocked] = [card.cities[id], view.blocked.includes(id)];
  const lines: string[] = [];
  if (capital) lines.push(say(store, 'help-capital'));
  if (emporium) {
    const region = store.teller.named('region', 'region', emporium);
    lines.push(say(store, blocked ? 'help-emporium-closed' : 'help-emporium', region));
  }
  if (token) lines.push(store.teller.thing('token', token), pieceLine(store, token));
  else if (!blocked) lines.push(say(store, 'help-levy', store.teller.named('token', 'token', levy[card.face]!)));
  return { heading: store.teller.thing('spot', id), lines, rule: rule('city') };
}

function ofBorder(store: TableStore, id: string, token: string | null): Help {
  const { between, sea } = printed(store).borders[id]!;
  const [one, other] = between as [string, string];
  const sides = { ...store.teller.named('one', 'empire', one), ...store.teller.named('other', 'empire', other) };
  const lines = [say(store, sea ? 'help-sea-border' : 'help-land-border', sides)];
  if (token) lines.push(store.teller.thing('token', token), pieceLine(store, token));
  return { heading: store.teller.thing('border', id), lines, rule: rule('border') };
}

function pieceLine(store: TableStore, token: string): string {
  return say(store, `help-piece-${tokenParts(token).piece}`);
}

function ofToken(store: TableStore, id: string): Help | null {
  const { piece } = tokenParts(id);
  if (!(piece in PIECE_RULES)) return null;
  const heading = id === piece ? say(store, 'panel-pawn') : store.teller.thing('token', id);
  return { heading, lines: [pieceLine(store, id)], rule: rule(PIECE_RULES[piece]!) };
}

function ofBank(store: TableStore, id: string): Help | null {
  const bank = paxView(store.view).banks.find((one) => one.id === id);
  if (!bank) return null;
  const { florins, concessions, hand } = bank;
  const cards = hand.known.length + hand.unknown;
  return {
    heading: store.teller.thing('bank', id),
    lines: [say(store, 'help-bank', { florins, concessions, cards, pawns: bank.pawns })],
    rule: rule('player-card'),
  };
}
