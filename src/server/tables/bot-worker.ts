import { parentPort } from 'node:worker_threads';
import { Rng } from '../../core/rng.ts';
import { games } from '../../games/index.ts';
import type { BotAnswer, BotQuestion } from './bot-pool.ts';

parentPort?.on('message', (question: BotQuestion) => parentPort?.postMessage(answer(question)));

function answer({ game, level, view, rng, unasked }: BotQuestion): BotAnswer {
  try {
    const bot = games.find(entry => entry.game.id === game)?.bots.find(one => one.level === level);
    if (!bot) return { ok: false, error: `${game} has no bot of level ${level}` };
    const chance = new Rng(rng);
    return { ok: true, move: unasked ? (bot.unasked?.(view, chance) ?? null) : bot.choose(view, chance) };
  } catch (thrown) {
    return { ok: false, error: String(thrown) };
  }
}
