/** The titles on the server's shelf and their words: asked for once a visit. */
import { get, type TitleCard } from '../api/client';
import type { Words } from '../language/language.svelte';
import { titleWords } from '../table/open';

const asked = new Map<string, Promise<unknown>>();

/** A failed request is forgotten, so that it can be tried again. */
function once<T>(name: string, ask: () => Promise<T>): Promise<T> {
  const known = asked.get(name);
  if (known) return known as Promise<T>;
  const fresh = ask();
  asked.set(name, fresh);
  fresh.catch(() => asked.delete(name));
  return fresh;
}

export function shelf(): Promise<TitleCard[]> {
  return once('shelf', () => get<TitleCard[]>('/api/titles'));
}

export function wordsOf(title: string): Promise<Words> {
  return once(`words ${title}`, () => titleWords(title));
}

/** A title with its words; null when the shelf has no such title. */
export async function titleOf(id: string): Promise<{ card: TitleCard; words: Words } | null> {
  const card = (await shelf()).find((title) => title.id === id);
  return card ? { card, words: await wordsOf(id) } : null;
}
