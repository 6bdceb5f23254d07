/** The two sides of a battle that is being decided, as its events tell them. */
import type { Happening } from '../../api/client';
import { owner } from './picture';

export interface SideSum {
  id: 'attack' | 'defence';
  /** The Powers whose Generals fight for it, the attacker first. */
  powers: string[];
  base: number;
  piles: { general: string; cards: number[]; pairs: number }[];
  total: number | null;
  wins: boolean;
}

/** `events` begin with the battle's own; the log says who supported whom. */
export function sum(events: Happening[], log: readonly Happening[]): [SideSum, SideSum] {
  const battle = events[0]!;
  const power = String(battle.about['power']);
  const told = log.slice(log.indexOf(battle), log.indexOf(events.at(-1)!) + 1);
  const supports = supporters(told);
  const generals = told.flatMap(({ about }) => (about['general'] === undefined ? [] : String(about['general'])));
  const result = events.find(({ name }) => ['won', 'held', 'drawn'].includes(name));
  const [strength, against] = [Number(result?.about['strength']), Number(result?.about['against'] ?? result?.about['strength'])];
  const side = (id: SideSum['id'], base: string): SideSum => {
    const attacks = id === 'attack';
    const piles = events.filter(
      ({ name, about }) => name === 'pile' && attacking(String(about['general']), power, supports) === attacks,
    );
    const fighting = generals.filter((general) => attacking(general, power, supports) === attacks).map(owner);
    return {
      id,
      powers: [...new Set([...(attacks ? [power] : []), ...fighting])],
      base: Number(battle.about[base]),
      piles: piles.map(({ about }) => pile(about)),
      total: result ? (attacks === (result.name === 'won') ? strength : against) : null,
      wins: result?.name === (attacks ? 'won' : 'held'),
    };
  };
  return [side('attack', 'attack'), side('defence', 'defence')];
}

function pile(about: Happening['about']) {
  const cards = [...String(about['cards'])].map(Number);
  return {
    general: String(about['general']),
    cards,
    pairs: Number(about['strength']) - cards.reduce((all, card) => all + card, 0),
  };
}

/** Which side a General's cards count for. */
function attacking(general: string, attacker: string, supports: Map<string, string>): boolean {
  const by = supports.get(general);
  return by ? by === 'supports-attack' : owner(general) === attacker;
}

function supporters(told: readonly Happening[]): Map<string, string> {
  return new Map(
    told.filter(({ name }) => name.startsWith('supports-')).map(({ name, about }) => [String(about['general']), name]),
  );
}
