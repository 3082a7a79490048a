import { at, type Seat } from '../../../core/contract.ts';
import { isTimed, withBox } from '../../../deduction/box.ts';
import type { Gone } from '../../../deduction/pawns.ts';
import { PENALTY } from '../board.ts';
import { turned } from '../earth.ts';
import { judgedAs, judgedWhereKnown, turnedUp, withPhotos } from '../photos.ts';
import { changed } from '../steps.ts';
import type { Photo, Shot, Subject } from '../types.ts';
import { byGame, entered, goesOnIn, retraced, type Stepped } from './steps.ts';
import { roundOf } from './table.ts';
import type { Entered, State } from './types.ts';

/** What made the Earth turn: the number of a survey, or nothing where somebody tapped it. */
interface Turning {
  readonly by: Seat;
  readonly act: number | null;
}

/** Photos of seats here are verified as they are known, others are to be. [U1] [U3] */
export function turnedOn(state: State, { by, act }: Turning): Stepped {
  const { photos, turns } = state.public;
  const turn = { type: 'turn', turns: turns + 1, photos: photos.length, act } as const;
  const noted = entered(state, by, turn);
  const step = byGame(noted, turned(noted, act === null ? null : by, judgedWhereKnown));
  return withVerdicts(state, step, { by, turn: state.box.entries.length });
}

/** For a thick line. [U1] */
export const earthTurned = (state: State, by: Seat): Stepped =>
  turnedOn(changed(state, { lines: state.public.lines + 1 }), { by, act: null });

/** [U3] */
export function verified(state: State, by: Seat, number: number, subject: Subject): Stepped {
  const { public: known, puzzle, box } = state;
  const photos = known.photos.with(number, judgedAs(puzzle, at(known.photos, number), subject));
  const pay = known.stage === 'act' ? goesOnIn(box) : null;
  return withVerdicts(state, byGame(state, turnedUp(state, photos, pay)), { by, turn: null });
}

/** One that was not entered before. [U3] */
export function verifiedOther(state: State, by: Seat, seat: Seat, { sector, subject }: Shot): Stepped {
  const { photos } = state.public;
  const photo: Photo = { seat, sector, fate: 'face-down', subject: null };
  const taken = state.box.here[seat]
    ? withPhotos(state, seat, [{ sector, subject }])
    : changed(state, { photos: [...photos, photo] });
  return verified(taken, by, photos.length, subject);
}

/** Every verdict is an entry, and so is what a wrong one moved. [C14] */
function withVerdicts(
  before: State,
  { state, events }: Stepped,
  { by, turn }: { readonly by: Seat; readonly turn: number | null },
): Stepped {
  const verdicts = state.public.photos.flatMap(
    ({ seat, sector, subject, fate }, photo): Extract<Entered, { type: 'verify' }>[] =>
      subject !== null && before.public.photos[photo]?.subject !== subject
        ? [{ type: 'verify', photo, turn, seat, sector, subject, right: fate === 'right' }]
        : [],
  );
  const first = state.box.entries.length;
  const noted = verdicts.reduce((now, verdict) => entered(now, by, verdict), state);
  const paying = events.flatMap(({ event }) => (event.type === 'paid' ? [event.seat] : []));
  const gone = paying.flatMap(payer =>
    verdicts.flatMap(({ seat, right }, index) =>
      seat === payer && !right && isTimed(state.box, seat)
        ? [{ seat, by: PENALTY, entry: first + index }]
        : [],
    ),
  );
  return { state: retraced(withPenalties(noted, gone)), events };
}

/** Those for a turn by Hadron are paid before the token of its survey goes on. [U8] */
function withPenalties(state: State, penalties: readonly Penalty[]): State {
  const { track, entries } = state.box;
  const last = track.at(-1);
  const turnOf = ({ entry }: Penalty) => at(entries, roundOf(state.box, entry));
  const isBefore = penalties.some(penalty => {
    const turn = turnOf(penalty);
    return turn.type === 'turn' && turn.act !== null && last && 'act' in last && last.act === turn.act;
  });
  return withBox(state, { track: track.toSpliced(isBefore ? -1 : track.length, 0, ...penalties) });
}

type Penalty = Extract<Gone, { readonly entry: number }>;
