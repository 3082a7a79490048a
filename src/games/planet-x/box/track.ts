import { at, seatsOf } from '../../../core/contract.ts';
import { type Board, boardOf, movedOn, sectorAt, stepsFrom } from '../board.ts';
import { changed } from '../steps.ts';
import { leftSector } from '../time.ts';
import type { Public, Sector } from '../types.ts';
import { type Said, type Stepped, toAll, withBox } from './steps.ts';
import type { Box, Gone, State } from './types.ts';

/** A pawn goes on, or is set right. */
export const gone = (state: State, entry: Gone): State =>
  retraced(withBox(state, { track: [...state.box.track, entry] }));

/** Time and order as if no mistake had moved a pawn. [C14] */
export const retraced = (state: State): State => changed(state, pawnsOf(state.box, state.public.seats));

type Pawns = Pick<Public, 'time' | 'order'>;

/** Seats are numbered in the order of their pawns at the start. [P5] */
function pawnsOf({ track, mistakes }: Box, seats: number): Pawns {
  const start: Pawns = { time: seatsOf(seats).map(() => 0), order: seatsOf(seats) };
  return track.reduce((pawns, entry) => {
    if ('to' in entry) return movedOn(pawns, entry.seat, entry.to - at(pawns.time, entry.seat));
    const counts = entry.act === null || !mistakes.includes(entry.act);
    return counts ? movedOn(pawns, entry.seat, entry.by) : pawns;
  }, start);
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

/** A mistake may have turned the sky too far. [C14] */
export const unturned = (state: State): State =>
  state.box.tracked ? turnedBack(state, farthestBack(state.public)) : state;

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
export function turnedTo(state: State, to: Sector): Stepped {
  const { arrow, mode } = state.public;
  const board = boardOf(mode);
  const events = [toAll({ type: 'sky-turned', to })];
  return turnedOn(state, arrow + stepsFrom(sectorAt(arrow, board), to, board), events);
}
