/** How a game was won. */
import type { TableStore } from '../../table/table.svelte';
import { paxView } from './picture';

/** The victory, and what the winner had of all it asks. */
export function verdict(store: TableStore): string[] {
  const { banks, victories, winner, won_by: way } = paxView(store.live);
  const { teller } = store;
  const bank = banks.find(({ id }) => id === winner);
  if (!bank) return [];
  if (way === 'bankruptcy') return [teller.words.say('verdict-bankruptcy')];
  if (way === 'patron') {
    const { prestige, florins } = bank;
    return [
      teller.words.say('victory-patron'),
      teller.words.say('verdict-patron'),
      teller.words.say('verdict-count', { prestige: prestige['patron']!, florins }),
    ];
  }
  const victory = victories.find(({ id }) => id === way)!;
  return [
    teller.words.say('verdict-declared', teller.named('victory', 'victory', victory.id)),
    ...victory.banks[bank.seat]!.map(({ name, mine, needed }) =>
      teller.words.say('panel-condition', { name: teller.words.say(`condition-${name}`), mine, needed }),
    ),
  ];
}
