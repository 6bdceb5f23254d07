/** How a game was won. */
import type { TableStore } from '../../table/table.svelte';
import { goalName } from './realm/goals';
import { mocarstwaView } from './picture';

/** Who won, or that nobody did; and of what was asked that which the winners have reached. Where nobody has and the rounds are
    over, what decides then. */
export function verdict({ live, log, teller }: TableStore): string[] {
  const told = log.filter(({ name }) => name === 'won' || name === 'nobody-won').map((event) => teller.event(event));
  const winners = mocarstwaView(live).players.filter((_, seat) => live.result[seat] === 1);
  const reached = winners.flatMap(({ goals }) => goals.filter(({ done, wanted }) => wanted > 0 && done >= wanted));
  const goals = reached.map((goal) => `${goalName(teller, goal)} ${goal.done}/${goal.wanted}`);
  const { level, limit } = mocarstwaView(live);
  const late = level === 'full' && winners.length > 0 && !goals.length;
  return [...told, ...new Set(goals), ...(late ? [teller.words.say('verdict-limit', { limit })] : [])];
}
