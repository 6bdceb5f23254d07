/** Raison d'État's part of the page. */
import type { TitleModule } from '../title';
import Battle from './Battle.svelte';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { help } from './help';
import Outlook from './Outlook.svelte';
import Ribbon from './Ribbon.svelte';
import { raisonView } from './picture';
import { actor, area, attacks, origin, stakes } from './scene';
import './sides.css';
import Statuses from './Statuses.svelte';
import Symbols from './Symbols.svelte';
import Tracks from './Tracks.svelte';
import Wheel from './Wheel.svelte';

/** Choices that close a series of small ones, or that the others learn at once. */
const GRAVE = ['status', 'expel', 'refuse', 'vote', 'bid', 'arbiter', 'end-turn', 'fight', 'pass'];

const ENDS = ['end-turn', 'done', 'pass', 'stop', 'forgo'];

/** Battles with what they bring and cost, coalitions and crowns. */
const WEIGHTY = [
  'battle', 'pile', 'won', 'held', 'drawn', 'beaten', 'garrison-lost', 'expelled', 'voted', 'elected', 'no-emperor',
  'bought-fortress', 'victory',
];

const raison: TitleModule = {
  id: 'raison',
  Symbols,
  Board,
  Ribbon,
  panels: [
    { id: 'tracks', heading: 'panel-tracks', component: Tracks },
    { id: 'statuses', heading: 'panel-statuses', component: Statuses },
    { id: 'wheel', heading: 'panel-wheel', component: Wheel, aside: true },
  ],
  Hand,
  Focus: Battle,
  focused: (view) => raisonView(view).battle !== null,
  Outlook,
  area,
  help,
  chapters: { round: 1, turn: 2 },
  weighty: new Set(WEIGHTY),
  stakes,
  actor,
  verdict: ({ log, teller }) => log.filter(({ name }) => name === 'victory').map((event) => teller.event(event)),
  points: 'panel-influence',
  grave: new Set(GRAVE),
  ends: new Set(ENDS),
  attacks,
  origin,
  colour: (side) => `var(--side-${side})`,
};

export default raison;
