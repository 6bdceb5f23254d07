import type { TitleModule } from './title';

const MODULES: Record<string, () => Promise<{ default: TitleModule }>> = {
  europa: () => import('./europa/europa'),
  mocarstwa: () => import('./mocarstwa/mocarstwa'),
  paxren: () => import('./paxren/paxren'),
  raison: () => import('./raison/raison'),
};

export async function titleModule(id: string): Promise<TitleModule> {
  const load = MODULES[id];
  if (!load) throw new Error(`no page for the title '${id}'`);
  return (await load()).default;
}
