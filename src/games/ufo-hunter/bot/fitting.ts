import { Ridge } from '../../../bots/ridge.ts';
import { assert, at, type Seat, seatsOf } from '../../../core/contract.ts';
import { Rng, stream } from '../../../core/rng.ts';
import { apply, outcome, setup, toAct } from '../rules.ts';
import { byHabit, type Habit } from './habit.ts';
import { FEATURES, leftOf, pricesFrom, ROUGH, type Weights } from './prices.ts';
import { measure } from './value.ts';

interface Fitting {
  /** Games in every lap. */
  readonly games: number;
  /** Laps: each plays by what the one before found. */
  readonly laps: number;
  readonly seed: string;
}

/** How well points are foreseen, in points, in games that the weights were not made of. */
interface Errors {
  /** By nothing but the mean of the table. */
  readonly blind: number;
  readonly rough: number;
  readonly fitted: number;
}

interface Lap {
  readonly weights: Weights;
  readonly errors: Errors;
  /** Rounds of a game, on average. */
  readonly rounds: number;
  readonly points: number;
}

/** Weights from self-play, lap by lap. */
export function* fitWeights({ games, laps, seed }: Fitting): Generator<Lap> {
  let weights = ROUGH;
  for (let lap = 0; lap < laps; lap++) {
    const played = Array.from({ length: games }, (_, game) => selfPlay(weights, `${seed}/${lap}/${game}`));
    const isHeldOut = (_: Played, game: number): boolean => game % HOLD_OUT === HOLD_OUT - 1;
    const found = explained(played.filter((one, game) => !isHeldOut(one, game)));
    const heldOut = played.filter(isHeldOut).flatMap(centered);
    weights = lap === 0 ? rounded(found) : rounded(between(weights, found));
    yield {
      weights,
      errors: {
        blind: errorOf(heldOut, null),
        rough: errorOf(heldOut, ROUGH),
        fitted: errorOf(heldOut, weights),
      },
      rounds: mean(played.map(({ moments }) => moments.length)),
      points: mean(played.flatMap(({ points }) => points)),
    };
  }
}

/** Every so many games one is kept for the errors. */
const HOLD_OUT = 5;
/** How strongly weights are kept at the rough guess. */
const PENALTY = 1500;
/** How far a lap moves them. */
const STEP = 0.6;

interface Played {
  /** At the beginning of every round. */
  readonly moments: readonly { readonly left: number; readonly measures: readonly (readonly number[])[] }[];
  readonly points: readonly number[];
}

/** Players differ in temper, so that all kinds of positions come up. */
function selfPlay(weights: Weights, seed: string): Played {
  const rng = new Rng(stream(seed, 'fit'));
  const seats = 3 + rng.int(4);
  const prices = pricesFrom(weights);
  const habits = seatsOf(seats).map(
    (): Habit => ({
      prices,
      mood: 0.1 + rng.float() * 0.6,
      curiosity: rng.float() * 0.4,
      bluffs: 0.2,
      bids: [0, 0.5 + rng.float()],
    }),
  );
  let { state } = setup({}, seats, rng, rng.fork());
  const moments = [];
  let round = 0;
  for (let acting = toAct(state); acting.length > 0; acting = toAct(state)) {
    for (const seat of acting) {
      const situation = { known: state.public, own: at(state.own, seat), seat };
      state = apply(state, seat, byHabit(situation, at(habits, seat), rng)).state;
    }
    const { public: known, own } = state;
    if (known.round === round) continue;
    round = known.round;
    moments.push({
      left: leftOf(known),
      measures: seatsOf(seats).map(seat => measure(known, at(own, seat).seen, seat)),
    });
  }
  const result = outcome(state);
  assert(result, 'a game that nobody has a move in is over');
  return { moments, points: result.scores.map(({ total }) => total) };
}

interface Sample {
  readonly left: number;
  readonly measures: readonly number[];
  readonly points: number;
}

/**
 * What a seat has more than its table has on average, and the points that it gets more. How long and how rich a game
 * is would else pass for the worth of what everybody happens to own in it.
 */
function centered({ moments, points }: Played): readonly Sample[] {
  const usual = mean(points);
  return moments.flatMap(({ left, measures }) => {
    const means = meansOf(measures);
    return measures.map((own, seat) => ({
      left,
      measures: own.map((value, index) => value - at(means, index)),
      points: at(points, seat as Seat) - usual,
    }));
  });
}

function explained(played: readonly Played[]): Weights {
  const ridge = new Ridge(2 * FEATURES.length);
  for (const sample of played.flatMap(centered))
    ridge.add(
      [...sample.measures, ...sample.measures.map(value => value * sample.left)],
      sample.points - foreseen(sample, ROUGH),
    );
  const found = ridge.weights(PENALTY);
  const weights: Weights = {
    atEnd: named(index => at(found, index) + ROUGH.atEnd[at(FEATURES, index)]),
    earlier: named(index => at(found, FEATURES.length + index) + ROUGH.earlier[at(FEATURES, index)]),
  };
  return withLevel(weights, played);
}

/** `seat` is what all seats of a table have alike: centered away above, and found from the means of the tables. */
function withLevel({ atEnd, earlier }: Weights, played: readonly Played[]): Weights {
  const without = { atEnd: { ...atEnd, seat: 0 }, earlier: { ...earlier, seat: 0 } };
  const level = new Ridge(2);
  for (const { moments, points } of played)
    for (const { left, measures } of moments) {
      const all = { left, measures: meansOf(measures), points: mean(points) };
      level.add([1, left], all.points - foreseen(all, without));
    }
  const [last = 0, more = 0] = level.weights(1);
  return { atEnd: { ...atEnd, seat: last }, earlier: { ...earlier, seat: more } };
}

function foreseen({ left, measures }: Sample, { atEnd, earlier }: Weights): number {
  let points = 0;
  for (const [index, feature] of FEATURES.entries())
    points += at(measures, index) * (atEnd[feature] + left * earlier[feature]);
  return points;
}

const errorOf = (samples: readonly Sample[], weights: Weights | null): number =>
  Math.sqrt(mean(samples.map(one => (one.points - (weights ? foreseen(one, weights) : 0)) ** 2)));

const between = (from: Weights, to: Weights): Weights => ({
  atEnd: named(index => step(from.atEnd, to.atEnd, index)),
  earlier: named(index => step(from.earlier, to.earlier, index)),
});

const step = (from: Weights['atEnd'], to: Weights['atEnd'], index: number): number => {
  const feature = at(FEATURES, index);
  return from[feature] + STEP * (to[feature] - from[feature]);
};

const rounded = ({ atEnd, earlier }: Weights): Weights => ({
  atEnd: named(index => thousandths(atEnd[at(FEATURES, index)])),
  earlier: named(index => thousandths(earlier[at(FEATURES, index)])),
});

const thousandths = (value: number): number => Math.round(value * 1000) / 1000;

const named = (value: (index: number) => number): Weights['atEnd'] =>
  Object.fromEntries(FEATURES.map((feature, index) => [feature, value(index)])) as Weights['atEnd'];

const meansOf = (rows: readonly (readonly number[])[]): readonly number[] =>
  FEATURES.map((_, index) => mean(rows.map(row => at(row, index))));

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
