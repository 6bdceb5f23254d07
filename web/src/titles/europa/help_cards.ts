/** What hover and long press say of cards, people, ideas, aims, means and panels. */
import { named, type Args } from '../../language/language.svelte';
import type { TableStore } from '../../table/table.svelte';
import type { Help } from '../title';
import CardFace from './cards/CardFace.svelte';
import { facesOn, maybe, POWERS } from './faces';
import { europaView, ownRealms } from './picture';

const PANEL_RULES: Record<string, string> = {
  realms: '2', own: '2', events: '16', ideas: '8', aims: '17', orders: '18', hand: '6', battle: '9.6',
};
const MEANS_RULES: Record<string, string> = {
  prestige: '4.7', stability: '7.1', ducats: '4.4', adm: '5', dip: '5', mil: '5', manpower: '9.3', interest: '4.4',
};

/** Cards that are shown as they are printed. */
const FACED = new Set(['card', 'event', 'idea', 'mission', 'milestone', 'trade', 'deed', 'struggle']);

export function helpOfCards(store: TableStore, target: string): Help | null {
  const [kind, id] = target.split(':') as [string, string];
  if (FACED.has(kind)) return { heading: store.teller.thing(kind, id), lines: [], Face: CardFace };
  return HELPERS[kind]?.(store, id) ?? null;
}

const HELPERS: Record<string, (store: TableStore, id: string) => Help | null> = { person: ofPerson, means: ofMeans, panel: ofPanel };

function say(store: TableStore, message: string, args: Args = {}): string {
  return store.teller.words.say(message, args);
}

/** Skills, dice, price, and when he ages. */
function ofPerson(store: TableStore, id: string): Help | null {
  const person = facesOn(store.frame).people[id];
  if (!person) return null;
  const skills = POWERS.flatMap((power, n) => (person.skills[n] ? [`${say(store, `means-${power}`)} ${person.skills[n]}`] : []));
  const lines = [
    person.roles.map((role) => say(store, `text-role-${role}`)).join(', '),
    say(store, 'help-skills', { skills: skills.join(', ') || '–' }),
    ...(person.dice ? [say(store, 'help-dice', { dice: say(store, `panel-die-${person.dice[0]}`), number: person.dice[1] })] : []),
    person.symbol ? say(store, 'help-mortality', { symbol: say(store, `symbol-${person.symbol}`) }) : say(store, 'help-council'),
  ];
  return { heading: named(person.name), lines, rule: 'europa:7.2' };
}

function ofMeans(store: TableStore, id: string): Help | null {
  const message = `help-means-${id}`;
  if (!maybe(store, message)) return null;
  const own = ownRealms(europaView(store.view))[0];
  const comes = own && id in own.power_comes ? own.power_comes[id as keyof typeof own.power_comes] : null;
  const forYou = comes === null ? undefined : say(store, 'help-comes', { number: comes });
  return { heading: say(store, `means-${id}`), lines: [say(store, message)], forYou, rule: `europa:${MEANS_RULES[id] ?? '2'}` };
}

function ofPanel(store: TableStore, id: string): Help | null {
  if (!(id in PANEL_RULES)) return null;
  return { heading: say(store, `panel-${id}`), lines: [say(store, `help-panel-${id}`)], rule: `europa:${PANEL_RULES[id]}` };
}
