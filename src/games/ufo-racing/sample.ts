import { assert, at, type Seat } from '../../core/contract.ts';
import type { Rng } from '../../core/rng.ts';
import { chipsToPlan, speedIn } from './board.ts';
import { nearer } from './distance.ts';
import { fieldOf, placeOf } from './field.ts';
import { moves, refuse, startSpots } from './legal.ts';
import { steer } from './steer.ts';
import { mayLie, near } from './track.ts';
import {
  DIRECTIONS,
  type Direction,
  type Move,
  type Plan,
  type Public,
  type Speeds,
  type View,
} from './types.ts';

/** How often a plan or a use of the battery is any that is legal: races must end. */
const ANY = 0.1;

export function sample(view: View, rng: Rng): Move {
  const { viewer, public: now } = view;
  assert(viewer !== 'spectator' && now.stage !== 'over', 'only a seat with a move is asked for one');
  switch (now.stage) {
    case 'lay':
      return lay(now, rng);
    case 'place':
      return { type: 'place', ...rng.pick([...startSpots(now)]) };
    case 'plan':
      return planOf(view, viewer, rng);
    case 'move':
      return inFlight(now, viewer, rng, ANY);
  }
}

/** [C1] */
export function late(view: View, rng: Rng): Move {
  const { viewer, public: now } = view;
  assert(viewer !== 'spectator', 'only a seat is late');
  if (now.stage === 'plan')
    return { type: 'plan', ...steer(now.track, at(now.ufos, viewer), count => rng.int(count)) };
  return now.stage === 'move' ? inFlight(now, viewer, rng, 0) : sample(view, rng);
}

/** Mostly a calm one, sometimes any. */
export function randomPlan({ track, ufos }: Pick<Public, 'track' | 'ufos'>, seat: Seat, rng: Rng): Plan {
  const ufo = at(ufos, seat);
  return rng.chance(ANY) ? anyPlan(chipsToPlan(ufo), rng) : steer(track, ufo, count => rng.int(count));
}

function lay({ track, setup, drawn }: Public, rng: Rng): Move {
  assert(drawn, 'a tile is drawn before it is laid');
  const some = [...near(track.tiles, drawn)];
  for (;;) {
    const at = rng.int(some.length);
    const lie = some[at];
    if (lie && mayLie(track, setup, drawn, lie)) return { type: 'lay', ...lie };
    some.splice(at, 1);
  }
}

function planOf(view: View, seat: Seat, rng: Rng): Move {
  const move: Move = { type: 'plan', ...randomPlan(view.public, seat, rng) };
  if (refuse(view, move) === undefined) return move;
  // The sealed plan again: any other will do.
  return { type: 'plan', ...anotherPlan(view, rng) };
}

function anotherPlan(view: View, rng: Rng): Plan {
  assert(view.viewer !== 'spectator', 'only a seat plans');
  const chips = chipsToPlan(at(view.public.ufos, view.viewer));
  for (;;) {
    const plan = anyPlan(chips, rng);
    if (refuse(view, { type: 'plan', ...plan }) === undefined) return plan;
  }
}

/** Every chip anywhere. */
function anyPlan(chips: number, rng: Rng): Plan {
  const sign = rng.chance(0.5) ? 1 : -1;
  const thrust = [0, 0, 0, 0, 0, 0];
  let battery = 0;
  let initiative = 0;
  for (let chip = 0; chip < chips; chip++) {
    const to = rng.int(DIRECTIONS.length + 2);
    if (to < DIRECTIONS.length) thrust[to] = (thrust[to] as number) + 1;
    else if (to === DIRECTIONS.length) battery++;
    else initiative += sign;
  }
  return { thrust: thrust as unknown as Speeds, battery, initiative };
}

function inFlight(now: Public, seat: Seat, rng: Rng, any: number): Move {
  const ufo = at(now.ufos, seat);
  if (any > 0 && ufo.battery > 0 && !now.batteryUsed && rng.chance(any)) {
    const all = [...moves({ viewer: seat, public: now, own: { plan: null } })];
    return rng.pick(all);
  }
  const left = DIRECTIONS.filter(direction => speedIn(ufo.unmoved, direction) > 0);
  if (left.length === 0) return { type: 'rest' };
  return { type: 'fly', direction: firstOf(now, seat, left, rng, any) };
}

/** A direction that leads nearer to the exit, where there is one. */
function firstOf(
  { track, ufos }: Public,
  seat: Seat,
  left: readonly Direction[],
  rng: Rng,
  any: number,
): Direction {
  if (left.length === 1 || (any > 0 && rng.chance(any))) return rng.pick(left);
  const good = nearer(fieldOf(track), placeOf(at(ufos, seat)));
  return left.find(direction => good & (1 << DIRECTIONS.indexOf(direction))) ?? rng.pick(left);
}
