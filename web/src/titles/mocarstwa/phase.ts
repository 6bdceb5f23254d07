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

/** Whose turn it is: the independents' is nobody's, and in an economic phase it is that of whoever alone is asked. */
export function turnOf(view: MocarstwaView): number | null {
  const phase = phaseOf(view);
  if (phase === 'independents') return null;
  if (phase !== 'economy') return view.active;
  return view.to_act.length === 1 ? view.to_act[0]! : null;
}
