import { nextToAct } from '../../bots/playout.ts';
import { assert, type GameEntry, type GameTypes, type Seat, seatsOf } from '../../core/contract.ts';
import type { Player } from '../../core/players.ts';
import { Rng, stream } from '../../core/rng.ts';
import { loudEvents, type Truth, withMove } from '../truth/truth.ts';
import type { BotTurn } from './bot-loop.ts';

/** Who must move; and where only people must, who would break their silence. */
export function nextBot(truth: Truth, players: readonly Player[], entry: GameEntry): BotTurn | undefined {
  const { game, state, log } = truth.table;
  const toAct = game.toAct(state);
  if (toAct.length === 0) return undefined;
  const bots = seatsOf(players.length).filter(seat => players[seat]?.by === 'bot');
  const asked = bots.filter(seat => toAct.includes(seat));
  const unasked = asked.length === 0;
  const from = unasked ? bots.filter(seat => moveOf(truth, { seat, unasked }, players, entry)) : asked;
  const seat = nextToAct(from, log.at(-1)?.seat);
  return seat === undefined ? undefined : { seat, unasked, loudEvents: loudEvents(truth) };
}

/** Throws where the bot fails. */
export function withBotMove(
  truth: Truth,
  turn: BotTurn,
  players: readonly Player[],
  entry: GameEntry,
): Truth {
  const move = moveOf(truth, turn, players, entry);
  assert(move, `the bot of seat ${turn.seat} has a move`);
  const made = withMove(truth, turn.seat, move);
  assert(made.ok, `the bot of seat ${turn.seat} keeps the rules`);
  return made.value;
}

/** A bot knows no more than its own view. */
function moveOf(
  { table: { game, state, seed, log } }: Truth,
  { seat, unasked }: { readonly seat: Seat; readonly unasked: boolean },
  players: readonly Player[],
  { bots }: GameEntry,
): GameTypes['Move'] | undefined {
  const player = players[seat];
  const level = player?.by === 'bot' ? player.level : '';
  const bot = bots.find(one => one.level === level);
  assert(bot, `there is a bot of level ${level}`);
  const view = game.view(state, seat);
  const rng = new Rng(stream(seed, `bot/${seat}/${log.length}`));
  return unasked ? bot.unasked?.(view, rng) : bot.choose(view, rng);
}
