/** How often the same thing can be bought in a row, by raison:9.5. */
import type { Offer, View } from '../../api/client';
import { generalOf, raisonView } from './picture';

const MOST_TROOPS = 3;
const MOST_MORALE = 15;
/** More cards than these would have to be discarded again. */
const MOST_CARDS = 6;

/** While there is Money and room for it; 1: only once, or it is nothing that is bought. */
export function most(view: View, { verb, about }: Offer): number {
  const { decision, powers } = raisonView(view);
  const power = decision?.name === 'Mobilise' ? powers.find(({ id }) => id === decision.about['power']) : undefined;
  if (!power) return 1;
  const { known, unknown } = power.hand;
  const room: Record<string, number> = {
    'buy-troop': MOST_TROOPS - (generalOf(raisonView(view), String(about['general']))?.troops ?? MOST_TROOPS),
    'buy-card': MOST_CARDS - known.length - unknown,
    'buy-morale': MOST_MORALE - power.morale,
  };
  return Math.max(1, Math.min(room[verb] ?? 1, power.money));
}
