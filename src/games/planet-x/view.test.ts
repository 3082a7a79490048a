import { describe, expect, test } from 'vitest';
import { Rng, stream } from '../../core/rng.ts';
import { puzzleOf } from './puzzle.ts';
import {
  act,
  atTheories,
  atTurn,
  claim,
  heard,
  opened,
  seat,
  submit,
  survey,
  TABLES,
  viewersOf,
  wholeGame,
} from './testing.ts';
import type { Move, State } from './types.ts';
import { view } from './view.ts';

describe('who knows what', () => {
  test.each<[string, State, readonly Move[]]>([
    [
      'theories',
      atTheories({ mode: 'expert' }),
      [submit(claim(2, 'gas')), submit(claim(3, 'comet')), submit()],
    ],
    [
      'levels',
      opened({ mode: 'standard' }, 2, 'i1').state,
      [
        { type: 'know', level: 'youth' },
        { type: 'know', level: 'genius' },
      ],
    ],
  ])(
    '[I1] of a face-down choice of %s only that it was made, of a changed one nothing',
    (_, start, moves) => {
      const [one, ...others] = moves.map(move => act(start, 0, move));
      if (!one) throw new Error('several choices');
      for (const viewer of [seat(1), 'spectator'] as const) {
        expect(heard(one, viewer)).toEqual([{ type: 'decided', seat: 0 }]);
        for (const other of others) expect(view(other.state, viewer)).toEqual(view(one.state, viewer));
        for (const move of moves.slice(1)) {
          const changed = act(one.state, 0, move);
          expect(heard(changed, viewer)).toEqual([]);
          expect(view(changed.state, viewer)).toEqual(view(one.state, viewer));
        }
      }
      expect(one.state.public.done).toEqual([true, false]);
    },
  );

  test.each(TABLES)('[I1] [I2] a view is the public part and one’s own: %s at %i seats', (mode, seats) => {
    for (const { state } of wholeGame(mode, seats, 'i2'))
      for (const viewer of viewersOf(seats))
        expect(view(state, viewer)).toEqual({
          viewer,
          public: state.public,
          own: viewer === 'spectator' ? null : state.own[viewer],
        });
  });

  test('[I2] an answer stays in view', () => {
    const step = act(atTurn({ time: [0, 1] }), 0, survey('gas', 1, 3));
    expect(view(step.state, seat(0)).own?.answers).toEqual([{ type: 'survey', count: 1 }]);
    expect(view(step.state, seat(1)).own?.answers).toEqual([]);
  });

  test.each(TABLES)(
    '[I3] another puzzle and other randomness look the same: %s at %i seats',
    (mode, seats) => {
      const rng = new Rng(stream('i3', 'testing'));
      const other = puzzleOf(opened({ mode }, 1, 'i3/other').state.puzzle.code);
      for (const { state } of wholeGame(mode, seats, 'i3')) {
        const changed = { ...state, rng: rng.fork(), puzzle: other };
        for (const viewer of viewersOf(seats)) expect(view(changed, viewer)).toEqual(view(state, viewer));
      }
    },
  );
});
