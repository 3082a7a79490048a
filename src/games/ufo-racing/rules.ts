import { at, type Outcome, type Seat, seatsOf } from '../../core/contract.ts';
import type { Rng, RngState } from '../../core/rng.ts';
import { DECK, indexOf, placingOrder, STILL } from './board.ts';
import { drawTile, layTile } from './extend.ts';
import { Course, nobody, type Stepped } from './steps.ts';
import { START_TRACK } from './track.ts';
import { beginTurn, endMove, flyOn, goOn, makePlan, nextMove, useBattery } from './turn.ts';
import type { Move, Options, Spot, State, Ufo } from './types.ts';

/** [S2] [S3] [S4] [S5] */
export function setup({ setup }: Options, seats: number, rng: Rng, play: RngState): Stepped {
  const course = new Course({
    rng: play,
    public: {
      seats,
      setup,
      stage: 'lay',
      turn: 0,
      cards: [],
      track: START_TRACK,
      drawn: null,
      actor: null,
      ufos: seatsOf(seats).map(() => AT_REST),
      done: nobody(seats),
      batteryUsed: false,
      turns: [],
      end: null,
    },
    own: seatsOf(seats).map(() => ({ plan: null })),
  });
  const cards = rng.public
    .shuffle(DECK)
    .slice(0, seats)
    .map(({ order }) => order);
  const order = placingOrder(cards);
  course.public.cards = cards;
  course.tell({ type: 'cards-dealt', cards, order });
  drawTile(course, at(order, -1), rng.public);
  return course.step();
}

export function toAct({ public: { stage, done, actor, seats } }: State): readonly Seat[] {
  if (actor !== null) return [actor];
  return stage === 'plan' ? seatsOf(seats).filter(seat => !done[seat]) : [];
}

export function apply(state: State, seat: Seat, move: Move): Stepped {
  const course = new Course(state);
  make(course, seat, move);
  return course.step();
}

export function outcome({ public: { end, seats } }: State): Outcome | undefined {
  if (!end) return undefined;
  const scores = seatsOf(seats).map(seat => {
    const points = seat === end.winner ? 1 : 0;
    return { total: points, parts: [{ what: 'finish', points }] };
  });
  return { winners: [end.winner], scores, reason: 'finish-line-crossed' };
}

function make(course: Course, seat: Seat, move: Move): void {
  switch (move.type) {
    case 'lay':
      layTile(course, seat, move);
      if (course.public.turn === 0) nextToPlace(course);
      else nextMove(course);
      break;
    case 'place':
      place(course, seat, move);
      break;
    case 'plan': {
      const { thrust, battery, initiative } = move;
      makePlan(course, seat, { thrust, battery, initiative });
      break;
    }
    case 'fly':
      flyOn(course, seat, move.direction);
      break;
    case 'boost':
      useBattery(course, seat, indexOf(move.direction), 1);
      course.happens({ type: 'boosted', seat, direction: move.direction });
      break;
    case 'brake':
      useBattery(course, seat, indexOf(move.direction), -1);
      course.happens({ type: 'braked', seat, direction: move.direction });
      goOn(course, seat);
      break;
    case 'rest':
      endMove(course, seat);
  }
}

/** [S6] */
function place(course: Course, seat: Seat, { x, y, z }: Spot): void {
  course.change(seat, { x, y, z });
  course.public.done = course.public.done.with(seat, true);
  course.tell({ type: 'placed', seat, x, y, z });
  nextToPlace(course);
}

function nextToPlace(course: Course): void {
  const { public: now } = course;
  const next = placingOrder(now.cards).find(seat => !now.done[seat]);
  if (next === undefined) {
    beginTurn(course);
    return;
  }
  now.stage = 'place';
  now.actor = next;
}

/** [S5] */
const AT_REST: Ufo = {
  x: 0,
  y: 0,
  z: 0,
  damage: 0,
  energy: 0,
  battery: 0,
  initiative: 0,
  unmoved: STILL,
  moved: STILL,
};
