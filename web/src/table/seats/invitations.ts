/** Invitations to the open seats of a table, in words that can be sent. */
import type { SeatInfo } from '../../api/client';
import * as kept from '../../lib/kept';
import { address } from '../desk/copy';

export interface Link {
  seat: number;
  url: string;
}

export function invitationLink(table: string, { invite, seat }: kept.KeptTable['invitations'][number]): string {
  return address(`/t/${table}#invite=${invite}-${seat}`);
}

/** The links this browser knows to seats that still await somebody. */
export function openLinks(table: string, seats: SeatInfo[]): Link[] {
  const known = kept.table(table)?.invitations ?? [];
  return known
    .filter(({ seat }) => seats[seat]?.open)
    .map((invitation) => ({ seat: invitation.seat, url: invitationLink(table, invitation) }));
}

/** Whether there are links that the reader has not been shown yet. */
export function unsent(table: string, seats: SeatInfo[]): boolean {
  return openLinks(table, seats).length > 0 && !kept.preference(shownName(table), false);
}

export function markShown(table: string): void {
  kept.prefer(shownName(table), true);
}

function shownName(table: string): string {
  return `invited.${table}`;
}

/** Whoever would be asked before something is taken back: the people of other seats who are there in person. */
export function othersAsked(seats: SeatInfo[], you: { seat: number | null; host: boolean }): boolean {
  return seats.some(
    ({ seat, person, open, bot, host }) => person && !open && bot === null && seat !== you.seat && !(you.host && host),
  );
}
