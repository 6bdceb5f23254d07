/** Where a round of Mocarstwa stands, as far as it can be read off the question. */
import { INDEPENDENTS, type MocarstwaView } from './picture';

export const PHASES = ['setup', 'independents', 'military', 'economy', 'politics'] as const;
export type Phase = (typeof PHASES)[number];

const QUESTIONS: Record<Phase, readonly string[]> = {
  setup: ['ChoosePower', 'SwapForts', 'Buy', 'Deploy'],
  independents: ['Independents'],
  military: [
    'Orders', 'Defend', 'Reroll', 'Enter', 'CrewLoss', 'HitShip', 'CrossOver', 'ChooseBattle', 'LayCards', 'LaySecond',
    'Casualty', 'GoBack', 'Drive', 'PressGang', 'Elite', 'Promotion', 'Exchange', 'Refresh', 'SailAgain',
  ],
  economy: ['BasicEconomy', 'Sell', 'Shortage', 'Build', 'Enlist', 'Hunger', 'TakeCommander', 'TakeBack', 'OverLimit'],
  politics: ['Authority', 'PlaceWorks', 'ChooseCard', 'UseExpert', 'Deserters'],
};

export function phaseOf({ decision, battle }: MocarstwaView): Phase | null {
  if (battle?.attacker === INDEPENDENTS) return 'independents';
  return PHASES.find((phase) => QUESTIONS[phase].includes(decision?.name ?? '')) ?? null;
}

/** Whose turn it is: in an economic phase nobody's but those who are asked. */
export function turnOf(view: MocarstwaView): number | null {
  if (phaseOf(view) !== 'economy') return view.active;
  return view.to_act.length === 1 ? view.to_act[0]! : null;
}
