import { at, type Seat } from '../../../core/contract.ts';
import { boardOf, quadrantOf, SCORE } from '../board.ts';
import { behind } from '../end.ts';
import { inOrder, mostLastPhotos, photosLeft, refuse, refuseAct } from '../legal.ts';
import { effectIn } from '../modifiers.ts';
import { type Way, waysFrom } from '../questions.ts';
import type { Action, Move, Own, Public, Shot, View } from '../types.ts';
import type { Deduced } from './deduced.ts';

/** Photos to take one after another, and where. */
interface Round {
  readonly way: Way;
  readonly shots: readonly Shot[];
  /** Points for each space of time, the way there included. */
  readonly rate: number;
}

/** The photo, or the way to photos, that is worth most for its time; undefined where that is less than `price`. */
export function photograph(
  { shots }: Deduced,
  known: Public,
  own: Own,
  seat: Seat,
  price: number,
): Action | undefined {
  const rounds = waysFrom(known, seat).flatMap(way => roundOf(way, shots, own, seat) ?? []);
  const best = rounds.reduce<Round | undefined>(
    (one, other) => (one && one.rate >= other.rate ? one : other),
    undefined,
  );
  if (!best || best.rate < price) return undefined;
  if (best.way.quadrant !== known.quadrants[seat]) return { type: 'move', to: best.way.first };
  return { type: 'photo', ...at(best.shots, 0) };
}

function roundOf(way: Way, shots: readonly Shot[], own: Own, seat: Seat): Round | undefined {
  const { there, cost } = way;
  const worthy = shots
    .filter(shot => refuseAct(there, seat, { type: 'photo', ...shot }, own) === undefined)
    .map(shot => ({ shot, worth: worthOf(shot, there, seat) }))
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth);
  const taken = withinSupply(
    worthy.map(({ shot }) => shot),
    own,
    there,
  );
  let best: Round | undefined;
  let points = 0;
  for (const [index, shot] of taken.entries()) {
    points += worthOf(shot, there, seat);
    const rate = points / (cost + index + 1);
    if (!best || rate > best.rate) best = { way, shots: taken.slice(0, index + 1), rate };
  }
  return best;
}

/** No more of a thing than there are photos of it. [S4] */
function withinSupply(shots: readonly Shot[], own: Own, { mode }: Public): readonly Shot[] {
  const board = boardOf(mode);
  const chosen: Shot[] = [];
  for (const shot of shots)
    if (
      chosen.filter(({ subject }) => subject === shot.subject).length < photosLeft(own, shot.subject, board)
    )
      chosen.push(shot);
  return chosen;
}

/** What a photo would be worth if the game ended as the Earth is turned now. [E4] [M25] */
function worthOf({ sector, subject }: Shot, known: Public, seat: Seat): number {
  const { photos } = effectIn(known, quadrantOf(sector, known.turns, boardOf(known.mode)));
  if (photos?.worthNothing) return 0;
  const alone = !known.photos.some(
    photo => photo.sector === sector && photo.seat !== seat && photo.fate !== 'wrong',
  );
  return SCORE.photos[subject] + ((alone ? photos?.moreAlone : photos?.moreWithOthers) ?? 0);
}

/** Photos or a find, whichever is worth more. [E2] */
export function lastAct({ guess, shots }: Deduced, view: View, own: Own, seat: Seat): Move {
  const { public: known } = view;
  const open = shots
    .filter(shot => refuse(view, { type: 'last-photos', shots: [shot] }) === undefined)
    .toSorted((one, other) => worthOf(other, known, seat) - worthOf(one, known, seat));
  const chosen = withinSupply(open, own, known).slice(0, mostLastPhotos(known, seat));
  const points = chosen.reduce((sum, shot) => sum + worthOf(shot, known, seat), 0);
  if (guess && SCORE.perSpaceBehind * behind(known, seat) >= points) return { type: 'find', ...guess };
  return { type: 'last-photos', shots: inOrder(chosen) };
}
