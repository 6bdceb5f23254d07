/** A battle as its events tell it, round by round. */
import type { Happening } from '../../api/client';

export interface Roll {
  realm: string;
  dice: { die: string; face: string }[];
  hits: number;
  /** Units or ships that were lost in this round. */
  lost: number;
}

export interface Round {
  number: number;
  rolls: Roll[];
}

const OPENINGS = new Set(['battle', 'sea-battle']);
const LOSSES = new Set(['fell', 'sank']);

/** The rounds of a battle; of everybody who threw dice, hit or lost something. */
export function rounds(events: Happening[]): Round[] {
  const found: Round[] = [];
  for (const { name, about } of events) {
    if (name === 'battle-round') found.push({ number: Number(about['number']), rolls: [] });
    const realm = String(about['realm']);
    const round = found.at(-1);
    if (!round) continue;
    if (name === 'rolled') rollOf(round, realm).dice.push({ die: String(about['die']), face: String(about['face']) });
    else if (name === 'hit') rollOf(round, realm).hits += Number(about['number']);
    else if (LOSSES.has(name)) rollOf(round, realm).lost += 1;
    else if (name === 'lost-units') rollOf(round, realm).lost += Number(about['number']);
  }
  return found;
}

function rollOf(round: Round, realm: string): Roll {
  const known = round.rolls.find((roll) => roll.realm === realm);
  if (known) return known;
  const roll: Roll = { realm, dice: [], hits: 0, lost: 0 };
  round.rolls.push(roll);
  return roll;
}

/** The last round of the last battle that a log tells of: its dice still lie on the table. */
export function lastRound(log: Happening[]): Round | undefined {
  const first = log.findLastIndex(({ name }) => OPENINGS.has(name));
  return first < 0 ? undefined : rounds(log.slice(first)).at(-1);
}

/** Who came with how much, the attack first. */
export function parties(events: Happening[]): { realm: string; number: number; attack: boolean }[] {
  return events.flatMap(({ name, about }) =>
    name === 'attacks' || name === 'defends'
      ? [{ realm: String(about['realm']), number: Number(about['number']), attack: name === 'attacks' }]
      : [],
  );
}
