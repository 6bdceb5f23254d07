/** What a title gives to the page: how its position is drawn and explained. All else is common. */
import type { Component } from 'svelte';
import type { Happening, Offer, View } from '../api/client';
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

/** What hover or a long press says of a thing. */
export interface Help {
  heading: string;
  lines: string[];
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
  /** Begins folded where the window is low. */
  aside?: true;
}

export interface TitleModule {
  id: string;
  /** A hidden <svg> with the <symbol>s of the title's pieces. */
  Symbols: Component;
  /** The map. */
  Board: Component<{ store: TableStore }>;
  /** Where the game stands, in a line for the bar. */
  Ribbon?: Component<{ store: TableStore }>;
  /** Furniture beside the map: tracks, wheels, tableaux; in order of importance. */
  panels: Panel[];
  /** How many times as wide as designed the column of its boards begins. */
  boards?: number;
  /** The cards of the seats that look through this window. */
  Hand: Component<{ store: TableStore }>;
  /** A procedure that wants the middle of the table while it runs, such as a battle. */
  Focus: Component<{ store: TableStore }> | null;
  focused(view: View): boolean;
  /** What a title draws of a forecast. */
  Outlook: Component<{ store: TableStore; picture: Record<string, unknown> }>;
  /** The place of the map a target stands in, if it has one. */
  area(view: View, target: string): string | null;
  help(store: TableStore, target: string): Help | null;
  /** Events that open a chapter of the log: a round, a turn. */
  chapters: Record<string, 1 | 2>;
  /** Events that nobody should miss: battles, votes, whatever changes hands. */
  weighty: ReadonlySet<string>;
  /** Targets that the seat of a view has at stake: its land, pieces, cards, allies. */
  stakes(view: View): string[];
  /** Whose doing an event is: a side, for colours and filters. */
  actor(event: Happening): string | null;
  /** How a finished game was won, line by line. */
  verdict(store: TableStore): string[];
  /** The message that says what points are. */
  points: string;
  /** Verbs that ask for a second click, because they cannot be taken back. */
  grave: ReadonlySet<string>;
  /** Verbs that end a series of choices or leave an offer be: always in reach. */
  ends: ReadonlySet<string>;
  /** Whether a choice attacks somebody. */
  attacks(view: View, offer: Offer): boolean;
  /** Where one who acts is, in a few words. */
  origin(store: TableStore, target: string): string | null;
  /** Colour of a side: a CSS custom property such as var(--side-austria). */
  colour(side: string): string;
}
