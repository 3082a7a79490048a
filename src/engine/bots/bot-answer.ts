import type { GameEntry } from '../../core/contract.ts';
import { Rng } from '../../core/rng.ts';
import type { BotAnswer, BotQuestion } from './pool.ts';

export function answerFrom(
  games: readonly GameEntry[],
  { game, level, view, rng, unasked }: BotQuestion,
): BotAnswer {
  try {
    const bot = games.find(entry => entry.game.id === game)?.bots.find(one => one.level === level);
    if (!bot) return { ok: false, error: `${game} has no bot of level ${level}` };
    const chance = new Rng(rng);
    const move = unasked ? bot.unasked?.(view, chance) : bot.choose(view, chance);
    return { ok: true, move: move ?? null };
  } catch (thrown) {
    return { ok: false, error: String(thrown) };
  }
}
