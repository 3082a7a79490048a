import { assert, at, type Seat } from '../../core/contract.ts';
import type { RngState } from '../../core/rng.ts';
import { boardOf } from './board.ts';
import { isInPlay } from './modifiers.ts';
import { titlesOf } from './photos.ts';
import {
  andThen,
  changed,
  decided,
  nobody,
  type Said,
  type Stepped,
  toAll,
  toOwn,
  withOwn,
} from './steps.ts';
import type { FactLevel, Own, Public, Puzzle, Quadrant, State } from './types.ts';

/** What a seat knows and has chosen before it begins. */
export const NEW_OWN: Own = {
  level: null,
  facts: [],
  answers: [],
  subjects: [],
  reports: [],
  wish: 'ask',
  follows: null,
};

/** [S3] [Q5] [Q10] */
export function newState(
  puzzle: Puzzle,
  { order, modifiers, solo }: Pick<Public, 'order' | 'modifiers' | 'solo'>,
  rng: RngState,
): State {
  const { mode, sky, reports } = puzzle;
  const seats = order.length;
  const each = <Value>(value: Value): readonly Value[] => order.map(() => value);
  const isOpen = isInPlay({ modifiers }, ({ analyze }) => analyze?.unverifiedMore !== undefined);
  return {
    rng,
    public: {
      mode,
      seats,
      stage: 'know',
      luna: sky.indexOf('luna') + 1,
      modifiers,
      reportsAt: reports.map(report => report.at),
      titles: titlesOf(puzzle, () => isOpen),
      done: nobody(seats),
      levels: null,
      time: each(0),
      order,
      quadrants: each(null),
      turns: 0,
      lines: 0,
      freeMove: null,
      following: null,
      acts: [],
      photos: [],
      severalPhotos: true,
      finder: null,
      lastActs: [],
      alsoFound: [],
      solo,
      end: null,
    },
    own: each(NEW_OWN),
    puzzle,
  };
}

/** As tables began by rules 1. [A4] */
export function byRules1<Of extends State>(state: Of): Of {
  const { severalPhotos: _, ...known } = state.public;
  return { ...state, public: known };
}

/** [S2] */
export function know(state: State, seat: Seat, level: FactLevel): Stepped {
  const step = decided(withOwn(state, seat, { level }), seat, { type: 'chose', level });
  return step.state.public.done.includes(false) ? step : andThen(step, begun);
}

/** [Q9] */
function begun(state: State): Stepped {
  const { mode, seats } = state.public;
  const levels = state.own.map(({ level }) => {
    assert(level, 'all have chosen');
    return level;
  });
  const { facts: numbers } = boardOf(mode);
  const own = state.own.map((one, seat) => ({
    ...one,
    facts: at(state.puzzle.facts, seat).slice(0, numbers[at(levels, seat)]),
  }));
  const facts = own.map((one, seat): Said => toOwn(seat as Seat, { type: 'facts-came', facts: one.facts }));
  return {
    state: { ...changed(state, { stage: 'place', levels, done: nobody(seats) }), own },
    events: [toAll({ type: 'knew', levels }), ...facts],
  };
}

/** [S3] */
export function place(state: State, seat: Seat, quadrant: Quadrant): Stepped {
  const quadrants = state.public.quadrants.with(seat, quadrant);
  const stage = quadrants.includes(null) ? 'place' : 'act';
  return {
    state: changed(state, { quadrants, stage }),
    events: [toAll({ type: 'placed', seat, quadrant, mode: state.public.mode })],
  };
}
