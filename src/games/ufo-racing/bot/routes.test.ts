import { describe, expect, test } from 'vitest';
import { Rng, stream } from '../../../core/rng.ts';
import { open, play } from '../../../core/table.ts';
import { fieldOf, placeOf } from '../field.ts';
import { game } from '../index.ts';
import { startSpots } from '../legal.ts';
import { parOf } from '../par.ts';
import type { Setup, State } from '../types.ts';
import { beyondExit } from './beyond.ts';
import { Routes } from './routes.ts';

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
