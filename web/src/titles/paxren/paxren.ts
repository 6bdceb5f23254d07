/** Pax Renaissance's part of the page. */
import type { View } from '../../api/client';
import type { TitleModule } from '../title';
import Battle from './Battle.svelte';
import Board from './map/Board.svelte';
import Hand from './Hand.svelte';
import { help } from './help';
import Market from './cards/Market.svelte';
import Outlook from './Outlook.svelte';
import { pictured } from './outlook';
import { held, paxView } from './picture';
import Purse from './Purse.svelte';
import { read } from './read';
import Ribbon from './Ribbon.svelte';
import { actor, area, attacks, origin, stakes } from './scene';
import './sides.css';
import Sum from './Sum.svelte';
import Symbols from './Symbols.svelte';
import { boardsWidth, lengths } from './tableau/tableau';
import Tableaux from './tableau/Tableaux.svelte';
import { tally } from './tally';
import { verdict } from './verdict';
import Victories from './Victories.svelte';

/** Wars that everyone sees begin, and what ends a turn or the game. */
const GRAVE = ['declare', 'pass', 'launch', 'campaign', 'provoke', 'fair', 'discard', 'give-up', 'stop'];

/** Wars, fairs, votes, and whatever changes hands or ends the game. */
const WEIGHTY = [
  'battle', 'won', 'lost', 'fair', 'fair-pays', 'piracy', 'fair-ends', 'voted', 'campaign', 'shifted', 'activated', 'put-out', 'monarchy',
  'republic', 'vassal', 'crowned', 'beheaded', 'apostasy', 'bankrupt', 'last-standing', 'victory',
  'patron-victory',
];

/** A battle from the first that falls to the change of regime. */
const CLIMAX = {
  openings: ['battle'],
  results: ['won', 'lost'],
  parts: ['fell', 'monarchy', 'republic', 'vassal', 'to-stack', 'queen-lost', 'settled', 'freed'],
};

const ENDS = [
  'pass', 'stop', 'done', 'no-one-shot', 'no-torch', 'no-office', 'leave-out', 'spare', 'forgo', 'keep-map',
];

function inTableau(view: View, target: string): boolean {
  return target.startsWith('card:') && held(paxView(view), target.slice('card:'.length)) !== null;
}

const paxren: TitleModule = {
  id: 'paxren',
  Symbols,
  Board,
  sheets: [{ id: 'tableaux', heading: 'panel-tableaux', component: Tableaux, holds: inTableau }],
  Ribbon,
  Purse,
  panels: [
    { id: 'market', heading: 'panel-market', component: Market, below: true },
    { id: 'tableaux', heading: 'panel-tableaux', component: Tableaux },
    { id: 'victories', heading: 'panel-victories', component: Victories },
  ],
  boards: (view, width, height, together) => boardsWidth(width, height, together, lengths(paxView(view).banks)),
  Hand,
  Focus: Battle,
  climax: CLIMAX,
  Sum,
  focused: (view) => paxView(view).battle !== null,
  Outlook,
  pictured,
  area,
  help,
  turn: { question: 'Act' },
  chapters: { turn: 1 },
  weighty: new Set(WEIGHTY),
  suffered: new Set(['fair-pays', 'paid-tax']),
  own: (view) => paxView(view).banks.flatMap(({ id }) => (id === paxView(view).own_bank ? [id] : [])),
  allies: () => [],
  stakes,
  tally,
  actor,
  verdict,
  decides: { imperial: 'empires', globalization: 'concessions', renaissance: 'law' },
  points: 'prestige-patron',
  grave: new Set(GRAVE),
  ends: new Set(ENDS),
  attacks,
  read,
  origin,
  colour: (side) => `var(--side-${side})`,
};

export default paxren;
