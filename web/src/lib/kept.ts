/** What the browser keeps: the keys to the reader's seats, how far the log was read, small preferences. */
import type { Created } from '../api/client';
import type { KeptPlan } from '../table/plan/plan.svelte';

export interface KeptTable {
  id: string;
  title: string;
  scenario: string;
  keys: { seat: number | null; key: string }[];
  invitations: { seat: number; invite: string }[];
  at: number;
}

const TABLES = 'theatrum.tables';

function read<T>(name: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(name) ?? 'null') as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

function write(name: string, value: unknown): void {
  localStorage.setItem(name, JSON.stringify(value));
}

/** The reader's tables, newest first. */
export function tables(): KeptTable[] {
  return read<KeptTable[]>(TABLES, []);
}

export function table(id: string): KeptTable | null {
  return tables().find((kept) => kept.id === id) ?? null;
}

export function keep(kept: KeptTable): void {
  write(TABLES, [kept, ...tables().filter((other) => other.id !== kept.id)]);
}

export function keepCreated(made: Created, title: string, scenario: string): void {
  keep({ id: made.id, title, scenario, keys: made.keys, invitations: made.invitations, at: Date.now() });
}

/** Add a key to a table, in front of the others. */
export function addKey(id: string, title: string, scenario: string, seat: number | null, key: string): void {
  const known = table(id) ?? { id, title, scenario, keys: [], invitations: [], at: 0 };
  const keys = [{ seat, key }, ...known.keys.filter((other) => other.key !== key)];
  keep({ ...known, keys, at: Date.now() });
}

export function forget(id: string): void {
  write(TABLES, tables().filter((kept) => kept.id !== id));
}

/** How many events of the log a seat has seen on this device. */
export function seen(id: string, seat: number | null): number | null {
  return read<number | null>(`theatrum.seen.${id}.${seat}`, null);
}

export function markSeen(id: string, seat: number | null, events: number): void {
  write(`theatrum.seen.${id}.${seat}`, events);
}

/** The last choice of a seat on this device: the entry it became, and how many events the log had before it. */
export interface Chosen {
  entry: number;
  events: number;
}

export function chosen(id: string, seat: number | null): Chosen | null {
  return read<Chosen | null>(`theatrum.chosen.${id}.${seat}`, null);
}

export function markChosen(id: string, seat: number | null, last: Chosen): void {
  write(`theatrum.chosen.${id}.${seat}`, last);
}

/** What a seat has planned on this device. */
export function plan(id: string, seat: number): KeptPlan {
  return read<KeptPlan>(`theatrum.plan.${id}.${seat}`, { steps: [], origin: null });
}

export function keepPlan(id: string, seat: number, plan: KeptPlan): void {
  write(`theatrum.plan.${id}.${seat}`, plan);
}

export function preference<T>(name: string, otherwise: T): T {
  return read(`theatrum.prefer.${name}`, otherwise);
}

export function prefer(name: string, value: unknown): void {
  write(`theatrum.prefer.${name}`, value);
}
