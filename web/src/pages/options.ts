/** The options of a table, as people read them. */
import type { TitleCard } from '../api/client';
import type { Words } from '../language/language.svelte';

type OptionCard = TitleCard['options'][number];

export interface InForce {
  id: string;
  name: string;
  value: string;
  /** What the option changes, in a sentence. */
  note: string;
  /** Its points one by one, where it changes several. */
  points: { name: string; note: string }[];
  /** Whether the table plays it as the book has it. */
  usual: boolean;
}

/** What a value of an option is called; the sides of the seats are named. */
export function valueName({ id, values }: OptionCard, value: string, words: Words, kind: string): string {
  if (values.includes(value)) return words.say(`option-${id}.${value}`);
  return value.split(',').map((side) => words.say(`${kind}-${side}`)).join(', ');
}

/** The options that change something in a scenario. */
export function concerning(card: TitleCard, scenario: string): OptionCard[] {
  return card.options.filter(({ scenarios }) => !scenarios.length || scenarios.includes(scenario));
}

export function points({ id, points: all }: OptionCard, words: Words): InForce['points'] {
  return all.map((point) => ({
    name: words.say(`option-${id}-${point}`),
    note: words.say(`option-${id}-${point}.note`),
  }));
}

/** The options in force; what is not as in the book comes first. */
export function inForce(card: TitleCard, words: Words, chosen: Record<string, string>, kind: string): InForce[] {
  const all = card.options.map((option) => {
    const value = chosen[option.id] ?? option.values[0]!;
    const usual = value === option.values[0];
    return {
      id: option.id,
      name: words.say(`option-${option.id}`),
      value: valueName(option, value, words, kind),
      note: words.say(`option-${option.id}.note`),
      points: usual ? [] : points(option, words),
      usual,
    };
  });
  return [...all.filter(({ usual }) => !usual), ...all.filter(({ usual }) => usual)];
}

/** What a table begins with: the book's options with those of its scenario, and for people apart those that let them
    bargain (those at one screen talk anyway). */
export function begun(card: TitleCard, rules: Record<string, string>, apart: boolean): Record<string, string> {
  const book = { ...Object.fromEntries(card.options.map(({ id, values }) => [id, values[0]!])), ...rules };
  return apart ? { ...book, ...card.parley } : book;
}
