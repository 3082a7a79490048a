import { at, type Seat, seatsOf } from '../../../core/contract.ts';
import type { Rng } from '../../../core/rng.ts';
import { added, consolidated } from '../board.ts';
import { nextToMove } from '../order.ts';
import type { Preview } from '../predict.ts';
import type { Happening, Plan, Ufo } from '../types.ts';
import { bestFlight, type Cost } from './flying.ts';
import type { Routes } from './routes.ts';
import { turnsLeft } from './turns-left.ts';

/** What one makes of a turn that is over: less is better. */
export interface Style {
  /** What a turn of the best of the others is worth, against one's own. */
  readonly spite: number;
  /** Turns that a hit between UFOs is shunned like, beside what it does. */
  readonly shyness: number;
}

const WON = -100;
const LOST = 100;

export function costOf(routes: Routes, seat: Seat, { spite, shyness }: Style): Cost {
  return ({ track, ufos, happened, end }) => {
    if (end) return end.winner === seat ? WON : LOST;
    let cost = turnsLeft(routes, track, at(ufos, seat));
    if (spite > 0) {
      let rival = LOST;
      for (const [other, ufo] of ufos.entries())
        if (other !== seat) rival = Math.min(rival, turnsLeft(routes, track, ufo));
      cost -= spite * rival;
    }
    return shyness > 0 ? cost + shyness * contacts(happened, seat) : cost;
  };
}

function contacts(happened: readonly Happening[], seat: Seat): number {
  let count = 0;
  for (const happening of happened)
    if ('struck' in happening && (happening.seat === seat || happening.struck === seat)) count++;
  return count;
}

/** Plans are opened. [P5] */
export const opened = (ufos: readonly Ufo[], plans: readonly Plan[]): readonly Ufo[] =>
  ufos.map((ufo, seat) => {
    const { thrust, battery, initiative } = at(plans, seat);
    return { ...ufo, energy: 0, battery, initiative, unmoved: consolidated(added(ufo.unmoved, thrust)) };
  });

/** How those who have not moved yet fly, each to its own advantage. No tile is laid. */
export function restOfTurn(
  start: Preview,
  done: readonly boolean[],
  rng: Rng,
  costs: (seat: Seat) => Cost,
): Preview {
  let now = start;
  let left = done;
  const seats = done.length;
  while (!now.end) {
    const next = nextToMove({ track: now.track, ufos: now.ufos, done: left, seats }, () => rng);
    if (!next) break;
    left = left.with(next.seat, true);
    const { after } = bestFlight(now, next.seat, false, costs(next.seat));
    now = { ...after, happened: [...now.happened, ...after.happened] };
  }
  return now;
}

/** Everybody thinks of itself only. */
export function selfish(routes: Routes, seats: number): (seat: Seat) => Cost {
  const costs = seatsOf(seats).map(seat => costOf(routes, seat, { spite: 0, shyness: 0 }));
  return seat => at(costs, seat);
}
