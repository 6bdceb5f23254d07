import '../lib/fakes';
import { expect, it } from 'vitest';
import { first } from './language.svelte';

it('the page speaks as somebody once chose, else as the device does, else English', () => {
  expect(first('en', ['pl-PL'])).toBe('en');
  expect(first('pl', ['en-GB'])).toBe('pl');
  expect(first(null, ['de-DE', 'pl-PL'])).toBe('pl');
  expect(first(null, ['de-DE', 'fr'])).toBe('en');
  expect(first('latin', [])).toBe('en');
});
