/** Where counters stand: in the slots of their area, nearest free ground next, as stacks where they do not fit, smaller
    where even those do not, and small at the end of a line where the area has no room at all. Whose land it is comes first:
    a sign and the name of their own area give counters their room before these reach over a border. No counter covers
    another, a name or a mark that is to be seen, and two sides are never one stack: who meets an enemy is seen. */
import type { Piece } from '../../titles/title';
import { fromEdge, widest, type Ground, type Grounds } from '../ground';
import { COUNTER, counterGrowth, levelAt, type Box, type Name } from '../layout';
import { boxAt, homely, ringsAround, Taken, type Reach } from './room';
import type { Area, Point } from '../sheet';

/** How far the number in its corner sticks out of a counter, in shares of it. */
const BADGE = 6 / COUNTER;
/** Below this scale a counter fills a small land: there its place says more than the name. */
const AFAR = 0.6;
/** Around an area, places are tried in steps of this share of a counter. */
const STEP = 0.2;
/** How small a stack may be so that it stands on its ground, */
const SMALLER = [1, 0.85, 0.7];
/** and how small where nothing else helps: what stands there is hardly read, but where it stands is. */
const TINY = [0.55];
/** Where this share of the stacks is small, none is larger than the next size: from afar all look alike. */
const MANY = 0.2;
/** Over which share of its half a counter may reach beyond the edge of its ground before it gives way. */
const TOLERATED = 0.2;
/** The same in its slot, where it is looked for: it rather becomes smaller there than stands elsewhere. */
const IN_SLOT = 0.4;
/** Less than this share is not worth another way to stand. */
const SLIGHT = 0.1;
/** A line to a counter is at most this many counters long. */
const LONGEST = 10;
/** The side of what belongs to none. */
const NOBODY = 'none';

export interface Stack {
  /** Of the counter on top. */
  id: string;
  area: string;
  /** The best ranked first: it lies on top. */
  pieces: Piece[];
  at: Point;
  /** Its size, in shares of a counter's. */
  size: number;
  /** Where a line to it begins; null: it stands on its ground. */
  line: Point | null;
}

export interface Spot {
  /** Of the piece. */
  id: string;
  piece: Piece;
  stack: Stack;
  /** Order of drawing: the best ranked on top. */
  level: number;
}

function counterHalf(scale: number, size: number): number {
  return (COUNTER * counterGrowth(scale) * size) / 2;
}

/** The room of a counter with its numbers, at a scale. */
export function counterReach(scale: number, size = 1): Reach {
  const half = counterHalf(scale, size);
  const out = half * (1 + 2 * BADGE);
  return { left: half, top: out, right: out, bottom: out };
}

/** What is printed in an area, and whether it gives its room to the counters there: early, late, or never. */
export interface Printed {
  area: string;
  box: Box;
  yields: 'early' | 'late' | null;
}

/** From afar names give way after the signs; a capital is known by its crown. */
export function yieldingNames(names: Map<string, Name>, areas: Map<string, Area>, scale: number): Printed[] {
  const late = (area: string) => (areas.get(area)?.marks.capital ? 'early' : 'late');
  return [...names].map(([area, { box }]) => ({ area, box, yields: scale < AFAR ? late(area) : null }));
}

/** How the counters of an area stand on it, and how far the worst of them reaches over its edge, in shares of its half. */
interface Stand {
  groups: Piece[][];
  size: number;
  spots: Point[];
  out: number;
}

/** Every counter's stack; small areas are served first. Where more than `most` counters stand in a place, those of a side
    stand together. What is printed in an area and yields gives its counters their room. */
export function stacksAt(
  pieces: Piece[],
  areas: Map<string, Area>,
  grounds: Grounds,
  taken: Box[] | Taken,
  scale: number,
  most = Infinity,
  yielding: Printed[] = [],
): Stack[] {
  const printed = new Taken(yielding.map(({ box }) => box), taken instanceof Taken ? taken : new Taken(taken));
  const room = new Taken([], printed);
  const own = new Map<string, Printed[]>();
  for (const one of yielding) own.set(one.area, [...(own.get(one.area) ?? []), one]);
  const without = <T>(boxes: Box[], work: () => T): T => {
    for (const box of boxes) printed.drop(box);
    const found = work();
    for (const box of boxes) printed.add(box);
    return found;
  };
  const arrangedIn = (area: Area, ground: Ground, present: Piece[]): Stack[] | null => {
    let best: Stand | null = null;
    let given: Box[] = [];
    for (const [boxes, sizes] of sacrifices(own.get(area.id) ?? [])) {
      const found = without(boxes, () => arranged(area, ground, present, room, scale, most, sizes, best));
      if (found && found !== best) [best, given] = [found, boxes];
      if (best && best.out <= TOLERATED) break;
    }
    if (!best) return null;
    const { groups, size, spots } = best;
    for (const box of given) printed.drop(box);
    for (const spot of spots) room.add(boxAt(spot, counterReach(scale, size)));
    return groups.map((pieces, n) => ({ id: pieces[0]!.id, area: area.id, pieces, at: spots[n]!, size, line: null }));
  };
  const crowded: [Area, Piece[]][] = [];
  const stacks = smallFirst(standing(pieces), grounds).flatMap(([id, present]) => {
    const [area, ground] = [areas.get(id), grounds.get(id)];
    if (!area || !ground) return [];
    const stood = arrangedIn(area, ground, present);
    if (stood) return stood;
    // What stands for itself leaves the ground to the counters, where that helps.
    const apart = present.filter(({ alone }) => alone);
    const others = apart.length ? arrangedIn(area, ground, present.filter(({ alone }) => !alone)) : null;
    crowded.push([area, others ? apart : present]);
    return others ?? [];
  });
  // Whoever has no room of its own comes last: it drives nobody else from the own ground.
  return even([...stacks, ...crowded.flatMap(([area, present]) => camps(present).map((camp) => beside(area, camp, room, scale)))]);
}

/** A stack that becomes smaller where it stands comes in nobody's way. */
function even(stacks: Stack[]): Stack[] {
  const sizes = stacks.map(({ size }) => size).sort((a, b) => a - b);
  const small = sizes[Math.floor(sizes.length * MANY)] ?? 1;
  const most = SMALLER.findLast((size) => size > small) ?? 1;
  return stacks.map((stack) => (stack.size > most ? { ...stack, size: most } : stack));
}

/** What an area may give up for its counters, the least first, and how small these may be then. */
function* sacrifices(own: Printed[]): Generator<[Box[], number[]]> {
  const [early, late] = (['early', 'late'] as const).map((when) => own.flatMap(({ box, yields }) => (yields === when ? box : []))) as [Box[], Box[]];
  for (const sizes of early.length || late.length ? [SMALLER, TINY] : [SMALLER]) {
    yield [[], sizes];
    if (early.length) yield [early, sizes];
    if (late.length) yield [late, sizes];
    if (early.length && late.length) yield [[...early, ...late], sizes];
  }
}

function standing(pieces: Piece[]): Map<string, Piece[]> {
  const found = new Map<string, Piece[]>();
  for (const piece of pieces) found.set(piece.area, [...(found.get(piece.area) ?? []), piece]);
  for (const present of found.values()) present.sort((a, b) => a.rank - b.rank || a.id.localeCompare(b.id));
  return found;
}

function smallFirst(present: Map<string, Piece[]>, grounds: Grounds): [string, Piece[]][] {
  const size = (id: string) => {
    const box = grounds.get(id)?.box;
    return box ? (box.right - box.left) * (box.bottom - box.top) : 0;
  };
  return [...present].sort(([a], [b]) => size(a) - size(b) || a.localeCompare(b));
}

/** How the counters of an area stand on it; null where there is no room. What would reach far over the edge of its ground
    stands together, or smaller; where nothing helps, as it reaches least. `known`: a stand that would do, unless there is a
    better one. */
function arranged(
  area: Area, ground: Ground, present: Piece[], room: Taken, scale: number, most: number, sizes: number[],
  known: Stand | null,
): Stand | null {
  let best = known;
  for (const { groups, size } of ways(present, scale, most, sizes)) {
    const half = counterHalf(scale, size);
    if (best && 1 - widest(ground) / half >= best.out - SLIGHT) continue; // so much it reaches over wherever it stands
    const spots = fitted(groups.length, area, ground, scale, size, room);
    if (!spots) continue;
    const out = Math.max(...spots.map((at) => half - fromEdge(ground, at))) / half;
    if (!best || out < best.out - SLIGHT) best = { groups, size, spots, out };
    if (best.out <= TOLERATED) break;
  }
  return best;
}

/** How the counters of an area may stand, the best way first. */
function* ways(
  present: Piece[], scale: number, most: number, sizes: number[],
): Generator<{ groups: Piece[][]; size: number }> {
  if (sizes === SMALLER && levelAt(scale) === 'near' && present.length <= most) yield { groups: present.map((piece) => [piece]), size: 1 };
  const sides = bySide(present);
  if (sizes === SMALLER && sides.length <= most) yield { groups: sides, size: 1 };
  for (const size of sizes) yield { groups: camps(present), size };
}

function bySide(present: Piece[]): Piece[][] {
  const sides = new Map<string, Piece[]>();
  for (const piece of present) {
    const name = piece.alone ? piece.id : piece.side;
    sides.set(name, [...(sides.get(name) ?? []), piece]);
  }
  return [...sides.values()];
}

/** Each side with its own; what is nobody's lies with the first. */
function camps(present: Piece[]): Piece[][] {
  const sided = present.filter(({ side, alone }) => side !== NOBODY && !alone);
  if (!sided.length) return bySide(present);
  const [first, ...others] = bySide(sided);
  const loose = present.filter(({ side, alone }) => side === NOBODY && !alone);
  return [[...first!, ...loose], ...others, ...present.filter(({ alone }) => alone).map((piece) => [piece])];
}

/** That many free places; null where there are fewer. */
function fitted(
  many: number, { slots, click }: Area, ground: Ground, scale: number, size: number, room: Taken,
): Point[] | null {
  const [mine, reach, half] = [new Taken([], room), counterReach(scale, size), counterHalf(scale, size)];
  const spots: Point[] = [];
  for (const wish of Array.from({ length: many }, (_, n) => slots[n] ?? slots[0] ?? click)) {
    const well = mine.free(boxAt(wish, reach)) && fromEdge(ground, wish) >= half * (1 - IN_SLOT);
    const at = well ? wish : homely(ground, wish, half, reach, mine);
    if (!at) return null;
    mine.add(boxAt(at, reach));
    spots.push(at);
  }
  return spots;
}

/** As a stack in the nearest free place around, at the end of a line; a small one is the nearest. */
function beside({ id: area, click }: Area, pieces: Piece[], room: Taken, scale: number): Stack {
  const size = SMALLER.at(-1)!;
  const [reach, whole] = [counterReach(scale, size), counterReach(scale)];
  for (const at of ringsAround(click, (reach.left + reach.right) * STEP, (whole.left + whole.right) * LONGEST)) {
    if (!room.free(boxAt(at, reach))) continue;
    room.add(boxAt(at, reach));
    return { id: pieces[0]!.id, area, pieces, at, size, line: click };
  }
  return { id: pieces[0]!.id, area, pieces, at: click, size, line: click };
}

/** Pieces in the order given, each with its place on screen order. */
export function spotsOf(pieces: Piece[], stacks: Stack[]): Spot[] {
  const found = new Map<string, Spot>();
  for (const stack of stacks) {
    stack.pieces.forEach((piece, n) => found.set(piece.id, { id: piece.id, piece, stack, level: stack.pieces.length - n }));
  }
  return pieces.flatMap((piece) => found.get(piece.id) ?? []);
}

/** How many counters a stack is, as its corner tells: works and leaders are no units. Of a single unit, that more lies below. */
export function countOf({ pieces }: Stack): string {
  const many = pieces.filter(({ uncounted }) => !uncounted).length;
  return many > 1 ? `×${many}` : '+';
}

/** What the numbers of a stack add up to; null where none bears a number. */
export function strength({ pieces }: Stack): number | null {
  const numbers = pieces.flatMap(({ number }) => number ?? []);
  return numbers.length ? numbers.reduce((sum, number) => sum + number, 0) : null;
}
