/** What an update makes of a view: the whole of it, or the view that was known with the keys, and the things of lists, that
    have changed; what is told anew but has not changed stays as it was. */
import { shared } from '../lib/same';
import type { Update, View } from './client';

/** `known` is the view after change `update.since` or any later one: what has changed since then is among the changes. */
export function viewAfter(update: Update, known: View): View {
  return shared(known, update.view ?? ({ ...known, ...update.changes, ...lists(update, known) } as View));
}

function lists({ things }: Update, known: View): Partial<View> {
  const changed = Object.entries(things ?? {}).map(([key, told]) => {
    const list = known[key as keyof View] as unknown[];
    return [key, list.map((thing, place) => told[place] ?? thing)];
  });
  return Object.fromEntries(changed);
}

/** What is known with what was told since; a change may be told twice. */
export function withNew<T extends { number: number }>(known: T[], told: T[]): T[] {
  const fresh = told.filter(({ number }) => !known.some((old) => old.number === number));
  return fresh.length ? [...known, ...fresh] : known;
}
