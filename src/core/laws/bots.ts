import { type Bot, type Game, type GameTypes, type Seat, seatsOf } from '../contract.ts';
import { Rng, stream } from '../rng.ts';
import type { Opening, Table } from '../table.ts';
import { bytes, copy, freeze, notJson } from './json.ts';
import { oddPlay, type StandIn } from './odd-play.ts';
import { type Move, thrown, type View } from './sample-play.ts';

export interface BotEffort {
  /** At how many of all moments every seat is asked, beside those where a bot moves for somebody. */
  readonly share: number;
  /** A playout is given up after as many decisions. */
  readonly decisions: number;
}

/** What one bot was asked in one playout of odd people. */
export interface BotTrial {
  /** By `choose`. */
  readonly decisions: number;
  readonly unasked: number;
  /** Of the game, for the same seats: what a table does where the bot fails. */
  readonly late: number;
  /** The first thing that was wrong, and after how many moves. */
  readonly broken?: {
    readonly law: 'bots-keep-the-rules' | 'playable';
    readonly at: number;
    readonly detail: string;
  };
}

/** Law 7: a bot keeps the rules in whatever state people have brought about. */
export function tryBot(game: Game, bot: Bot, opening: Opening, { share, decisions }: BotEffort): BotTrial {
  const rng = new Rng(stream(opening.seed, 'laws/asked'));
  const asked = { decisions: 0, unasked: 0, late: 0 };
  let broken: BotTrial['broken'];

  /** The move where it is one. */
  const ask = (table: Table, seat: Seat, what: keyof typeof asked, given: Rng): Move | undefined => {
    asked[what]++;
    const view = freeze(game.view(table.state, seat));
    const answer = answerTo(game, bot, view, what, given);
    if ('move' in answer) return answer.move;
    if (answer.wrong !== undefined)
      broken ??= {
        law: 'bots-keep-the-rules',
        at: table.log.length,
        detail: `${NAMES[what](bot)} for seat ${seat}: ${answer.wrong}`,
      };
    return undefined;
  };
  const unasked: StandIn = (table, seat, given) => bot.unasked && ask(table, seat, 'unasked', given);
  const choose: StandIn = (table, seat, given) => ask(table, seat, 'decisions', given);

  let moves = 0;
  try {
    for (const table of oddPlay(game, opening, { choose, unasked })) {
      moves = table.log.length;
      if (broken || asked.decisions >= decisions) break;
      if (!rng.chance(share)) continue;
      const acting = game.toAct(table.state);
      for (const seat of seatsOf(table.seats)) {
        if (acting.includes(seat)) {
          ask(table, seat, 'decisions', new Rng(rng.fork()));
          ask(table, seat, 'late', new Rng(rng.fork()));
        }
        unasked(table, seat, new Rng(rng.fork()));
      }
    }
  } catch (error) {
    broken ??= { law: 'playable', at: moves, detail: thrown(error) };
  }
  return broken ? { ...asked, broken } : asked;
}

const NAMES = {
  decisions: ({ level }: Bot) => level,
  unasked: ({ level }: Bot) => `${level}, unasked,`,
  late: () => '`late`',
};

/** A move, or what is wrong; nothing is wrong with having nothing to say unasked. */
function answerTo(
  game: Game,
  bot: Bot,
  view: View,
  what: keyof typeof NAMES,
  rng: Rng,
): { readonly move: Move } | { readonly wrong?: string } {
  let move: GameTypes['Move'] | undefined;
  try {
    if (what === 'decisions') move = bot.choose(view, rng);
    else move = what === 'late' ? game.late(view, rng) : bot.unasked?.(view, rng);
    if (what === 'unasked' && move === undefined) return {};
    const odd = notJson(move);
    if (odd !== undefined) return { wrong: `a move of which ${odd}` };
    const read = game.readMove(copy(move));
    if (!read.ok || bytes(read.value) !== bytes(move)) return { wrong: `no move: ${bytes(move)}` };
    const refusal = game.refuse(view, read.value);
    return refusal === undefined ? { move: read.value } : { wrong: `${bytes(move)} is refused: ${refusal}` };
  } catch (error) {
    return { wrong: thrown(error) };
  }
}
