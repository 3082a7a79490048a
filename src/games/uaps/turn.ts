import type { Seat } from '../../core/contract.ts';
import { analyzed, surveyed, targeted } from './answers.ts';
import { boardOf, COSTS, isRight, satelliteOf, sectorsOfArea, topicsOf } from './board.ts';
import { costOf, standsIn } from './costs.ts';
import { settled, turnEnded, turned } from './earth.ts';
import { found, lastFind } from './end.ts';
import { effectFor } from './modifiers.ts';
import { withPhotos } from './photos.ts';
import { actBy, andThen, answered, changed, type Stepped } from './steps.ts';
import { advanced } from './time.ts';
import type { Act, Action, Answer, Guess, Public, Shot, State } from './types.ts';

type Doing<Type extends Action['type']> = Extract<Action, { readonly type: Type }>;
type Asking = Doing<'survey' | 'target' | 'photo' | 'analyze'>;

/** What all hear of an action, at what it costs here and now. [A7] */
export function actOf(known: Public, seat: Seat, move: Asking): Act {
  const by = actBy(known, seat, costOf(known, seat, move));
  switch (move.type) {
    case 'survey': {
      const { of, area } = move;
      const sectors = sectorsOfArea(area, by.quadrant, known.turns, boardOf(known.mode));
      return { ...by, type: 'survey', of, area, sectors };
    }
    case 'target':
      return { ...by, type: 'target', sectors: move.sectors };
    case 'photo':
      return { ...by, type: 'photo', sectors: [move.sector] };
    case 'analyze':
      return { ...by, type: 'analyze', satellite: satelliteOf(move.topic) };
  }
}

/** What whoever acts is told. [A2] to [A5] [M21] */
export function answerTo({ public: known, puzzle }: State, seat: Seat, move: Asking): Answer {
  switch (move.type) {
    case 'survey': {
      const { turns, mode } = known;
      const sectors = sectorsOfArea(move.area, standsIn(known, seat), turns, boardOf(mode));
      return surveyed(puzzle.sky, move.of, sectors);
    }
    case 'target':
      return targeted(puzzle.sky, move.sectors);
    case 'photo':
      return { type: 'photo', subjects: [move.subject] };
    case 'analyze': {
      const both = effectFor(known, seat).analyze?.topics !== undefined;
      return analyzed(puzzle, both ? topicsOf(satelliteOf(move.topic)) : [move.topic]);
    }
  }
}

/** Before the token goes on. */
export const asked = (state: State, seat: Seat, move: Asking): Stepped =>
  told(state, actOf(state.public, seat, move), move);

function told(state: State, act: Act, move: Asking): Stepped {
  const taken = move.type === 'photo' ? withPhotos(state, act.seat, [shotIn(move)]) : state;
  return answered(taken, act, answerTo(state, act.seat, move));
}

const shotIn = ({ sector, subject }: Shot): Shot => ({ sector, subject });

/** [A2] [M13] [M15] */
export function survey(state: State, seat: Seat, move: Doing<'survey'>): Stepped {
  const { public: known } = state;
  const act = actOf(known, seat, move);
  const step = told(state, act, move);
  const after = effectFor(known, seat).survey?.turnsEarth
    ? andThen(
        andThen(step, now => turned(now, seat)),
        settled,
      )
    : step;
  return turnEnded(after, seat, act.cost);
}

/** [A3] [A4] [A5] [M21] [M22] */
export function ask(state: State, seat: Seat, move: Exclude<Asking, { type: 'survey' }>): Stepped {
  const act = actOf(state.public, seat, move);
  return turnEnded(told(state, act, move), seat, act.cost);
}

/** [A6] [E1] [E2] */
export function find(state: State, seat: Seat, move: Doing<'find'>): Stepped {
  const { right, guess } = tried(state, move);
  if (state.public.stage === 'last-acts') return lastFind(state, seat, guess, right);
  const act = findOf(state.public, seat, right);
  const step = answered(state, act, { type: 'find', guess });
  if (!right) return turnEnded(step, seat, act.cost);
  const there = andThen(step, now => advanced(changed(now, { freeMove: null }), seat, act.cost));
  return andThen(there, now => found(now, seat));
}

/** Whether the UAP is there now. */
export function tried({ public: known, puzzle }: State, move: Doing<'find'>) {
  const { sector, before, after, stacked } = move;
  const guess: Guess = { sector, before, after, stacked };
  return { guess, right: isRight(puzzle.sky, guess, known.turns, boardOf(known.mode)) };
}

/** What all hear of a find. [A7] */
export const findOf = (known: Public, seat: Seat, right: boolean): Act => ({
  ...actBy(known, seat, COSTS.find),
  type: 'find',
  found: right,
});
