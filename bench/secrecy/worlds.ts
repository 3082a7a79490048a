import {
  assert,
  at,
  type Game,
  heardBy,
  type Seat,
  type Setting,
  seatsOf,
  type Viewer,
} from '../../src/core/contract.ts';
import { hashOf } from '../../src/core/hash.ts';
import { bytes } from '../../src/core/laws/json.ts';
import { chooseMoments } from '../../src/core/laws/moment.ts';
import { type Move, type Playout, type State, samplePlay } from '../../src/core/laws/sample-play.ts';
import { Rng, stream } from '../../src/core/rng.ts';
import { deal, storyOf, type Truth, withMove } from '../../src/engine/truth/truth.ts';

/**
 * How the second world came about: imagined from the view of the viewer; led to by other moves of the others; dealt
 * otherwise; or just any other one, for a viewer who sees nothing before the end.
 */
export const KINDS = ['imagined', 'retold', 'dealt', 'outside'] as const;
export type Kind = (typeof KINDS)[number];

export type Pair = readonly [Truth, Truth];

/** Two tables that one viewer must not be able to tell apart. */
export interface Worlds {
  readonly kind: Kind;
  readonly seed: string;
  /** Moves made before. */
  readonly at: number;
  readonly viewer: Viewer;
  readonly pair: Pair;
}

export interface Sought extends Setting {
  readonly game: Game;
  readonly seed: string;
  /** Of one playout, how many are looked at. */
  readonly moments: number;
}

/** Until one is found that tells a viewer the same. */
const DEALS_TRIED = 20;
const MOVES_TRIED = 6;

export const viewersOf = (seats: number): readonly Viewer[] => [...seatsOf(seats), 'spectator'];

export function* worldsOf({ game, options, seats, seed, moments }: Sought): Generator<Worlds> {
  const playout = samplePlay(game, { options, seats, seed });
  const other = samplePlay(game, { options, seats, seed: `${seed}/other` });
  for (const moment of chooseMoments(playout, moments)) {
    if (isOver(truthAt(playout, moment))) continue;
    for (const viewer of viewersOf(seats)) {
      const rng = new Rng(stream(seed, `secrecy/${moment}/${viewer}`));
      for (const kind of KINDS) {
        const pair = makers[kind]({ playout, other, moment, viewer, rng });
        if (pair) yield { kind, seed, at: moment, viewer, pair };
      }
    }
  }
}

export const isOver = ({ table: { game, state } }: Truth): boolean => game.toAct(state).length === 0;

export interface Alike {
  readonly story: boolean;
  readonly view: boolean;
}

/** Whether this viewer was told the same, and whether it sees the same. */
export const alike = ([one, other]: Pair, viewer: Viewer): Alike => ({
  story: bytes(storyOf(one, viewer)) === bytes(storyOf(other, viewer)),
  view: bytes(viewIn(one, viewer)) === bytes(viewIn(other, viewer)),
});

export const viewIn = ({ table: { game, state } }: Truth, viewer: Viewer) => game.view(state, viewer);

interface Ground {
  readonly playout: Playout;
  readonly other: Playout;
  readonly moment: number;
  readonly viewer: Viewer;
  readonly rng: Rng;
}

const makers: Readonly<Record<Kind, (ground: Ground) => Pair | undefined>> = {
  imagined: ({ playout, moment, viewer, rng }) => {
    const { table, told } = truthAt(playout, moment);
    const all = told.flat();
    const heard = all.filter(one => heardBy([one], viewer).length > 0);
    const imagined = table.game.imagine(table.game.view(table.state, viewer), rng);
    // Neither begins with a deal of its seed, so that nothing can be taken back in one of them only.
    const begunIn = (state: State, events: Truth['told'][number], which: string): Truth => ({
      table: { ...table, seed: `${table.seed}/${which}`, dealt: state, start: hashOf(state), log: [], state },
      told: [events],
    });
    // What others heard is not imagined, so nobody has heard it there: a viewer who is told of it sees a difference.
    return [begunIn(table.state, all, 'one'), begunIn(imagined, heard, 'two')];
  },

  retold: ({ playout, moment, viewer, rng }) => {
    if (moment === 0) return undefined;
    const dealt = truthAt(playout, 0);
    let pair: Pair = [dealt, dealt];
    for (const { seat, move } of playout.acts.slice(0, moment)) {
      const next = toldTheSame(pair, seat, move, viewer, rng);
      if (!next) break;
      pair = next;
    }
    return bytes(pair[0].table.log) === bytes(pair[1].table.log) ? undefined : pair;
  },

  dealt: ({ playout, moment, viewer }) => {
    if (moment > 0) return undefined;
    const { game, opening, table } = playout;
    const { options, seats } = table;
    const dealt = truthAt(playout, 0);
    for (let i = 0; i < DEALS_TRIED; i++) {
      const another = deal(game, { options, seats, seed: `${opening.seed}/deal/${i}` });
      if (another.ok && alike([dealt, another.value], viewer).story) return [dealt, another.value];
    }
    return undefined;
  },

  outside: ({ playout, other, moment, viewer, rng }) =>
    viewer === 'spectator'
      ? [truthAt(playout, moment), truthAt(other, rng.int(other.acts.length))]
      : undefined,
};

function truthAt({ table, states, acts, dealt }: Playout, moves: number): Truth {
  const state = at(states, moves);
  const told = [dealt, ...acts.slice(0, moves).map(({ step }) => step.events)];
  return { table: { ...table, log: table.log.slice(0, moves), state }, told };
}

/** The move in the first world, and in the second some move, or none, that the viewer cannot tell from it. */
function toldTheSame([one, other]: Pair, seat: Seat, move: Move, viewer: Viewer, rng: Rng): Pair | undefined {
  const made = moved(one, seat, move);
  assert(made, 'a move of a playout is legal');
  const unmoved: Pair = [made, other];
  if (seat !== viewer && rng.chance(0.5) && isAlike(unmoved, viewer)) return unmoved;
  const others = seat === viewer ? [] : someMoves(other.table.game, viewIn(other, seat), MOVES_TRIED, rng);
  for (const instead of [...others, move]) {
    const there = moved(other, seat, instead);
    if (there && isAlike([made, there], viewer)) return [made, there];
  }
  return undefined;
}

const isAlike = (pair: Pair, viewer: Viewer): boolean => {
  const { story, view } = alike(pair, viewer);
  return story && view;
};

export function moved(truth: Truth, seat: Seat, move: Move): Truth | undefined {
  const made = withMove(truth, seat, move);
  return made.ok ? made.value : undefined;
}

/** Legal ones; none where there are none. */
export function someMoves(
  game: Game,
  view: ReturnType<typeof viewIn>,
  most: number,
  rng: Rng,
): readonly Move[] {
  const [any] = game.moves(view);
  return any ? Array.from({ length: most }, () => game.sample(view, rng)) : [];
}

export type { Move };
