import { at, type Seat } from '../../../core/contract.ts';
import { turned } from '../earth.ts';
import { judgedAs, turnedUp, withPhotos } from '../photos.ts';
import { changed } from '../steps.ts';
import type { Photo, Shot, Subject } from '../types.ts';
import { byGame, goesOnIn, type Stepped } from './steps.ts';
import type { State } from './types.ts';

/** Photos of seats here are verified as they are known, others are to be. [U1] [U3] */
export function turnedOn(state: State, by: Seat | null): Stepped {
  const { state: next, events } = byGame(state, turned(state, by));
  const due = next.public.photos.flatMap(({ fate }, number) => (fate === 'face-down' ? [number] : []));
  return { state: { ...next, box: { ...next.box, due } }, events };
}

/** For a thick line. [U1] */
export const earthTurned = (state: State): Stepped =>
  turnedOn(changed(state, { lines: state.public.lines + 1 }), null);

/** [U3] */
export function verified(state: State, number: number, subject: Subject): Stepped {
  const { public: known, puzzle, box } = state;
  const photos = known.photos.with(number, judgedAs(puzzle, at(known.photos, number), subject));
  const due = box.due.filter(one => one !== number);
  const pay = known.stage === 'act' ? goesOnIn(box) : null;
  return byGame({ ...state, box: { ...box, due } }, turnedUp(state, photos, pay));
}

/** One that was not entered before. [U3] */
export function verifiedOther(state: State, seat: Seat, { sector, subject }: Shot): Stepped {
  const { photos } = state.public;
  const photo: Photo = { seat, sector, fate: 'face-down', subject: null };
  const taken = state.box.here[seat]
    ? withPhotos(state, seat, [{ sector, subject }])
    : changed(state, { photos: [...photos, photo] });
  return verified(taken, photos.length, subject);
}
