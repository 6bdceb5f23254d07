/** Sentences about one game, from data: the page's twin of the engine's teller, over the same word files. */
import type { About, Fault, Frame, Grammar, Happening, Offer, Question } from '../api/client';
import { language, type Args, type Words } from './language.svelte';

const CASES = ['gen', 'dat', 'acc', 'ins', 'loc', 'gender'];
type Kinds = [string, string][];

export class Teller {
  constructor(
    readonly grammar: Grammar,
    readonly words: Words,
    private readonly things: Frame['things'],
  ) {}

  /** A line of the log; without its secret if that is hidden. */
  event(event: Happening): string {
    const kinds = this.kinds(this.grammar.events, event.name);
    const hidden = kinds.some(([name]) => !(name in event.about));
    return this.words.say(`event-${event.name}${hidden ? '.hidden' : ''}`, this.args(kinds, event.about));
  }

  choice(offer: Offer): string {
    return this.words.say(`choice-${offer.verb}`, this.args(this.kinds(this.grammar.verbs, offer.verb), offer.about));
  }

  prompt(question: Question | null): string {
    if (!question) return this.words.say('prompt-over');
    const kinds = this.kinds(this.grammar.prompts, question.name);
    return this.words.say(`prompt-${question.name}`, this.args(kinds, question.about));
  }

  reason(fault: Pick<Fault, 'key' | 'about'>): string {
    return this.words.say(`reason-${fault.key}`, this.args(this.kinds(this.grammar.reasons, fault.key), fault.about as About));
  }

  /** The name of a thing by kind and text id. */
  thing(kind: string, id: string | number): string {
    const text = String(id);
    const named = this.things[kind];
    const place = named?.names ? named.ids.indexOf(text) : -1;
    if (place >= 0) return named!.names![language.code]?.[place] ?? text;
    const [owner, number] = text.split('.') as [string, string | undefined];
    return this.words.has(`${kind}-${owner}`) ? this.words.say(`${kind}-${owner}`, { number: number ?? '' }) : text;
  }

  /** What a choice concerns, as targets such as 'territory:bohemia'. */
  targets(offer: Offer): string[] {
    return this.concerns(this.kinds(this.grammar.verbs, offer.verb), offer.about);
  }

  /** What an event concerns. */
  touched(event: Happening): string[] {
    return this.concerns(this.kinds(this.grammar.events, event.name), event.about);
  }

  private concerns(kinds: Kinds, about: About): string[] {
    return kinds
      .filter(([name, kind]) => kind !== 'number' && kind !== 'digits' && name in about)
      .map(([name, kind]) => `${kind}:${about[name]}`);
  }

  private kinds(table: Record<string, unknown>, name: string): Kinds {
    return (table[name] ?? []) as Kinds;
  }

  private args(kinds: Kinds, about: About): Args {
    const spoken: Args = {};
    for (const [name, kind] of kinds) {
      const value = about[name];
      if (value === undefined) continue;
      if (kind === 'digits') spoken[name] = String(value).split('').join(' ');
      else if (!(kind in this.things)) spoken[name] = value;
      else this.forms(spoken, name, kind, String(value));
    }
    if (kinds.length === 0) Object.assign(spoken, about);
    return spoken;
  }

  private forms(spoken: Args, name: string, kind: string, id: string): void {
    spoken[name] = this.thing(kind, id);
    for (const form of CASES) {
      const message = `${kind}-${id}.${form}`;
      if (!id.includes('.') && this.words.has(message)) spoken[`${name}_${form}`] = this.words.say(message);
    }
  }
}
