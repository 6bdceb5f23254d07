/** The page's own words: the same in both languages, none missing, none too many. */
import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '..');
const WORDS = join(import.meta.dirname, 'words');
const PARTS = readdirSync(join(WORDS, 'en')).map((file) => file.replace('.ftl', ''));

const read = (path: string) => readFileSync(path, 'utf-8');

/** Messages with their variables. */
function messages(code: string, part: string): Record<string, string[]> {
  const blocks = read(join(WORDS, code, `${part}.ftl`)).split(/^(?=[a-z][\w-]* =)/m);
  return Object.fromEntries(
    blocks.filter((block) => !block.startsWith('#')).map((block) => {
      const spoken = block.replace(/^#.*$/gm, '');
      const variables = Array.from(spoken.matchAll(/\$(\w+)/g), ([, name]) => name!);
      return [block.split(' ')[0]!, [...new Set(variables)].sort()];
    }),
  );
}

const CODE = readdirSync(SRC, { recursive: true, encoding: 'utf-8' })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
  .map((file) => read(join(SRC, file)))
  .join('\n');
/** Message ids as the code has them: 'pages-home', or `pages-bot-${name}-note` with any words in the gap. */
const LITERALS = new Set(Array.from(CODE.matchAll(/'([a-z]+(?:-[a-z0-9]+)+)'/g), ([, id]) => id!));
const PATTERNS = [...new Set(Array.from(CODE.matchAll(/`([a-z]+-[^`\s]*\$\{[^`]*)`/g), ([, text]) => text!))].map((text) => ({
  text,
  fits: new RegExp(`^${text.replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`),
}));

describe.each(PARTS)('%s', (part) => {
  const en = messages('en', part);
  const ids = Object.keys(en);
  const own = (text: string) => text.startsWith(`${part}-`);

  test('says the same in both languages', () => {
    expect(messages('pl', part)).toEqual(en);
  });

  test.each(['en', 'pl'])('%s is sound Fluent', (code) => {
    const parsed = new FluentResource(read(join(WORDS, code, `${part}.ftl`))).body.map(({ id }) => id);
    expect(parsed.sort()).toEqual([...ids].sort());
    expect(ids.filter((id) => !own(id))).toEqual([]);
  });

  test('has every message that the code asks for', () => {
    const missing = [...LITERALS].filter((id) => own(id) && !(id in en));
    const gaps = PATTERNS.filter(({ text, fits }) => own(text) && !ids.some((id) => fits.test(id)));
    expect([...missing, ...gaps.map(({ text }) => text)]).toEqual([]);
  });

  test('has none that nothing asks for', () => {
    expect(ids.filter((id) => !LITERALS.has(id) && !PATTERNS.some(({ fits }) => fits.test(id)))).toEqual([]);
  });
});
