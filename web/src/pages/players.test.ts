import '../lib/fakes';
import { expect, it } from 'vitest';
import { language } from '../language/language.svelte';
import { lasting } from './players';

it.each([
  ['en', [150, 240], '2.5–4 hours'],
  ['pl', [150, 240], '2,5–4 godz.'],
  ['en', [20, 300], '20 minutes – 5 hours'],
  ['en', [20, 60], '20 minutes – 1 hour'],
  ['pl', [20, 300], '20 min – 5 godz.'],
] as const)('in %s %o are %s', (code, minutes, words) => {
  language.switch(code);
  expect(lasting([...minutes])).toBe(words);
});
