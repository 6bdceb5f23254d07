/** What is said at the table: the channels the reader may speak on, the one that is open, what was read. */
import * as kept from '../../lib/kept';
import type { TableStore } from '../table.svelte';
import { channelOf, partners } from './channels';

/** Some people who talk among themselves; without seats: the whole table. `name` is a circle's own. */
export interface Channel {
  id: string;
  seats: number[];
  name: string | null;
}

export class Talk {
  /** The channel on screen, by its id. */
  open = $state('');
  /** The newest message read, by channel. */
  private read = $state.raw<Record<string, number>>({});

  constructor(private readonly store: TableStore) {
    this.read = kept.preference(this.kept, {});
  }

  /** The table, the circles the title knows, and every other person. */
  channels = $derived.by<Channel[]>(() => {
    const { seat, table, title } = this.store;
    const all: Channel = { id: '', seats: [], name: null };
    if (seat === null) return [all];
    const people = partners(table.seats, seat);
    const alone = people.map((other) => ({ id: String(other), seats: [other], name: null }));
    const circles = (title.circles?.(this.store) ?? [])
      .filter((circle) => circle.seats.includes(seat))
      .map(({ name, seats }) => ({ name, seats: seats.filter((other) => people.includes(other)) }))
      .filter(({ seats }) => seats.length > 1)
      .map((circle) => ({ ...circle, id: circle.seats.join('-') }));
    return [all, ...circles, ...alone, ...this.others([...circles, ...alone])];
  });

  /** Channels on which something was said, though their circle is no more. */
  private others(known: Channel[]): Channel[] {
    const ids = new Set(this.store.messages.map((message) => channelOf(message, this.store.seat)));
    const past = [...ids].filter((id) => id && !known.some((channel) => channel.id === id));
    return past.map((id) => ({ id, seats: id.split('-').map(Number), name: null }));
  }

  lines(id: string) {
    return this.store.messages.filter((message) => channelOf(message, this.store.seat) === id);
  }

  unread(id: string): number {
    const last = this.read[id] ?? 0;
    return this.lines(id).filter(({ number, seat }) => number > last && seat !== this.store.seat).length;
  }

  unreadInAll = $derived.by(() => this.channels.reduce((sum, { id }) => sum + this.unread(id), 0));

  markRead(id: string): void {
    const newest = this.lines(id).at(-1)?.number;
    if (newest === undefined || this.read[id] === newest) return;
    this.read = { ...this.read, [id]: newest };
    kept.prefer(this.kept, this.read);
  }

  private get kept(): string {
    return `read.${this.store.id}.${this.store.seat}`;
  }
}
