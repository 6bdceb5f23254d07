/** The ways to look at the map, and which of them a question needs. */
import type { Offer } from '../../../api/client';
import type { Step } from '../../../table/choosing/staging';

export const MODES = ['political', 'diplomatic', 'religious', 'trade', 'military', 'unrest', 'colonial', 'empire'] as const;
export type Mode = (typeof MODES)[number];

/** The sign of each on its button. */
export const SIGNS: Record<Mode, string> = {
  political: 'ruler',
  diplomatic: 'alliance',
  religious: 'crusade',
  trade: 'trade',
  military: 'war',
  unrest: 'unrest',
  colonial: 'colonist',
  empire: 'authority',
};

/** What choices are about. */
const ABOUT: Record<Exclude<Mode, 'political'>, string[]> = {
  diplomatic: [
    'influence', 'place-influence', 'buy-influence', 'gain-influence', 'replace-influence', 'give-influence', 'take-influence',
    'withdraw', 'claim', 'drop-claim', 'give-up-claim', 'fabricate', 'ally', 'end-alliance', 'befriend', 'sever', 'sever-alliance',
    'sever-claim', 'sever-influence', 'subjugate', 'vassalize', 'negotiate', 'excommunicate', 'declare-war', 'attack', 'call',
    'join-war', 'refuse-call', 'take-casus', 'forgive', 'avenge', 'activate-ally', 'leave-inactive', 'end-marriage', 'join',
    'pick-realm',
  ],
  religious: ['convert', 'change-religion', 'teach', 'lift-faith', 'crusade', 'take-cross', 'leave-cross'],
  trade: [
    'trade', 'trade-at', 'send-ship', 'no-trade', 'protect', 'push-out', 'send-merchant', 'place-merchant', 'lift-developed',
    'lift-pirate', 'pick-node', 'hunt-pirates', 'favour',
  ],
  military: [
    'march', 'march-army', 'march-infantry', 'raise', 'step', 'ferry', 'take-infantry', 'leave-infantry', 'take-unit', 'give-unit',
    'set-sail', 'sail-to', 'make-port', 'enter-port', 'put-to-sea', 'put-out', 'bring-fleet', 'bring-light', 'bring-guard',
    'fleet-out', 'light-out', 'load', 'load-guard', 'unload', 'mount-guard', 'home-fleet', 'home-light', 'home-guard', 'recruit',
    'muster', 'shipyard', 'enlist', 'enlist-loose', 'build-light', 'build-guard', 'build-fleet', 'siege', 'besiege', 'fight',
    'fight-at-sea', 'retreat', 'retreat-at-sea', 'go-home', 'disband', 'disband-infantry', 'disband-ship', 'disband-light',
    'disband-guard', 'let-pass', 'bar-way', 'pay-passage', 'hire-crusader', 'lose', 'lose-unit', 'lose-infantry', 'command',
    'pick-army', 'driven-out', 'pick-zone', 'appoint-general',
  ],
  unrest: [
    'suppress', 'quell', 'pacify', 'stir', 'yield', 'lift-rebels', 'lift-rebel-town', 'rebels-besiege', 'stay-home', 'roll-for',
    'free-for', 'spare-unrest',
  ],
  colonial: ['explore', 'colonize', 'discover', 'send-colonists', 'spare-colonist'],
  empire: [
    'authority', 'place-imperial', 'withdraw-imperial', 'elect', 'tribute-units', 'tribute-ducats', 'tribute-prestige',
    'tribute-casus', 'call-guard', 'spare-guard', 'lose-imperial-guard',
  ],
};

const MODE_OF = new Map(
  (Object.entries(ABOUT) as [Mode, string[]][]).flatMap(([mode, verbs]) => verbs.map((verb) => [verb, mode] as const)),
);

/** What is on offer beside anything that costs, or beside what a die brings. */
const BESIDE = new Set(['borrow', 'roll-again']);

/** Questions that need another way than their choices do elsewhere: a ship that explores sails as one that trades, and what
    is besieged is seen until the siege is paid for. */
const OF_QUESTION: Readonly<Record<string, Mode>> = { SetSail: 'colonial', Besiege: 'military' };

/** What cards do in the places that they ask for. */
const EFFECTS: Partial<Record<Mode, string[]>> = {
  diplomatic: [
    'influence', 'drive_out_of', 'banish', 'oust', 'take_back', 'strip_influence', 'swap_influence', 'claim', 'drop_claim', 'ally',
    'ally_some', 'give_up_ally', 'marry', 'marry_some', 'give_up_marriage',
  ],
  religious: ['convert_area', 'faith_in', 'revolution', 'remove_revolution', 'crusade'],
  military: ['disband', 'rout', 'hire', 'fall_in'],
  unrest: ['unrest', 'unrest_any', 'calm', 'rise_in', 'march_from', 'march_to', 'remove_rebels'],
};
const OF_EFFECT = new Map(
  (Object.entries(EFFECTS) as [Mode, string[]][]).flatMap(([mode, effects]) => effects.map((effect) => [effect, mode] as const)),
);

/** The way that a question needs whatever its choices are. */
export function modeAsked(question: { name: string; about: Record<string, unknown> } | null): Mode | null {
  const effect = question?.name === 'Pick' ? String(question.about['effect']) : '';
  return OF_QUESTION[question?.name ?? ''] ?? OF_EFFECT.get(effect.split(':').at(-1)!) ?? null;
}

/** The way in which everything that can be chosen is seen best; null where choices are of several kinds, or of none. */
export function modeFor(offers: Offer[], ends: ReadonlySet<string>): Mode | null {
  let found: Mode | null = null;
  for (const { verb } of offers) {
    if (ends.has(verb) || BESIDE.has(verb)) continue;
    const mode = MODE_OF.get(verb);
    if (!mode || (found && found !== mode)) return null;
    found = mode;
  }
  return found;
}

/** In which a group of the list of a turn is looked into. */
const OF_GROUP: Record<string, Mode> = { diplomacy: 'diplomatic', trade: 'trade', war: 'military' };

export function modeOf(step: Step | undefined): Mode | null {
  return step && 'group' in step ? (OF_GROUP[step.group] ?? null) : null;
}

/** What is told is about. */
const TOLD: Record<Mode, string[]> = {
  political: [
    'took-province', 'lost-province', 'occupied-province', 'gained-vassal', 'lost-vassal', 'annexed', 'liberated', 'expanded', 'core-placed',
    'town-grew', 'town-shrank', 'realm-gone',
  ],
  diplomatic: [
    'influence-placed', 'influence-removed', 'influence-left', 'claim-fabricated', 'claim-placed', 'claim-dropped', 'allied', 'allied-left',
    'alliance-ended', 'alliance-outgrown', 'wed', 'unwed', 'marriage-ended', 'marriage-disputed', 'declared-war', 'war-begun', 'war-ended',
    'war-goes-on', 'joined-war', 'called', 'refused-call', 'white-peace', 'truce', 'truce-ended', 'casus-placed', 'casus-removed',
    'proposed-alliance', 'proposed-marriage', 'deal-signed', 'excommunicated', 'subjugated',
  ],
  religious: ['converted', 'converted-realm', 'adopted', 'crusade-called', 'crusade-over'],
  trade: [
    'traded', 'trades', 'trade-paid', 'merchant-placed', 'merchant-moved', 'merchant-lost', 'merchants-closed', 'node-developed', 'pirates-came',
    'pirates-left', 'pushed-out',
  ],
  military: [
    'marched', 'infantry-marched', 'recruited', 'built', 'army-raised', 'reorganized', 'appointed-general', 'moved-general', 'ruler-leads',
    'appointed-admiral', 'fleet-sailed', 'light-ship-sailed', 'ship-moved', 'joined-fleet', 'left-fleet', 'mounted-guard', 'guard-joined',
    'guard-gathered', 'battle', 'sea-battle', 'won-battle', 'no-victor', 'retreated', 'retreated-at-sea', 'fled', 'besieged', 'disbanded',
    'unit-lost', 'units-disbanded', 'ally-active', 'realm-attacks', 'invaded',
  ],
  unrest: ['unrest-rose', 'unrest-fell', 'rebellion-die', 'rebels-rose', 'rebels-left', 'rebels-moved', 'rebels-took', 'freed-province'],
  colonial: ['explores', 'exploration-die', 'explored-nothing', 'discovered', 'colonists', 'colonized'],
  empire: [
    'authority-rose', 'authority-fell', 'imperial-influence-placed', 'imperial-influence-removed', 'election', 'voted', 'elected',
    'area-left-empire', 'area-reintegrated', 'empire-faith',
  ],
};

const TOLD_IN = new Map((Object.entries(TOLD) as [Mode, string[]][]).flatMap(([mode, events]) => events.map((event) => [event, mode] as const)));

/** In which the last of these events is seen best; one that is seen in no mode above others leaves the map as it was. */
export function modeTold(events: string[]): Mode | null {
  return TOLD_IN.get(events.findLast((event) => TOLD_IN.has(event)) ?? '') ?? null;
}

/** Every event that a mode is for. */
export const KNOWN_EVENTS: ReadonlySet<string> = new Set(TOLD_IN.keys());

/** Every effect that a mode is for. */
export const KNOWN_EFFECTS: ReadonlySet<string> = new Set(OF_EFFECT.keys());

/** Every verb that a mode is for. */
export const KNOWN_VERBS: ReadonlySet<string> = new Set(MODE_OF.keys());
