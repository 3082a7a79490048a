import { assert, at, type Seat, seatsOf } from '../../core/contract.ts';
import { costOf, standsIn } from './costs.ts';
import { turnEnded } from './earth.ts';
import { mayFollow } from './legal.ts';
import { effectIn } from './modifiers.ts';
import {
  actBy,
  andThen,
  answered,
  changed,
  decided,
  nobody,
  type Stepped,
  toAll,
  toOwn,
  withOwn,
} from './steps.ts';
import type { Act, Public, Quadrant, State, Wish } from './types.ts';

/** [A1] [M16] */
export function move(state: State, seat: Seat, to: Quadrant): Stepped {
  const { public: known } = state;
  const from = standsIn(known, seat);
  const cost = costOf(known, seat, { type: 'move', to });
  const act: Act = { ...actBy(known, seat, cost), type: 'move', to };
  const { state: next, events } = answered(state, act, { type: 'move' });
  const freeMove = cost === 0 ? { from, to } : known.freeMove;
  const quadrants = known.quadrants.with(seat, to);
  const there = { state: changed(next, { quadrants, freeMove }), events };
  const { move } = effectIn(known, from);
  const together = move?.together && quadrants.includes(from);
  return together ? andThen(there, now => ask(now, { seat, from, to })) : moved(there, seat, cost);
}

/** [M16] */
export function follow(state: State, seat: Seat, follows: boolean): Stepped {
  const step = decided(withOwn(state, seat, { follows }), seat, { type: 'answered-follow', follows });
  return step.state.public.done.includes(false) ? step : andThen(step, followed);
}

/** [M16] */
export const settle = (state: State, seat: Seat, wish: Wish): Stepped => ({
  state: withOwn(state, seat, { wish }),
  events: [toOwn(seat, { type: 'wished', wish })],
});

/** Who settled the answer beforehand is not asked. [M16] */
function ask(state: State, following: NonNullable<Public['following']>): Stepped {
  const asking = changed(state, { stage: 'follow', following });
  const done = seatsOf(asking.public.seats).map(seat => !mayFollow(asking.public, seat));
  let step: Stepped = {
    state: changed(asking, { done }),
    events: [toAll({ type: 'follow-asked', ...following })],
  };
  for (const [seat, { wish }] of state.own.entries())
    if (!done[seat] && wish !== 'ask')
      step = andThen(step, now => follow(now, seat as Seat, wish === 'follow'));
  return step;
}

function followed(state: State): Stepped {
  const { following, seats, acts } = state.public;
  assert(following, 'somebody is followed');
  const { seat: mover, to } = following;
  const followers = seatsOf(seats).filter(seat => state.own[seat]?.follows);
  const quadrants = state.public.quadrants.map((quadrant, seat) =>
    followers.includes(seat as Seat) ? to : quadrant,
  );
  const next = changed(state, { stage: 'act', following: null, done: nobody(seats), quadrants });
  const own = next.own.map(one => (one.follows === null ? one : { ...one, follows: null }));
  const events = [toAll({ type: 'followed', seats: followers, to })];
  return moved({ state: { ...next, own }, events }, mover, at(acts, -1).cost);
}

/** A move that costs nothing does not end the turn. [T6] */
const moved = (step: Stepped, seat: Seat, cost: number): Stepped =>
  cost === 0 ? step : turnEnded(step, seat, cost);
