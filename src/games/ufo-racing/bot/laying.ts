import { assert, at, type Seat } from '../../../core/contract.ts';
import type { Rng } from '../../../core/rng.ts';
import { isPlaced } from '../board.ts';
import { distancesIn } from '../distance.ts';
import { type Field, fieldOfFaces, placeOf } from '../field.ts';
import { startSpots } from '../legal.ts';
import type { Preview } from '../predict.ts';
import { lyingFace } from '../tiles.ts';
import { joints, withTile } from '../track.ts';
import type { Lie, Move, Public, Spot, Track } from '../types.ts';
import { costOf, type Style } from './imagined.ts';
import { Routes, routesOf } from './routes.ts';
import { tileUnder } from './turns-left.ts';

/** One way to lay the tile, and the track that comes of it. */
interface Joint {
  readonly lie: Lie;
  readonly track: Track;
  readonly field: Field;
  /** Steps from where one is to an exit. */
  readonly steps: number;
}

/** The second tile is the same to all, so any of the shortest ways will do. */
const FIRST_JOINTS = 6;

/** The shortest ways, of which `looks` are looked at closely. */
export function lay(now: Public, seat: Seat, looks: number, style: Style, rng: Rng): Move {
  const all = jointsOf(now, seat);
  all.sort((one, other) => one.steps - other.steps);
  if (now.turn === 0) return { type: 'lay', ...rng.pick(all.slice(0, FIRST_JOINTS)).lie };
  const short = all.slice(0, looks);
  let [best, least] = [at(short, 0), Number.POSITIVE_INFINITY];
  if (short.length === 1) return { type: 'lay', ...best.lie };
  for (const joint of short) {
    const { track, field, steps } = joint;
    const routes = new Routes(field, track.whole, tileUnder(now.track, at(now.ufos, seat)), steps + 1);
    const after: Preview = { track, ufos: now.ufos, happened: [], end: null };
    const cost = costOf(routes, seat, style)(after);
    if (cost < least) [best, least] = [joint, cost];
  }
  return { type: 'lay', ...best.lie };
}

function jointsOf(now: Public, seat: Seat): Joint[] {
  const { track, setup, drawn } = now;
  assert(drawn, 'a tile is drawn before it is laid');
  return [...joints(track, setup, drawn)].map(lie => {
    const longer = withTile(track, setup, { tile: drawn, ...lie });
    const field = fieldOfFaces(
      longer.tiles.map(laid => ({ face: lyingFace(laid), x: laid.x, y: laid.y })),
      longer.whole,
    );
    return { lie, track: longer, field, steps: stepsFrom(longer, field, now, seat) };
  });
}

function stepsFrom(track: Track, field: Field, now: Public, seat: Seat): number {
  const distances = distancesIn(field);
  const ufo = at(now.ufos, seat);
  if (isPlaced(ufo)) return distances[placeOf(ufo)] as number;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of startSpots({ ...now, track }))
    least = Math.min(least, distances[placeOf(spot)] as number);
  return least;
}

/** The quickest place behind the line, of those that come to mind. */
export function place(now: Public, noticed: (spots: readonly Spot[]) => readonly Spot[]): Move {
  const routes = routesOf(now.track, 1);
  let [best, least]: [Spot | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const spot of noticed([...startSpots(now)])) {
    const turns = routes.turns(placeOf(spot), 0, 0, 0);
    if (turns < least) [best, least] = [spot, turns];
  }
  assert(best, 'there is room for all behind the line');
  return { type: 'place', ...best };
}
