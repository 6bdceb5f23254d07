/** The rulebook as the page reads it: chapters, and a search that does not mind diacritics. */
import type { RuleText } from '../api/client';
import type { Words } from '../language/language.svelte';

export interface Chapter {
  heading: string;
  rules: RuleText[];
}

export interface Piece {
  text: string;
  hit: boolean;
}

const NUMBER = /^[a-z]?\d+(\.\d+)*\.?$/;

/** Whether the book calls a paragraph by a number or a letter, not by a word. */
export function numbered(id: string): boolean {
  return !/^[a-z]/.test(id);
}

/** A paragraph as a reader knows it: its number, or its heading where it has none. */
export function ruleName(words: Words, id: string): string {
  return numbered(id) ? id : words.say(`rule-${id}`);
}

/** Small letters without diacritics: 'Święte' -> 'swiete'. */
export function plain(text: string): string {
  return text.toLowerCase().replaceAll('ł', 'l').normalize('NFKD').replace(/\p{M}/gu, '');
}

export function chapters(rules: RuleText[]): Chapter[] {
  const found = new Map<string, RuleText[]>();
  for (const rule of rules) found.set(rule.chapter, [...(found.get(rule.chapter) ?? []), rule]);
  return [...found].map(([heading, members]) => ({ heading, rules: members }));
}

function wanted(query: string): string[] {
  return plain(query).split(/\s+/).filter(Boolean);
}

function holds(rule: RuleText, word: string): boolean {
  const number = word.replace(/\.$/, '');
  const id = plain(rule.id);
  if (NUMBER.test(word) && (id === number || id.startsWith(`${number}.`))) return true;
  return plain(rule.title).includes(word) || plain(rule.text).includes(word);
}

/** The paragraphs that hold every word, those with it in the heading or number first. */
export function find(rules: RuleText[], query: string): RuleText[] {
  const words = wanted(query);
  const leads = (rule: RuleText) => words.every((word) => plain(rule.id) === word || plain(rule.title).includes(word));
  const found = rules.filter((rule) => words.every((word) => holds(rule, word)));
  return [...found.filter(leads), ...found.filter((rule) => !leads(rule))];
}

/** A text cut where the words of a query stand in it. */
export function pieces(text: string, query: string): Piece[] {
  const letters = [...text];
  const marked = letters.map(() => false);
  // One plain letter may stand for a letter of the text, none or several: remember where each came from.
  const origin: number[] = [];
  let bare = '';
  letters.forEach((letter, index) => {
    const spread = plain(letter);
    bare += spread;
    origin.push(...Array.from(spread, () => index));
  });
  for (const word of wanted(query)) {
    for (let at = bare.indexOf(word); at >= 0; at = bare.indexOf(word, at + word.length)) {
      marked.fill(true, origin[at]!, origin[at + word.length - 1]! + 1);
    }
  }
  const cut: Piece[] = [];
  letters.forEach((letter, index) => {
    const last = cut.at(-1);
    if (last && last.hit === marked[index]) last.text += letter;
    else cut.push({ text: letter, hit: marked[index]! });
  });
  return cut;
}
