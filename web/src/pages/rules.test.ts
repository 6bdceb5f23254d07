import { describe, expect, test } from 'vitest';
import type { Words } from '../language/language.svelte';
import { bare, blocks, chapters, pick, pieces, plain, ruleName } from './rules';

const RULES = [
  { id: '5.3', chapter: '5. …', title: 'Wpływ', text: 'Tytuł Świętego Cesarza Rzymskiego daje Wpływ.' },
  { id: '5.5', chapter: '5. …', title: 'Święte Cesarstwo Rzymskie', text: 'Głosy dają Terytoria Elektorskie.' },
  { id: '10', chapter: '10. …', title: 'Bitwy', text: 'Kto wchodzi, ten walczy.' },
  { id: '10.4', chapter: '10. …', title: 'Zdolności kart', text: 'Odkryta karta działa od razu, jak w 5.5 nie.' },
  { id: '10.4.2', chapter: '10. …', title: 'Wartość 2', text: 'Ujawnia kartę.' },
  { id: '1.1', chapter: '1. …', title: 'Cel', text: 'Zdobyć 10 punktów.' },
];

test('letters lose their marks', () => {
  expect(plain('Święte ŹDŹBŁO Żółć')).toBe('swiete zdzblo zolc');
});

test('a paragraph goes by its number', () => {
  expect(bare('raison:10.4')).toBe('10.4');
});

test('what was found is shown in the order of the search, and everything where nothing was searched for', () => {
  const ids = (rules: string[] | null) => pick(RULES, rules && { rules, marks: [] }).map(({ id }) => id);
  expect(ids(['5.5', '5.3'])).toEqual(['5.5', '5.3']);
  expect(ids([])).toEqual([]);
  expect(ids(null)).toEqual(RULES.map(({ id }) => id));
});

test('a paragraph is called by its number, or by its heading', () => {
  const words = { say: (message: string) => ({ 'rule-battle': 'Bitwa' })[message] } as unknown as Words;
  expect([ruleName(words, 'E2.2'), ruleName(words, '10.4'), ruleName(words, 'battle')]).toEqual(['E2.2', '10.4', 'Bitwa']);
});

test('lines are prose, items of lists, rows of tables and details of a map', () => {
  expect(blocks('! main: castile aragon | Where they meet.')).toEqual([
    { kind: 'map', board: 'main', places: ['castile', 'aragon'], caption: 'Where they meet.' },
  ]);
  expect(blocks('Kto płaci:\n- pierwszy\n- drugi\n\nIle:\n| gracze | dukaty\n| 3 | 5\n- na koniec')).toEqual([
    { kind: 'prose', text: 'Kto płaci:' },
    { kind: 'list', items: ['pierwszy', 'drugi'] },
    { kind: 'prose', text: 'Ile:' },
    { kind: 'table', rows: [['gracze', 'dukaty'], ['3', '5']] },
    { kind: 'list', items: ['na koniec'] },
  ]);
});

describe('pieces', () => {
  const hits = (text: string, ...marks: string[]) => pieces(text, marks).filter(({ hit }) => hit).map((piece) => piece.text);

  test('keep the whole text', () => {
    expect(pieces('Wpływ i łaska', ['l']).map(({ text }) => text).join('')).toBe('Wpływ i łaska');
  });

  test('mark every place, with its own letters', () => {
    expect(hits('Święte i święty', 'swiet')).toEqual(['Święt', 'święt']);
    expect(hits('ﬁnał', 'f')).toEqual(['ﬁ']); // one letter that two plain ones stand for
    expect(hits('Wpływ')).toEqual([]);
    expect(hits('Arbiter pyta Arbitra', 'arbiter', 'arbitra')).toEqual(['Arbiter', 'Arbitra']);
  });
});

test('chapters gather their paragraphs, in the order of the book', () => {
  expect(chapters(RULES).map(({ heading, rules }) => [heading, rules.map(({ id }) => id)])).toEqual([
    ['5. …', ['5.3', '5.5']],
    ['10. …', ['10', '10.4', '10.4.2']],
    ['1. …', ['1.1']],
  ]);
});
