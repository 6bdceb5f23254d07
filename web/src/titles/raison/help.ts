/** What hover and long press say of Raison's things. */
import { language, type Args } from '../../language/language.svelte';
import type { Area } from '../../map/sheet';
import type { TableStore } from '../../table/table.svelte';
import type { Help } from '../title';
import { land } from './land.svelte';
import { cardsIn, generalOf, holderOf, powerOf, raisonView, type RaisonView, type Territory } from './picture';
import { through, worth } from './worth';

const PANEL_RULES: Record<string, string> = {
  wheel: '5.1', tracks: '5.3', statuses: '7.4', hand: '5.10', battle: '10',
};
const TRACK_RULES: Record<string, string> = {
  influence: '5.3', morale: '5.4', money: '9.2', cards: '5.10.1', 'off-board': '9.5.2', strength: '10.1',
  deck: '3.11', fortresses: '9.5.4', arbiter: '9.7.1', crown: '8.1',
};
const ACTION_RULES: Record<string, string> = {
  drill: '9.1', taxation: '9.2', subsidies: '9.3', leadership: '9.4', mobilisation: '9.5', influence: '9.6', movement: '9.7',
};
const STATUS_RULES: Record<string, string> = { first: '7.5', second: '7.5', neutral: '7.8', expansionist: '7.9' };
const KIND_RULES: Record<string, string> = { home: '5.2.1', contested: '5.2.3', uncontested: '5.2.4', impassable: '5.2.5' };

/** Names of Powers as a list in the reader's language. */
function list(store: TableStore, powers: string[]): string {
  const names = powers.map((power) => store.teller.thing('power', power));
  return new Intl.ListFormat(language.code, { type: 'unit', style: 'short' }).format(names);
}

export function help(store: TableStore, target: string): Help | null {
  const [kind, id] = target.split(':') as [string, string];
  return HELPERS[kind]?.(store, id) ?? null;
}

const HELPERS: Record<string, (store: TableStore, id: string) => Help | null> = {
  territory: ofTerritory,
  general: ofGeneral,
  power: ofPower,
  card: ofCard,
  action: (store, id) => ofName(store, 'action', id, ACTION_RULES),
  status: (store, id) => ofName(store, 'status', id, STATUS_RULES),
  panel: ofPanel,
  track: ofTrack,
};

function say(store: TableStore, message: string, args: Args = {}): string {
  return store.teller.words.say(message, args);
}

function rule(paragraph: string | undefined): string | undefined {
  return paragraph && `raison:${paragraph}`;
}

function ofTerritory(store: TableStore, id: string): Help {
  const area = land(store.frame.board, id);
  const spot = raisonView(store.view).territories.find((territory) => territory.id === id);
  const lines: string[] = [];
  if (area) {
    const power = list(store, area.powers);
    lines.push(say(store, `help-kind-${area.kind}`, { power, powers: power }));
    if (area.marks.capital) lines.push(say(store, 'help-capital', { power }));
    const value = area.marks.value?.value;
    if (value) lines.push(say(store, `help-worth-${area.kind}`, { value }));
    if (area.marks.crown) lines.push(say(store, 'help-elector'));
  }
  if (spot) lines.push(...holdings(store, spot));
  return {
    heading: store.teller.thing('territory', id),
    lines,
    forYou: area && spot && forYou(store, area, spot),
    rule: rule(KIND_RULES[area?.kind ?? ''] ?? '5.2'),
  };
}

/** What a land brings the reader, or would. */
function forYou(store: TableStore, area: Area, spot: Territory): string | undefined {
  const view = raisonView(store.view);
  const power = through(view, spot);
  if (!power) return undefined;
  const held = spot.control === power.id ? 'yes' : 'no';
  return say(store, 'help-for-you', { held, ...worth(area, power) });
}

/** Who controls a land, and what stands in it. */
function holdings(store: TableStore, spot: Territory): string[] {
  const power = (id: string) => store.teller.thing('power', id);
  const lines = [spot.control ? say(store, 'help-control', { power: power(spot.control) }) : say(store, 'help-nobody')];
  if (spot.garrison) {
    lines.push(say(store, spot.fortress ? 'text-fortress' : 'text-garrison', { power: power(spot.garrison) }));
  } else if (spot.fortress) lines.push(say(store, 'text-empty-fortress'));
  const view = raisonView(store.view);
  for (const id of spot.generals) {
    const troops = generalOf(view, id)?.troops ?? 0;
    lines.push(say(store, 'text-general', { general: store.teller.thing('general', id), troops }));
  }
  return lines;
}

function ofGeneral(store: TableStore, id: string): Help | null {
  const general = generalOf(raisonView(store.view), id);
  if (!general) return null;
  const lines = general.at
    ? [
        say(store, 'help-at', { territory: store.teller.thing('territory', general.at) }),
        say(store, 'help-troops', { troops: general.troops }),
        say(store, 'help-general-strength', { strength: general.troops + 1 }),
      ]
    : [say(store, 'help-off-board')];
  return { heading: store.teller.thing('general', id), lines, rule: rule('5.9') };
}

function ofPower(store: TableStore, id: string): Help | null {
  const view = raisonView(store.view);
  const power = powerOf(view, id);
  if (!power) return null;
  const action = view.wheel.find((sector) => sector.power === id)?.action;
  const lines = [store.teller.thing('status', power.status)];
  if (power.minor) lines.push(minorLine(store, view, id));
  if (view.emperor === id) lines.push(say(store, 'help-emperor'));
  if (power.at_war.length) lines.push(say(store, 'help-wars', { powers: list(store, power.at_war) }));
  else lines.push(say(store, 'help-at-peace'));
  if (power.allies.length) lines.push(say(store, 'help-allies', { powers: list(store, power.allies) }));
  const { influence, morale, money } = power;
  lines.push(say(store, 'help-holdings', { influence, morale, money, cards: cardsIn(power) }));
  if (action) lines.push(say(store, 'help-action', { action: store.teller.thing('action', action) }));
  return { heading: store.teller.thing('power', id), lines, rule: rule(power.minor ? '12.4' : STATUS_RULES[power.status]) };
}

function minorLine(store: TableStore, view: RaisonView, id: string): string {
  const holder = holderOf(view, powerOf(view, id)!);
  return holder ? say(store, 'help-minor', { power: store.teller.thing('power', holder) }) : say(store, 'help-minor-free');
}

function ofCard(store: TableStore, id: string): Help {
  const lines = [say(store, 'help-card-strength', { card: id }), say(store, `help-card-${id}`)];
  if (id === '3' && pairsFrom(store) === 3) lines.push(say(store, 'help-card-pair'));
  const ability = ['2', '3', '4', '5'].includes(id) ? `10.4.${id}` : '5.10';
  return { heading: say(store, 'panel-card', { card: id }), lines, rule: rule(ability) };
}

/** The lowest card with the pair symbol at this table. */
export function pairsFrom(store: TableStore): 3 | 4 {
  return store.frame.options['pairs'] === 'fours' ? 4 : 3;
}

function ofName(store: TableStore, kind: string, id: string, rules: Record<string, string>): Help | null {
  if (!(id in rules)) return null;
  return { heading: store.teller.thing(kind, id), lines: [say(store, `help-${kind}-${id}`)], rule: rule(rules[id]) };
}

function ofPanel(store: TableStore, id: string): Help | null {
  const fight = raisonView(store.view).battle;
  if (!(id in PANEL_RULES) || (id === 'battle' && !fight)) return null;
  const territory = fight ? store.teller.thing('territory', fight.territory) : '';
  return { heading: say(store, `panel-${id}`, { territory }), lines: [say(store, `help-panel-${id}`)], rule: rule(PANEL_RULES[id]) };
}

function ofTrack(store: TableStore, id: string): Help | null {
  if (!(id in TRACK_RULES)) return null;
  const { victory } = raisonView(store.view);
  return { heading: say(store, `panel-${id}`), lines: [say(store, `help-track-${id}`, { victory })], rule: rule(TRACK_RULES[id]) };
}
