/** Sentences about one game, from data: the page's twin of the engine's teller, over the same word files. */
import type {
  About, Alert, Beside, Fact, Fault, Frame, Grammar, Happening, Offer, Outlook, Question, Weight,
} from '../api/client';
import { fold, form, type Fold, type Line } from './folding';
import { language, type Args, type Words } from './language.svelte';

type Kinds = [string, string][];
export type Grade = Outlook['facts'][number]['grade'];

export class Teller {
  constructor(
    readonly grammar: Grammar,
    readonly words: Words,
    private readonly things: Frame['things'],
    /** What a title's choices concern where that is more than their arguments, such as a counter in a place. */
    private readonly counters: (offer: Offer) => string[] | null = () => null,
    /** Things that bear the name of another, both as `KIND-ID`. */
    private readonly crowned: Frame['called'] = {},
  ) {}

  /** An event by itself; without its secret if that is hidden. */
  event(event: Happening): string {
    return this.line([event]);
  }

  /** A log in lines: what folds into one sentence stands together. */
  lines(events: Happening[]): Line[] {
    return fold(this.grammar, events);
  }

  /** The sentence of a line; with `ahead` as the tense, of what is still to come. */
  line(line: Line, tense: 'event' | 'ahead' = 'event'): string {
    const { name } = line[0]!;
    const kinds = this.kinds(this.grammar.events, name);
    const told = form(kinds, line[0]!);
    const args = line.map(({ about }) => this.args(kinds, about));
    if (args.length === 1) return this.say(`${tense}-${told}`, args[0]!);
    const many = told === name ? '.many' : '-many';
    const [how, each] = [this.grammar.folds[told]!, `${tense}-${told}.each`];
    const items = added(how, args);
    if (how.sums.length && items.length === 1) return this.say(`${tense}-${told}`, items[0]!); // they add up to one
    const spoken = this.gathered(how, args);
    if (this.words.has(each)) spoken['items'] = this.joined(items.map((one) => this.words.say(each, one)));
    return this.say(`${tense}-${told}${many}`, spoken);
  }

  choice(offer: Offer): string {
    return this.say(`choice-${offer.verb}`, this.args(this.kinds(this.grammar.verbs, offer.verb), offer.about));
  }

  prompt(question: Question | null): string {
    if (!question) return this.say('prompt-over', {});
    const kinds = this.kinds(this.grammar.prompts, question.name);
    return this.say(`prompt-${question.name}`, this.args(kinds, question.about));
  }

  /** What somebody at a real table would call out. */
  alert(alert: Alert): string {
    return this.say(`alert-${alert.name}`, this.args(this.kinds(this.grammar.alerts, alert.name), alert.about));
  }

  reason(fault: Pick<Fault, 'key' | 'about'>): string {
    return this.say(`reason-${fault.key}`, this.args(this.kinds(this.grammar.reasons, fault.key), fault.about as About));
  }

  /** Something a forecast tells; `brief` is its form in a list, after the choice. */
  fact(fact: Fact, form: 'fact' | 'brief' = 'fact'): string {
    const told = this.words.say(`${form}-${fact.key}`, this.args(this.kinds(this.grammar.facts, fact.key), fact.about));
    return form === 'brief' ? told : capital(told);
  }

  /** A reason of a bot, as the sign of its weight wants it. */
  why(why: Weight): string {
    return capital(this.because(why));
  }

  /** A choice that a bot advises beside another: the reason that tells them apart, as it is with either. */
  beside(other: Offer, { close, here, there }: Pick<Beside, 'close' | 'here' | 'there'>): string {
    const beside = this.words.say(close ? 'beside.close' : 'beside', { choice: this.choice(other) });
    if (!here && !there) return beside;
    const form = here && there ? '' : here ? '.here' : '.there';
    const told = { ...(here && { here: this.because(here) }), ...(there && { there: this.because(there) }) };
    return this.words.say(`beside-told${form}`, { beside, ...told });
  }

  private because({ weight, reason, about }: Weight): string {
    const against = `why-${reason}.against`;
    const message = weight < 0 && this.words.has(against) ? against : `why-${reason}`;
    return this.words.say(message, this.args(this.kinds(this.grammar.whys, reason), about));
  }

  /** What a side may choose on the way. */
  step(kind: string, side: string, offer: Offer): string {
    return this.words.say('step', { side: this.thing(kind, side), choice: this.choice(offer) });
  }

  /** A forecast as sentences, each with how sure it is, the surest first. */
  foretold({ certain, facts }: Outlook): { grade: Grade; text: string }[] {
    const graded = (grade: Grade) =>
      facts.filter((fact) => fact.grade === grade).map((fact) => ({ grade, text: this.fact(fact) }));
    const follows = this.lines(certain).map((line) => ({ grade: 'certain' as const, text: this.line(line, 'ahead') }));
    return [...graded('certain'), ...follows, ...graded('likely'), ...graded('worst')];
  }

  /** The name of a thing by kind and text id. */
  thing(kind: string, id: string | number): string {
    const text = String(id);
    if (kind.includes('@')) return this.standing(kind.split('@'), text.split('@'));
    const named = this.things[kind];
    const place = named?.names ? named.ids.indexOf(text) : -1;
    if (place >= 0) return named!.names![language.code]?.[place] ?? text;
    const [message, number] = this.message(kind, text);
    return this.words.has(message) ? this.words.say(message, { number }) : text;
  }

  /** A thing that stands in another, such as 'unit@place:infantry@berlin'. */
  private standing(kinds: string[], ids: string[]): string {
    return kinds.map((kind, n) => this.thing(kind, ids[n] ?? '')).join(', ');
  }

  /** What a choice concerns, as targets such as 'territory:bohemia'; who acts comes first. */
  targets(offer: Offer): string[] {
    return this.counters(offer) ?? this.concerns(this.kinds(this.grammar.verbs, offer.verb), offer.about);
  }

  /** What a question concerns. */
  asks(question: Question): string[] {
    return this.concerns(this.kinds(this.grammar.prompts, question.name), question.about);
  }

  /** What an alert concerns. */
  called({ name, about }: Alert): string[] {
    return this.concerns(this.kinds(this.grammar.alerts, name), about);
  }

  /** What a line concerns. */
  touched(line: Line): string[] {
    return line.flatMap(({ name, about }) => this.concerns(this.kinds(this.grammar.events, name), about));
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
      else Object.assign(spoken, this.named(name, kind, String(value)));
    }
    if (kinds.length === 0) Object.assign(spoken, about);
    return spoken;
  }

  /** A thing as an argument of a sentence: its name, and its other forms. */
  named(name: string, kind: string, id: string): Args {
    const spoken: Args = { [name]: this.thing(kind, id) };
    const [message, number] = this.message(kind, id);
    for (const form of this.words.forms(message)) {
      spoken[`${name}_${form}`] = this.words.say(`${message}.${form}`, { number });
    }
    return spoken;
  }

  /** Where the name of a thing stands, and the number it bears of several. */
  private message(kind: string, id: string): [message: string, number: string] {
    const [owner = '', number = ''] = id.split('.');
    const own = `${kind}-${owner}`;
    return [this.crowned[own] ?? own, number];
  }

  private say(message: string, args: Args): string {
    return capital(this.words.say(message, args));
  }

  /** The arguments of a line: how often, sums, lists with what they count, ways. */
  private gathered(how: Fold, args: Args[]): Args {
    const spoken: Args = { ...args[0], times: args.length };
    const all = (key: string) => args.map((one) => one[key] as string | number);
    for (const name of how.sums) spoken[name] = all(name).reduce<number>((sum, one) => sum + Number(one), 0);
    for (const name of how.lists) {
      for (const key of Object.keys(args[0]!)) if (key.split('_')[0] === name) spoken[key] = this.listed(all(key));
      Object.assign(spoken, counted(name, all(name).map(String)));
    }
    const to = how.way[1];
    if (to) spoken[to] = all(to).join(' → ');
    return spoken;
  }

  /** Names, each once, or numbers, as people list them: 'A, B and C'. */
  private listed(said: (string | number)[]): string {
    return this.joined((typeof said[0] === 'string' ? [...new Set(said)] : said).map(String));
  }

  private joined(items: string[]): string {
    if (items.length === 1) return items[0]!;
    return this.words.say('list', { rest: items.slice(0, -1).join(', '), last: items.at(-1)! });
  }
}

/** Items of a line that differ in their sums alone are one. */
function added({ sums }: Fold, args: Args[]): Args[] {
  if (!sums.length) return args;
  const found = new Map<string, Args>();
  for (const one of args) {
    const key = JSON.stringify(Object.entries(one).filter(([name]) => !sums.includes(name)));
    const same = found.get(key);
    if (same) for (const name of sums) same[name] = Number(same[name]) + Number(one[name]);
    else found.set(key, { ...one });
  }
  return [...found.values()];
}

/** A sentence begins with a capital, whatever word stands first. */
export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** Of a list: how many things, how often each (0 if that differs), and how often by name: 'Spain (3)'. */
function counted(name: string, said: string[]): Args {
  const often = new Map<string, number>();
  for (const thing of said) often.set(thing, (often.get(thing) ?? 0) + 1);
  const counts = [...often.values()];
  return {
    [`${name}_count`]: counts.length,
    [`${name}_each`]: new Set(counts).size === 1 ? counts[0]! : 0,
    [`${name}_tally`]: Array.from(often, ([thing, count]) => `${thing} (${count})`).join(', '),
  };
}
