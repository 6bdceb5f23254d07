/** The page says of a game what the engine says of it: sentences.json is made by tests/web/sentences.py. */
import '../lib/fakes';
import { describe, expect, test } from 'vitest';
import type { About, Grammar, Happening } from '../api/client';
import { language, LANGUAGES, Words } from './language.svelte';
import made from './sentences.json';
import { source } from './source.fake';
import { Teller } from './teller';

const teller = new Teller(
  { ...made.grammar, cites: {} } as unknown as Grammar,
  new Words({ en: source('raison', 'en'), pl: source('raison', 'pl') }),
  made.things,
);

const happened = (name: string, about: About) => ({ entry: 0, name: name.replace('.hidden', ''), about });

const SAY: Record<string, (name: string, about: About) => string> = {
  events: (name, about) => teller.event(happened(name, about)),
  lines: (name, abouts) => teller.line((abouts as unknown as About[]).map((about) => happened(name, about))),
  prompts: (name, about) => teller.prompt({ name, about, rule: '', secret: false }),
  reasons: (key, about) => teller.reason({ key, about }),
  verbs: (verb, about) => teller.choice({ id: '', verb, about }),
};

describe.each(LANGUAGES)('%s', (code) => {
  test.each(made.cases.map((told) => [told.form, told.name, told] as const))('%s %s', (form, name, told) => {
    language.switch(code);
    expect(SAY[form]!(name, told.about as unknown as About)).toBe(told[code]);
  });

  test('a log is told in the same lines', () => {
    language.switch(code);
    const lines = teller.lines(made.log as unknown as Happening[]);
    expect(lines.map((line) => teller.line(line))).toEqual(made.told[code]);
  });
});

test('a choice points at the things it names, not at numbers', () => {
  expect(teller.targets({ id: '', verb: 'give-card', about: { power: 'austria', card: 3 } })).toContain('power:austria');
  const march = made.cases.find(({ form, name }) => form === 'verbs' && name === 'march')!;
  const about = march.about as unknown as About;
  expect(teller.targets({ id: '', verb: 'march', about })).toContain(`territory:${about['to'] ?? about['territory']}`);
});
