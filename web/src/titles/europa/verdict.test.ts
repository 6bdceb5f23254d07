import { expect, it } from 'vitest';
import type { TableStore } from '../../table/table.svelte';
import { verdict } from './verdict';

const prestige = (realm: string, source: string, number: number) => ({
  name: number < 0 ? 'prestige-lost' : 'prestige-gained',
  about: { realm, source, number: Math.abs(number) },
});
const store = {
  live: { realms: [{ realm: 'austria', prestige: 12 }, { realm: 'muscovy', prestige: 30 }] },
  log: [
    prestige('austria', 'idea', 2),
    { name: 'first-player', about: {} },
    prestige('muscovy', 'taxes', 12),
    prestige('muscovy', 'interest', -3),
    prestige('austria', 'taxes', 8),
    { name: 'over', about: {} },
  ],
  teller: {
    event: ({ name }: { name: string }) => name,
    thing: (_: string, id: string) => id,
    words: { say: (_: string, about: Record<string, unknown>) => Object.values(about).join(' | ') },
  },
} as unknown as TableStore;

it('tells what each realm had before the final scoring, and what that brought', () => {
  expect(verdict(store)).toEqual(['over', 'muscovy | 21 | taxes +12, interest −3', 'austria | 4 | taxes +8']);
});
