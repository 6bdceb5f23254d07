import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { make } from './client';

vi.mock('../language/language.svelte', () => ({ language: { code: 'en' } }));

const sent: (string | undefined)[] = [];

/** The line breaks so many times before an answer comes. */
function line(breaks: number) {
  vi.stubGlobal('fetch', (_: string, { headers }: { headers: Record<string, string> }) => {
    sent.push(headers['Idempotency-Key']);
    return breaks-- > 0 ? Promise.reject(new TypeError('line')) : Promise.resolve(new Response('{"id":"t"}'));
  });
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  sent.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

it('what is tried again carries the same nonce, and what is made next another', async () => {
  line(1);
  await expect(make('/api/tables')).rejects.toThrow('line');
  expect(await make('/api/tables')).toEqual({ id: 't' });
  await make('/api/tables');
  expect(sent[0]).toMatch(/^[0-9a-f]{22,64}$/);
  expect(sent[1]).toBe(sent[0]);
  expect(sent[2]).not.toBe(sent[0]);
});
