import { at, type Seat } from '../../../core/contract.ts';
import { toAll, withBox } from '../../../deduction/box.ts';
import { type Gone, retracedPawns } from '../../../deduction/pawns.ts';
import { type Board, boardOf, movedOn, REVIEW_AFTER, sectorAt, stepsFrom } from '../board.ts';
import { changed } from '../steps.ts';
import { leftSector } from '../time.ts';
import type { Public, Sector } from '../types.ts';
import { entered, type Said, type Stepped } from './steps.ts';
import type { State } from './types.ts';

/** A pawn goes on, or is set right. */
export const gone = (state: State, moved: Gone): State =>
  retraced(withBox(state, { track: [...state.box.track, moved] }));

/** [C10] */
export function timeSet(state: State, seat: Seat, time: number): Stepped {
  const next = gone(state, { seat, to: time });
  const events = [toAll({ type: 'time-set', seat, time })];
  return state.public.stage === 'last-acts' ? { state: next, events } : followed(next, events);
}

/** Time and order as if no mistake had moved a pawn. [C14] [P5] */
export const retraced = (state: State): State =>
  changed(
    state,
    retracedPawns(state.box, state.public.seats, { movedOn, roundOf: entry => roundOf(state, entry) }),
  );

/** The phase whose review turned a theory up: its own, or that of one that confirmed its sector before. [P3] */
function roundOf({ public: { theories }, box }: State, number: number): number {
  const entry = at(box.entries, number);
  if (entry.type !== 'review') return 0;
  const confirmed = theories.filter(({ fate, sector }) => fate === 'right' && sector === entry.sector);
  return Math.min(entry.phase, ...confirmed.map(({ phase }) => phase)) + REVIEW_AFTER;
}

const farthestBack = ({ time, order }: Public): number => at(time, at(order, 0));

/** Where the table is tracked, the arrow goes to the pawn that is farthest back. [P1] */
export function followed(state: State, events: readonly Said[]): Stepped {
  if (!state.box.tracked) return { state, events };
  const back = farthestBack(state.public);
  return back < state.public.arrow
    ? { state: turnedBack(state, back), events }
    : turnedOn(state, back, events);
}

/** A mistake may have turned the sky too far. It stays once somebody has located Planet X. [C14] */
export function unturned(state: State): State {
  if (state.public.stage === 'last-acts') return state;
  return turnedBack(state, state.box.tracked ? farthestBack(state.public) : turnedByHand(state));
}

function turnedByHand({ public: { mode }, box }: State): number {
  const board = boardOf(mode);
  return box.entries.reduce(
    (arrow, entry) =>
      entry.type === 'turn' && !entry.isMistake
        ? arrow + stepsFrom(sectorAt(arrow, board), entry.to, board)
        : arrow,
    0,
  );
}

/** Past one mark after the other. Tokens are placed on the printed board meanwhile. [P1] [P2] */
function turnedOn(state: State, arrowTo: number, events: readonly Said[]): Stepped {
  const told = [...events];
  let now = changed(state, { arrowTo });
  while (now.public.arrow < arrowTo) {
    const left = leftSector(now);
    now = left.state;
    told.push(...left.events);
    if (!left.asks) continue;
    now = changed(now, { phase: now.public.phase + 1 });
    told.push(toAll({ type: 'theories-asked', phase: now.public.phase }));
  }
  return { state: now, events: told };
}

/** Phases that were not due will come again; what a conference told stays told. */
function turnedBack(state: State, to: number): State {
  if (state.public.arrow <= to) return state;
  const phase = phasesUntil(to, boardOf(state.public.mode));
  return changed(state, { arrow: to, arrowTo: to, phase });
}

const phasesUntil = (arrow: number, board: Board): number =>
  Array.from({ length: arrow }, (_, left) => sectorAt(left, board)).filter(sector =>
    board.theoryMarks.includes(sector),
  ).length;

/** Forward, to the next sector of this number. [C8] */
export function turnedTo(state: State, by: Seat, to: Sector): Stepped {
  const { arrow, mode } = state.public;
  const board = boardOf(mode);
  const events = [toAll({ type: 'sky-turned', to })];
  const steps = stepsFrom(sectorAt(arrow, board), to, board);
  return turnedOn(entered(state, by, { type: 'turn', to }), arrow + steps, events);
}
