import { at, type Seat } from '../../core/contract.ts';
import { photosWhenBehind } from './board.ts';
import { type Judge, judged, withPhotos } from './photos.ts';
import { actBy, andThen, answered, changed, type Stepped, toAll } from './steps.ts';
import type { Act, Answer, Guess, Public, Shot, State } from './types.ts';

/** [E1] [E2] */
export const found = (state: State, finder: Seat): Stepped => andThen(withFinder(state, finder), goOn);

/** Before anybody takes a last act. */
export function withFinder(state: State, finder: Seat): Stepped {
  const known = { ...state.public, finder };
  const lastActs = known.order.filter(seat => photosWhenBehind(behind(known, seat)) > 0);
  const next = changed(state, { finder, lastActs, stage: 'last-acts' });
  return { state: next, events: [toAll({ type: 'found', seat: finder })] };
}

/** Spaces behind the finder. */
export const behind = ({ time, finder }: Pick<Public, 'time' | 'finder'>, seat: Seat): number =>
  finder === null ? 0 : at(time, finder) - at(time, seat);

/** [E2] */
export const lastPhotos = (state: State, seat: Seat, shots: readonly Shot[]): Stepped =>
  andThen(withLastPhotos(state, seat, shots), done);

export function withLastPhotos(state: State, seat: Seat, shots: readonly Shot[]): Stepped {
  const act: Act = {
    ...actBy(state.public, seat, 0),
    type: 'photo',
    sectors: shots.map(({ sector }) => sector),
  };
  const answer: Answer = { type: 'photo', subjects: shots.map(({ subject }) => subject) };
  return answered(withPhotos(state, seat, shots), act, answer);
}

/** [E2] */
export const lastFind = (state: State, seat: Seat, guess: Guess, right: boolean): Stepped =>
  andThen(withLastFind(state, seat, guess, right), done);

export function withLastFind(state: State, seat: Seat, guess: Guess, right: boolean): Stepped {
  const act: Act = { ...actBy(state.public, seat, 0), type: 'find', found: right };
  const { alsoFound } = state.public;
  const next = right ? changed(state, { alsoFound: [...alsoFound, seat] }) : state;
  return answered(next, act, { type: 'find', guess });
}

const done = (state: State): Stepped => goOn(changed(state, { lastActs: state.public.lastActs.slice(1) }));

const goOn = (state: State): Stepped =>
  state.public.lastActs.length > 0 ? { state, events: [] } : closed(state);

/** [E3] */
export function closed(state: State, judge: Judge = judged): Stepped {
  const { own, puzzle } = state;
  return {
    state: changed(state, { stage: 'over', photos: judge(state), end: { puzzle, own } }),
    events: [toAll({ type: 'ended', puzzle, own })],
  };
}
