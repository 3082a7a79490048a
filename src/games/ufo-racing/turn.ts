import { at, type Seat } from '../../core/contract.ts';
import { added, consolidated, energyFor, STILL, sum } from './board.ts';
import { drawTile } from './extend.ts';
import { isOnLastTile } from './field.ts';
import { fly } from './flight.ts';
import { nextToMove } from './order.ts';
import { speedAfter, streamUnder } from './reset.ts';
import { type Course, nobody } from './steps.ts';
import type { Direction, Plan, Speeds, Ufo } from './types.ts';

/** [P1] [P2] */
export function beginTurn(course: Course): void {
  const { public: now } = course;
  now.turn++;
  now.stage = 'plan';
  now.actor = null;
  now.done = nobody(now.seats);
  now.batteryUsed = false;
  now.ufos = now.ufos.map(ufo => ({
    ...ufo,
    energy: energyFor(ufo.damage),
    damage: Math.max(0, ufo.damage - 1),
  }));
  now.turns = [...now.turns, { before: now.ufos, plans: [], happened: [] }];
  course.tell({ type: 'turn-began', turn: now.turn, ufos: now.ufos });
}

/** A plan, first or changed; the last one opens all. [P3] [P4] */
export function makePlan(course: Course, seat: Seat, plan: Plan): void {
  const { public: now } = course;
  course.own = course.own.with(seat, { plan });
  course.tellOnly(seat, { type: 'planned', ...plan });
  if (now.done[seat]) return;
  now.done = now.done.with(seat, true);
  course.tell({ type: 'decided', seat });
  if (!now.done.includes(false)) reveal(course);
}

/** All unmoved speed of a direction, and what follows. [M1] */
export function flyOn(course: Course, seat: Seat, direction: Direction): void {
  const { public: now } = course;
  const { track, ufos, happened, end } = fly(now.track, now.ufos, seat, direction);
  now.track = track;
  now.ufos = ufos;
  for (const happening of happened) course.happens(happening);
  if (!end) {
    goOn(course, seat);
    return;
  }
  now.end = end;
  now.stage = 'over';
  now.actor = null;
}

/** [M3] */
export function useBattery(course: Course, seat: Seat, direction: number, chips: 1 | -1): void {
  const { battery, unmoved } = at(course.public.ufos, seat);
  course.public.batteryUsed = true;
  course.change(seat, {
    battery: battery - 1,
    unmoved: unmoved.with(direction, at(unmoved, direction) + chips) as unknown as Speeds,
  });
}

/** Whether there is something left to decide in one's own move. [M4] */
const mayGoOn = ({ unmoved, battery }: Ufo, batteryUsed: boolean): boolean =>
  sum(unmoved) > 0 || (battery > 0 && !batteryUsed);

export function goOn(course: Course, seat: Seat): void {
  if (!mayGoOn(at(course.public.ufos, seat), course.public.batteryUsed)) endMove(course, seat);
}

/** [X1] [X3] */
export function endMove(course: Course, seat: Seat): void {
  const { public: now } = course;
  now.done = now.done.with(seat, true);
  course.happens({ type: 'move-ended', seat });
  if (!now.track.whole && isOnLastTile(now.track, at(now.ufos, seat))) drawTile(course, seat);
  else nextMove(course);
}

/** [O5] [M5] */
export function nextMove(course: Course): void {
  const { public: now } = course;
  const next = nextToMove(now, () => course.rng().public);
  if (!next) {
    reset(course);
    return;
  }
  now.stage = 'move';
  now.actor = next.seat;
  now.batteryUsed = false;
  course.happens({ type: 'came-to-move', ...next });
  goOn(course, next.seat);
}

/** [P4] [P5] */
function reveal(course: Course): void {
  const { public: now } = course;
  const plans = course.own.map(({ plan }) => plan as Plan);
  now.ufos = now.ufos.map((ufo, seat) => {
    const { thrust, battery, initiative } = at(plans, seat);
    return { ...ufo, energy: 0, battery, initiative, unmoved: consolidated(added(ufo.unmoved, thrust)) };
  });
  now.turns = now.turns.with(-1, { ...at(now.turns, -1), plans });
  course.own = plans.map(() => NO_PLAN);
  now.done = nobody(now.seats);
  course.tell({ type: 'revealed', plans });
  nextMove(course);
}

const NO_PLAN = Object.freeze({ plan: null });

/** [R1] [R2] [R3] */
function reset(course: Course): void {
  const { public: now } = course;
  now.ufos = now.ufos.map((ufo, seat) => {
    const stream = streamUnder(now.track, ufo);
    if (stream) course.happens({ type: 'streamed', seat: seat as Seat, speed: stream });
    return { ...ufo, initiative: 0, unmoved: speedAfter(ufo, stream), moved: STILL };
  });
  course.keep();
  beginTurn(course);
}
