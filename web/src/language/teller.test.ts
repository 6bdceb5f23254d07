/** The page says of a game what the engine says of it: sentences.json is made by tests/web/sentences.py. */
import '../lib/fakes';
import { describe, expect, test } from 'vitest';
import type { About, Beside, Frame, Grammar, Happening, Offer, Weight } from '../api/client';
import { language, LANGUAGES, Words } from './language.svelte';
import made from './sentences.json';
import { source } from './source.fake';
import { Teller } from './teller';

type Made = (typeof made)[keyof typeof made];
type Title = keyof typeof made;

function tellerOf(title: Title): Teller {
  const words = new Words({ en: source(title, 'en'), pl: source(title, 'pl') });
  return new Teller({ ...made[title].grammar, cites: {} } as unknown as Grammar, words, made[title].things as Frame['things']);
}

const happened = (name: string, about: About) => ({ entry: 0, name: name.replace('.hidden', ''), about });

const SAY: Record<string, (teller: Teller, name: string, about: About) => string> = {
  alerts: (teller, name, about) => teller.alert({ name, about }),
  events: (teller, name, about) => teller.event(happened(name, about)),
  ahead: (teller, name, about) => teller.line([happened(name, about)], 'ahead'),
  facts: (teller, key, about) => teller.fact({ key, about }),
  lines: (teller, name, abouts) => teller.line((abouts as unknown as About[]).map((about) => happened(name, about))),
  prompts: (teller, name, about) => teller.prompt({ name, about, rule: '', secret: false }),
  reasons: (teller, key, about) => teller.reason({ key, about }),
  whys: (teller, _, abouts) => teller.why((abouts as unknown as Weight[])[0]!),
  besides: (teller, _, abouts) => {
    const { offer, ...beside } = (abouts as unknown as (Beside & { offer: Offer })[])[0]!;
    return teller.beside(offer, beside);
  },
  verbs: (teller, verb, about) => teller.choice({ id: '', verb, about }),
};

describe.each(Object.keys(made) as Title[])('%s', (title) => {
  const teller = tellerOf(title);
  const { cases, log, told }: Pick<Made, 'cases' | 'log' | 'told'> = made[title];

  describe.each(LANGUAGES)('%s', (code) => {
    test.each(cases.map((one) => [one.form, one.name, one] as const))('%s %s', (form, name, one) => {
      language.switch(code);
      expect(SAY[form]!(teller, name, one.about as unknown as About)).toBe(one[code]);
    });

    test('a log is told in the same lines', () => {
      language.switch(code);
      const lines = teller.lines(log as unknown as Happening[]);
      expect(lines.map((line) => teller.line(line))).toEqual(told[code]);
    });
  });
});

test('a choice points at the things it names, not at numbers', () => {
  const teller = tellerOf('raison');
  expect(teller.targets({ id: '', verb: 'give-card', about: { power: 'austria', card: 3 } })).toContain('power:austria');
  const march = made.raison.cases.find(({ form, name }) => form === 'verbs' && name === 'march')!;
  const about = march.about as unknown as About;
  expect(teller.targets({ id: '', verb: 'march', about })).toContain(`territory:${about['to'] ?? about['territory']}`);
});

test('a thing that bears the name of another is called by it in every form', () => {
  const words = new Words({ en: source('europa', 'en'), pl: source('europa', 'pl') });
  const teller = new Teller({} as Grammar, words, {}, undefined, { 'realm-castile': 'crown-spain' });
  language.switch('pl');
  expect([teller.thing('realm', 'castile'), teller.thing('realm', 'aragon')]).toEqual(['Hiszpania', 'Aragonia']);
  expect(teller.named('realm', 'realm', 'castile')['realm_to']).toBe('do Hiszpanii');
});
