/** Raison d'État's part of the page. */
import type { TitleModule } from '../title';
import Battle from './Battle.svelte';
import Board from './Board.svelte';
import Boards from './Boards.svelte';
import { most } from './buying';
import Hand from './Hand.svelte';
import { help } from './help';
import Outlook from './Outlook.svelte';
import Ribbon from './Ribbon.svelte';
import { coalitions, raisonView } from './picture';
import { actor, allies, area, attacks, origin, stakes, wastes } from './scene';
import './sides.css';
import Statuses from './Statuses.svelte';
import Sum from './Sum.svelte';
import Symbols from './Symbols.svelte';
import { tally } from './tally';
import Tracks from './Tracks.svelte';
import Wheel from './Wheel.svelte';

/** Choices that close a series of small ones, or that the others learn at once. */
const GRAVE = ['status', 'expel', 'refuse', 'vote', 'bid', 'arbiter', 'end-turn', 'fight', 'pass'];

/** What stands on the boards rather than on the map. */
const ON_BOARDS = /^(power|status):/;

const ENDS = ['end-turn', 'done', 'pass', 'stop', 'forgo'];

/** Battles with what they bring and cost, coalitions and crowns. */
const WEIGHTY = [
  'battle', 'pile', 'won', 'held', 'drawn', 'beaten', 'garrison-lost', 'expelled', 'voted', 'elected', 'no-emperor',
  'bought-fortress', 'victory',
];

/** A battle from the moment its cards are turned up. */
const CLIMAX = {
  openings: ['battle'],
  results: ['won', 'held', 'drawn'],
  parts: [
    'pile', 'lost-troop', 'lost-morale', 'drew', 'reshuffled', 'battle-influence', 'garrison-lost', 'beaten', 'went-off', 'to-capital',
    'retreated',
  ],
};

const raison: TitleModule = {
  id: 'raison',
  Symbols,
  Board,
  sheets: [{ id: 'boards', heading: 'panel-boards', component: Boards, holds: (_, target) => ON_BOARDS.test(target) }],
  Ribbon,
  panels: [
    { id: 'tracks', heading: 'panel-tracks', component: Tracks },
    { id: 'statuses', heading: 'panel-statuses', component: Statuses },
    { id: 'wheel', heading: 'panel-wheel', component: Wheel, aside: 330 },
  ],
  Hand,
  small: true,
  Focus: Battle,
  climax: CLIMAX,
  Sum,
  focused: (view) => raisonView(view).battle !== null,
  Outlook,
  area,
  help,
  chapters: { round: 1, turn: 2 },
  weighty: new Set(WEIGHTY),
  own: (view) => raisonView(view).own_powers,
  allies,
  stakes,
  tally,
  actor,
  verdict: ({ log, teller }) => log.filter(({ name }) => name === 'victory').map((event) => teller.event(event)),
  points: 'panel-influence',
  circles: ({ live, teller }) =>
    coalitions(raisonView(live)).map(({ status, seats }) => ({ name: teller.thing('status', status), seats })),
  grave: new Set(GRAVE),
  wastes,
  most,
  ends: new Set(ENDS),
  attacks,
  origin,
  colour: (side) => `var(--side-${side})`,
};

export default raison;
