import { at, type Seat } from '../../../core/contract.ts';
import { sum } from '../board.ts';
import { type Preview, preview } from '../predict.ts';
import { DIRECTIONS, type Move, type Track, type Ufo } from '../types.ts';

/** Things as they stand in somebody's own move. */
export interface Standing {
  readonly track: Track;
  readonly ufos: readonly Ufo[];
}

/** A way to make the rest of one's own move. */
export interface Flight {
  readonly first: Move;
  readonly after: Preview;
  readonly cost: number;
}

/** What it costs that a move ends like this: less is better. */
export type Cost = (after: Preview) => number;

/** Every way to make the rest of one's own move, with or without the battery. */
export function* flights(now: Standing, seat: Seat, battery: boolean, cost: Cost): Generator<Flight> {
  const start: Preview = { ...now, happened: [], end: null };
  for (const { first, after } of endings(start, seat, battery))
    yield { first: first ?? { type: 'rest' }, after, cost: cost(after) };
}

export function bestFlight(now: Standing, seat: Seat, battery: boolean, cost: Cost): Flight {
  let best: Flight | undefined;
  for (const flight of flights(now, seat, battery, cost)) if (!best || flight.cost < best.cost) best = flight;
  return best as Flight;
}

interface Ending {
  readonly first: Move | undefined;
  readonly after: Preview;
}

function* endings(now: Preview, seat: Seat, battery: boolean, first?: Move): Generator<Ending> {
  const ufo = at(now.ufos, seat);
  if (now.end) {
    yield { first, after: now };
    return;
  }
  if (sum(ufo.unmoved) === 0) yield { first, after: now };
  for (const direction of DIRECTIONS) {
    const speed = ufo.unmoved[DIRECTIONS.indexOf(direction)] as number;
    if (speed > 0) yield* next(now, seat, battery, { type: 'fly', direction }, first);
    if (!battery || ufo.battery === 0) continue;
    yield* next(now, seat, false, { type: 'boost', direction }, first);
    if (speed > 0) yield* next(now, seat, false, { type: 'brake', direction }, first);
  }
}

function* next(now: Preview, seat: Seat, battery: boolean, move: Move, first?: Move): Generator<Ending> {
  const { track, ufos, happened, end } = preview(now, seat, move);
  yield* endings(
    { track, ufos, happened: [...now.happened, ...happened], end },
    seat,
    battery,
    first ?? move,
  );
}
