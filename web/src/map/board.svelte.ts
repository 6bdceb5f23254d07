/** A table's position on a sheet of areas: what each part of such a map works on. */
import type { Happening, View } from '../api/client';
import { language } from '../language/language.svelte';
import type { TableStore } from '../table/table.svelte';
import type { Arrow, Scene } from '../titles/title';
import { groundOf, type Ground } from './ground';
import { counterGrowth, levelAt, nameOf, namesAt, signGrowth } from './layout';
import { marksAt } from './marks';
import { PointBoard, split } from './points.svelte';
import { Taken } from './room';
import type { Area, Frontier, Point, Sheet } from './sheet';
import { spotsOf, stacksAt } from './stacks';

/** The kind of target that areas are. */
const AREA = 'territory';

export type Line = 'cliff' | 'frontier' | 'edge';

/** How a title's positions and events show on a map of areas. */
export interface Drawing {
  scene(view: View): Scene;
  /** How an event shows on the map. */
  arrow(event: Happening): Arrow | null;
}

export function areaTarget(id: string): string {
  return `${AREA}:${id}`;
}

export function isArea(target: string): boolean {
  return target.startsWith(`${AREA}:`);
}

export class Board extends PointBoard<Sheet> {
  readonly areas: Map<string, Area>;
  private readonly shapes: Map<string, Ground>;
  /** A counter of the stack that lies open. */
  private opened = $state<string | null>(null);

  constructor(
    store: TableStore,
    sheet: Sheet,
    private readonly drawing: Drawing,
  ) {
    super(store, sheet, true);
    this.areas = new Map(sheet.areas.map((area) => [area.id, area]));
    this.shapes = new Map(sheet.areas.map((area) => [area.id, groundOf(area.path)]));
  }

  scene = $derived.by(() => this.drawing.scene(this.store.view));
  growth = $derived.by(() => counterGrowth(this.camera.rest));
  signs = $derived.by(() => signGrowth(this.camera.rest));
  level = $derived.by(() => levelAt(this.camera.rest));
  names = $derived.by(() => namesAt(this.sheet.areas, language.code, this.camera.rest));
  seaNames = $derived.by(() => this.sheet.seas.map(({ labels }) => nameOf(labels, language.code, this.camera.rest)));
  marks = $derived.by(() => marksAt(this.sheet.areas, this.shapes, this.lettering, this.camera.rest));
  private lettering = $derived.by(() =>
    [...this.names.values(), ...this.seaNames].flatMap((name) => (name ? [name.box] : [])),
  );
  /** What counters keep off. */
  private printed = $derived.by(() => new Taken([...this.lettering, ...this.marks.map(({ box }) => box)]));
  stacks = $derived.by(() =>
    stacksAt(this.scene.pieces, this.areas, this.shapes, this.printed, this.camera.rest),
  );
  spots = $derived.by(() => spotsOf(this.scene.pieces, this.stacks));
  /** The stack that lies open. */
  fan = $derived.by(
    () => this.stacks.find(({ pieces }) => pieces.length > 1 && pieces.some(({ id }) => id === this.opened)) ?? null,
  );

  litAreas = $derived.by(() => new Set([...this.lit].map((target) => this.areaOf(target))));
  /** Areas that glow or are marked, each with the target a click on it means. */
  glowGrounds = $derived.by(() => this.grounds(this.store.glowing));
  pickedGrounds = $derived.by(() => this.grounds(this.picked));
  arrow = $derived.by(() => (this.store.shown ? this.drawing.arrow(this.store.shown) : null));

  // -- whose land

  holder(id: string): string | undefined {
    return this.scene.holder[id];
  }

  line({ a, b }: Frontier): Line {
    const [one, other] = [this.areas.get(a)!, this.areas.get(b)!];
    if (one.kind === 'impassable' || other.kind === 'impassable') return 'cliff';
    const holder = this.holder(a);
    return holder && holder === this.holder(b) ? 'edge' : 'frontier';
  }

  // -- targets

  /** The area a target stands in. */
  areaOf(target: string): string | null {
    const [kind, id] = split(target);
    if (kind === AREA) return this.areas.has(id) ? id : null;
    const area = this.store.title.area(this.store.view, target);
    return area !== null && this.areas.has(area) ? area : null;
  }

  /** Areas that stand for targets: themselves, or things in them that no piece shows. */
  private grounds(targets: Set<string>): Map<string, string> {
    const shown = new Set(this.scene.pieces.map((piece) => piece.target));
    const found = new Map<string, string>();
    for (const target of targets) {
      const area = shown.has(target) && !isArea(target) ? null : this.areaOf(target);
      if (area && (!found.has(area) || target === areaTarget(area))) found.set(area, target);
    }
    return found;
  }

  spot(target: string): { at: Point; about: string } | null {
    const area = this.areaOf(target);
    return area === null ? null : { at: this.areas.get(area)!.click, about: areaTarget(area) };
  }

  own(): Point[] {
    const side = this.store.view.standing[this.store.seat ?? -1]?.side;
    return this.spots.filter(({ piece }) => piece.side === side).map(({ stack }) => stack.at);
  }

  /** Lay a stack open by one of its counters; null: close it. */
  open(piece: string | null): void {
    this.opened = piece;
  }

  pickArea(id: string): void {
    void this.store.pick(this.glowGrounds.get(id) ?? areaTarget(id));
  }

  /** A click on a piece means its area where only that can be chosen. */
  pickPiece(target: string, area: string): void {
    const ground = this.glowGrounds.get(area);
    void this.store.pick(ground && !this.store.glowing.has(target) ? ground : target);
  }
}
