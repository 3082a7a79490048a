import { assert, at, type Seat } from '../../core/contract.ts';
import type { Rng } from '../../core/rng.ts';
import {
  allSectors,
  type Board,
  boardOf,
  onFrom,
  QUADRANTS,
  sectorsOfQuadrant,
  stackedWith,
  stepsBetween,
} from './board.ts';
import { standsIn } from './costs.ts';
import { type Could, couldAppear } from './could.ts';
import {
  barredBecause,
  inOrder,
  mayFollow,
  mayWish,
  mostLastPhotos,
  placing,
  refuse,
  refuseAct,
  refuseMove,
} from './legal.ts';
import { effectFor } from './modifiers.ts';
import { areasIn } from './moves.ts';
import {
  type Action,
  type Guess,
  LEVELS_OF_FACTS,
  type Move,
  type Own,
  type Public,
  type Sector,
  type Shot,
  SIGHTS,
  SUBJECTS,
  SURVEYED,
  type Surveyed,
  TOPICS,
  type View,
  WISHES,
} from './types.ts';

/** How often a guess or a photo is made without a thought. */
const BLIND = 0.1;
/** How often an answer is settled by a seat that could do something else. */
const WISHING = 0.03;
const FINDING = 0.3;
/** How often two things are asked where they can be. */
const TWO = 0.5;
/** After so many guesses that were made before, one is made again. */
const MOST_TRIES = 20;

/** Leans towards what single answers leave possible, so that games end. */
export function sample(view: View, rng: Rng): Move {
  const { viewer, own, public: known } = view;
  assert(viewer !== 'spectator' && own, 'only a seat with a move is asked for one');
  if (mayWish(known) && (!hasOther(known, viewer) || rng.chance(WISHING)))
    return { type: 'wish', wish: rng.pick(WISHES.filter(wish => wish !== own.wish)) };
  switch (known.stage) {
    case 'over':
      throw new Error('nobody has a move when the game is over');
    case 'know':
      return { type: 'know', level: rng.pick(LEVELS_OF_FACTS.filter(level => level !== own.level)) };
    case 'place':
      return { type: 'place', quadrant: rng.pick(QUADRANTS) };
    case 'follow':
      return { type: 'follow', follows: own.follows === null ? rng.chance(0.5) : !own.follows };
    case 'act':
      return rng.chance(FINDING) ? sampleFind(view, own, rng) : sampleAction(view, own, viewer, rng);
    case 'last-acts':
      return rng.chance(0.5) ? sampleFind(view, own, rng) : sampleLast(view, viewer, rng);
  }
}

/** [C1] */
export function late(view: View, rng: Rng): Move {
  const { viewer, public: known } = view;
  assert(viewer !== 'spectator', 'only a seat that must act is late');
  switch (known.stage) {
    case 'know':
      return { type: 'know', level: 'experienced' };
    case 'place':
      return { type: 'place', quadrant: rng.pick(QUADRANTS) };
    case 'follow':
      return { type: 'follow', follows: false };
    case 'act':
      return lateAction(known, viewer, rng);
    default:
      return { type: 'last-photos', shots: [] };
  }
}

function lateAction(known: Public, seat: Seat, rng: Rng): Move {
  if (barredBecause(known, seat, 'survey') === undefined) {
    const { jams } = effectFor(known, seat);
    const of = [rng.pick(SURVEYED.filter(thing => !jams?.[thing]))];
    return { type: 'survey', of, area: { form: 'quadrant' } };
  }
  const here = standsIn(known, seat);
  const near = QUADRANTS.filter(
    to => stepsBetween(here, to) === 1 && refuseMove(known, seat, to) === undefined,
  );
  if (near.length > 0) return { type: 'move', to: rng.pick(near) };
  const sight = () => rng.pick(SIGHTS);
  const sector = rng.pick(allSectors(boardOf(known.mode)));
  return { type: 'find', sector, before: sight(), after: sight(), stacked: sight() };
}

/** Whether this seat has anything to choose but its settled answer. */
function hasOther(known: Public, seat: Seat): boolean {
  switch (known.stage) {
    case 'know':
      return true;
    case 'place':
      return placing(known) === seat;
    case 'follow':
      return mayFollow(known, seat);
    case 'act':
      return known.order[0] === seat;
    default:
      return known.lastActs[0] === seat;
  }
}

/** More of what tells more. */
const KINDS = ['move', 'survey', 'survey', 'target', 'target', 'photo', 'analyze'] as const;

/** Some action can always be taken: a move where a survey is barred. */
export function sampleAction(view: View, own: Own, seat: Seat, rng: Rng): Move {
  const { public: known } = view;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const move = someAction(view, seat, rng);
    if (refuseAct(known, seat, move, own) === undefined) return move;
  }
  return sampleFind(view, own, rng);
}

function someAction(view: View, seat: Seat, rng: Rng): Action {
  const { public: known } = view;
  const sectors = sectorsOfQuadrant(standsIn(known, seat), known.turns, boardOf(known.mode));
  const { survey, target } = effectFor(known, seat);
  const type = rng.pick(KINDS);
  switch (type) {
    case 'move':
      return { type, to: rng.pick(QUADRANTS) };
    case 'survey':
      return { type, of: someThings(survey?.things !== undefined, rng), area: rng.pick(areasIn(sectors)) };
    case 'target':
      return { type, sectors: someSectors(view, sectors, target?.bothFor !== undefined, rng) };
    case 'photo':
      return { type, ...somePhoto(view, sectors, rng) };
    case 'analyze':
      return { type, topic: rng.pick(TOPICS) };
  }
}

function someThings(two: boolean, rng: Rng): readonly Surveyed[] {
  const one = rng.int(SURVEYED.length);
  const other = two && rng.chance(TWO) ? rng.int(SURVEYED.length) : one;
  const first = at(SURVEYED, Math.min(one, other));
  return one === other ? [first] : [first, at(SURVEYED, Math.max(one, other))];
}

/** Rather those that are not known. */
function someSectors(view: View, sectors: readonly Sector[], two: boolean, rng: Rng): readonly Sector[] {
  const could = couldAppear(view);
  const open = sectors.filter(sector => could.sights(sector).length > 1);
  const from = open.length === 0 || rng.chance(BLIND) ? sectors : open;
  const one = rng.pick(from);
  const other = two && rng.chance(TWO) ? rng.pick(sectors) : one;
  return one === other ? [one] : [Math.min(one, other), Math.max(one, other)];
}

export function somePhoto(view: View, sectors: readonly Sector[], rng: Rng): Shot {
  const sector = rng.pick(sectors);
  const fitting = rng.chance(BLIND) ? [] : subjectsFor(couldAppear(view), sector);
  return { sector, subject: rng.pick(fitting.length > 0 ? fitting : SUBJECTS) };
}

const subjectsFor = (could: Could, sector: Sector) =>
  SUBJECTS.filter(subject => could.appear(sector, subject));

export function sampleFind(view: View, { answers }: Own, rng: Rng): Move {
  const { turns, mode } = view.public;
  const board = boardOf(mode);
  const could = couldAppear(view);
  const blind = rng.chance(BLIND);
  const sights = (sector: Sector) => rng.pick(blind ? SIGHTS : could.sights(sector));
  const places = allSectors(board).filter(sector => blind || could.appear(sector, 'junk'));
  const tried = new Set(answers.flatMap(answer => (answer.type === 'find' ? [keyOf(answer.guess)] : [])));
  for (let tries = 0; ; tries++) {
    const guess = guessAt(rng.pick(places), turns, board, sights);
    if (tries === MOST_TRIES || !tried.has(keyOf(guess))) return { type: 'find', ...guess };
  }
}

function guessAt(
  sector: Sector,
  turns: number,
  board: Board,
  sights: (sector: Sector) => Guess['before'],
): Guess {
  return {
    sector,
    before: sights(onFrom(sector, -1, board)),
    after: sights(onFrom(sector, 1, board)),
    stacked: sights(stackedWith(sector, turns, board)),
  };
}

const keyOf = ({ sector, before, after, stacked }: Guess): string =>
  `${sector} ${before} ${after} ${stacked}`;

/** None, or some, as far as they are legal now. [E2] */
function sampleLast(view: View, seat: Seat, rng: Rng): Move {
  const { public: known } = view;
  const sectors = allSectors(boardOf(known.mode));
  const wanted = rng.int(mostLastPhotos(known, seat) + 1);
  let shots: readonly Shot[] = [];
  for (let tries = 0; shots.length < wanted && tries < MOST_TRIES; tries++) {
    const more = inOrder([...shots, somePhoto(view, sectors, rng)]);
    if (refuse(view, { type: 'last-photos', shots: more }) === undefined) shots = more;
  }
  return { type: 'last-photos', shots };
}
