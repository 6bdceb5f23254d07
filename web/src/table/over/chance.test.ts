import { expect, it } from 'vitest';
import { keptPromise } from './chance';

/** sha256 of 'theatrum:westphalia', as the engine publishes it. */
const COMMITMENT = 'f129631d4ad40474799406b7412cf00849c9bcf6c8b9fe3dbd7442fe81612f01';

it('a promise is kept by the seed that was promised and by no other', async () => {
  expect(await keptPromise('westphalia', COMMITMENT)).toBe(true);
  expect(await keptPromise('utrecht', COMMITMENT)).toBe(false);
});
