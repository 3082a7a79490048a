import { type Seat, seatsOf } from '../../../core/contract.ts';
import { allSectors, boardOf, FACT_SETS, QUADRANTS, quadrantOf } from '../board.ts';
import { actions, areasIn, finds, lastPhotos, pairsOf } from '../moves.ts';
import {
  LEVELS_OF_FACTS,
  type Move as MoveOfGame,
  type Own,
  type Public,
  SATELLITES,
  SUBJECTS,
  SURVEYED,
} from '../types.ts';
import { refuse } from './legal.ts';
import { convoyOf, FARTHEST, mostLastPhotos } from './table.ts';
import type { Announced, Move, View } from './types.ts';

/** Every legal move once; what there is most of comes last. */
export function* moves(view: View): Generator<Move> {
  const { viewer, own } = view;
  if (viewer === 'spectator' || own === null) return;
  for (const move of candidates(view, own, viewer)) if (refuse(view, move) === undefined) yield move;
}

function* candidates(view: View, own: Own, seat: Seat): Generator<Move> {
  const { public: known, box } = view;
  yield { type: 'turn' };
  yield { type: 'reveal' };
  yield* starting();
  yield* ofSeats(known);
  for (const act of known.acts.keys()) yield { type: 'mistake', act };
  for (const entry of box.entries.keys()) yield { type: 'mistake', entry };
  for (const seats of someOf(along(known))) if (seats.length > 0) yield { type: 'went-along', seats };
  for (const photo of known.photos.keys())
    for (const subject of SUBJECTS) yield { type: 'verify', photo, subject };
  for (const away of seatsOf(known.seats))
    for (const act of announcements(known)) yield { type: 'announced', seat: away, act };
  yield* ofOwn(view, own, seat);
}

function* ofOwn(view: View, own: Own, seat: Seat): Generator<Move> {
  const { public: known } = view;
  if (known.quadrants[seat] === null) return;
  if (known.stage === 'act') yield* boxed(actions(known, seat));
  else yield* boxed(finds(known));
  if (known.lastActs.includes(seat)) yield* boxed(lastPhotos(known, own, seat, mostLastPhotos(view, seat)));
}

function* starting(): Generator<Move> {
  for (let set = 0; set < FACT_SETS; set++)
    for (const level of LEVELS_OF_FACTS) yield { type: 'know', set, level };
}

function* ofSeats(known: Public): Generator<Move> {
  for (const seat of seatsOf(known.seats)) {
    yield { type: 'pass', seat };
    for (const quadrant of QUADRANTS) yield { type: 'stand', seat, quadrant };
    for (let time = 0; time <= FARTHEST; time++) yield { type: 'set-time', seat, time };
    for (const sector of allSectors(boardOf(known.mode)))
      for (const subject of SUBJECTS) yield { type: 'verify-other', seat, sector, subject };
  }
}

/** Whoever may have gone along. [U6] */
function along(known: Public): readonly Seat[] {
  const convoy = convoyOf(known);
  return convoy ? seatsOf(known.seats).filter(seat => seat !== convoy.seat) : [];
}

function* someOf(seats: readonly Seat[]): Generator<readonly Seat[]> {
  const [first, ...rest] = seats;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const some of someOf(rest)) {
    yield [first, ...some];
    yield some;
  }
}

/** [C9] */
export function* announcements({ mode, turns }: Public): Generator<Announced> {
  const board = boardOf(mode);
  const sectors = allSectors(board);
  for (const to of QUADRANTS) yield { type: 'move', to };
  for (const found of [true, false]) yield { type: 'find', found };
  for (const satellite of SATELLITES) yield { type: 'analyze', satellite };
  for (const sector of sectors) yield { type: 'photo', sector };
  for (const sector of sectors) yield { type: 'target', sectors: [sector] };
  for (const [one = 0, other = 0] of pairsOf(sectors))
    if (quadrantOf(one, turns, board) === quadrantOf(other, turns, board))
      yield { type: 'target', sectors: [one, other] };
  for (const area of areasIn(sectors)) {
    for (const of of SURVEYED) yield { type: 'survey', of: [of], area };
    for (const of of pairsOf(SURVEYED)) yield { type: 'survey', of, area };
  }
}

/** A table that follows a printed board has these of the game's moves. */
function* boxed(some: Iterable<MoveOfGame>): Generator<Move> {
  for (const move of some)
    switch (move.type) {
      case 'know':
      case 'place':
      case 'follow':
      case 'wish':
        break;
      default:
        yield move;
    }
}
