import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../core/contract.ts';
import { hashOf } from '../../core/hash.ts';
import {
  act,
  analyze,
  atTurn,
  follow,
  heard,
  missed,
  moveTo,
  opened,
  type Played,
  photo,
  seat,
  survey,
  TABLES,
  target,
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

  test.each(TABLES)(
    '[I1] [I2] a view is what all may see and one’s own, and not a thing more: %s at %i seats',
    (mode, seats) => {
      for (const { state } of wholeGame({ mode }, seats, 'i2'))
        for (const viewer of viewersOf(seats)) {
          const seen = view(state, viewer);
          expect(Object.keys(seen).sort()).toEqual(['own', 'public', 'viewer']);
          expect(Object.keys(seen.public).sort()).toEqual(PUBLIC);
          expect(seen.public).toBe(state.public);
          expect(seen.viewer).toBe(viewer);
          if (viewer === 'spectator') expect(seen.own).toBeNull();
          else {
            expect(Object.keys(seen.own ?? {}).sort()).toEqual(OWN);
            expect(seen.own).toBe(state.own[viewer]);
          }
        }
    },
  );

  test('[I2] an answer stays in view', () => {
    const step = act(atTurn({ time: [0, 1] }), 0, survey('meteor'));
    expect(view(step.state, seat(0)).own?.answers).toEqual([{ type: 'survey', counts: [2] }]);
    expect(view(step.state, seat(1)).own?.answers).toEqual([]);
  });

  test.each<[string, Move]>([
    ['a survey', survey('meteor')],
    ['a target', target(1)],
    ['a photo', photo(1, 'nav')],
    ['an analysis', analyze('A')],
    ['a wrong find', missed()],
  ])('[I2] [I3] %s in another sky looks the same to all others', (_, move) => {
    const here = atTurn({ time: [0, 9], photos: [[1, 16, 'comm', 'right']] });
    const there = inAnotherSky(here);
    const [one, other] = [act(here, 0, move), act(there, 0, move)];
    for (const viewer of [seat(1), 'spectator'] as const) {
      expect(heard(other, viewer)).toEqual(heard(one, viewer));
      expect(view(other.state, viewer)).toEqual(view(one.state, viewer));
    }
    const answered = ({ state }: Played) => view(state, seat(0)).own?.answers.at(-1);
    const isAnswer = move.type !== 'photo' && move.type !== 'find';
    expect(hashOf(answered(one)) !== hashOf(answered(other)), 'the skies differ').toBe(isAnswer);
  });

  test('[I2] [I3] reports are those of whoever reached them', () => {
    const start = atTurn({ time: [3, 9] });
    const step = act(start, 0, survey('meteor'));
    const reports = (viewer: 0 | 1) => view(step.state, seat(viewer)).own?.reports.map(({ at }) => at);
    expect([reports(0), reports(1)]).toEqual([[4], [4, 9]]);
    expect(heard(step, 0)).toContainEqual(expect.objectContaining({ type: 'report', number: 1 }));
    const other = act(inAnotherSky(start), 0, survey('meteor'));
    for (const viewer of [seat(1), 'spectator'] as const) {
      expect(heard(step, viewer).map(({ type }) => type)).not.toContain('report');
      expect(view(other.state, viewer)).toEqual(view(step.state, viewer));
    }
    expect(view(other.state, seat(0)).own?.reports).not.toEqual(view(step.state, seat(0)).own?.reports);
  });

  test('[I2] [I3] facts are one’s own, and only as many as chosen', () => {
    const start = opened({ mode: 'basic' }, 2, 'i3').state;
    const chosen = act(start, 0, { type: 'know', level: 'experienced' }).state;
    const { state } = act(chosen, 1, { type: 'know', level: 'beginner' });
    const [first, second] = [view(state, seat(0)).own?.facts, view(state, seat(1)).own?.facts];
    expect([first?.length, second?.length]).toEqual([4, 8]);
    expect(second).not.toEqual(expect.arrayContaining([...(first ?? [])]));
    const others = { ...chosen, puzzle: { ...chosen.puzzle, facts: chosen.puzzle.facts.toReversed() } };
    const instead = act(others, 1, { type: 'know', level: 'beginner' }).state;
    expect(view(instead, 'spectator')).toEqual(view(state, 'spectator'));
    expect(view(instead, seat(0)).own?.facts).not.toEqual(first);
  });

  test('[I3] sky and code are in nobody’s view before the end, and in everybody’s then', () => {
    const shows = (state: State, viewer: Viewer) => {
      const text = JSON.stringify(view(state, viewer));
      return [state.puzzle.code, JSON.stringify(state.puzzle.sky)].map(secret => text.includes(secret));
    };
    for (const { state } of wholeGame({ mode: 'basic' }, 2, 'i3'))
      for (const viewer of viewersOf(2)) {
        const isOver = state.public.stage === 'over';
        expect(shows(state, viewer)).toEqual([isOver, isOver]);
      }
  });
});

/** A new thing that is seen has to be put here, and into SPEC.md. */
const PUBLIC = [
  ...['acts', 'alsoFound', 'done', 'end', 'finder', 'following', 'freeMove', 'lastActs', 'levels', 'lines'],
  ...['luna', 'mode', 'modifiers', 'order', 'photos', 'quadrants', 'reportsAt', 'seats', 'severalPhotos'],
  ...['solo', 'stage', 'time', 'titles', 'turns'],
];
const OWN = ['answers', 'facts', 'follows', 'level', 'reports', 'subjects', 'wish'];

/** Other things in the quadrant where all stand, other topics and other reports; the same was told to all. */
function inAnotherSky(state: State): State {
  const { puzzle } = state;
  return {
    ...state,
    puzzle: {
      ...puzzle,
      sky: puzzle.sky.map(content => (content === 'meteor' ? 'junk' : content)),
      rules: puzzle.rules.toReversed(),
      reports: puzzle.reports.map(({ at }) => ({ at, rule: { type: 'not-in-sectors', parity: 'odd' } })),
    },
  };
}
