/** Who talks with whom: a channel is named by the seats of the others on it; the table's name is empty. */
import type { Message, SeatInfo } from '../../api/client';

/** Everybody whom the reader of a seat can talk to: people, and nobody twice. */
export function partners(seats: SeatInfo[], own: number): number[] {
  return seats.filter(({ seat, person, open }) => person && !open && seat !== own).map(({ seat }) => seat);
}

/** The channel of a message for the reader of a seat. */
export function channelOf({ seat, to }: Pick<Message, 'seat' | 'to'>, own: number | null): string {
  if (!to.length) return '';
  const party = [...new Set([...to, ...(seat === null ? [] : [seat])])].filter((other) => other !== own);
  return party.sort((a, b) => a - b).join('-');
}
