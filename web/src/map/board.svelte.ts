/** A table's position on its sheet: what each part of the map works on. */
import type { Closed, Offer } from '../api/client';
import { language } from '../language/language.svelte';
import type { TableStore } from '../table/table.svelte';
import { Camera } from './camera.svelte';
import { counterGrowth, nameSizes, place, signGrowth } from './layout';
import type { Area, Frontier, Point, Sheet } from './sheet';

/** The kind of target that areas are. */
const AREA = 'territory';
const MOST_LISTED = 8;

export type Line = 'cliff' | 'frontier' | 'edge';

/** Something to say or ask at a place of the map. */
export type Note = { area: string } & (
  | { kind: 'choices'; offers: Offer[] }
  | { kind: 'confirm'; offer: Offer }
  | { kind: 'closed'; target: string; list: Closed[] }
);

export function areaTarget(id: string): string {
  return `${AREA}:${id}`;
}

export function isArea(target: string): boolean {
  return target.startsWith(`${AREA}:`);
}

export class Board {
  readonly camera: Camera;
  readonly areas: Map<string, Area>;

  constructor(
    readonly store: TableStore,
    readonly sheet: Sheet,
  ) {
    this.camera = new Camera(sheet.viewBox[2], sheet.viewBox[3]);
    this.areas = new Map(sheet.areas.map((area) => [area.id, area]));
  }

  scene = $derived.by(() => this.store.title.scene(this.store.view));
  growth = $derived.by(() => counterGrowth(this.camera.rest));
  signs = $derived.by(() => signGrowth(this.camera.rest));
  names = $derived.by(() => nameSizes(this.sheet.areas, language.code, this.camera.rest));
  spots = $derived.by(() => place(this.scene.pieces, this.areas));

  touched = $derived.by(() => (this.store.shown ? this.store.teller.touched(this.store.shown) : []));
  /** Targets in the light: under the pointer (or what a lesson points at), or in the log line that is shown. */
  lit = $derived.by(() => new Set([...this.store.hovered, ...this.touched]));
  picked = $derived.by(() => new Set(this.store.picked));
  litAreas = $derived.by(() => new Set([...this.lit].map((target) => this.areaOf(target))));
  /** Areas that glow or are marked, each with the target a click on it means. */
  glowGrounds = $derived.by(() => this.grounds(this.store.glowing));
  pickedGrounds = $derived.by(() => this.grounds(this.picked));
  arrow = $derived.by(() => (this.store.shown ? this.store.title.arrow(this.store.shown) : null));
  note = $derived.by(() => this.noteNow());

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

  points(targets: string[]): Point[] {
    return targets.flatMap((target) => {
      const area = this.areaOf(target);
      return area ? [this.areas.get(area)!.click] : [];
    });
  }

  name(target: string): string {
    return this.store.teller.thing(...split(target));
  }

  /** Where the pieces of this window's seat stand. */
  own(): Point[] {
    const side = this.store.view.standing[this.store.seat ?? -1]?.side;
    return this.spots.filter(({ piece }) => piece.side === side).map(({ at }) => at);
  }

  pickArea(id: string): void {
    void this.store.pick(this.glowGrounds.get(id) ?? areaTarget(id));
  }

  /** A click on a piece means its area where only that can be chosen. */
  pickPiece(target: string, area: string): void {
    const ground = this.glowGrounds.get(area);
    void this.store.pick(ground && !this.store.glowing.has(target) ? ground : target);
  }

  /** The pointer is on a thing; what can be chosen lights up everywhere. */
  point(target: string | null): void {
    if (target !== null && this.store.glowing.has(target)) this.store.hovered = [target];
    else if (this.store.hovered.length) this.store.hovered = [];
  }

  /** Who walks the map with the keyboard sees where they are. */
  follow(event: FocusEvent, at: Point): void {
    if ((event.target as Element).matches(':focus-visible')) this.camera.reveal([at]);
  }

  // -- notes

  private noteNow(): Note | null {
    const { pending, closed, picked, choices } = this.store;
    if (pending) {
      const area = this.firstArea([...picked].reverse().concat(this.store.teller.targets(pending)));
      return area ? { kind: 'confirm', area, offer: pending } : null;
    }
    if (closed) {
      const area = this.areaOf(closed.target);
      return area ? { kind: 'closed', area, ...closed } : null;
    }
    const last = picked.at(-1);
    const area = last === undefined ? null : this.areaOf(last);
    if (!area || choices.length < 2 || choices.length > MOST_LISTED || this.mapAsks(choices)) return null;
    return { kind: 'choices', area, offers: choices };
  }

  /** Every choice has a further place to click: a list would only hide it. */
  private mapAsks(choices: Offer[]): boolean {
    return choices.every((offer) =>
      this.store.teller.targets(offer).some((target) => !this.picked.has(target) && this.areaOf(target) !== null),
    );
  }

  private firstArea(targets: string[]): string | null {
    for (const target of targets) {
      const area = this.areaOf(target);
      if (area) return area;
    }
    return null;
  }
}

function split(target: string): [string, string] {
  const at = target.indexOf(':');
  return [target.slice(0, at), target.slice(at + 1)];
}
