/** The reader's language, and the page's own words in it. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

/** One file a part of the page and language. */
const FILES = import.meta.glob<string>('./words/*/*.ftl', { query: '?raw', import: 'default', eager: true });

export const LANGUAGES = ['en', 'pl'] as const;
export type Code = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;

const KEPT = 'theatrum.language';

function bundle(code: Code, ...sources: string[]): FluentBundle {
  const made = new FluentBundle(code, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

/** The language somebody once switched to, else the device's. */
export function first(kept: string | null, device: readonly string[]): Code {
  if (kept === 'en' || kept === 'pl') return kept;
  return device.some((tag) => tag.toLowerCase().startsWith('pl')) ? 'pl' : 'en';
}

/** Sentences from Fluent files; `message.attribute` names an attribute. */
export class Words {
  private readonly bundles: Record<Code, FluentBundle>;

  constructor(sources: Record<Code, string>) {
    this.bundles = { en: bundle('en', sources.en), pl: bundle('pl', sources.pl) };
  }

  has(message: string, code: Code = language.code): boolean {
    return this.pattern(message, code) !== null;
  }

  say(message: string, args: Args = {}, code: Code = language.code): string {
    const pattern = this.pattern(message, code);
    if (pattern === null) return message;
    return this.bundles[code].formatPattern(pattern, args, []);
  }

  /** The attributes of a message: of a name, its other forms. */
  forms(message: string, code: Code = language.code): string[] {
    return Object.keys(this.bundles[code].getMessage(message)?.attributes ?? {});
  }

  private pattern(message: string, code: Code) {
    const [name, attribute] = message.split('.') as [string, string | undefined];
    const found = this.bundles[code].getMessage(name);
    return (attribute ? found?.attributes[attribute] : found?.value) ?? null;
  }
}

class Language {
  code = $state<Code>(first(localStorage.getItem(KEPT), navigator.languages));

  switch(code: Code): void {
    this.code = code;
    localStorage.setItem(KEPT, code);
  }
}

export const language = new Language();

function files(code: Code): string {
  return Object.entries(FILES)
    .filter(([path]) => path.startsWith(`./words/${code}/`))
    .map(([, source]) => source)
    .join('\n');
}

const own = new Words({ en: files('en'), pl: files('pl') });

/** A sentence of the page itself. */
export function say(message: string, args: Args = {}): string {
  return own.say(message, args);
}

/** A number as sentences have it: from thousands on in groups. */
export function figure(number: number): string {
  return number.toLocaleString(language.code);
}

/** A name in the reader's language. */
export function named(names: Record<string, string>): string {
  return names[language.code] ?? names['en'] ?? '';
}
