/** Requests to the server, typed by its schema. A refusal is thrown as `Refused` with a sentence for the reader. */
import { language } from '../language/language.svelte';
import type { components } from './schema';

type Schemas = components['schemas'];
export type TitleCard = Schemas['TitleCard'];
export type ScenarioCard = Schemas['ScenarioCard'];
export type Grammar = Schemas['Grammar'];
export type RuleText = Schemas['RuleText'];
export type FoundRules = Schemas['FoundRules'];
export type Source = Schemas['Source'];
export type Frame = Schemas['Frame'];
export type Update = Schemas['Update'];
export type View = Schemas['View'];
/** An update for a client that knew nothing: its view is there. */
export type Whole = Update & { view: View };
export type Offer = Schemas['Offer'];
export type Happening = Schemas['Happening'];
export type Alert = Schemas['Alert'];
export type Question = Schemas['Question'];
export type TableState = Schemas['TableState'];
export type SeatInfo = Schemas['SeatInfo'];
export type Message = Schemas['Message'];
export type Trouble = Schemas['Trouble'];
export type Created = Schemas['Created'];
export type NewTable = Schemas['NewTable'];
export type Closed = Schemas['Closed'];
export type Objection = Schemas['Objection'];
export type Ahead = Schemas['Ahead'];
export type Beside = Schemas['Beside'];
export type Hint = Schemas['Hint'];
export type Weight = Schemas['Weight'];
export type Forecast = Schemas['Forecast'];
export type Outlook = Schemas['Outlook'];
export type Fact = Schemas['Fact'];
export type Brief = Schemas['Brief'];
export type Proof = Schemas['Proof'];
export type Fault = Schemas['Fault'];
export type LessonState = Schemas['Lesson'];
export type About = Record<string, string | number>;

const MAKING = 'theatrum.making';

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly fault: Fault,
  ) {
    super(fault.message);
  }
}

interface Wants {
  key?: string | null;
  body?: unknown;
  raw?: BodyInit;
  /** Repeated under the same nonce, the request is done once. */
  once?: string;
  signal?: AbortSignal;
}

async function send(method: string, path: string, wants: Wants = {}): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': language.code };
  if (wants.key) headers['Authorization'] = `Bearer ${wants.key}`;
  if (wants.body !== undefined) headers['Content-Type'] = 'application/json';
  if (wants.raw !== undefined) headers['Content-Type'] = 'application/octet-stream';
  if (wants.once) headers['Idempotency-Key'] = wants.once;
  const body = wants.raw ?? (wants.body === undefined ? undefined : JSON.stringify(wants.body));
  const answer = await fetch(path, { method, headers, body, signal: wants.signal });
  if (answer.ok) return answer;
  const refusal = (await answer.json().catch(() => null)) as Schemas['Refusal'] | null;
  throw new Refused(answer.status, refusal?.error ?? { key: 'http', message: answer.statusText, rule: '', about: {} });
}

export async function get<T>(path: string, wants: Wants = {}): Promise<T> {
  return (await (await send('GET', path, wants)).json()) as T;
}

export async function getText(path: string, wants: Wants = {}): Promise<string> {
  return (await send('GET', path, wants)).text();
}

export async function post<T>(path: string, wants: Wants = {}): Promise<T> {
  return (await (await send('POST', path, wants)).json()) as T;
}

export async function put<T>(path: string, wants: Wants = {}): Promise<T> {
  return (await (await send('PUT', path, wants)).json()) as T;
}

/** Make something new (a table, a key, an invitation). Until the answer has come, whatever is tried again, also after the
    page was loaded anew, carries the same nonce: what was made already is given again. */
export async function make<T>(path: string, wants: Wants = {}): Promise<T> {
  const once = sessionStorage.getItem(MAKING) ?? nonce();
  sessionStorage.setItem(MAKING, once);
  const made = await post<T>(path, { ...wants, once });
  sessionStorage.removeItem(MAKING);
  return made;
}

/** Whether something was asked for whose answer has not come yet. */
export function waiting(): boolean {
  return sessionStorage.getItem(MAKING) !== null;
}

/** A fresh idempotency key. */
export function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
