import type { Seat } from '../../core/contract.ts';
import { analyzed, surveyed, targeted } from './answers.ts';
import { boardOf, isRight, satelliteOf, sectorsOfArea, topicsOf } from './board.ts';
import { costOf, standsIn } from './costs.ts';
import { settled, turnEnded, turned } from './earth.ts';
import { found, lastFind } from './end.ts';
import { effectFor } from './modifiers.ts';
import { withPhotos } from './photos.ts';
import { actBy, andThen, answered, changed, type Stepped } from './steps.ts';
import { advanced } from './time.ts';
import type { Act, Action, Guess, Public, State } from './types.ts';

type Doing<Type extends Action['type']> = Extract<Action, { readonly type: Type }>;

/** [A2] [M13] [M15] */
export function survey(state: State, seat: Seat, move: Doing<'survey'>): Stepped {
  const { public: known, puzzle } = state;
  const { of, area } = move;
  const sectors = sectorsOfArea(area, standsIn(known, seat), known.turns, boardOf(known.mode));
  const act: Act = { ...actOf(known, seat, move), type: 'survey', of, area, sectors };
  const step = answered(state, act, surveyed(puzzle.sky, of, sectors));
  const turns = effectFor(known, seat).survey?.turnsEarth;
  const after = turns
    ? andThen(
        andThen(step, now => turned(now, seat)),
        settled,
      )
    : step;
  return turnEnded(after, seat, act.cost);
}

/** [A3] [M22] */
export function target(state: State, seat: Seat, move: Doing<'target'>): Stepped {
  const { sectors } = move;
  const act: Act = { ...actOf(state.public, seat, move), type: 'target', sectors };
  return turnEnded(answered(state, act, targeted(state.puzzle.sky, sectors)), seat, act.cost);
}

/** [A4] */
export function photo(state: State, seat: Seat, move: Doing<'photo'>): Stepped {
  const { sector, subject } = move;
  const act: Act = { ...actOf(state.public, seat, move), type: 'photo', sectors: [sector] };
  const taken = withPhotos(state, seat, [{ sector, subject }]);
  return turnEnded(answered(taken, act, { type: 'photo', subjects: [subject] }), seat, act.cost);
}

/** [A5] [M21] */
export function analyze(state: State, seat: Seat, move: Doing<'analyze'>): Stepped {
  const { public: known, puzzle } = state;
  const satellite = satelliteOf(move.topic);
  const act: Act = { ...actOf(known, seat, move), type: 'analyze', satellite };
  const both = effectFor(known, seat).analyze?.topics !== undefined;
  const answer = analyzed(puzzle, both ? topicsOf(satellite) : [move.topic]);
  return turnEnded(answered(state, act, answer), seat, act.cost);
}

/** [A6] [E1] [E2] */
export function find(state: State, seat: Seat, move: Doing<'find'>): Stepped {
  const { public: known, puzzle } = state;
  const { sector, before, after, stacked } = move;
  const guess: Guess = { sector, before, after, stacked };
  const right = isRight(puzzle.sky, guess, known.turns, boardOf(known.mode));
  if (known.stage === 'last-acts') return lastFind(state, seat, guess, right);
  const act: Act = { ...actOf(known, seat, move), type: 'find', found: right };
  const step = answered(state, act, { type: 'find', guess });
  if (!right) return turnEnded(step, seat, act.cost);
  const there = andThen(step, now => advanced(changed(now, { freeMove: null }), seat, act.cost));
  return andThen(there, now => found(now, seat));
}

/** At what it costs here and now. */
const actOf = (known: Public, seat: Seat, move: Action) => actBy(known, seat, costOf(known, seat, move));
