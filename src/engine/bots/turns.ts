import { nextToAct } from '../../bots/playout.ts';
import { type GameEntry, type Seat, seatsOf } from '../../core/contract.ts';
import type { Pace } from '../../core/pace.ts';
import { stream } from '../../core/rng.ts';
import { botOn, type Standing, toActOn, truthOf } from '../log/standing.ts';
import { loudEvents } from '../truth/truth.ts';
import { pauseBefore } from './bot-loop.ts';
import type { BotQuestion } from './pool.ts';

/** A bot's turn: whom to ask, in this order until one has a move, and when. */
export interface Turn {
  readonly seats: readonly Seat[];
  /** Milliseconds after the last change. */
  readonly pause: number;
  /** Nobody waits for it: people are to act, and have time for it. */
  readonly unasked: boolean;
  /** How long the log was then: what is answered later is for another table. */
  readonly moves: number;
}

export function nextTurn(standing: Standing, { bots }: GameEntry, pace: Pace): Turn | undefined {
  if (standing.stage !== 'playing' || standing.pausedBy !== null) return undefined;
  const botSeats = seatsOf(standing.chairs.length).filter(seat => botOn(standing, seat) !== null);
  if (botSeats.length === 0) return undefined;
  const truth = truthOf(standing);
  const toAct = toActOn(standing);
  const { log } = truth.table;
  const asked = botSeats.filter(seat => toAct.includes(seat));
  const unasked = asked.length === 0;
  const talkers = botSeats.filter(seat => bots.find(bot => bot.level === botOn(standing, seat))?.unasked);
  const seats = inTurn(unasked ? talkers : asked, log.at(-1)?.seat);
  const [first] = seats;
  if (first === undefined) return undefined;
  const pause = pauseBefore({ seat: first, unasked, loudEvents: loudEvents(truth) }, pace);
  return { seats: unasked ? seats : [first], pause, unasked, moves: log.length };
}

/** Round the table from whoever moved last. */
function inTurn(seats: readonly Seat[], last: Seat | undefined): readonly Seat[] {
  const first = nextToAct(seats, last);
  const start = first === undefined ? 0 : seats.indexOf(first);
  return [...seats.slice(start), ...seats.slice(0, start)];
}

/** A bot knows no more than its own view. */
export function questionFor(standing: Standing, seat: Seat, unasked: boolean): BotQuestion {
  const { game, state, seed, log } = truthOf(standing).table;
  return {
    game: game.id,
    level: botOn(standing, seat) ?? '',
    view: game.view(state, seat),
    rng: stream(seed, `bot/${seat}/${log.length}`),
    unasked,
  };
}

/** A bot that gave no legal move, and why. */
export interface BotFailure {
  readonly seat: Seat;
  readonly level: string;
  readonly why: unknown;
}

export interface Chosen {
  readonly seat: Seat;
  readonly move: { readonly type: string };
}

export interface Answered {
  /** Nothing where nobody has anything to say. */
  readonly chosen: Chosen | undefined;
  readonly failures: readonly BotFailure[];
}

/** `ask`: rejects where the bot fails. Throws where the rules do. */
export async function askInTurn(
  ask: (seat: Seat, question: BotQuestion) => Promise<Chosen['move'] | null>,
  standing: Standing,
  turn: Turn,
): Promise<Answered> {
  const failures: BotFailure[] = [];
  for (const seat of turn.seats) {
    const question = questionFor(standing, seat, turn.unasked);
    try {
      const move = await ask(seat, question);
      if (move) return { chosen: { seat, move }, failures };
      if (!turn.unasked) failures.push({ seat, level: question.level, why: 'the bot has no move' });
    } catch (why) {
      failures.push({ seat, level: question.level, why });
    }
  }
  return { chosen: undefined, failures };
}
