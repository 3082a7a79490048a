import { describe, expect, test } from 'vitest';
import { at, type Seat } from '../../../core/contract.ts';
import { Rng, stream } from '../../../core/rng.ts';
import { open, play } from '../../../core/table.ts';
import { STILL } from '../board.ts';
import { distancesIn } from '../distance.ts';
import { fieldOf, PLACES, placeOf, spotOf } from '../field.ts';
import { game } from '../index.ts';
import { startSpots } from '../legal.ts';
import { parOf } from '../par.ts';
import { predict } from '../predict.ts';
import type { Direction, Setup, Speeds, State } from '../types.ts';
import { beyondExit } from './beyond.ts';
import { type Leg, Routes } from './routes.ts';

/** A race by `sample`, as soon as all tiles lie. */
function laid(setup: Setup, seed: string): State {
  const opened = open(game, { seats: 2, options: { setup }, seed });
  if (!opened.ok) throw new Error(opened.error);
  let { table } = opened.value;
  const rng = new Rng(stream(seed, 'moves'));
  while (!table.state.public.track.whole) {
    const [seat] = game.toAct(table.state);
    if (seat === undefined) throw new Error('the race is over too soon');
    const played = play(table, seat, game.sample(game.view(table.state, seat), rng));
    if (!played.ok) throw new Error(played.error);
    table = played.value.table;
  }
  return table.state;
}

const speedsOf = ({ x, y, z }: Leg): Speeds => {
  const plus = (speed: number) => Math.max(0, speed);
  return [plus(-y), plus(y), plus(x), plus(-x), plus(z), plus(-z)];
};

const [x, y, z]: readonly Direction[][] = [
  ['E', 'W'],
  ['N', 'S'],
  ['up', 'down'],
];
/** Of the axes; each is flown in the one direction that has speed. */
const orders = [
  [x, y, z],
  [x, z, y],
  [y, x, z],
  [y, z, x],
  [z, x, y],
  [z, y, x],
].map(order => order.flatMap(axis => axis ?? []));

describe('routes', () => {
  test.each(['very-short', 'standard', 'tricky-start'] as const)(
    'from rest behind the line take as many turns as par on a whole track (%s)',
    setup => {
      for (const seed of ['a', 'b']) {
        const state = laid(setup, seed).public;
        const track = { ...state.track, gone: [] };
        const routes = new Routes(fieldOf(track), true, 1);
        const spots = [...startSpots({ ...state, ufos: [] })];
        const turns = Math.min(...spots.map(spot => routes.turns(placeOf(spot), 0, 0, 0)));
        expect(turns).toBe(parOf(track));
      }
    },
    60_000,
  );

  test('less energy never makes a race shorter, and no speed is worse than what leads to a crash', () => {
    const state = laid('very-short', 'a').public;
    const routes = new Routes(fieldOf(state.track), true, 1);
    for (const spot of startSpots({ ...state, ufos: [] })) {
      const place = placeOf(spot);
      const [weak, whole] = [routes.turns(place, 0, 0, 0, 1), routes.turns(place, 0, 0, 0, 4)];
      expect(weak).toBeGreaterThanOrEqual(whole);
      expect(routes.turns(place, 9, 0, 0)).toBeGreaterThan(whole);
    }
  });

  test('every leg can be flown by the rules in some order without a hit, and over the finish where it says so', () => {
    const { track, ufos } = laid('very-short', 'b').public;
    const [field, distances] = [fieldOf(track), distancesIn(fieldOf(track))];
    const routes = new Routes(field, true, 1);
    const known = { nearer: 0, over: 0 };
    for (let place = 0; place < PLACES; place += 7) {
      for (const leg of routes.from(place)) {
        const ufo = { ...at(ufos, 0), ...spotOf(place), unmoved: speedsOf(leg), moved: STILL };
        const flown = orders.map(order => predict({ track, ufos: [ufo] }, 0 as Seat, STILL, order));
        const clean = flown.find(({ hits, end }) => hits === 0 && (end !== null) === leg.crosses);
        expect(clean, `${place} ${JSON.stringify(leg)}`).toBeDefined();
        if (!leg.crosses) expect(clean?.distance).toBeLessThan(distances[place] as number);
        known[leg.crosses ? 'over' : 'nearer']++;
      }
    }
    expect(known.nearer).toBeGreaterThan(1000);
    expect(known.over).toBeGreaterThan(1000);
  }, 60_000);

  test('beyond an exit it is better to be deep in, fast but not too fast, without drift, where openings are', () => {
    const well = beyondExit(5, 2, 0, 0, 4);
    expect(beyondExit(5, 1, 0, 0, 4)).toBeGreaterThan(well);
    expect(beyondExit(3, 2, 0, 0, 4)).toBeGreaterThan(well);
    expect(beyondExit(10, 2, 0, 0, 4)).toBeGreaterThan(well);
    expect(beyondExit(5, 2, 2, 0, 4)).toBeGreaterThan(well);
    expect(beyondExit(5, 2, 0, 1, 4)).toBeGreaterThan(well);
    expect(beyondExit(5, 2, 0, 0, 8)).toBeGreaterThan(well);
  });
});
