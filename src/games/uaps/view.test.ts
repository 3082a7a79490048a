import { describe, expect, test } from 'vitest';
import { Rng, stream } from '../../core/rng.ts';
import { puzzleOf } from './puzzle.ts';
import {
  act,
  atTurn,
  follow,
  heard,
  moveTo,
  opened,
  photo,
  seat,
  survey,
  TABLES,
  viewersOf,
  wholeGame,
} from './testing.ts';
import type { Move, State } from './types.ts';
import { view } from './view.ts';

describe('who knows what', () => {
  const convoy = atTurn({ time: [0, 1, 2], modifiers: ['convoy'] });

  test.each<[string, State, number, readonly Move[]]>([
    ['an answer', act(convoy, 0, moveTo(2)).state, 1, [follow(true), follow(false)]],
    [
      'levels',
      opened({ mode: 'basic' }, 3, 'i1').state,
      1,
      [
        { type: 'know', level: 'beginner' },
        { type: 'know', level: 'genius' },
      ],
    ],
  ])(
    '[I1] of a face-down choice of %s only that it was made, of a changed one nothing',
    (_, start, who, moves) => {
      const [one, ...others] = moves.map(move => act(start, who, move));
      if (!one) throw new Error('several choices');
      for (const viewer of [seat(2), 'spectator'] as const) {
        expect(heard(one, viewer)).toEqual([{ type: 'decided', seat: who }]);
        for (const other of others) expect(view(other.state, viewer)).toEqual(view(one.state, viewer));
        for (const move of moves.slice(1)) {
          const changed = act(one.state, who, move);
          expect(heard(changed, viewer)).toEqual([]);
          expect(view(changed.state, viewer)).toEqual(view(one.state, viewer));
        }
      }
      expect(one.state.public.done[who]).toBe(true);
    },
  );

  test('[I1] [I2] what is on a photo is one’s own until it is verified', () => {
    const start = atTurn({ time: [0, 9] });
    const [one, other] = [photo(2, 'nav'), photo(2, 'comm')].map(move => act(start, 0, move).state);
    if (!one || !other) throw new Error('two photos');
    expect(view(one, seat(1))).toEqual(view(other, seat(1)));
    expect(view(one, seat(0)).own?.subjects).toEqual(['nav']);
  });

  test('[I2] [M16] what was settled is one’s own', () => {
    const step = act(convoy, 1, { type: 'wish', wish: 'follow' });
    expect(heard(step, 1)).toEqual([{ type: 'wished', wish: 'follow' }]);
    for (const viewer of [seat(0), seat(2), 'spectator'] as const) {
      expect(heard(step, viewer)).toEqual([]);
      expect(view(step.state, viewer)).toEqual(view(convoy, viewer));
    }
  });

  test.each(TABLES)('[I1] [I2] a view is the public part and one’s own: %s at %i seats', (mode, seats) => {
    for (const { state } of wholeGame({ mode }, seats, 'i2'))
      for (const viewer of viewersOf(seats))
        expect(view(state, viewer)).toEqual({
          viewer,
          public: state.public,
          own: viewer === 'spectator' ? null : state.own[viewer],
        });
  });

  test('[I2] an answer stays in view', () => {
    const step = act(atTurn({ time: [0, 1] }), 0, survey('meteor'));
    expect(view(step.state, seat(0)).own?.answers).toEqual([{ type: 'survey', counts: [2] }]);
    expect(view(step.state, seat(1)).own?.answers).toEqual([]);
  });

  test.each(TABLES)(
    '[I3] another puzzle and other randomness look the same: %s at %i seats',
    (mode, seats) => {
      const rng = new Rng(stream('i3', 'testing'));
      const other = puzzleOf(opened({ mode }, 1, 'i3/other').state.puzzle.code);
      for (const { state } of wholeGame({ mode }, seats, 'i3')) {
        const changed = { ...state, rng: rng.fork(), puzzle: other };
        for (const viewer of viewersOf(seats)) expect(view(changed, viewer)).toEqual(view(state, viewer));
      }
    },
  );
});
