/** A table's position on the map of cards: where things stand, and what a click on them means. */
import { language } from '../../language/language.svelte';
import { boxOf, meet, readable } from '../../map/layout';
import { PointBoard, split } from '../../map/points.svelte';
import type { Label, Labels, Point } from '../../map/sheet';
import type { TableStore } from '../../table/table.svelte';
import { paxView } from './picture';
import { slotsOf, type CardSheet, type SheetCard, type SheetCity } from './sheet';

/** Size of a token on screen that the map tries to keep, and how far tokens grow for it. */
const WANTED = 23;
const MOST = 1.4;
export const RADIUS = 19.5;

export class CardBoard extends PointBoard<CardSheet> {
  readonly cards: Map<string, SheetCard>;
  private readonly borders: Map<string, Point>;

  constructor(store: TableStore, sheet: CardSheet) {
    super(store, sheet);
    this.cards = new Map(sheet.cards.map((card) => [card.id, card]));
    this.borders = new Map(sheet.borders.map(({ id, at }) => [id, at]));
  }

  view = $derived.by(() => paxView(this.store.view));
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
    const names: { id: string; label: Label }[] = [];
    for (const { id, empire, labels, slots } of [...this.cities].sort((a, b) => Number(b.capital) - Number(a.capital))) {
      const label = this.within(empire, this.label(labels, slots[0]));
      if (label && !names.some((other) => meet(boxOf(label, label.size), boxOf(other.label, other.label.size)))) {
        names.push({ id, label });
      }
    }
    return names;
  });

  /** A name keeps to its card. */
  private within(empire: string, label: Label | null): Label | null {
    if (!label) return null;
    const [, top, , height] = this.cards.get(empire)!.rect;
    const half = (label.size * label.lines.length) / 2;
    const y = Math.min(Math.max(label.at[1], top + half), top + height - half);
    return { ...label, at: [label.at[0], y] };
  }

  /** A name in the reader's language at a size that can be read, pushed away from a grown token; null: too small. */
  label(labels: Labels, from?: Point): Label | null {
    const label = labels[language.code]!;
    const size = readable(label.size, this.camera.rest);
    if (size === null) return null;
    if (!from) return { ...label, size };
    const [dx, dy] = [label.at[0] - from[0], label.at[1] - from[1]];
    const away = ((this.growth - 1) * RADIUS + (size - label.size) / 2) / Math.hypot(dx, dy);
    return { ...label, size, at: [label.at[0] + dx * away, label.at[1] + dy * away] };
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

  own(): Point[] {
    const pawn = `${this.view.own_bank}-pawn`;
    return this.points(this.view.borders.filter(({ token }) => token === pawn).map(({ id }) => `border:${id}`));
  }

  /** What a click on a thing means: the first of its targets that can be chosen, else itself. */
  meant(targets: string[]): string {
    return targets.find((target) => this.store.glowing.has(target)) ?? targets[0]!;
  }
}
