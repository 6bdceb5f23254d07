/** What a title gives to the page: how its position is drawn and explained. All else is common. */
import type { Component } from 'svelte';
import type { Alert, Closed, Fact, Happening, Offer, View } from '../api/client';
import type { Lasting } from '../table/stage/alerts';
import type { Climax } from '../table/stage/climax';
import type { TableStore } from '../table/table.svelte';

/** A counter on the map. `symbol` is the id of one of the title's SVG symbols. */
export interface Piece {
  id: string;
  target: string;
  area: string;
  symbol: string;
  side: string;
  number?: number;
  /** Lower ones get the better places. */
  rank: number;
  /** Id of a second symbol, small in its upper left corner: whose it is, told without colour. */
  device?: string;
  /** A few signs in its upper corner. */
  badge?: string;
  /** It is no unit, such as a fort: a stack does not count it. */
  uncounted?: true;
  /** It is never part of a stack: what it says must be seen. */
  alone?: true;
  /** It has acted already. */
  spent?: boolean;
}

/** A way on the map, from area to area: a move that is being shown or considered. */
export interface Arrow {
  from: string;
  to: string;
  side: string;
}

/** A position as the map shows it. */
export interface Scene {
  pieces: Piece[];
  /** Who holds each area; areas that nobody holds are left out. */
  holder: Record<string, string>;
}

/** What a position comes to, so that two can be compared; what is not there counts as nothing. */
export interface Tally {
  /** The side that holds each place, by target. */
  holders: Record<string, string>;
  /** The strength of each side in each place. */
  forces: Record<string, Record<string, number>>;
  /** Figures that boards and tracks show, such as 'france.money'. */
  figures: Record<string, number>;
}

/** What hover or a long press says of a thing. */
export interface Help {
  heading: string;
  lines: string[];
  /** What the thing means for the reader. */
  forYou?: string;
  rule?: string;
  /** A picture of the thing itself, such as a whole card, in place of lines. */
  Face?: Component<{ store: TableStore; target: string }>;
}

export interface Panel {
  id: string;
  /** Message of its heading in the title's words. */
  heading: string;
  component: Component<{ store: TableStore }>;
  /** On a wide screen it lies below the map; on a phone with the others. */
  below?: true;
  /** Begins folded where the window is low, unless there is room for so much of it. */
  aside?: number;
  /** What stands beside its heading. */
  note?(store: TableStore): string;
  /** It is a sheet beside the map where there is room for that, and a panel only where there is none. */
  narrow?: true;
  /** Where a position has nothing for it, it is left out. */
  shown?(view: View): boolean;
}

/** A further sheet of the board: another map, or boards that want all the room. */
export interface Leaf {
  id: string;
  /** Message of its heading in the title's words. */
  heading: string;
  component: Component<{ store: TableStore }>;
  /** Whether a thing lies on it. */
  holds(view: View, target: string): boolean;
  /** It is a map, on which what was looked for is shown. */
  map?: true;
}

/** People who share a channel, such as a coalition. */
export interface Circle {
  name: string;
  seats: number[];
}

/** Orders are choices that name who acts first and where to last. */
export interface OrderPhase {
  /** The question that is put again and again, and the choice that ends it. */
  question: string;
  end: string;
  /** How many units of those that a target names can still act. */
  able(view: View, actor: string): number;
}

export interface TitleModule {
  id: string;
  /** A hidden <svg> with the <symbol>s of the title's pieces. */
  Symbols: Component;
  /** The map. */
  Board: Component<{ store: TableStore }>;
  /** Sheets beside the map. */
  sheets?: Leaf[];
  /** Where the game stands, in a line for the bar. */
  Ribbon?: Component<{ store: TableStore }>;
  /** What the reader has to pay with, in a line: a phone shows it over the list, where there is no bar for it. */
  Purse?: Component<{ store: TableStore }>;
  /** Furniture beside the map: tracks, wheels, tableaux; in order of importance. */
  panels: Panel[];
  /** How wide the column of its boards begins, where it is designed to be so wide, the window is so high, and it has so
      much width together with the map. */
  boards?(view: View, width: number, height: number, together: number): number;
  /** The cards of the seats that look through this window. */
  Hand: Component<{ store: TableStore }>;
  /** They are small enough for a phone to show below a few answers. */
  small?: true;
  /** A procedure that wants the middle of the table while it runs, such as a battle. */
  Focus: Component<{ store: TableStore }> | null;
  focused(view: View): boolean;
  /** How the log tells a battle, and what explains its sum from those events. */
  climax: Climax;
  Sum: Component<{ store: TableStore; events: Happening[] }>;
  /** What a title draws of a forecast. */
  Outlook: Component<{ store: TableStore; picture: Record<string, unknown> }>;
  /** The targets that such a drawing speaks of, beside those of its choice. */
  pictured?(store: TableStore, picture: Record<string, unknown>): string[];
  /** Facts that such a drawing tells already. */
  drawn?: ReadonlySet<string>;
  /** What some choices take, as their briefs tell it, against what the reader has: of several from the least to the most. */
  Costs?: Component<{ store: TableStore; facts: Fact[] }>;
  /** What stands on the card that a choice names, drawn before its words. */
  Face?: Component<{ store: TableStore; offer: Offer }>;
  /** What a choice concerns, who acts first, where that is more than its arguments; null: those. */
  counters?(offer: Offer): string[] | null;
  /** The question of a turn, for which plans can be made, and the choice that is there when little of it is left. */
  turn?: { question: string; spent?: string };
  /** Keys of its own, each with the message of what it does. */
  keys?: readonly (readonly [key: string, message: string])[];
  /** A phase in which many units get their orders one by one. */
  orders?: OrderPhase;
  /** The place of the map a target stands in, if it has one. */
  area(view: View, target: string): string | null;
  help(store: TableStore, target: string): Help | null;
  /** Events that open a chapter of the log: a round, a turn. */
  chapters: Record<string, 1 | 2>;
  /** Events that nobody should miss: battles, votes, whatever changes hands. */
  weighty: ReadonlySet<string>;
  /** Events of a side in what another does: they make nobody the doer of what follows. */
  suffered?: ReadonlySet<string>;
  /** The sides that the seat of a view plays. */
  own(view: View): string[];
  /** The sides that stand with it. */
  allies(view: View): string[];
  /** Targets that it has at stake: its land, pieces, cards. */
  stakes(view: View): string[];
  /** Of a warning that only says what is in force: the thing that brought it, and the effect in a few words. */
  lasting?(store: TableStore, alert: Alert): Lasting | null;
  tally(view: View): Tally;
  /** Whose doing an event is: a side, for colours and filters. */
  actor(event: Happening): string | null;
  /** How a finished game was won, line by line. */
  verdict(store: TableStore): string[];
  /** The figure that decides where a game ends so, for endings of which the points say little. */
  decides?: Readonly<Record<string, string>>;
  /** The message that says what points are. */
  points: string;
  /** Who has something to discuss among themselves now. */
  circles?(store: TableStore): Circle[];
  /** Verbs that ask for a second click, because they cannot be taken back. */
  grave: ReadonlySet<string>;
  /** Whether a choice of another verb gives up what could still be used: it asks for a second click as well. */
  wastes?(view: View, offer: Offer): boolean;
  /** How many times in a row a choice can be made, where it comes up again and again; the list offers them by one click. */
  most?(view: View, offer: Offer): number;
  /** Verbs that lose nothing: a finger need not tap twice. */
  harmless?: ReadonlySet<string>;
  /** Verbs that end a series of choices or leave an offer be: always in reach. */
  ends: ReadonlySet<string>;
  /** Whether a choice attacks somebody. */
  attacks(view: View, offer: Offer): boolean;
  /** What stands on the card that a choice names, line by line, where a name alone says too little. */
  read?(store: TableStore, offer: Offer): string[];
  /** The words of a choice in the list, without what lies before the reader's eyes there. */
  shorter?(store: TableStore, offer: Offer, label: string): string;
  /** By how much the reader falls short of what a reason asks for, in a few words; null: that is not counted. */
  short?(store: TableStore, reason: Closed['reason']): string | null;
  /** Whether a choice out of many is likelier than the others: those come first in a long list. */
  near?(view: View, offer: Offer): number;
  /** Where one who acts is, in a few words, where that says something of the choice. */
  origin(store: TableStore, target: string, offer?: Offer): string | null;
  /** Colour of a side: a CSS custom property such as var(--side-austria). */
  colour(side: string): string;
}
