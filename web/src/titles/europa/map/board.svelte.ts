/** A position on a sheet of provinces: what each part of such a map works on. */
import { language } from '../../../language/language.svelte';
import { steady } from '../../../lib/same';
import { Board } from '../../../map/areas/board.svelte';
import type { Box } from '../../../map/layout';
import type { Point } from '../../../map/sheet';
import type { TableStore } from '../../../table/table.svelte';
import { byId, europaView, printedOn, type Province, type WarPicture } from '../picture';
import { arrow } from '../scene';
import { lookOf, type Look } from './look.svelte';
import { omens, type Omens } from './omens.svelte';
import { besidesOf, guardBoxes, letteringAt, nodeBoxes, paysAt, plainly, titlesOf, townBoxes, written, type Titled, type Town } from './names';
import { eyesOf, paintOf, type Paint } from './paint';
import { capitalOf, placeOf } from './places';
import { ofSide, placesOf, type Cell, type ProvinceFile, type ProvinceSheet } from './sheet';
import { guardsOf, tokens } from './tokens';

/** The choice that declares a war. */
const ATTACK = 'attack';
/** Where more realms than these can be chosen, only some are outlined: those pointed at, and those there is cause against. */
const FEW_REALMS = 5;
/** From here on ports and gold are drawn. */
const NEAR_SIGNS = 0.7;

export class ProvinceBoard extends Board {
  readonly file: ProvinceFile;
  readonly look: Look;
  readonly omens: Omens;
  readonly distant: boolean;
  override readonly most = 6;
  private readonly cells: Map<string, Cell>;
  readonly side: string;
  private readonly sameTowns = steady<Province[]>();

  constructor(store: TableStore, whole: ProvinceFile, distant: boolean) {
    const { side } = printedOn(store.frame);
    const file = ofSide(whole, side);
    const sheet: ProvinceSheet = placesOf(file);
    const look = lookOf(store);
    const asked = () => [...store.glowing].some((target) => target.startsWith('army:')) || store.choices[0]?.verb === ATTACK;
    super(store, sheet, {
      scene: (view) => ({ pieces: tokens(europaView(view), look.mode, look.eyes, asked()), holder: {} }),
      arrow,
    });
    this.file = file;
    this.look = look;
    this.omens = omens(store);
    this.distant = distant;
    this.cells = new Map(file.provinces.map((cell) => [cell.id, cell]));
    this.side = side;
  }

  view = $derived.by(() => europaView(this.store.view));
  lettering = $derived.by(() => letteringAt(this.camera.rest));
  signed = $derived.by(() => this.camera.rest >= NEAR_SIGNS);

  // -- colours

  private eyes = $derived.by(() => eyesOf(this.view, this.file.colours, this.look.eyes));
  private readonly samePaints = steady<(Paint & { id: string })[]>();
  paints = $derived.by(() => {
    const { eyes, distant } = this;
    const { mode } = this.look;
    return this.samePaints(this.file.provinces.map((cell) => ({ id: cell.id, ...paintOf(mode, eyes, cell, distant) })));
  });
  /** Frontiers of realms as they run now. */
  borders = $derived.by(() => {
    const owner = (id: string) => byId(this.view.provinces, id)?.owner ?? null;
    return this.file.frontiers
      .filter(({ a, b, kind }) => kind !== 'closed' && owner(a) !== owner(b))
      .map(({ path }) => path)
      .join('');
  });

  // -- towns

  towns = $derived.by((): Town[] => {
    const shown = this.sameTowns(this.view.provinces.filter(({ id }) => this.cells.has(id)));
    return shown.map((province) => ({ province, cell: this.cells.get(province.id)! }));
  });
  guards = $derived.by(() => {
    const byZone = new Map(this.view.waters.map(({ id, guards }) => [id, guards]));
    return this.file.zones.flatMap(({ id, patrols }) =>
      guardsOf(this.view, byZone.get(id) ?? {}).flatMap((realm, n) => {
        const at = patrols[n];
        return at ? [{ id: `${id} ${n}`, realm, at }] : [];
      }),
    );
  });

  // -- what a card would do

  omened = $derived.by(() =>
    this.omens.shown.flatMap((omen) => {
      const place = this.areaOf(omen.at);
      const area = place === null ? undefined : this.areas.get(place);
      return area ? [{ ...omen, area }] : [];
    }),
  );

  // -- names

  /** Of realms, areas or provinces. */
  titles = $derived.by(() => {
    const lives = (realm: string) => capitalOf(this.view, realm) !== null;
    return written(titlesOf(this.file, this.lettering, this.side, lives), language.code, this.camera.rest);
  });
  besides = $derived.by(() => {
    const { zones, nodes, exits } = besidesOf(this.file, this.lettering, this.look.mode);
    const read = (things: Titled[]) => plainly(things, language.code, this.camera.rest);
    return { zones: read(zones), nodes: read(nodes), exits: read(exits) };
  });

  /** The room that names take. */
  written = $derived.by(() => {
    const { zones, nodes, exits } = this.besides;
    return [...this.titles, ...zones, ...nodes, ...exits].map(({ name }) => name.box);
  });
  /** What nodes would pay the reader, in the mode of trade. */
  pays = $derived.by(() => (this.look.mode === 'trade' ? paysAt(this.file, this.view.market, this.written, this.camera.rest) : []));

  protected override fixed(): Box[] {
    return [...this.written, ...this.pays.map(({ box }) => box), ...townBoxes(this.towns, this.lettering), ...nodeBoxes(this.file), ...guardBoxes(this.guards)];
  }

  // -- targets

  override target(id: string): string {
    return id;
  }

  /** One's own armies have nothing but a number. */
  override name(target: string): string {
    const name = super.name(target);
    return target.startsWith('army:') ? this.store.teller.words.say('step-army', { name }) : name;
  }

  protected override scenes(): string[] {
    const { battle } = europaView(this.store.live);
    return battle ? [`${battle.sea ? 'zone' : 'area'}:${battle.place}`] : [];
  }

  override isArea(target: string): boolean {
    return this.areas.has(target);
  }

  override areaOf(target: string): string | null {
    const place = placeOf(this.view, target);
    return place !== null && this.areas.has(place) ? place : null;
  }

  /** A realm that can be chosen is all of its land. */
  protected override grounds(targets: Set<string>): Map<string, string> {
    const found = super.grounds(new Set([...targets].filter((target) => !target.startsWith('realm:'))));
    for (const target of targets) for (const place of this.landOf(target)) if (!found.has(place)) found.set(place, target);
    return found;
  }

  protected override lights(): Set<string | null> {
    const lit = super.lights();
    for (const target of this.lit) for (const place of this.landOf(target)) lit.add(place);
    return lit;
  }

  /** Where nearly everybody can be chosen, an outline around everybody tells nothing. */
  protected override outlines(): ReadonlySet<string> {
    const realms = new Set([...this.store.glowing].filter((target) => target.startsWith('realm:')));
    if (realms.size <= FEW_REALMS) return super.outlines();
    const shown = new Set([...this.picked, ...(this.view.realms.find(({ own }) => own)?.casus ?? []).map((realm) => `realm:${realm}`)]);
    return new Set([...this.glowGrounds].flatMap(([place, target]) => (!realms.has(target) || shown.has(target) ? [place] : [])));
  }

  /** The provinces of a realm on this sheet. */
  private landOf(target: string): string[] {
    if (!target.startsWith('realm:')) return [];
    const realm = target.slice('realm:'.length);
    return this.towns.flatMap(({ province }) => (province.owner === realm ? [`province:${province.id}`] : []));
  }

  /** Whom the declaration of war that is considered concerns: paths of their land, by what part they have in it. */
  warring = $derived.by(() => {
    const picture = this.store.foretold?.picture as WarPicture | null | undefined;
    if (picture?.kind !== 'war') return null;
    const land = (realms: string[]) => realms.flatMap((realm) => this.landOf(`realm:${realm}`)).map((place) => this.areas.get(place)!.path).join('');
    const fields = picture.battles.map(({ sea, place }) => this.spot(`${sea ? 'zone' : 'area'}:${place}`)?.at).filter((at) => at !== undefined);
    return { enemy: land([picture.realm]), foes: land(picture.may_come), friends: land(picture.callable), fields };
  });

  /** Areas that can be chosen as a whole: none of their provinces is a choice of its own. */
  openAreas = $derived.by(() =>
    this.file.areas.filter(({ id, provinces }) => {
      return this.glowGrounds.has(`area:${id}`) && !provinces.some((province) => this.glowGrounds.has(`province:${province}`));
    }),
  );

  override pickArea(id: string): void {
    const area = this.within(id);
    const ground = this.glowGrounds.get(id) ?? (area && this.glowGrounds.get(area));
    // Where areas are asked for, it is the area that says why it is closed.
    const areas = [...this.store.glowing].some((target) => target.startsWith('area:'));
    this.pick(ground ?? (areas && area ? area : id));
  }

  /** The area that a province lies in. */
  within(place: string): string | undefined {
    const cell = place.startsWith('province:') ? this.cells.get(place.slice('province:'.length)) : undefined;
    return cell && `area:${cell.area}`;
  }

  override own(): Point[] {
    const own = this.view.realms.find((realm) => realm.own)?.realm;
    return this.towns.filter(({ province }) => province.owner === own).map(({ cell }) => cell.town);
  }

  /** The second sheet has a place of its own. */
  override covers(): Box[] {
    return this.distant ? [] : super.covers();
  }
}
