/** Forecasts of wars and one-shots, as the server's `forecast.py` gives them, and sentences about them. */
import type { Offer } from '../../api/client';
import { capital } from '../../language/teller';
import type { TableStore } from '../../table/table.svelte';
import type { Force } from './picture';
import { empireNames } from './words';

export interface BattleForecast {
  kind: 'battle';
  war: string;
  empire: string;
  attack: Force[];
  defence: Force[];
  fall: number;
  win: boolean;
  cost: number;
  from: string | null;
  becomes: string | null;
  map: string | null;
  frees: string[];
  queen: string | null;
}

export interface Target {
  /** The choice that would be made: `launch:france`. */
  choice: string;
  closed: { key: string; rule: string; about: Record<string, string | number> } | null;
  battle: BattleForecast | null;
}

/** What a one-shot or a Campaign could be aimed at. */
export interface TargetsForecast {
  kind: 'targets';
  of: string;
  targets: Target[];
}

export type PaxForecast = BattleForecast | TargetsForecast;

/** What a war would do, line by line. */
export function outcome(store: TableStore, battle: BattleForecast): string[] {
  const { teller } = store;
  const { words } = teller;
  const lines = [words.say('odds-fall', { number: battle.fall })];
  if (battle.cost) lines.push(words.say('odds-cost', { number: battle.cost }));
  if (!battle.win) {
    lines.push(words.say('odds-missing', { number: battle.defence.length + 1 - battle.attack.length }));
    return lines;
  }
  lines.push(capital(words.say(`odds-becomes-${battle.becomes}`, teller.named('empire', 'empire', battle.empire))));
  if (battle.from) lines.push(words.say('odds-from', teller.named('bank', 'bank', battle.from)));
  if (battle.map) lines.push(words.say('odds-map', teller.named('face', 'face', battle.map)));
  if (battle.frees.length) {
    lines.push(words.say('odds-frees', { empires: empireNames(store, battle.frees) }));
  }
  if (battle.queen) lines.push(words.say('odds-queen', teller.named('card', 'card', battle.queen)));
  return lines;
}

/** The lands and places that a drawing speaks of. */
export function pictured(store: TableStore, picture: Record<string, unknown>): string[] {
  const told = picture as unknown as PaxForecast;
  if (told.kind === 'battle') return [`empire:${told.empire}`];
  return told.targets.flatMap(({ choice, closed }) => (closed ? [] : store.teller.targets(offered(store, choice))));
}

/** A choice that is not on offer yet, as a sentence. */
export function choiceLine(store: TableStore, id: string): string {
  return store.teller.choice(offered(store, id));
}

function offered(store: TableStore, id: string): Offer {
  const [verb, ...args] = id.split(':') as [string, ...string[]];
  const kinds = (store.teller.grammar.verbs[verb] ?? []) as [string, string][];
  return { id, verb, about: Object.fromEntries(kinds.map(([name], n) => [name, args[n] ?? ''])) };
}
