/** The rulebook as the page reads it: chapters, and what a search found. */
import type { FoundRules, RuleText } from '../api/client';
import type { Words } from '../language/language.svelte';

export interface Chapter {
  heading: string;
  rules: RuleText[];
}

export interface Piece {
  text: string;
  hit: boolean;
}

/** A part of a paragraph's text: some lines of prose, a list, a table, whose first row is its head, or a detail of a map. */
export type Block =
  | { kind: 'prose'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; rows: string[][] }
  | { kind: 'map'; board: string; places: string[]; caption: string };

/** '! main: castile aragon | Where Castile and Aragon meet.' */
const MAP = /^! (\w+): ([\w ]+) \| (.+)$/;

/** A text as its parts: a line that begins with '- ' is an item of a list, one with '| ' a row of a table, one with '! ' a
    detail of a map with its caption. */
export function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const line of text.split('\n')) {
    const last = found.at(-1);
    if (line.startsWith('- ')) {
      if (last?.kind === 'list') last.items.push(line.slice(2));
      else found.push({ kind: 'list', items: [line.slice(2)] });
    } else if (line.startsWith('| ')) {
      const row = line.slice(2).split(' | ');
      if (last?.kind === 'table') last.rows.push(row);
      else found.push({ kind: 'table', rows: [row] });
    } else if (MAP.test(line)) {
      const [, board, places, caption] = MAP.exec(line)!;
      found.push({ kind: 'map', board: board!, places: places!.split(' '), caption: caption! });
    } else if (line.trim()) found.push({ kind: 'prose', text: line });
  }
  return found;
}

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

/** Within its own book a paragraph goes by its number: 'raison:10.4' -> '10.4'. */
export function bare(id: string): string {
  return id.slice(id.indexOf(':') + 1);
}

/** The paragraphs that a search found, in its order; all of them where nothing was searched for. */
export function pick(rules: RuleText[], found: FoundRules | null): RuleText[] {
  if (!found) return rules;
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  return found.rules.flatMap((id) => byId.get(id) ?? []);
}

/** A text cut where marks, small and without diacritics, stand in it. */
export function pieces(text: string, marks: string[]): Piece[] {
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
  for (const word of marks) {
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
