import { type Bot, fail, type GameEntry, ok, type Result } from '../core/contract.ts';
import { games } from '../games/index.ts';
import { shown } from './words.ts';

export function findGame(id: string, among: readonly GameEntry[] = games): Result<GameEntry> {
  const entry = among.find(({ game }) => game.id === id);
  return entry
    ? ok(entry)
    : fail(`there is no game "${shown(id)}"; there is ${among.map(({ game }) => game.id).join(', ')}`);
}

/** The bot of a level; `strongest` is the last one of any game. */
export function findBot({ game, bots, sparring = [] }: GameEntry, level: string): Result<Bot> {
  const bot = level === 'strongest' ? bots.at(-1) : [...bots, ...sparring].find(bot => bot.level === level);
  if (bot) return ok(bot);
  const levels = [...[...bots, ...sparring].map(bot => bot.level), 'strongest'].join(', ');
  return fail(`${game.id} has no level "${shown(level)}"; there is ${levels}`);
}
