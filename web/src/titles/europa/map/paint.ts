/** The colours of provinces in each mode; a second colour in stripes tells what colour alone would not. */
import { byId, realmOf, type Area, type EuropaView, type Province } from '../picture';
import type { Mode } from './modes';
import type { Cell } from './sheet';

export interface Paint {
  ground: string | null;
  stripe: string | null;
  /** A wash that leaves the word to what stands on the land. */
  pale: boolean;
}

export type Tie = 'self' | 'war' | 'ally' | 'casus' | 'truce' | 'marriage' | 'disputed' | 'influence';

/** How the ties of a realm look, the weightiest first. */
export const TIES: Record<Tie, string> = {
  self: '#3f72b8',
  war: '#c0392b',
  ally: '#3f9a54',
  casus: '#e0812f',
  truce: '#e6d36b',
  marriage: '#b58cc9',
  disputed: '#8a6d5a',
  influence: '#8fc3bd',
};
export const FAITHS: Record<string, string> = {
  catholic: '#e5c14d',
  counter_reformed: '#c98a2b',
  protestant: '#6f95c9',
  orthodox: '#a77fbf',
  muslim: '#72ad6d',
  diverse: '#c9a58a',
  revolutionary: '#c25b5b',
  none: '#d8ceb6',
};
export const UNREST = { calm: '#b9cfa2', unrest: '#eda23e', rebels: '#b5362a' };
export const EMPIRE = { emperor: '#d3902c', elector: '#e9c243', member: '#f0dc95', imperial: '#7d6bb0' };
export const COLONIAL = { free: '#c9dba0', taken: '#c98f6a', home: '#e4d6b2' };
export const SIDES = { mine: '#3f72b8', friend: '#3f9a54', enemy: '#c0392b', other: '#d9cba6' };

const NOTHING: Paint = { ground: null, stripe: null, pale: false };

export interface Eyes {
  view: EuropaView;
  colours: Record<string, string>;
  realm: string;
  /** What a realm is to the one that looks, found once. */
  ties: Map<string, Tie>;
}

export function eyesOf(view: EuropaView, colours: Record<string, string>, realm: string): Eyes {
  return { view, colours, realm, ties: tiesOf(view, realm) };
}

/** What every realm that a realm has ties with is to it. A realm nobody plays has those that others have with it. */
export function tiesOf(view: EuropaView, realm: string): Map<string, Tie> {
  const found = new Map<string, Tie>();
  const note = (realms: string[], tie: Tie) => realms.forEach((other) => found.has(other) || found.set(other, tie));
  note([realm], 'self');
  const mat = realmOf(view, realm);
  const others = (list: 'wars' | 'allies' | 'casus' | 'truces' | 'weddings' | 'disputed') =>
    view.realms.flatMap((one) => (one[list].includes(realm) ? [one.realm] : []));
  note([...(mat?.wars ?? []), ...others('wars')], 'war');
  note([...(mat?.allies ?? []), ...others('allies')], 'ally');
  note(mat ? mat.casus : others('casus'), 'casus');
  note([...(mat?.truces ?? []), ...others('truces')], 'truce');
  note([...(mat?.weddings ?? []), ...others('weddings')], 'marriage');
  note([...(mat?.disputed ?? []), ...others('disputed')], 'disputed');
  return found;
}

export function paintOf(mode: Mode, eyes: Eyes, cell: Cell, distant: boolean): Paint {
  const province = byId(eyes.view.provinces, cell.id);
  const area = byId(eyes.view.areas, cell.area);
  return province && area ? PAINTERS[mode](eyes, province, area, cell, distant) : NOTHING;
}

type Painter = (eyes: Eyes, province: Province, area: Area, cell: Cell, distant: boolean) => Paint;

const colour = ({ colours }: Eyes, realm: string | null) => (realm === null ? null : (colours[realm] ?? colours['none'] ?? null));
const plain = (ground: string | null, pale = false, stripe: string | null = null): Paint => ({ ground, stripe, pale });

/** Stripes of who holds it against its owner; else of its overlord. */
function political(eyes: Eyes, { owner, overlord, occupier, rebels }: Province): Paint {
  const stripe = rebels ? UNREST.rebels : (colour(eyes, occupier) ?? colour(eyes, overlord === owner ? null : overlord));
  return plain(colour(eyes, owner), false, stripe);
}

function diplomatic({ view, realm, ties }: Eyes, { owner, overlord }: Province, area: Area): Paint {
  const tie = (owner && ties.get(owner)) ?? (overlord && ties.get(overlord)) ?? null;
  const seat = view.realms.findIndex((one) => one.realm === realm);
  const claimed = realmOf(view, realm)?.claims.includes(area.id) ? TIES.casus : null;
  if (tie) return plain(TIES[tie], false, tie === 'self' ? null : claimed);
  return plain(area.influence[seat] ? TIES.influence : SIDES.other, !area.influence[seat], claimed);
}

function religious(_: Eyes, { owner }: Province, area: Area, __: Cell, distant: boolean): Paint {
  return distant && !owner ? NOTHING : plain(FAITHS[area.religion] ?? FAITHS['none']!, area.religion === 'none');
}

function military(eyes: Eyes, { controller, rebels }: Province): Paint {
  if (rebels) return plain(UNREST.rebels);
  const tie = controller === null ? undefined : eyes.ties.get(controller);
  if (tie === 'self') return plain(SIDES.mine, true);
  if (tie === 'war') return plain(SIDES.enemy, true);
  return tie === 'ally' ? plain(SIDES.friend, true) : plain(colour(eyes, controller), true);
}

function unrest(_: Eyes, { owner, unrest, rebels, occupier }: Province, area: Area): Paint {
  const stripe = occupier ? SIDES.enemy : area.plague ? '#5e6b3a' : null;
  if (rebels) return plain(UNREST.rebels, false, stripe);
  return unrest ? plain(UNREST.unrest, false, stripe) : plain(owner ? UNREST.calm : null, true, stripe);
}

function colonial(eyes: Eyes, { owner }: Province, _: Area, { port }: Cell, distant: boolean): Paint {
  if (!distant) return plain(owner && port === 'seafaring' ? colour(eyes, owner) : COLONIAL.home, port !== 'seafaring');
  if (!owner) return plain(COLONIAL.free);
  return plain(realmOf(eyes.view, owner) ? colour(eyes, owner) : COLONIAL.taken);
}

function empire({ view }: Eyes, { owner, overlord }: Province, area: Area, cell: Cell): Paint {
  if (!cell.empire || area.outside) return plain(SIDES.other, true);
  const imperial = area.influence['empire'] ? EMPIRE.imperial : null;
  if (view.empire && (owner === view.empire.emperor || overlord === view.empire.emperor)) return plain(EMPIRE.emperor, false, imperial);
  return plain(area.id in (view.empire?.electors ?? {}) ? EMPIRE.elector : EMPIRE.member, false, imperial);
}

const PAINTERS: Record<Mode, Painter> = {
  political,
  diplomatic,
  religious,
  trade: (eyes, { owner }) => plain(colour(eyes, owner), true),
  military,
  unrest,
  colonial,
  empire,
};
