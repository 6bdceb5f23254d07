/** A table's position on a sheet of areas: what each part of such a map works on. */
import { untrack } from 'svelte';
import type { Happening, View } from '../../api/client';
import { language } from '../../language/language.svelte';
import { byFinger } from '../../lib/fingers';
import { steady } from '../../lib/same';
import type { TableStore } from '../../table/table.svelte';
import type { Arrow, Piece, Scene } from '../../titles/title';
import { Drag } from '../window/drag.svelte';
import { asArea } from './field';
import { groundsOf, type Grounds } from '../ground';
import { counterGrowth, levelAt, nameOf, namesAt, numbersAt, signGrowth, type Box } from '../layout';
import { marksAt } from './marks';
import { PointBoard, split } from '../window/points.svelte';
import { fanned, type Fan } from '../pieces/fan';
import { boxAt, Taken } from '../pieces/room';
import type { Area, Frontier, Point, Sheet } from '../sheet';
import { counterReach, spotsOf, stacksAt, yieldingNames, type Spot, type Stack } from '../pieces/stacks';

/** The handle of an open stack on the screen, for a mouse and for a finger. */
const HANDLE = { width: 64, height: 24 };
const HELD = { width: 84, height: 42 };
/** So much of a place without counters is kept free to be met, in counters. */
const PLACE = 0.5;

/** The kinds of target that areas are, where a title does not say otherwise, and that fields of the sea are. */
const AREA = 'territory';
const FIELD = 'hex';

export type Line = 'cliff' | 'frontier' | 'edge';

/** How a title's positions and events show on a map of areas. */
export interface Drawing {
  scene(view: View): Scene;
  /** How an event, or a choice, shows on the map. */
  arrow(event: Pick<Happening, 'about'>, view: View): Arrow | null;
  /** The kind of target that areas are. */
  area?: string;
  /** Land that nobody holds bears the colour of those whose home it is. */
  homes?: true;
  /** Its places are small: from afar their names give way to counters. */
  small?: true;
}

export class Board extends PointBoard<Sheet> {
  /** Land and fields of the sea by their ids. */
  readonly areas: Map<string, Area>;
  readonly fields: Area[];
  readonly drag = new Drag(this);
  /** How many counters of a place stand each for itself. */
  readonly most: number = Infinity;
  private readonly shapes: Grounds;
  /** A counter of the stack that lies open. */
  private opened = $state<string | null>(null);

  constructor(
    store: TableStore,
    sheet: Sheet,
    readonly drawing: Drawing,
  ) {
    super(store, sheet, true);
    this.fields = (sheet.hexes ?? []).map(asArea);
    const all = [...sheet.areas, ...this.fields];
    this.areas = new Map(all.map((area) => [area.id, area]));
    this.shapes = groundsOf(this.areas);
  }

  private readonly sameScene = steady<Scene>();
  private readonly sameStacks = steady<Stack[]>();
  private readonly sameSpots = steady<Spot[]>();
  scene = $derived.by(() => this.sameScene(this.drawing.scene(this.store.view)));
  private pieces = $derived.by(() => this.scene.pieces);
  growth = $derived.by(() => counterGrowth(this.camera.rest));
  signs = $derived.by(() => signGrowth(this.camera.rest));
  level = $derived.by(() => levelAt(this.camera.rest));
  names = $derived.by(() => namesAt(this.sheet.areas, language.code, this.camera.rest));
  seaNames = $derived.by(() => this.sheet.seas.map(({ labels }) => nameOf(labels, language.code, this.camera.rest)));
  marks = $derived.by(() => marksAt([...this.areas.values()], this.shapes, this.letters(), this.camera.rest));
  /** Numbers of the fields, from near. */
  numbers = $derived.by(() => numbersAt(this.sheet.hexes ?? [], this.camera.rest));
  /** What counters never cover: they may have the room of the name of their own area. */
  private printed = $derived.by(() => new Taken(this.fixed()));
  stacks = $derived.by(() => {
    const names = yieldingNames(this.names, this.areas, this.drawing.small ? this.camera.rest : Infinity);
    const yielding = [...this.marks, ...names];
    return this.sameStacks(
      stacksAt(this.pieces, this.areas, this.shapes, this.printed, this.camera.rest, this.most, yielding),
    );
  });
  private standing = $derived.by(() => this.stacks.map(({ at, size }) => boxAt(at, counterReach(this.camera.rest, size))));
  private stood = $derived.by(() => new Taken(this.standing));
  /** The marks and the names that have not given their room to counters. */
  marksSeen = $derived.by(() => this.marks.filter(({ box }) => this.stood.free(box)));
  namesSeen = $derived.by(() => new Map([...this.names].filter(([, { box }]) => this.stood.free(box))));
  private occupied = $derived.by(() => {
    const seen = [...this.marksSeen, ...this.namesSeen.values()].map(({ box }) => box);
    return new Taken([...this.standing, ...seen], this.printed);
  });
  spots = $derived.by(() => this.sameSpots(spotsOf(this.pieces, this.stacks)));
  /** The stack that lies open. */
  fan = $derived.by(
    () => this.stacks.find(({ pieces }) => pieces.length > 1 && pieces.some(({ id }) => id === this.opened)) ?? null,
  );

  /** How it lies; what is picked from it moves nothing. */
  fanned = $derived.by((): Fan | null => {
    const [{ fan }, { rest }] = [this, this.camera];
    return fan && untrack(() => this.laid(fan, rest));
  });

  litAreas = $derived.by(() => this.lights());
  /** Areas that glow or are marked, each with the target a click on it means. */
  glowGrounds = $derived.by(() => this.grounds(this.store.glowing));
  /** Of the areas that mean the same the first: one stop of the Tab key for each. */
  stops = $derived.by(() => new Set(new Map([...this.glowGrounds].reverse().map(([area, target]) => [target, area])).values()));
  pickedGrounds = $derived.by(() => this.grounds(this.picked));
  /** Of those that glow the ones whose outline is drawn. */
  outlined = $derived.by(() => this.outlines());
  arrow = $derived.by(() => (this.store.shown ? this.drawing.arrow(this.store.shown, this.store.view) : null));
  /** The orders that are planned. */
  plans = $derived.by(() =>
    this.store.orders.plan.flatMap((offer) => this.drawing.arrow(offer, this.store.view) ?? []),
  );

  /** The room of everything that is written on the sheet. */
  protected letters(): Box[] {
    return [...[...this.names.values()].map(({ box }) => box), ...this.fixed()];
  }

  /** Of what keeps its room whoever comes. */
  protected fixed(): Box[] {
    return [...this.seaNames, ...this.numbers].flatMap((one) => (one ? [one.box] : []));
  }

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

  /** The target that an area is. */
  target(id: string): string {
    return `${this.areas.get(id)?.kind === 'sea' ? FIELD : (this.drawing.area ?? AREA)}:${id}`;
  }

  isArea(target: string): boolean {
    const [, id] = split(target);
    return this.areas.has(id) && this.target(id) === target;
  }

  /** The area a target stands in. */
  areaOf(target: string): string | null {
    if (this.isArea(target)) return split(target)[1];
    const area = this.store.title.area(this.store.view, target);
    return area !== null && this.areas.has(area) ? area : null;
  }

  /** Areas that stand for targets: themselves, or things in them that no piece shows. */
  protected grounds(targets: Set<string>): Map<string, string> {
    const shown = new Set(this.scene.pieces.map((piece) => piece.target));
    const found = new Map<string, string>();
    for (const target of targets) {
      const area = shown.has(target) && !this.isArea(target) ? null : this.areaOf(target);
      if (area && (!found.has(area) || target === this.target(area))) found.set(area, target);
    }
    return found;
  }

  /** Areas in the light. */
  protected lights(): Set<string | null> {
    return new Set([...this.lit].map((target) => this.areaOf(target)));
  }

  /** Ships reach nearly all of the sea: which fields is seen when one of them is picked, on the map or from the list. */
  protected outlines(): ReadonlySet<string> {
    const idle = this.store.orders.phase && !this.picked.size && !this.store.steps.length;
    return new Set([...this.glowGrounds.keys()].filter((id) => !idle || this.areas.get(id)?.kind !== 'sea'));
  }

  spot(target: string): { at: Point; about: string } | null {
    const area = this.areaOf(target);
    return area === null ? null : { at: this.areas.get(area)!.click, about: this.target(area) };
  }

  /** Of the place that the question is about the counters are seen as well. */
  override extent(targets: string[]): Point[] {
    const { decision } = this.store.live;
    const places = new Set(decision ? this.store.teller.asks(decision) : []);
    const seen = targets.filter((target) => places.has(target));
    return [...super.extent(targets), ...this.stacks.filter(({ area }) => seen.includes(this.target(area))).map(({ at }) => at)];
  }

  override bare(box: Box): boolean {
    return this.occupied.free(box);
  }

  own(): Point[] {
    const side = this.store.view.standing[this.store.seat ?? -1]?.side;
    const stand = this.spots.filter(({ piece }) => piece.side === side).map(({ stack }) => stack.at);
    return stand.length || side === undefined ? stand : this.home(side);
  }

  /** The capital of a side that has nobody on the map yet, or all of its home where none is marked. */
  private home(side: string): Point[] {
    const land = this.sheet.areas.filter(({ powers }) => powers[0] === side);
    const capital = land.find(({ marks }) => marks.capital);
    return (capital ? [capital] : land).map(({ click }) => click);
  }

  override get still(): boolean {
    return this.drag.held.length > 0;
  }

  /** Lay a stack open by one of its counters; null: close it. */
  open(piece: string | null): void {
    this.opened = piece;
  }

  pickArea(id: string): void {
    this.pick(this.glowGrounds.get(id) ?? this.target(id));
  }

  /** A stack laid open beside what else can be chosen: counters, places and their names. */
  private laid(open: Stack, scale: number): Fan {
    const { area, pieces } = open;
    const [able, finger] = [this.takable(pieces).length > 1, byFinger()];
    const { width, height } = finger ? HELD : HANDLE;
    const others = this.stacks.filter((stack) => stack !== open);
    const boxes = (stacks: Stack[]) => stacks.map((one) => boxAt(one.at, counterReach(scale, one.size)));
    const names = [...this.namesSeen].filter(([id]) => id !== area && this.glowGrounds.has(id));
    const places = [...this.glowGrounds.keys()].filter((id) => id !== area && !others.some((stack) => stack.area === id));
    return fanned(open, scale, {
      wanted: [
        ...boxes(others.filter((stack) => this.chooses(stack))), ...names.map(([, { box }]) => box),
        ...places.map((id) => boxAt(this.areas.get(id)!.click, counterReach(scale, PLACE))),
      ],
      seen: boxes(others),
      sight: this.camera.seen,
    }, able ? { width: width / scale, height: height / scale } : null, finger);
  }

  /** Those that can be given an order. */
  takable(pieces: Piece[]): Piece[] {
    return pieces.filter(({ target }) => this.store.orders.takes(target));
  }

  /** Whether something of a stack, or its place, can be chosen. */
  private chooses({ area, pieces }: Stack): boolean {
    const { glowing, orders } = this.store;
    return this.glowGrounds.has(area) || pieces.some(({ target }) => glowing.has(target) || orders.takes(target));
  }

  /** Whether of a stack only its place can be chosen. */
  standsForPlace({ area, pieces }: Stack): boolean {
    const { glowing, orders } = this.store;
    return this.glowGrounds.has(area) && pieces.every(({ target }) => !glowing.has(target) && !orders.takes(target));
  }

  /** A click on a piece means its area where only that can be chosen. */
  pickPiece(target: string, area: string): void {
    const ground = this.glowGrounds.get(area);
    this.pick(ground && !this.store.glowing.has(target) ? ground : target);
  }

  /** All that are selected go to what is clicked, where they can. */
  protected pick(target: string): void {
    if (!this.store.orders.send(target)) void this.store.pick(target);
  }
}
