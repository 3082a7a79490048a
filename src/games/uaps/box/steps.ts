import { at, type Seat, type Step } from '../../../core/contract.ts';
import { isTimed, toAll, withBox } from '../../../deduction/box.ts';
import { type Gone, retracedPawns } from '../../../deduction/pawns.ts';
import { changed, type Stepped as SteppedInGame } from '../steps.ts';
import { advanced, movedOn } from '../time.ts';
import type { Event as EventOfGame } from '../types.ts';
import { roundOf } from './table.ts';
import type { Box, Entered, Event, State, UapsBox } from './types.ts';

export type Stepped = Step<UapsBox>;

export function andThen({ state, events }: Stepped, next: (state: State) => Stepped): Stepped {
  const after = next(state);
  return { state: after.state, events: [...events, ...after.events] };
}

/** What the game makes of it, at the same box table. */
export const byGame = ({ box }: State, { state, events }: SteppedInGame): Stepped => ({
  state: { ...state, box },
  events: events.map(({ to, event }) => ({ to, event: inBox(event) })),
});

/** A photo can be taken back, an answer cannot. */
function inBox(event: EventOfGame): Event {
  if (event.type !== 'answered' || event.answer.type !== 'photo') return event;
  return { type: 'photographed', act: event.act, subjects: event.answer.subjects };
}

/** As far as it is known where the token stands. [C8] */
export const goesOnIn =
  (box: Box): typeof advanced =>
  (state, seat, by) =>
    isTimed(box, seat) ? movesIn(box)(state, seat, by) : { state, events: [] };

/** A report comes to a seat here. [U5] */
const movesIn =
  ({ here }: Box): typeof advanced =>
  (state, seat, by) =>
    here[seat]
      ? advanced(state, seat, by)
      : { state: changed(state, movedOn(state.public, seat, by)), events: [] };

/** For what was done last. */
export function goneOn(state: State, seat: Seat, by: number): Stepped {
  const step = byGame(state, goesOnIn(state.box)(state, seat, by));
  if (!isTimed(state.box, seat)) return step;
  return { ...step, state: withGone(step.state, { seat, by, act: state.public.acts.length - 1 }) };
}

export const entered = (state: State, by: Seat, entry: Entered): State =>
  withBox(state, { entries: [...state.box.entries, { ...entry, by, isMistake: false }] });

export const withGone = (state: State, ...gone: readonly Gone[]): State =>
  withBox(state, { track: [...state.box.track, ...gone] });

/** Time and order as if no mistake had moved a token. [C14] */
export const retraced = (state: State): State =>
  changed(
    state,
    retracedPawns(state.box, state.public.seats, { movedOn, roundOf: entry => roundOf(state.box, entry) }),
  );

/** Forward or back, and whatever was known. [C10] */
export function timeSet(state: State, seat: Seat, time: number): Stepped {
  const by = time - at(state.public.time, seat);
  const noted = withGone(state, { seat, to: time });
  const step = { state: noted, events: [toAll({ type: 'time-set', seat, time })] };
  return andThen(step, now => byGame(now, movesIn(now.box)(now, seat, by)));
}
