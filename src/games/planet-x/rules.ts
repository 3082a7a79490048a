import { assert, at, type Outcome, type Seat, seatsOf } from '../../core/contract.ts';
import type { Rng, RngState } from '../../core/rng.ts';
import { answerTo, type Question } from './answers.ts';
import { boardOf, COSTS, costOf, FACTS, isRight, movedOn, TARGETS, tokensInAll } from './board.ts';
import { found, lastLocate, lastTheories } from './end.ts';
import { SEASONS } from './facts.ts';
import { drawCode, puzzleOf } from './puzzle.ts';
import { scoresOf, winnersOf } from './score.ts';
import { answered, changed, nobody, type Said, type Stepped, toAll, toOwn, withOwn } from './steps.ts';
import { reviewed } from './theories.ts';
import { turned } from './time.ts';
import { titleOfRule } from './topics.ts';
import type {
  Act,
  Answer,
  Claim,
  Event,
  FactLevel,
  Guess,
  Move,
  Options,
  Own,
  Puzzle,
  State,
} from './types.ts';

export function setup({ mode, code }: Options, seats: number, rng: Rng, play: RngState): Stepped {
  const puzzle = puzzleOf(code ?? drawCode(mode, rng));
  const order = rng.public.shuffle(seatsOf(seats));
  const state = newState(puzzle, order, play);
  const { titles } = state.public;
  return { state, events: [toAll({ type: 'opened', mode, order, titles })] };
}

/** [S2] [S3] */
export function newState(puzzle: Puzzle, order: readonly Seat[], rng: RngState): State {
  const { mode } = puzzle;
  const seats = order.length;
  const each = <Value>(value: Value): readonly Value[] => order.map(() => value);
  const own: Own = { level: null, facts: [], answers: [], bodies: [], sealed: null };
  return {
    rng,
    public: {
      mode,
      seats,
      stage: 'know',
      done: nobody(seats),
      levels: null,
      time: each(0),
      order,
      arrow: 0,
      arrowTo: 0,
      phase: 0,
      acts: [],
      targets: each(TARGETS),
      tokens: each(tokensInAll(boardOf(mode))),
      theories: [],
      titles: puzzle.rules.map(titleOfRule),
      conferences: [],
      finder: null,
      lastActs: [],
      alsoFound: [],
      end: null,
    },
    own: each(own),
    puzzle,
  };
}

export function toAct({ public: { stage, done, order, lastActs } }: State): readonly Seat[] {
  switch (stage) {
    case 'know':
    case 'theories':
      return seatsOf(done.length).filter(seat => !done[seat]);
    case 'act':
      return order.slice(0, 1);
    case 'last-acts':
      return lastActs.slice(0, 1);
    case 'over':
      return [];
  }
}

export function apply(state: State, seat: Seat, move: Move): Stepped {
  switch (move.type) {
    case 'know':
      return know(state, seat, move.level);
    case 'submit':
      return state.public.stage === 'theories'
        ? seal(state, seat, move.theories)
        : lastTheories(state, seat, move.theories);
    case 'locate': {
      const { sector, before, after } = move;
      return locate(state, seat, { sector, before, after });
    }
    default:
      return ask(state, seat, move);
  }
}

export function outcome({ public: known }: State): Outcome | undefined {
  if (!known.end) return undefined;
  const scores = scoresOf(known);
  return { winners: winnersOf(scores), scores, reason: 'located' };
}

/** [S1] */
function know(state: State, seat: Seat, level: FactLevel): Stepped {
  const { next, events } = decided(withOwn(state, seat, { level }), seat, { type: 'chose', level });
  return next.public.done.includes(false) ? { state: next, events } : begin(next, events);
}

/** Whoever chose before only changes a choice, which nobody else notices. */
function decided(
  state: State,
  seat: Seat,
  choice: Event,
): { readonly next: State; readonly events: readonly Said[] } {
  const { done } = state.public;
  const own = toOwn(seat, choice);
  return {
    next: changed(state, { done: done.with(seat, true) }),
    events: done[seat] ? [own] : [own, toAll({ type: 'decided', seat })],
  };
}

/** [Q7] [Q8] */
function begin(state: State, events: readonly Said[]): Stepped {
  const levels = state.own.map(({ level }) => {
    assert(level, 'all have chosen');
    return level;
  });
  const own = state.own.map((one, seat) => ({
    ...one,
    facts: at(state.puzzle.facts, seat % SEASONS).slice(0, FACTS[at(levels, seat)]),
  }));
  return {
    state: { ...changed(state, { stage: 'act', levels, done: nobody(levels.length) }), own },
    events: [
      ...events,
      toAll({ type: 'knew', levels }),
      ...own.map(({ facts }, seat) => toOwn(seat as Seat, { type: 'facts-came', facts })),
    ],
  };
}

/** [A1] [A3] [A4] */
function ask(state: State, seat: Seat, move: Question): Stepped {
  const { time, targets } = state.public;
  const act: Act = { seat, at: at(time, seat), cost: costOf(move, boardOf(state.public.mode)), ...move };
  const left = move.type === 'target' ? targets.with(seat, at(targets, seat) - 1) : targets;
  return acted(changed(state, { targets: left }), act, answerTo(state.puzzle, move));
}

/** [A5] [E1] */
function locate(state: State, seat: Seat, guess: Guess): Stepped {
  const { mode, sky } = state.puzzle;
  const right = isRight(sky, guess, boardOf(mode));
  const answer: Answer = { type: 'locate', guess };
  const { stage, time } = state.public;
  if (stage === 'last-acts') return lastLocate(state, seat, right, answer);
  const act: Act = { seat, at: at(time, seat), cost: COSTS.locate, type: 'locate', found: right };
  if (!right) return acted(state, act, answer);
  const { state: next, events } = answered(state, act, answer);
  return found(changed(next, movedOn(next.public, seat, act.cost)), seat, events);
}

/** [T2] */
function acted(state: State, act: Act, answer: Answer): Stepped {
  const { state: next, events } = answered(state, act, answer);
  const there = changed(next, movedOn(next.public, act.seat, act.cost));
  const { time, order } = there.public;
  return turned(changed(there, { arrowTo: at(time, at(order, 0)) }), events);
}

/** A face-down choice, first or changed; the last one resolves all. [H1] */
function seal(state: State, seat: Seat, theories: readonly Claim[]): Stepped {
  const sealed = withOwn(state, seat, { sealed: theories });
  const { next, events } = decided(sealed, seat, { type: 'sealed', theories });
  if (next.public.done.includes(false)) return { state: next, events };
  const { state: after, events: shown } = reviewed(next);
  return turned(after, [...events, ...shown]);
}
