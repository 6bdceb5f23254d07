/** How a position and an event of Raison show on the map. */
import type { Happening, Offer, View } from '../../api/client';
import type { TableStore } from '../../table/table.svelte';
import type { Arrow, Piece, Scene } from '../title';
import { generalOf, owner, raisonView, type General, type Power, type RaisonView, type Territory } from './picture';

/** Events that are told of one Power but are another's doing. */
const ANSWERS: Record<string, string> = {
  admitted: 'leader', refused: 'leader', expelled: 'leader',
  allowed: 'arbiter', denied: 'arbiter', passage: 'ally', 'no-passage': 'ally',
};

function garrison({ id: area, garrison: side, fortress }: Territory): Piece[] {
  const common = { id: `garrison-${area}`, target: `territory:${area}`, area };
  if (side) return [{ ...common, symbol: `raison-${fortress ? 'fortress' : 'garrison'}-${side}`, side, rank: 1 }];
  return fortress ? [{ ...common, symbol: 'raison-fortress', side: 'none', rank: 2, uncounted: true }] : [];
}

function counter({ id, power, at, troops }: General): Piece[] {
  if (!at) return [];
  return [{ id, target: `general:${id}`, area: at, symbol: `raison-general-${power}`, side: power, number: troops, rank: 0 }];
}

/** Whether Powers that meet in a land fight: at War, or where one of them alone is Neutral, whom nobody meets in its
    homes (11.3.1). */
function fight(one: Power, other: Power): boolean {
  if (one.id === other.id || one.allies.includes(other.id)) return false;
  return one.at_war.includes(other.id) || (one.status === 'neutral') !== (other.status === 'neutral');
}

/** Crossed swords where a battle is still to be fought: a General stands among his enemies. */
function battles({ territories, powers, battle }: RaisonView): Piece[] {
  const known = new Map(powers.map((power) => [power.id, power]));
  return territories.flatMap(({ id: area, generals, garrison: held }) => {
    const present = [...generals.map(owner), ...(held ? [held] : [])];
    const hostile = generals.some((general) => present.some((other) => fight(known.get(owner(general))!, known.get(other)!)));
    if (!hostile || battle?.territory === area) return [];
    return [{ id: `battle-${area}`, target: `territory:${area}`, area, symbol: 'raison-battle', side: 'none', rank: 3, uncounted: true, alone: true }];
  });
}

export function scene(view: View): Scene {
  const shown = raisonView(view);
  const { territories, generals } = shown;
  const held = territories.flatMap(({ id, control }) => (control ? [[id, control] as const] : []));
  return {
    pieces: [...territories.flatMap(garrison), ...generals.flatMap(counter), ...battles(shown)],
    holder: Object.fromEntries(held),
  };
}

export function area(view: View, target: string): string | null {
  const [kind, id] = target.split(':') as [string, string];
  if (kind === 'territory') return id;
  return kind === 'general' ? (generalOf(raisonView(view), id)?.at ?? null) : null;
}

/** Whether a General would march into a battle. */
export function attacks(view: View, { about }: Offer): boolean {
  const { powers, territories, generals } = raisonView(view);
  const power = powers.find(({ id }) => about['general'] !== undefined && id === owner(String(about['general'])));
  const land = territories.find(({ id }) => id === about['territory']);
  if (!power || !land) return false;
  const there = [land.garrison, ...generals.filter(({ at }) => at === land.id).map((general) => general.power)];
  return powers.some((other) => there.includes(other.id) && fight(power, other));
}

/** Whether a Power that stops buying loses Money to Corruption (9.5.5). */
export function wastes({ decision }: View, { verb }: Offer): boolean {
  return verb === 'done' && decision?.name === 'Mobilise' && Number(decision.about['money']) > 0;
}

/** Where a General stands, and with how many Troops. */
export function origin({ view, teller }: TableStore, target: string): string | null {
  const [kind, id] = target.split(':') as [string, string];
  const general = kind === 'general' ? generalOf(raisonView(view), id) : undefined;
  if (!general?.at) return null;
  return teller.words.say('panel-from', { territory: teller.thing('territory', general.at), number: general.troops });
}

export function allies(view: View): string[] {
  const { own_powers: own, powers } = raisonView(view);
  const all = powers.filter(({ id }) => own.includes(id)).flatMap((power) => power.allies);
  return all.filter((power) => !own.includes(power));
}

/** Own Powers with their land and Generals. */
export function stakes(view: View): string[] {
  const { own_powers: own, territories, generals } = raisonView(view);
  const mine = (power: string | null) => power !== null && own.includes(power);
  return [
    ...own.map((id) => `power:${id}`),
    ...territories.filter(({ control, garrison }) => mine(control) || mine(garrison)).map(({ id }) => `territory:${id}`),
    ...generals.filter(({ power }) => mine(power)).flatMap(({ id, at }) => [`general:${id}`, ...(at ? [`territory:${at}`] : [])]),
  ];
}

export function actor({ name, about }: Happening): string | null {
  const power = about[ANSWERS[name] ?? 'power'];
  if (power !== undefined) return String(power);
  return about['general'] === undefined ? null : owner(String(about['general']));
}

export function arrow({ about }: Happening): Arrow | null {
  const { from, to, general } = about;
  if (from === undefined || to === undefined) return null;
  return { from: String(from), to: String(to), side: owner(String(general)) };
}
