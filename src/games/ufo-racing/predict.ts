import { at, type Seat } from '../../core/contract.ts';
import { added, consolidated, indexOf, STILL, sum } from './board.ts';
import { distanceAt } from './distance.ts';
import { fieldOf, placeOf } from './field.ts';
import { fly } from './flight.ts';
import { speedAfter, streamUnder } from './reset.ts';
import {
  DIRECTIONS,
  type Direction,
  type End,
  type Happening,
  type Move,
  type Public,
  type Speeds,
  type Track,
  type Ufo,
} from './types.ts';

/** How things stand after something that is not done yet. Can be looked at further. */
export interface Preview {
  readonly track: Track;
  readonly ufos: readonly Ufo[];
  readonly happened: readonly Happening[];
  readonly end: End | null;
}

type Standing = Pick<Public, 'track' | 'ufos'>;

/** What this direction or this use of the battery would do now. */
export function preview({ track, ufos }: Standing, seat: Seat, move: Move): Preview {
  switch (move.type) {
    case 'fly':
      return fly(track, ufos, seat, move.direction);
    case 'boost':
    case 'brake': {
      const boosted = move.type === 'boost';
      const ufo = at(ufos, seat);
      const index = indexOf(move.direction);
      const unmoved = ufo.unmoved.with(index, at(ufo.unmoved, index) + (boosted ? 1 : -1));
      return {
        track,
        ufos: ufos.with(seat, {
          ...ufo,
          battery: ufo.battery - 1,
          unmoved: unmoved as unknown as Speeds,
        }),
        happened: [{ type: boosted ? 'boosted' : 'braked', seat, direction: move.direction }],
        end: null,
      };
    }
    default:
      return { track, ufos, happened: [], end: null };
  }
}

export interface Prediction extends Preview {
  /** The directions in the order in which they are flown. */
  readonly order: readonly Direction[];
  /** Hits on bulkheads and UFOs by this UFO. */
  readonly hits: number;
  /** Damage that it takes. */
  readonly damage: number;
  /** Its speed at the start of the next turn, streams included. */
  readonly left: Speeds;
  /** Steps from there to leave the last tile. */
  readonly distance: number;
}

/**
 * The path of a UFO if nobody interferes: everybody else stays in place, and the battery is not used. With `thrust` it
 * is added to the speed first, as when plans are opened. Without an order the best one is taken: to finish, then the
 * fewest hits, then the least distance.
 */
export function predict(
  { track, ufos }: Standing,
  seat: Seat,
  thrust: Speeds = STILL,
  order?: readonly Direction[],
): Prediction {
  const ufo = at(ufos, seat);
  const planned = thrust === STILL ? ufo : { ...ufo, unmoved: consolidated(added(ufo.unmoved, thrust)) };
  const start: Preview = { track, ufos: ufos.with(seat, planned), happened: [], end: null };
  return order ? along(start, seat, order) : best(start, seat, []);
}

function along(start: Preview, seat: Seat, order: readonly Direction[]): Prediction {
  let now = start;
  const flown: Direction[] = [];
  const wanted = [...order];
  for (;;) {
    const left = unmovedDirections(now, seat);
    if (left.length === 0) return finish(now, seat, flown);
    const next = wanted.find(direction => left.includes(direction)) ?? at(left, 0);
    wanted.splice(wanted.indexOf(next), wanted.includes(next) ? 1 : 0);
    flown.push(next);
    now = after(now, seat, next);
  }
}

/** After a hit there can be more directions to choose from; all orders are few. */
function best(now: Preview, seat: Seat, order: readonly Direction[]): Prediction {
  const left = unmovedDirections(now, seat);
  if (left.length === 0) return finish(now, seat, order);
  let found: Prediction | undefined;
  for (const direction of left) {
    const one = best(after(now, seat, direction), seat, [...order, direction]);
    if (!found || better(one, found, seat)) found = one;
    if (found.end?.winner === seat) break;
  }
  return found as Prediction;
}

function better(one: Prediction, other: Prediction, seat: Seat): boolean {
  const rank = ({ end }: Prediction) => (!end ? 1 : end.winner === seat ? 0 : 2);
  if (rank(one) !== rank(other)) return rank(one) < rank(other);
  if (one.hits !== other.hits) return one.hits < other.hits;
  return one.distance < other.distance;
}

function after(now: Preview, seat: Seat, direction: Direction): Preview {
  const { track, ufos, happened, end } = fly(now.track, now.ufos, seat, direction);
  return { track, ufos, happened: [...now.happened, ...happened], end };
}

const unmovedDirections = ({ ufos, end }: Preview, seat: Seat): readonly Direction[] => {
  const { unmoved } = at(ufos, seat);
  return end || sum(unmoved) === 0 ? [] : DIRECTIONS.filter((_, index) => unmoved[index]);
};

function finish(now: Preview, seat: Seat, order: readonly Direction[]): Prediction {
  const ufo = at(now.ufos, seat);
  let hits = 0;
  let damage = 0;
  for (const happening of now.happened) {
    if (!('damage' in happening)) continue;
    if (happening.seat === seat) hits++;
    if (('struck' in happening ? happening.struck : happening.seat) === seat) damage += happening.damage;
  }
  return {
    ...now,
    order,
    hits,
    damage,
    left: speedAfter(ufo, streamUnder(now.track, ufo)),
    distance: now.end ? 0 : distanceAt(fieldOf(now.track), placeOf(ufo)),
  };
}
