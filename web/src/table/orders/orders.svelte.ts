/** Orders to many units: who is selected, who stays, what is planned. Every order is one of the choices on offer. */
import type { Happening, Offer, View } from '../../api/client';
import { say } from '../../language/language.svelte';
import { byFinger } from '../../lib/fingers';
import type { TableStore } from '../table.svelte';

/** A counter that is selected, with the target it is. */
export interface Selected {
  id: string;
  target: string;
}

export class Orders {
  /** Orders that wait to be carried out, in their order. */
  plan = $state.raw<Offer[]>([]);
  /** Orders are written down rather than carried out at once. */
  planning = $state(false);
  running = $state(false);
  selected = $state.raw<Selected[]>([]);
  /** The place that all who are selected are about to attack, until a second tap: a finger hides what it points at. */
  private aim = $state<string | null>(null);
  /** Who is in hand, by target. */
  carried = $state.raw<string[]>([]);
  /** Units that stay where they are, each as often as there are such. */
  private staying = $state.raw<string[]>([]);

  constructor(private readonly store: TableStore) {}

  /** The phase that takes orders from this window now. */
  phase = $derived.by(() => {
    const { title, mine } = this.store;
    return mine && title.orders?.question === this.store.live.decision?.name ? title.orders : null;
  });

  /** Every order that can be given now. */
  private open = $derived.by(() =>
    this.phase ? this.store.live.choices.filter((offer) => this.store.teller.targets(offer).length > 1) : [],
  );

  /** Those who wait for an order, by target, and how many of each. */
  waiting = $derived.by(() => {
    const left = new Map<string, number>();
    const { phase } = this;
    for (const offer of this.open) {
      const actor = this.actor(offer);
      if (!left.has(actor)) left.set(actor, phase!.able(this.store.live, actor) - count(this.staying, actor));
    }
    for (const offer of this.plan) {
      const actor = this.actor(offer);
      if (left.has(actor)) left.set(actor, left.get(actor)! - 1);
    }
    return new Map([...left].filter(([, many]) => many > 0));
  });

  /** What there is to choose from: while a plan is written, nothing for units that have their order in it. */
  unplanned(offers: Offer[]): Offer[] {
    const { phase, plan } = this;
    if (!phase || !plan.length) return offers;
    const ordered = plan.map((offer) => this.actor(offer));
    const free = (actor: string) => phase.able(this.store.live, actor) > count(ordered, actor);
    return offers.filter((offer) => !this.open.includes(offer) || free(this.actor(offer)));
  }

  get left(): number {
    return [...this.waiting.values()].reduce((sum, many) => sum + many, 0);
  }

  get stays(): number {
    return this.staying.length;
  }

  /** Whether a counter can be taken in hand. */
  takes(target: string): boolean {
    return !this.running && !this.store.busy && this.waiting.has(target);
  }

  /** What somebody could do to a place. */
  offers(actor: string, to: string): Offer[] {
    return this.open.filter((offer) => {
      const targets = this.store.teller.targets(offer);
      return targets[0] === actor && targets.at(-1) === to;
    });
  }

  /** Where those who are selected would attack together, if that waits for a second tap. */
  get aimed(): string | null {
    return this.selected.length > 1 ? this.aim : null;
  }

  /** What all in hand, or all selected, would do together in the place under the pointer; nothing for one alone. */
  together = $derived.by((): Offer[] => {
    const [to, ...others] = this.aimed === null ? this.store.hovered : [this.aimed];
    const actors = this.carried.length ? this.carried : this.selected.map(({ target }) => target);
    if (!to || others.length || actors.length < 2) return [];
    return actors.flatMap((actor) => this.offers(actor, to)[0] ?? []);
  });

  /** Select a counter besides others, or leave it out again; where the last one could go comes into the light. */
  toggle(counter: Selected): void {
    this.aim = null;
    const others = this.selected.filter(({ id }) => id !== counter.id);
    this.selected = others.length < this.selected.length ? others : [...others, counter];
    this.store.picked = this.selected.slice(-1).map(({ target }) => target);
  }

  /** Select these counters and no others; none of them where they are selected already. */
  gather(counters: Selected[]): void {
    this.aim = null;
    const known = new Set(this.selected.map(({ id }) => id));
    const again = known.size === counters.length && counters.every(({ id }) => known.has(id));
    this.selected = again ? [] : counters;
    this.store.picked = this.selected.slice(-1).map(({ target }) => target);
  }

  /** Send all that are selected to a place; false where none of them can go there. */
  send(to: string): boolean {
    const actors = this.selected.map(({ target }) => target);
    const first = actors.flatMap((actor) => this.offers(actor, to)[0] ?? []);
    if (!first.length) return false;
    const { live, title } = this.store;
    const asks = first.length > 1 && byFinger() && !this.planning && first.some((offer) => title.attacks(live, offer));
    if (asks && this.aimed !== to) this.aim = to;
    else void this.give(actors, to);
    return true;
  }

  /** The second tap. */
  attackTogether(): void {
    if (this.aimed !== null) this.send(this.aimed);
  }

  /** The next unit that waits comes into the light. */
  next(): void {
    const { store } = this;
    const actors = [...this.waiting.keys()];
    const now = actors.indexOf(store.picked[0] ?? '');
    store.clear();
    const actor = actors[(now + 1) % actors.length];
    if (actor) store.picked = [actor];
  }

  /** The unit in the light stays where it is, and the next one comes. */
  stay(): void {
    const actor = this.store.picked[0];
    if (!actor || !this.waiting.has(actor)) return;
    this.staying = [...this.staying, actor];
    if (this.waiting.has(actor)) return;
    this.next();
  }

  /** Send counters to a place: one after another, or into the plan. */
  async give(actors: string[], to: string): Promise<void> {
    const ways = actors.map((actor) => this.offers(actor, to));
    this.selected = [];
    if (actors.length === 1 && ways[0]!.length > 1) {
      this.store.picked = [actors[0]!, to];
      return;
    }
    const offers = ways.flatMap((each) => each[0] ?? []);
    if (offers.length === 1) return this.store.propose(offers[0]!);
    this.store.clear();
    this.plan = [...this.plan, ...offers];
    if (!this.planning) await this.store.clicks.asOne(() => this.carryOut());
  }

  /** Write an order into the plan instead of taking it; false where nothing is planned. */
  write(offer: Offer): boolean {
    if (!this.planning || this.running || !this.open.some(({ id }) => id === offer.id)) return false;
    if (this.waiting.has(this.actor(offer))) this.plan = [...this.plan, offer];
    this.store.clear();
    return true;
  }

  strike(at: number): void {
    this.plan = this.plan.filter((_, n) => n !== at);
  }

  /** Carry the plan out, step by step, until something else is asked or a step cannot be done. */
  async carryOut(): Promise<void> {
    this.running = true;
    this.planning = false;
    while (this.running && this.plan.length) {
      const [step, ...rest] = this.plan as [Offer, ...Offer[]];
      const { live, seat, title } = this.store;
      if (!live.to_act.includes(seat ?? -1) || live.decision?.name !== title.orders?.question) break;
      const offer = live.choices.find(({ id }) => id === step.id);
      if (!offer) {
        this.store.tell(say('orders-impossible', { order: this.store.teller.choice(step) }));
        break;
      }
      this.plan = rest;
      const before = live.entry;
      await this.store.choose(offer);
      if (this.store.live.entry === before) break;
    }
    this.running = false;
  }

  forget(): void {
    this.plan = [];
    this.running = false;
  }

  /** Who ends the phase wants nothing more of its plan. */
  chosen({ verb }: Offer): void {
    if (verb === this.store.title.orders?.end) this.forget();
  }

  /** What has happened may have begun a new phase: nothing of the old one is left. */
  heard(events: Happening[], view: View): void {
    if (this.selected.length) this.selected = [];
    const { chapters } = this.store.title;
    if (!view.over && !events.some(({ name }) => chapters[name])) return;
    this.staying = [];
    this.planning = false;
    this.forget();
  }

  private actor(offer: Offer): string {
    return this.store.teller.targets(offer)[0]!;
  }
}

function count(list: string[], wanted: string): number {
  return list.filter((one) => one === wanted).length;
}
