import {
  type Addressed,
  assert,
  type Game,
  type GameTypes,
  type Seat,
  type Step,
  seatsOf,
} from '../contract.ts';
import { Rng, stream } from '../rng.ts';
import { type Happened, type Opening, open, play, type Table } from '../table.ts';
import { copy, freeze, take } from './json.ts';

export type State = GameTypes['State'];
export type View = GameTypes['View'];
export type Move = GameTypes['Move'];
export type Event = GameTypes['Event'];

export interface Act {
  readonly seat: Seat;
  readonly move: Move;
  readonly step: Step<GameTypes>;
}

/** One game played by `sample`, kept whole. State number n is the one after n moves. */
export interface Playout {
  readonly game: Game;
  readonly opening: Opening;
  readonly table: Table;
  readonly dealt: readonly Addressed<Event>[];
  readonly states: readonly State[];
  readonly acts: readonly Act[];
  /** Why it could not be played to its end. */
  readonly broken?: Broken;
}

export interface Broken {
  readonly law: 'playable' | 'pure' | 'offered-is-accepted' | 'ends';
  readonly detail: string;
}

/** How often somebody moves who need not: a sealed choice replaced, a response out of turn. */
const OUT_OF_TURN = 0.25;

export function samplePlay(game: Game, opening: Opening): Playout {
  const rng = new Rng(stream(opening.seed, 'laws/play'));
  const opened = open(game, opening);
  assert(opened.ok, `laws are checked on a table that opens: ${opened.ok ? '' : opened.error}`);
  const dealt = opened.value.events;
  let { table } = opened.value;
  const states: State[] = [freeze(table.state)];
  const acts: Act[] = [];
  const end = (broken?: Broken): Playout => ({
    game,
    opening,
    table,
    dealt,
    states,
    acts,
    ...(broken && { broken }),
  });

  for (let owed = 0; ; ) {
    try {
      if (isStopped(game, table.state)) return end();
      const acting = game.toAct(table.state);
      const seat = pickMover(table, acting, rng);
      if (acting.includes(seat)) owed++;
      // Moves that nobody had to make do not count: whoever plays by `sample` may leave them out.
      if (owed > game.moveBound)
        return end({ law: 'ends', detail: `not over after ${game.moveBound} moves that had to be made` });
      const move = freeze(game.sample(game.view(table.state, seat), rng));
      const played = playUnharmed(table, seat, move);
      if ('law' in played) return end(played);
      ({ table } = played);
      states.push(freeze(table.state));
      acts.push(freeze({ seat, move, step: { state: table.state, events: played.events } }));
    } catch (error) {
      return end({ law: 'playable', detail: thrown(error) });
    }
  }
}

export const thrown = (error: unknown): string =>
  `threw ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`;

const isStopped = (game: Game, state: State): boolean =>
  game.toAct(state).length === 0 || game.outcome(state) !== undefined;

/** Who moves next: now and then somebody who need not. */
export function pickMover({ game, state, seats }: Table, acting: readonly Seat[], rng: Rng): Seat {
  if (!rng.chance(OUT_OF_TURN)) return rng.pick(acting);
  const others = seatsOf(seats).filter(
    seat => !acting.includes(seat) && take(game.moves(game.view(state, seat)), 1).length > 0,
  );
  return rng.pick(others.length > 0 ? others : acting);
}

/** The state is frozen: rules that only work on a copy of it change what they are given. */
function playUnharmed(table: Table, seat: Seat, move: Move): Happened<GameTypes> | Broken {
  try {
    const played = play(table, seat, move);
    if (played.ok) return played.value;
    const what = `${JSON.stringify(move)} of seat ${seat}`;
    return { law: 'offered-is-accepted', detail: `${what} was sampled and is refused: ${played.error}` };
  } catch (error) {
    const inPlay = `${thrown(error)} at ${JSON.stringify(move)} of seat ${seat}`;
    try {
      table.game.apply(copy(table.state), seat, copy(move));
    } catch {
      return { law: 'playable', detail: inPlay };
    }
    return { law: 'pure', detail: `changes what it is given: ${inPlay}` };
  }
}
