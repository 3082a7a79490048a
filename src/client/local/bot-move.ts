import { nextToAct } from '../../bots/playout.ts';
import { assert, type GameEntry, type Seat } from '../../core/contract.ts';
import { Rng, stream } from '../../core/rng.ts';
import type { Player } from '../../ui/link.ts';
import type { BotTurn } from './bot-loop.ts';
import { loudEvents, type Truth, withMove } from './truth.ts';

export function nextBot(truth: Truth, players: readonly Player[]): BotTurn | undefined {
  const { game, state, log } = truth.table;
  const bots = game.toAct(state).filter(seat => players[seat]?.by === 'bot');
  const seat = nextToAct(bots, log.at(-1)?.seat);
  return seat === undefined ? undefined : { seat, loudEvents: loudEvents(truth) };
}

/** Throws where the bot fails. It knows no more than its own view. */
export function withBotMove(
  truth: Truth,
  seat: Seat,
  players: readonly Player[],
  { bots }: GameEntry,
): Truth {
  const { game, state, seed, log } = truth.table;
  const player = players[seat];
  const level = player?.by === 'bot' ? player.level : '';
  const bot = bots.find(one => one.level === level);
  assert(bot, `there is a bot of level ${level}`);
  const rng = new Rng(stream(seed, `bot/${seat}/${log.length}`));
  const made = withMove(truth, seat, bot.choose(game.view(state, seat), rng));
  assert(made.ok, `${level} keeps the rules`);
  return made.value;
}
