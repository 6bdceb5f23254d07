/** How a tableau is laid out: which cards stand in which order, and how many columns either half gets. */
import type { Node } from '../picture';

/** A card of a tableau as it is laid out: a Vassal stands behind its suzerain, one step further in. */
export interface Laid {
  node: Node;
  suzerain: string | null;
}

/** A row with Queens counted as part of their Kings, Vassals after their suzerains. */
export function laid(row: Node[], suzerain: string | null = null): Laid[] {
  return row.flatMap((node) => [{ node, suzerain }, ...laid(node.vassals ?? [], node.card)]);
}

/** How many cards lie in the west and in the east of each bank; a royal couple is as tall as two. */
export function lengths(banks: { west: Node[]; east: Node[] }[]): [number, number][] {
  const long = (row: Node[]) => laid(row).reduce((sum, { node }) => sum + (node.queen ? 2 : 1), 0);
  return banks.map(({ west, east }) => [long(west), long(east)]);
}

/** Columns of the west and of the east, of so many in all, so that the longer half is as short as can be. A half without
    cards gives its columns to the other. */
export function halves(west: number, east: number, columns: number): [number, number] {
  if (!west !== !east) return west ? [columns, 0] : [0, columns];
  const rows = (left: number) => Math.max(Math.ceil(west / left), Math.ceil(east / (columns - left)));
  const even = Math.floor(columns / 2);
  const tries = Array.from({ length: columns - 1 }, (_, n) => n + 1);
  tries.sort((a, b) => rows(a) - rows(b) || Math.abs(a - even) - Math.abs(b - even) || a - b);
  return [tries[0]!, columns - tries[0]!];
}

/** Widths of a card, best first; the height of a row of them, and of a bank's line. */
const WIDTHS = [132, 112, 98, 82];
const ROW = 54;
const LINE = 38;

/** What edges and signs of the world's sides take of the width of the tableaux. */
const EDGES = 44;
/** What stands above and below them of the window's height. */
const BESIDES = 320;

/** Columns for all tableaux (cards of west and east by bank) in a window so high: the widest cards that leave every bank in sight. */
export function columnsFor(width: number, height: number, banks: [number, number][]): number {
  const tries = WIDTHS.map((card) => cardsBeside(width, card));
  return tries.find((columns) => tall(banks, columns) <= height - BESIDES) ?? tries.at(-1)!;
}

export function cardsBeside(width: number, card: number): number {
  return Math.max(2, Math.floor((width - EDGES) / card));
}

/** Padding of a column of boards. */
const PADDING = 30;
/** In a lower window the map gets no larger beside a narrower column, and four full tableaux are read at once only beside each other. */
const LOW = 820;
/** Widths of the column that are tried, in terms of the width it is designed for. */
const STEPS = [1.05, 1.32, 1.45];
const LOW_STEPS = [1.45];
/** In a narrower column the victories stand below each other, and take so much more of the height. */
const TWO = 404;
const BELOW = 110;
/** Narrower cards are for tableaux that are as long as can be. */
const EASY = 98;
/** The map's shape, what stands above and below it of the window's height, and beside it of the width. */
const SHAPE = 1.422;
const OVER = 344;
const GUTTER = 16;

/** How wide the column of the tableaux is to be: the map has what they do not need yet, and they have what is too wide for
    it in so low a window. */
export function boardsWidth(designed: number, height: number, together: number, banks: [number, number][]): number {
  const [steps, most] = height < LOW ? [LOW_STEPS, 1.74] : [STEPS, 1.55];
  const spare = together - GUTTER - (height - OVER) * SHAPE;
  const room = (width: number) => height - BESIDES - (width < TWO ? BELOW : 0);
  const fits = (width: number) => tall(banks, cardsBeside(width - PADDING, EASY)) <= room(width);
  const needed = designed * (steps.find((by) => fits(designed * by)) ?? most);
  return Math.max(needed, Math.min(spare, designed * STEPS.at(-1)!));
}

function tall(banks: [number, number][], columns: number): number {
  const rows = banks.map(([west, east]) => {
    const [left, right] = halves(west, east, columns);
    return Math.max(1, Math.ceil(west / (left || 1)), Math.ceil(east / (right || 1)));
  });
  return rows.reduce((sum, count) => sum + LINE + ROW * count, 0);
}

/** Things that are several, each once with its number. */
export function counted(things: string[]): [string, number][] {
  const often = new Map<string, number>();
  for (const thing of things) often.set(thing, (often.get(thing) ?? 0) + 1);
  return [...often];
}

/** The room that operations take as signs, in sizes of their letters: the kind, and what it is about in small. */
export function signWidth(ops: string[]): number {
  return ops.reduce((sum, op) => sum + 0.7 + 0.7 * op.split('-').length, 0);
}

/** The letters of the longer line where words are broken in two lines as well as can be. */
export function inTwo(words: string): number {
  const breaks = [...words.matchAll(/ /g)].map(({ index }) => Math.max(index, words.length - index - 1));
  return Math.min(words.length, ...breaks);
}

/** The letters of its longest word, which is not broken. */
export function longest(words: string): number {
  return Math.max(...words.split(/[ -]/).map(({ length }) => length));
}
