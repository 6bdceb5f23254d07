/** What colours and signs mean, mode by mode. */
import type { EuropaView } from '../picture';
import type { Mode } from './modes';
import { COLONIAL, EMPIRE, FAITHS, SIDES, TIES, UNREST } from './paint';

export interface Sign {
  id: string;
  colour?: string;
  stripe?: string;
  symbol?: string;
  /** A thing of the title, or a message. */
  name: { thing?: [string, string]; message?: string };
}

const say = (id: string, look: Pick<Sign, 'colour' | 'stripe' | 'symbol'>): Sign => ({ id, ...look, name: { message: `chart-sign-${id}` } });
const counter = (kind: string): Sign => say(kind, { symbol: `europa-map-${kind}` });
const town = (kind: string): Sign => say(kind, { symbol: `europa-piece-${kind}` });

function realms({ realms }: EuropaView, colours: Record<string, string>): Sign[] {
  return realms.map(({ realm }) => ({ id: realm, colour: colours[realm], name: { thing: ['realm', realm] } }));
}

export function legend(view: EuropaView, mode: Mode, colours: Record<string, string>): Sign[] {
  return LEGENDS[mode](view, colours);
}

const LEGENDS: Record<Mode, (view: EuropaView, colours: Record<string, string>) => Sign[]> = {
  political: (view, colours) => [
    ...realms(view, colours),
    say('vassal-land', { colour: colours['none'], stripe: TIES.self }),
    say('occupied', { colour: colours['none'], stripe: SIDES.enemy }),
    ...['capital', 'town-small', 'town-large', 'vassal', 'unrest'].map(town),
    ...['army', 'army-led', 'fleet', 'rebels'].map(counter),
  ],
  diplomatic: () => [
    ...(Object.keys(TIES) as (keyof typeof TIES)[]).map((tie) => say(`tie-${tie}`, { colour: TIES[tie], symbol: tie === 'self' || tie === 'influence' ? undefined : `europa-map-tie-${tie}` })),
    say('claimed', { colour: SIDES.other, stripe: TIES.casus }),
    ...['influence', 'claim'].map(counter),
  ],
  religious: (view) => [...new Set(view.areas.map(({ religion }) => religion))].filter((faith) => faith !== 'none').map((faith) => ({
    id: faith, colour: FAITHS[faith], symbol: `europa-${faith}`, name: { thing: ['religion', faith] },
  })),
  trade: (view, colours) => [
    ...realms(view, colours),
    say('node', { symbol: 'europa-trade' }),
    say('pays', { symbol: 'europa-ducats' }),
    say('way', { stripe: '#8a4b00' }),
    ...['merchant', 'pirates', 'guard', 'light', 'fleet'].map(counter),
  ],
  military: (view, colours) => [
    say('mine', { colour: SIDES.mine }), say('friend', { colour: SIDES.friend }), say('enemy', { colour: SIDES.enemy }),
    ...realms(view, colours),
    ...['army', 'army-led', 'infantry', 'fleet', 'light', 'guard', 'rebels'].map(counter),
  ],
  unrest: () => [
    say('calm', { colour: UNREST.calm }), say('unruly', { colour: UNREST.unrest }), say('rebel-land', { colour: UNREST.rebels }),
    say('occupied', { colour: UNREST.calm, stripe: SIDES.enemy }), ...['unrest'].map(town), ...['rebels', 'plague'].map(counter),
  ],
  colonial: (view, colours) => [
    ...realms(view, colours), say('free-land', { colour: COLONIAL.free }), say('native-land', { colour: COLONIAL.taken }),
    say('seafaring', {}), ...['light', 'fleet'].map(counter),
  ],
  empire: () => [
    say('emperor', { colour: EMPIRE.emperor }), say('elector', { colour: EMPIRE.elector }), say('member', { colour: EMPIRE.member }),
    say('imperial-land', { colour: EMPIRE.member, stripe: EMPIRE.imperial }), ...['imperial', 'influence'].map(counter),
  ],
};
