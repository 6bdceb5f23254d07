import { expect, it } from 'vitest';
import type { Happening, View } from '../../../api/client';
import { cardSides, throws, uses, worthOf } from './battle';
import type { Kind, MocarstwaView, Player, Printed, Serving } from '../picture';
import { affordable, offered } from '../realm/prices';

const event = (name: string, about: Happening['about']): Happening => ({ entry: 1, name, about });
const card = (type: string, value: number, symbols = {}, signs: string[] = []) => ({ deck: 'player', type, value, symbols, signs, count: 1 });
const printed = {
  cards: { storm: card('assault', 2, { infantry: 2 }), square: card('formation', 1, { infantry: 1 }), lost: card('lost-orders', 0), guns: card('fire', 2, { artillery: 1 }, ['cannonade']), spy: card('spy', 0) },
} as unknown as Printed;
const SUMS = [4, 3].map((base) => ({ base, walls: 0, commander: 0, serving: [] }));
const position = (more = {}) =>
  ({ battle: { sums: SUMS, place: 'lyon', force: [{ from: 'paris', unit: 'artillery' }] }, provinces: [{ id: 'lyon' }, { id: 'paris' }], ships: [], ...more }) as unknown as View;
const before = position();
const BATTLE = [
  event('battle', { power: 'spain', defender: 'russia', place: 'lyon', number: 2 }),
  event('laid', { power: 'spain', card: 'storm' }),
  event('laid', { power: 'russia', card: 'square' }),
  event('points', { attack: 5, defence: 5, place: 'lyon' }),
];

it('the points of a battle are explained: units, the card unless it is cancelled, symbols', () => {
  const [attack, defence] = cardSides(BATTLE, printed, before);
  expect(attack).toMatchObject({ power: 'spain', sum: SUMS[0], value: 2, beaten: true, symbols: 1, total: 5 });
  expect(defence).toMatchObject({ power: 'russia', sum: SUMS[1], value: 1, beaten: false, symbols: 1, total: 5 });
});

it('what is not known of a battle is left out', () => {
  expect(cardSides(BATTLE.slice(0, 2), printed, null)[0]).toMatchObject({ sum: null, symbols: null, total: null });
});

it('a Cannonade has a line of its own, and counts twice from walls and at sea', () => {
  const events = [BATTLE[0]!, event('laid', { power: 'spain', card: 'guns' }), event('laid', { power: 'russia', card: 'guns' }), event('points', { attack: 8, defence: 7 })];
  const told = (view: View) => cardSides(events, printed, view).map(({ cannonade, symbols }) => [cannonade, symbols]);
  expect(told(before)).toEqual([[1, 1], [1, 1]]);
  expect(told(position({ provinces: [{ id: 'lyon' }, { id: 'paris', fort: 'fort' }] }))).toEqual([[2, 0], [1, 1]]);
  expect(told(position({ provinces: [], ships: [{ id: 'lyon' }] }))).toEqual([[2, 0], [2, 0]]);
});

it('Lost Orders leave no Cannonade, but what a Spy lays keeps its own', () => {
  const laid = (...cards: string[]) => cards.map((card) => event('laid', { power: 'spain', card }));
  const end = [event('laid', { power: 'russia', card: 'lost' }), event('points', { attack: 6, defence: 3 })];
  expect(cardSides([BATTLE[0]!, ...laid('guns'), ...end], printed, before)[0]).toMatchObject({ lost: true, cannonade: 0 });
  expect(cardSides([BATTLE[0]!, ...laid('spy', 'guns'), ...end], printed, before)[0]).toMatchObject({ lost: true, cannonade: 1 });
});

it('Lost Orders cancel the other card', () => {
  const events = [BATTLE[0]!, BATTLE[1]!, event('laid', { power: 'russia', card: 'lost' }), BATTLE[3]!];
  expect(cardSides(events, printed, before)[0]).toMatchObject({ beaten: true });
});

it('every symbol of a card is matched to a unit that uses it, each unit once, those ashore first', () => {
  const unit = (kind: string, from: string, aboard = false) => ({ unit: kind, from, aboard }) as Serving;
  const matched = (symbols: object, ...serving: Serving[]) => uses(card('fire', 1, symbols), serving).map(({ arm, by }) => [arm, by?.from]);
  const lyon = unit('heavy-artillery', 'lyon');
  expect(matched({ infantry: 1, artillery: 2 }, lyon)).toEqual([['infantry', undefined], ['artillery', 'lyon'], ['artillery', undefined]]);
  // Aboard anybody serves a gun, but not who has used another symbol.
  const crew = [unit('infantry', 'frigate.1', true), unit('grenadiers', 'frigate.1', true)];
  expect(matched({ infantry: 1, artillery: 2 }, ...crew)).toEqual([['infantry', 'frigate.1'], ['artillery', 'frigate.1'], ['artillery', undefined]]);
  expect(matched({ infantry: 1, artillery: 1 }, ...crew, unit('infantry', 'paris'))).toEqual([['infantry', 'paris'], ['artillery', 'frigate.1']]);
});

it('at sea a served deck counts 1 and a crew nothing; who comes from a ship fights on foot', () => {
  const faces = { units: { infantry: { attack: 1, defence: 1 }, grenadiers: { attack: 2, defence: 2 }, cavalry: { attack: 2, defence: 1 } } } as unknown as Printed;
  const at = (place: string) => ({ battle: { place }, ships: [{ id: 'frigate.1' }, { id: 'frigate.2' }] }) as unknown as MocarstwaView;
  expect([worthOf(at('frigate.1'), faces, 'grenadiers', 'frigate.2'), worthOf(at('frigate.1'), faces, 'grenadiers', null)]).toEqual([1, null]);
  const ashore = (unit: Kind, from: string | null) => worthOf(at('lyon'), faces, unit, from);
  expect([ashore('cavalry', 'frigate.1'), ashore('grenadiers', 'frigate.1'), ashore('cavalry', 'paris'), ashore('cavalry', null)]).toEqual([1, 2, 2, 1]);
});

it('of dice thrown again the second throw counts', () => {
  const roll = (dice: number, total: number) => event('roll-attack', { dice, bonus: 1, total });
  expect(throws([roll(12, 4), event('rerolled', {}), roll(65, 12)])).toEqual({
    attack: { dice: [6, 5], bonus: 1, total: 12 }, defence: null,
  });
});

it('a treasury is enough for as many as its scarcest good', () => {
  const player = { goods: { ducats: 9000, ore: 2, grain: 0, wood: 0, goods: 0 } } as Player;
  expect(affordable(player, { ducats: 2500, ore: 1 })).toBe(2);
  expect(affordable(player, { ducats: 1000 })).toBe(9);
  const choices = [1, 2, 3].map((number) => ({ id: `${number}`, verb: 'buy', about: { unit: 'infantry', number } }));
  expect([offered(choices, 'unit', 'infantry'), offered(choices, 'unit', 'artillery')]).toEqual([3, 0]);
});
