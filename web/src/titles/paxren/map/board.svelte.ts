/** A table's position on the map of cards: where things stand, and what a click on them means. */
import { language } from '../../../language/language.svelte';
import { steady } from '../../../lib/same';
import { boxOf, readable, type Box } from '../../../map/layout';
import { PointBoard, split } from '../../../map/window/points.svelte';
import { Taken } from '../../../map/pieces/room';
import type { Label, Labels, Point } from '../../../map/sheet';
import type { TableStore } from '../../../table/table.svelte';
import { boxAround, placeNames, type Wanted } from './names';
import { paxView } from '../picture';
import { cellOf, crossed, sealOf, slotsOf, type CardSheet, type SheetBorder, type SheetCard, type SheetCity } from './sheet';
import { counted } from '../tableau/tableau';

/** Size of a token on screen that the map tries to keep, and how far tokens grow for it. */
const WANTED = 23;
const MOST = 1.4;
export const RADIUS = 19.5;
/** How far within the corners of a card is enough to see it. */
const CORNER = 90;
/** How far the ring around a token reaches that can be chosen. */
const RING = 7;
/** The edge of a card, which takes the colour of its bank. */
const FRAME = 6;
/** Half the height of a bank's seal, and how far the signs of its rank reach. */
const SEAL = 17;
const RANKS = 55;
/** So many kinds of repressed tokens of one empire have a place of their own. */
export const REPRESSED = 4;
/** So many times as large as drawn the name of a city may be: the choices name cities. */
const CITY_GROWTH = 1.85;

export class CardBoard extends PointBoard<CardSheet> {
  readonly cards: Map<string, SheetCard>;
  private readonly borders: Map<string, Point>;
  private readonly across: Set<string>;

  constructor(store: TableStore, sheet: CardSheet) {
    super(store, sheet);
    this.cards = new Map(sheet.cards.map((card) => [card.id, card]));
    this.borders = new Map(sheet.borders.map(({ id, at }) => [id, at]));
    this.across = crossed(sheet, REPRESSED);
  }

  view = $derived.by(() => paxView(this.store.view));
  map = $derived.by(() => this.view.map);
  private readonly sameTokens = steady<[string, string | null][]>();
  /** Borders, each with its token. */
  tokens = $derived.by(() => this.sameTokens(Object.entries(this.view.borders)));
  /** Half the width of a token. */
  private reach = $derived.by(() => RADIUS * this.growth);
  growth = $derived.by(() => Math.min(MOST, Math.max(1, WANTED / (this.sheet.counter * this.camera.rest))));
  /** Cities of this table's map. */
  cities = $derived.by(() => this.sheet.cities.filter(({ map }) => this.plays(map)));
  routes = $derived.by(() => this.sheet.routes.filter(({ map }) => this.plays(map)));
  slots = $derived.by(() => new Map(this.cities.flatMap((city) => this.spread(city))));

  private plays(map: string): boolean {
    return map === 'first' || this.store.frame.options['map'] === 'second';
  }

  /** Places of a city; as tokens grow, those of one city move apart. */
  private spread(city: SheetCity): [string, Point][] {
    const places = slotsOf(city);
    const mean = (axis: 0 | 1) => places.reduce((sum, [, at]) => sum + at[axis], 0) / places.length;
    const [x, y] = [mean(0), mean(1)];
    return places.map(([id, at]) => [id, [x + (at[0] - x) * this.growth, y + (at[1] - y) * this.growth]]);
  }

  /** Names of cities where they can be read; on a small map those of capitals come first. */
  cityNames = $derived.by(() => {
    const cities = [...this.cities].sort((a, b) => Number(b.capital) - Number(a.capital));
    const wanted = cities.flatMap(({ id, empire, labels, slots, extra }): Wanted[] => {
      const label = this.label(labels, slots[0]);
      const [left, top, width, height] = this.cards.get(empire)!.picture;
      const places = [...slots, ...extra];
      const room = { left: left + FRAME, top: top + FRAME, right: left + width - FRAME, bottom: top + height - FRAME };
      return label ? [{ id, label, room, tokens: boxAround(places, this.reach) }] : [];
    });
    return placeNames(wanted, this.taken);
  });

  /** What the names of cities keep off: tokens, other names, seals and repressed tokens of empires. */
  private taken = $derived.by(() => {
    const borders = this.sheet.borders.flatMap((border) => this.borderName(border) ?? []);
    const seas = this.sheet.seas.flatMap(({ labels }) => this.label(labels) ?? []);
    const places = [...this.slots.values(), ...this.borders.values()];
    const courts = this.map.flatMap(({ id, bank, repressed }) => this.court(this.cards.get(id)!, bank, repressed));
    return [
      ...places.map((at) => boxAround([at], this.reach)),
      ...[...borders, ...seas].map((label) => boxOf(label, label.size)),
      ...courts,
    ];
  });

  private occupied = $derived.by(
    () => new Taken([...this.taken, ...this.cityNames.map(({ label }) => boxOf(label, label.size))]),
  );

  override bare(box: Box): boolean {
    return this.occupied.free(box);
  }

  /** Where a repressed token of an empire stands. */
  cell(card: SheetCard, number: number): Point {
    return cellOf(card, number, this.across.has(card.id));
  }

  private court(card: SheetCard, bank: string | null, repressed: string[]): Box[] {
    const [x, y] = sealOf(card);
    const cells = counted(repressed).map((_, n) => boxAround([this.cell(card, n)], SEAL));
    return bank ? [...cells, boxAround([[x, y], [x + RANKS, y]], SEAL)] : cells;
  }

  /** A name in the reader's language at a size that can be read, pushed away from a grown token; null: too small. */
  label(labels: Labels, from?: Point): Label | null {
    const label = labels[language.code]!;
    const size = readable(label.size, this.camera.rest, from && CITY_GROWTH);
    if (size === null) return null;
    if (!from) return { ...label, size };
    const [dx, dy] = [label.at[0] - from[0], label.at[1] - from[1]];
    const away = ((this.growth - 1) * RADIUS + (size - label.size) / 2) / Math.hypot(dx, dy);
    return { ...label, size, at: [label.at[0] + dx * away, label.at[1] + dy * away] };
  }

  /** The name of a border, along it and clear of its token and of the ring in which that can be chosen; null: too small. */
  borderName({ labels, at }: SheetBorder): Label | null {
    const label = this.label(labels);
    if (!label) return null;
    const { left, top, right, bottom } = boxOf({ ...label, at: [0, 0] }, label.size);
    const along = (from: number, to: number, half: number) => Math.sign(to - from) * (this.reach + RING * this.growth + half);
    const [dx, dy] = [Math.abs(label.at[0] - at[0]), Math.abs(label.at[1] - at[1])];
    const [x, y] = dx > dy ? [along(at[0], label.at[0], (right - left) / 2), 0] : [0, along(at[1], label.at[1], (bottom - top) / 2)];
    return { ...label, at: [at[0] + x, at[1] + y] };
  }

  spot(target: string): { at: Point; about: string } | null {
    const [kind, id] = split(target);
    const at = this.at(kind, id);
    return at && { at, about: target };
  }

  private at(kind: string, id: string): Point | null {
    if (kind === 'empire') {
      const rect = this.cards.get(id)?.rect;
      return rect ? [rect[0] + rect[2] / 2, rect[1] + rect[3] / 2] : null;
    }
    if (kind === 'border') return this.borders.get(id) ?? null;
    if (kind !== 'spot') return null;
    return this.slots.get(id) ?? this.borders.get(id) ?? this.cards.get(id)?.court ?? null;
  }

  /** A card is seen when its corners are. */
  override extent(targets: string[]): Point[] {
    return targets.flatMap((target) => {
      const [kind, id] = split(target);
      const rect = kind === 'empire' ? this.cards.get(id)?.rect : undefined;
      if (!rect) return this.points([target]);
      const [x, y, width, height] = rect;
      return [[x + CORNER, y + CORNER], [x + width - CORNER, y + height - CORNER]] as Point[];
    });
  }

  own(): Point[] {
    const pawn = `${this.view.own_bank}-pawn`;
    const held = Object.entries(this.view.borders).filter(([, token]) => token === pawn);
    return this.points(held.map(([id]) => `border:${id}`));
  }

  /** What a click on a thing means: the first of its targets that can be chosen, else itself. */
  meant(targets: string[]): string {
    return targets.find((target) => this.store.glowing.has(target)) ?? targets[0]!;
  }
}
