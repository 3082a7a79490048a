import { assert, at, type Seat, seatsOf } from '../../../core/contract.ts';
import type { Rng } from '../../../core/rng.ts';
import { allSectors, boardOf, FACT_SETS, QUADRANTS, sectorsOfQuadrant } from '../board.ts';
import { inOrder } from '../legal.ts';
import { areasIn, pairsOf } from '../moves.ts';
import { sampleAction, sampleFind, somePhoto } from '../sample.ts';
import { LEVELS_OF_FACTS, type Own, SATELLITES, type Shot, SUBJECTS, SURVEYED } from '../types.ts';
import { refuse } from './legal.ts';
import { asActing, convoyOf, FARTHEST, mostLastPhotos } from './table.ts';
import type { Announced, Move, View } from './types.ts';

/** How often somebody ends the game before or after it was found. */
const ENDING = { act: 0.01, 'last-acts': 0.1 };
/** How often something is set right, rather than played. */
const MENDING = 0.15;
const TURNING = 0.05;
const FINDING = 0.2;
const MOST_TRIES = 20;
/** Spaces a token is set on or back, as a rule. */
const NEAR = 4;

/** Plays on rather than mending, and takes a turn of the Earth that is due. */
export function sample(view: View, rng: Rng): Move {
  const { viewer, own, public: known } = view;
  assert(viewer !== 'spectator' && own, 'only a seat with a move is asked for one');
  const { stage } = known;
  assert(stage === 'act' || stage === 'last-acts', 'a box table has two stages before its end');
  if (rng.chance(ENDING[stage])) return { type: 'reveal' };
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const move = some(view, own, viewer, rng);
    if (refuse(view, move) === undefined) return move;
  }
  return { type: 'reveal' };
}

/** No clock runs at a box table: a token goes on by 1, or back where it can go no farther. */
export function late({ viewer, public: known }: View): Move {
  assert(viewer !== 'spectator', 'only a seat that must act is late');
  const time = at(known.time, viewer);
  return { type: 'set-time', seat: viewer, time: time < FARTHEST ? time + 1 : FARTHEST - 1 };
}

function some(view: View, own: Own, seat: Seat, rng: Rng): Move {
  const { public: known, box } = view;
  if (rng.chance(box.turnDue ? 0.5 : TURNING)) return { type: 'turn' };
  if (rng.chance(MENDING)) return someMending(view, rng);
  if (convoyOf(known) && rng.chance(0.5)) return someAlong(view, rng);
  const others = seatsOf(known.seats).filter(one => !box.here[one]);
  if (!box.here[seat] || (others.length > 0 && rng.chance(0.3)))
    return someOfOthers(view, rng.pick(others), rng);
  if (box.sets[seat] === null)
    return { type: 'know', set: rng.int(FACT_SETS), level: rng.pick(LEVELS_OF_FACTS) };
  if (known.quadrants[seat] === null) return { type: 'stand', seat, quadrant: rng.pick(QUADRANTS) };
  return someOwn(view, own, seat, rng);
}

function someOwn(view: View, own: Own, seat: Seat, rng: Rng): Move {
  const { public: known } = view;
  if (known.stage === 'last-acts') {
    if (rng.chance(FINDING)) return { type: 'pass', seat };
    return rng.chance(0.5) ? boxed(sampleFind(view, own, rng)) : someLast(view, seat, rng);
  }
  const acting = { ...view, public: asActing(known, seat) };
  return boxed(rng.chance(FINDING) ? sampleFind(acting, own, rng) : sampleAction(acting, own, seat, rng));
}

/** The game's own way of acting knows no other moves. */
function boxed(move: ReturnType<typeof sampleFind>): Move {
  assert(
    move.type !== 'know' && move.type !== 'place' && move.type !== 'follow' && move.type !== 'wish',
    'an action is an action',
  );
  return move;
}

function someLast(view: View, seat: Seat, rng: Rng): Move {
  const sectors = allSectors(boardOf(view.public.mode));
  const wanted = rng.int(mostLastPhotos(view, seat) + 1);
  let shots: readonly Shot[] = [];
  for (let tries = 0; shots.length < wanted && tries < MOST_TRIES; tries++) {
    const more = inOrder([...shots, somePhoto(view, sectors, rng)]);
    if (refuse(view, { type: 'last-photos', shots: more }) === undefined) shots = more;
  }
  return { type: 'last-photos', shots };
}

/** What somebody says who is away. [C9] */
function someOfOthers({ public: known, box }: View, seat: Seat, rng: Rng): Move {
  if (known.quadrants[seat] === null) return { type: 'stand', seat, quadrant: rng.pick(QUADRANTS) };
  if (box.due.length > 0 && rng.chance(0.5))
    return { type: 'verify', photo: rng.pick(box.due), subject: rng.pick(SUBJECTS) };
  if (known.stage === 'last-acts' && rng.chance(0.3)) return { type: 'pass', seat };
  return { type: 'announced', seat, act: someAnnounced({ known, seat }, rng) };
}

type Place = { readonly known: View['public']; readonly seat: Seat };

function someAnnounced({ known, seat }: Place, rng: Rng): Announced {
  const { mode, turns } = known;
  const board = boardOf(mode);
  const quadrant = rng.chance(0.8) ? (known.quadrants[seat] ?? 1) : rng.pick(QUADRANTS);
  const sectors = sectorsOfQuadrant(quadrant, turns, board);
  const two = <Item>(items: readonly Item[]): readonly Item[] =>
    rng.chance(0.8) ? [rng.pick(items)] : rng.pick([...pairsOf(items)]);
  const type = rng.pick(['move', 'survey', 'target', 'photo', 'photo', 'analyze', 'find'] as const);
  switch (type) {
    case 'move':
      return { type, to: rng.pick(QUADRANTS) };
    case 'survey':
      return { type, of: two(SURVEYED), area: rng.pick(areasIn(sectors)) };
    case 'target':
      return { type, sectors: two([...sectors].sort((one, other) => one - other)) };
    case 'photo':
      return { type, sector: rng.pick(sectors) };
    case 'analyze':
      return { type, satellite: rng.pick(SATELLITES) };
    case 'find':
      return { type, found: rng.chance(0.2) };
  }
}

function someAlong({ public: known }: View, rng: Rng): Move {
  const seats = seatsOf(known.seats).filter(() => rng.chance(0.5));
  return { type: 'went-along', seats: seats.length > 0 ? seats : [rng.pick(seatsOf(known.seats))] };
}

/** What is set right by hand. [C10] [C14] [U3] */
function someMending({ public: known, box }: View, rng: Rng): Move {
  const seat = rng.pick(seatsOf(known.seats));
  const { acts, photos, time, mode } = known;
  switch (rng.int(5)) {
    case 0:
      return { type: 'stand', seat, quadrant: rng.pick(QUADRANTS) };
    case 1: {
      const near = Math.max(0, at(time, seat) + rng.int(2 * NEAR + 1) - NEAR);
      return { type: 'set-time', seat, time: rng.chance(0.95) ? near : rng.int(FARTHEST + 1) };
    }
    case 2:
      return rng.chance(0.5)
        ? { type: 'mistake', act: rng.int(acts.length + 1) }
        : { type: 'mistake', entry: rng.int(box.entries.length + 1) };
    case 3:
      return {
        type: 'verify-other',
        seat,
        sector: rng.pick(allSectors(boardOf(mode))),
        subject: rng.pick(SUBJECTS),
      };
    default:
      return {
        type: 'verify',
        photo: photos.length === 0 ? 0 : rng.int(photos.length),
        subject: rng.pick(SUBJECTS),
      };
  }
}
