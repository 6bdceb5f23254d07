/** What each side of a deal lays on the table. */
import type { Teller } from '../../../language/teller';
import type { Deal } from '../picture';

/** Lines of the first side, lines of the other, and what concerns both. */
export function laid(deal: Deal, teller: Teller): { mine: string[]; theirs: string[]; both: string[] } {
  const { words } = teller;
  const found = { mine: [] as string[], theirs: [] as string[], both: [] as string[] };
  const of = (realm: string | null) => (realm === deal.realm ? found.mine : found.theirs);
  if (deal.alliance) found.both.push(words.say('text-deal-alliance'));
  if (deal.marriage) found.both.push(words.say('text-deal-marriage', { deck: teller.thing('deck', deal.marriage) }));
  if (deal.ducats) (deal.ducats > 0 ? found.mine : found.theirs).push(words.say('text-ducats', { number: Math.abs(deal.ducats) }));
  for (const { province, price, seller } of deal.sales) {
    of(seller).push(teller.thing('province', province));
    of(seller === deal.realm ? deal.other : deal.realm).push(words.say('text-ducats', { number: price }));
  }
  const { treaty } = deal;
  if (!treaty) return found;
  const listed = (provinces: string[]) => provinces.map((province) => teller.thing('province', province)).join(', ');
  if (treaty.term) found.both.push(teller.thing('term', treaty.term));
  if (treaty.victor) found.both.push(words.say('panel-victor', { realm: teller.thing('realm', treaty.victor) }));
  if (treaty.returned.length) found.both.push(words.say('panel-returned', { provinces: listed(treaty.returned) }));
  if (treaty.exchanged.length) found.both.push(words.say('panel-exchanged', { provinces: listed(treaty.exchanged) }));
  if (treaty.freed.length) found.both.push(words.say('panel-freed', { provinces: listed(treaty.freed) }));
  for (const { tie, of: thing } of treaty.severed) {
    of(treaty.severer).push(words.say(`panel-severs-${tie}`, { thing: teller.thing(tie === 'alliance' ? 'realm' : 'area', thing) }));
  }
  return found;
}
