/** Where the turn of the wheel stands, as far as it can be read off the question and the log. */
import type { Happening } from '../../api/client';
import type { RaisonView } from './picture';

const ACTION_OF: Record<string, string> = {
  Discard: 'drill',
  Gift: 'subsidies', AcceptGift: 'subsidies',
  Lead: 'leadership', Deploy: 'leadership', Recall: 'leadership',
  Mobilise: 'mobilisation',
  ChooseArbiter: 'movement', Disband: 'movement', MoveGenerals: 'movement', Arrived: 'movement', Passage: 'movement',
  AskForTurn: 'movement', AllowTurn: 'movement', ChooseBattle: 'movement', DeclareSupport: 'movement',
  PlayCard: 'movement', ChooseTarget: 'movement', Conquest: 'movement', Retreat: 'movement', Beaten: 'movement',
};

/** The action being performed; null between actions. In 1702 gifts belong to Leadership. */
export function acting(view: RaisonView): string | null {
  const name = view.decision?.name ?? '';
  const action = name === 'Perform' ? String(view.decision?.about['action']) : ACTION_OF[name];
  if (!action) return null;
  return view.wheel.some((sector) => sector.action === action) ? action : 'leadership';
}

/** The Arbiter of the Movement under way. */
export function arbiter(log: Happening[], view: RaisonView): string | null {
  if (acting(view) !== 'movement') return null;
  for (let at = log.length - 1; at >= 0; at--) {
    const event = log[at]!;
    if (event.entry >= view.entry) continue;
    if (event.name === 'arbiter') return String(event.about['arbiter']);
    if (event.name === 'turn') return null;
  }
  return null;
}
