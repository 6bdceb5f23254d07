/** Europa Universalis' part of the page. */
import type { TitleModule } from '../title';
import Board from './Board.svelte';
import Costs from './Costs.svelte';
import Focus from './desk/Focus.svelte';
import { focused, PANELS, SHEETS, short } from './desk/panels';
import Hand from './Hand.svelte';
import { help } from './help';
import Outlook from './Outlook.svelte';
import { europaView, ownRealms } from './picture';
import Purse from './Purse.svelte';
import Ribbon from './Ribbon.svelte';
import Ledger from './ledger/Ledger.svelte';
import Distant from './map/Distant.svelte';
import { area, holdsDistant } from './map/places';
import { read, shorter } from './read';
import { actor, attacks, near, origin, stakes } from './scene';
import './sides.css';
import Sum from './Sum.svelte';
import Symbols from './Symbols.svelte';
import { tally } from './tally';
import { verdict } from './verdict';

/** Choices that cannot be taken back, or that the others learn at once; whoever passes, or names war, is asked further. */
const GRAVE = ['attack', 'capitulate', 'sign', 'excommunicate', 'crusade', 'elect', 'leave-game'];

/** Choices that end a series or leave an offer be. */
const ENDS = [
  'enough', 'sign', 'settle', 'done', 'pass', 'end-turn', 'halt', 'stay-put', 'decline', 'ready', 'stay-out', 'no-trade', 'stay-home',
  'fight-on', 'refuse-deal', 'drop-deal', 'start-over', 'give-up', 'stay-loose', 'keep-ruler', 'keep-marriages', 'forgive',
];

/** Wars and their ends, what changes hands, what is won, who dies. */
const WEIGHTY = [
  'declared-war', 'war-begun', 'war-ended', 'joined-war', 'refused-call', 'battle', 'sea-battle', 'won-battle', 'no-victor', 'took-province',
  'lost-province', 'occupied-province', 'freed-province', 'gained-vassal', 'lost-vassal', 'rebels-took', 'liberated', 'subjugated', 'annexed',
  'imposed', 'white-peace', 'capitulated', 'deal-signed', 'mission-completed', 'milestone-reached', 'struggle-over', 'struggle-began',
  'bankrupt', 'died', 'interregnum', 'crowned', 'elected', 'excommunicated', 'crusade-called', 'empire-dissolved', 'converted-realm',
  'adopted', 'colonized', 'discovered', 'allied', 'alliance-ended', 'wed', 'age', 'over', 'first-player',
];

/** A battle from the moment it is joined to who won it. */
const CLIMAX = {
  openings: ['battle', 'sea-battle'],
  results: ['won-battle', 'no-victor'],
  parts: [
    'attacks', 'defends', 'leader-found', 'leader-missing', 'commands', 'left-out', 'battle-round', 'battle-action', 'rolled', 'hit', 'fell',
    'sank', 'damaged', 'lost-units', 'captured', 'retreated', 'retreated-at-sea', 'fled', 'galleys-lost',
  ],
};

const europa: TitleModule = {
  id: 'europa',
  Symbols,
  Board,
  sheets: [
    { id: 'distant', heading: 'panel-distant', component: Distant, holds: holdsDistant, map: true },
    ...SHEETS,
    { id: 'ledger', heading: 'panel-ledger', component: Ledger, holds: () => false },
  ],
  Ribbon,
  Purse,
  panels: [...PANELS, { id: 'ledger', heading: 'panel-ledger', component: Ledger, narrow: true }],
  Hand,
  Focus,
  climax: CLIMAX,
  Sum,
  focused,
  Outlook,
  drawn: new Set(['enemy', 'odds', 'odds-at-sea', 'battle', 'battle-at-sea']),
  Costs,
  area,
  help,
  turn: { question: 'Act', spent: 'end-turn' },
  keys: [['⇧ 1–8', 'chart-modes']],
  chapters: { age: 1, round: 1, turn: 2 },
  weighty: new Set(WEIGHTY),
  own: (view) => ownRealms(europaView(view)).map(({ realm }) => realm),
  allies: (view) => ownRealms(europaView(view)).flatMap(({ allies }) => allies),
  stakes,
  tally,
  actor,
  verdict,
  points: 'figure-prestige',
  grave: new Set(GRAVE),
  harmless: new Set(['end-turn']), // it is there when the action of the turn is done
  ends: new Set(ENDS),
  attacks,
  read,
  shorter,
  short,
  near,
  origin,
  colour: (side) => `var(--side-${side}, var(--side-none))`,
};

export default europa;
