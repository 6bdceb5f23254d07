/** Mocarstwa's part of the page. */
import type { Alert, Offer, View } from '../../api/client';
import type { Lasting } from '../../table/stage/alerts';
import type { TableStore } from '../../table/table.svelte';
import type { TitleModule } from '../title';
import Battle from './battle/Battle.svelte';
import Board from './board/Board.svelte';
import { CLIMAX } from './climax';
import Costs from './realm/Costs.svelte';
import Face from './battle/Face.svelte';
import Hand from './battle/Hand.svelte';
import { help } from './help';
import Information from './realm/Information.svelte';
import Market from './realm/Market.svelte';
import { read, shorter } from './offers';
import Outlook from './battle/Outlook.svelte';
import { phaseOf, type Phase } from './phase';
import { mocarstwaView, ownPowers } from './picture';
import Powers from './realm/Powers.svelte';
import { traded } from './realm/prices';
import Purse from './realm/Purse.svelte';
import Realm from './realm/Realm.svelte';
import Ribbon from './Ribbon.svelte';
import { able, actor, area, attacks, counters, origin, stakes } from './board/scene';
import './sides.css';
import Sum from './battle/Sum.svelte';
import Symbols from './board/Symbols.svelte';
import { tally } from './tally';
import { verdict } from './verdict';
import Wheel from './realm/Wheel.svelte';

/** Choices that close a phase, or that the others learn at once. */
const GRAVE = ['end-phase', 'power', 'swap-forts', 'use', 'authority', 'retreat'];

const ENDS = ['end-phase', 'done', 'let-stand'];

/** Battles with what they bring and cost, conquest, and whatever ends the game. */
const WEIGHTY = [
  'battle', 'points', 'battle-won', 'battle-lost', 'battle-drawn', 'destroyed', 'repelled', 'annexed', 'occupied', 'sunk',
  'took-coat', 'lost-coat', 'eliminated', 'holding', 'won', 'nobody-won', 'landed', 'boarded', 'revolted', 'freed',
];

/** To end one's deployment with something still in hand: it comes onto the map a turn later at the earliest. */
function leaves(view: View, { verb }: Offer): boolean {
  const own = mocarstwaView(view).players.find((player) => player.own);
  return verb === 'done' && view.decision?.name === 'Deploy' && Object.keys(own?.reserve ?? {}).length > 0;
}

/** A European card in force is known by its name and what it does. */
function lasting({ teller }: TableStore, { name }: Alert): Lasting | null {
  const [, card] = name.split('force-');
  return card ? { target: `information:${card}`, text: teller.words.say(`panel-force-${card}`) } : null;
}

/** What stands on the boards rather than on the map. */
const ON_BOARDS = /^(unit|work|good|information|authority|commander|power):/;

const full = (view: View) => mocarstwaView(view).level === 'full';
/** Where there is money to spend; but for the economic phases of the full game the wheel has the place of the bank. */
const SPENDS = new Set<Phase | null>(['setup', 'economy']);
const rich = (view: View) => traded(mocarstwaView(view)).length > 0 && (!full(view) || SPENDS.has(phaseOf(mocarstwaView(view))));

const mocarstwa: TitleModule = {
  id: 'mocarstwa',
  Symbols,
  Board,
  sheets: [{ id: 'realm', heading: 'panel-realm', component: Realm, holds: (_, target) => ON_BOARDS.test(target) }],
  Ribbon,
  Purse,
  panels: [
    { id: 'powers', heading: 'panel-powers', component: Powers },
    { id: 'market', heading: 'panel-market', component: Market, shown: rich },
    { id: 'wheel', heading: 'panel-wheel', component: Wheel, shown: full },
    { id: 'information', heading: 'panel-information', component: Information, shown: full, aside: 300 },
  ],
  Hand,
  Focus: Battle,
  climax: CLIMAX,
  Sum,
  focused: (view) => mocarstwaView(view).battle !== null,
  Outlook,
  Costs,
  Face,
  shorter,
  read,
  drawn: new Set(['battle-points', 'battle-odds']),
  counters,
  orders: { question: 'Orders', end: 'end-phase', able },
  area,
  help,
  chapters: { round: 1, 'military-phase': 2, ministry: 2 },
  weighty: new Set(WEIGHTY),
  own: (view) => ownPowers(mocarstwaView(view)),
  allies: () => [],
  stakes,
  lasting,
  tally,
  actor,
  verdict,
  points: 'figure-powers',
  grave: new Set(GRAVE),
  wastes: leaves,
  ends: new Set(ENDS),
  attacks,
  origin,
  colour: (side) => `var(--side-${side})`,
};

export default mocarstwa;
