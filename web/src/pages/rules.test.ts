import { describe, expect, test } from 'vitest';
import type { Words } from '../language/language.svelte';
import { chapters, find, pieces, plain, ruleName } from './rules';

const RULES = [
  { id: '5.3', chapter: '5. …', title: 'Wpływ', text: 'Tytuł Świętego Cesarza Rzymskiego daje Wpływ.' },
  { id: '5.5', chapter: '5. …', title: 'Święte Cesarstwo Rzymskie', text: 'Głosy dają Terytoria Elektorskie.' },
  { id: '10', chapter: '10. …', title: 'Bitwy', text: 'Kto wchodzi, ten walczy.' },
  { id: '10.4', chapter: '10. …', title: 'Zdolności kart', text: 'Odkryta karta działa od razu, jak w 5.5 nie.' },
  { id: '10.4.2', chapter: '10. …', title: 'Wartość 2', text: 'Ujawnia kartę.' },
  { id: '1.1', chapter: '1. …', title: 'Cel', text: 'Zdobyć 10 punktów.' },
];
const ids = (query: string) => find(RULES, query).map(({ id }) => id);

test('letters lose their marks', () => {
  expect(plain('Święte ŹDŹBŁO Żółć')).toBe('swiete zdzblo zolc');
});

describe('search', () => {
  test('minds neither marks nor capitals, and headings come first', () => {
    expect(ids('swiete')).toEqual(['5.5', '5.3']);
    expect(ids('ŚWIĘTE')).toEqual(['5.5', '5.3']);
  });

  test('wants every word', () => {
    expect(ids('swiete glosy')).toEqual(['5.5']);
    expect(ids('swiete bitwy')).toEqual([]);
  });

  test('takes a number for a paragraph and those below it, and for a number in the text', () => {
    expect(ids('10.4')).toEqual(['10.4', '10.4.2']);
    expect(ids('5.5')).toEqual(['5.5', '10.4']);
    expect(ids('10')).toEqual(['10', '10.4', '10.4.2', '1.1']);
  });
});

test('a lettered paragraph is found by its number, whatever the case', () => {
  const lettered = [
    { id: 'L4', chapter: 'L', title: 'Imperial Victory', text: 'Two Kings more.' },
    { id: 'E2', chapter: 'E', title: 'Play a card', text: 'From the hand.' },
    { id: 'E2.1', chapter: 'E', title: 'With its One-shot', text: 'Fight.' },
  ];
  expect(find(lettered, 'L4').map(({ id }) => id)).toEqual(['L4']);
  expect(find(lettered, 'e2').map(({ id }) => id)).toEqual(['E2', 'E2.1']);
});

test('a paragraph is called by its number, or by its heading', () => {
  const words = { say: (message: string) => ({ 'rule-battle': 'Bitwa' })[message] } as unknown as Words;
  expect([ruleName(words, 'E2.2'), ruleName(words, '10.4'), ruleName(words, 'battle')]).toEqual(['E2.2', '10.4', 'Bitwa']);
});

describe('pieces', () => {
  const hits = (text: string, query: string) => pieces(text, query).filter(({ hit }) => hit).map((piece) => piece.text);

  test('keep the whole text', () => {
    expect(pieces('Wpływ i łaska', 'l').map(({ text }) => text).join('')).toBe('Wpływ i łaska');
  });

  test('mark every place, with its own letters', () => {
    expect(hits('Święte i święty', 'swiet')).toEqual(['Święt', 'święt']);
    expect(hits('ﬁnał', 'f')).toEqual(['ﬁ']); // one letter that two plain ones stand for
    expect(hits('Wpływ', '')).toEqual([]);
  });
});

test('chapters gather their paragraphs, in the order of the book', () => {
  expect(chapters(RULES).map(({ heading, rules }) => [heading, rules.map(({ id }) => id)])).toEqual([
    ['5. …', ['5.3', '5.5']],
    ['10. …', ['10', '10.4', '10.4.2']],
    ['1. …', ['1.1']],
  ]);
});
