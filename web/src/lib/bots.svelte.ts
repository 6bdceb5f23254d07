/** The bots that play on this server: our own, and those its operator brought (`module:Class`). */
import { get } from '../api/client';
import { say } from '../language/language.svelte';

class Bots {
  names = $state.raw<readonly string[]>(['random', 'steward', 'marshal']);

  /** Ask the server; until it answers, and if it does not, there are our own. */
  async load(): Promise<void> {
    this.names = await get<string[]>('/api/bots').catch(() => this.names);
  }
}

export const bots = new Bots();

/** The class of a bot that the operator brought; empty for our own. */
function brought(bot: string): string {
  return bot.slice(bot.indexOf(':') + 1, bot.includes(':') ? undefined : 0);
}

export function botName(bot: string): string {
  return brought(bot) || say(`pages-bot-${bot}`);
}

export function botNote(bot: string): string {
  return brought(bot) ? say('pages-bot-own-note', { bot }) : say(`pages-bot-${bot}-note`);
}
