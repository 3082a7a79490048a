import { nextToAct } from '../../src/bots/playout.ts';
import { assert, at, type GameEntry, type GameTypes, type Seat } from '../../src/core/contract.ts';
import { LOOKS, type Player } from '../../src/core/players.ts';
import { Rng, stream } from '../../src/core/rng.ts';
import { save } from '../../src/core/table.ts';
import { nextBot, withBotMove } from '../../src/engine/bots/bot-move.ts';
import { deal, type Truth, withMove } from '../../src/engine/truth/truth.ts';

const NAMES = ['Player 1', 'Heron', 'Lynx', 'Osprey'];
const PERSON = 0 as Seat;

export interface WholeGame<T extends GameTypes> {
  /** Of a table at its deal, with one person and bots. */
  readonly file: string;
  /** What the person does, in order, until the game is over. */
  readonly moves: readonly T['Move'][];
}

interface Wish<T extends GameTypes> {
  readonly seed: string;
  readonly seats: number;
  readonly options?: object;
  /** Of the bots, and of how the person plays. */
  readonly level: string;
  /** In place of what the level would do. */
  readonly instead?: (move: T['Move']) => T['Move'];
}

/**
 * A game that comes out the same each time: bots draw from seed, seat and length of the log, and the person acts only when
 * they have nothing left to do.
 */
export function wholeGame<T extends GameTypes>(entry: GameEntry<T>, wish: Wish<T>): WholeGame<T> {
  const { seed, seats, options = {}, level, instead = move => move } = wish;
  const players = NAMES.slice(0, seats).map((name, index): Player => {
    const look = at(LOOKS, index);
    return index === PERSON ? { name, look, by: 'person' } : { name, look, by: 'bot', level };
  });
  const any = entry as unknown as GameEntry;
  const dealt = deal(any.game, { options, seats, seed });
  assert(dealt.ok, 'a table is dealt');
  const about = { players, lesson: false, created: Date.UTC(2026, 0, 1), seen: {}, notes: {} };
  const file = JSON.stringify({ ...save(dealt.value.table), table: about });
  const rng = new Rng(stream(seed, 'person'));
  const bot = entry.bots.find(one => one.level === level);
  assert(bot, `there is a level ${level}`);
  const moves: T['Move'][] = [];
  for (let truth = botsMove(dealt.value, players, any); ; ) {
    const { game, state } = truth.table;
    const next = nextToAct(game.toAct(state), undefined);
    if (next === undefined) return { file, moves };
    assert(next === PERSON, 'only the person is asked when no bot has anything to do');
    const move = instead(bot.choose(game.view(state, PERSON) as T['View'], rng));
    const made = withMove(truth, PERSON, move);
    assert(made.ok, 'the person keeps the rules');
    moves.push(move);
    truth = botsMove(made.value, players, any);
  }
}

function botsMove(truth: Truth, players: readonly Player[], entry: GameEntry): Truth {
  const turn = nextBot(truth, players, entry);
  return turn ? botsMove(withBotMove(truth, turn, players, entry), players, entry) : truth;
}
