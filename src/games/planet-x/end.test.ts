import { describe, expect, test } from 'vitest';
import { at, type Score } from '../../core/contract.ts';
import { boardOf } from './board.ts';
import { game } from './index.ts';
import { outcome, toAct } from './rules.ts';
import { winnersOf } from './score.ts';
import {
  act,
  atLastActs,
  atTurn,
  claim,
  ended,
  eventTypes,
  heard,
  locate,
  located,
  type Moment,
  missed,
  play,
  refused,
  research,
  submit,
  survey,
  TABLES,
  wholeGame,
  X,
} from './testing.ts';
import { MODES, type Mode, type Refusal, type State } from './types.ts';

const scoreOf = (state: State, who: number): Readonly<Record<string, number>> => {
  const { total, parts } = at(outcome(state)?.scores ?? [], who);
  return { total, ...Object.fromEntries(parts.map(({ what, points }) => [what, points])) };
};

describe('the finder', () => {
  test.each(MODES)('[E1] advances by 5 in %s; the arrow stays, and no phase follows', mode => {
    const step = atLastActs({ mode, time: [1, 3, 8] });
    expect(step.state.public).toMatchObject({
      stage: 'last-acts',
      finder: 0,
      time: [6, 3, 8],
      arrow: 1,
      phase: 0,
    });
    expect(eventTypes(step)).toEqual(['acted', 'found']);
  });

  test('[E1] alone, or with all others further on, the game is over at once', () => {
    for (const time of [[4], [4, 9], [4, 12, 10]]) {
      const step = atLastActs({ time });
      expect(eventTypes(step)).toEqual(['acted', 'found', 'ended']);
      expect(toAct(step.state)).toEqual([]);
    }
  });
});

describe('last acts', () => {
  /** The finder acts in sector 1 and goes to 6. */
  const cases: readonly [number, number][] = [
    [0, 2],
    [1, 2],
    [2, 1],
    [3, 1],
    [4, 1],
    [5, 0],
    [6, 0],
  ];

  for (const mode of MODES)
    test.each(cases)(`[E2] in ${mode}, a pawn gone %i may submit %i`, (time, most) => {
      const { state } = atLastActs({ mode, time: [0, time] });
      expect(toAct(state)).toEqual(most > 0 ? [1] : []);
      const theories = [claim(2, 'gas'), claim(3, 'comet'), claim(4, 'asteroid')];
      for (let count = 0; most > 0 && count <= 3; count++)
        expect(refused(state, 1, submit(...theories.slice(0, count)))).toBe(
          count <= most ? undefined : 'too-many-theories',
        );
    });

  test('[E2] one after the other, back to front, and nobody moves', () => {
    const { state } = atLastActs({ time: [0, 3, 1, 1, 0].slice(0, 4), order: [0, 3, 2, 1] });
    expect(state.public.lastActs).toEqual([3, 2, 1]);
    expect(refused(state, 2, submit())).toBe('not-your-turn');
    expect(refused(state, 0, submit())).toBe('not-your-turn');
    const step = play(state, submit(), missed(), submit(claim(4, 'asteroid')));
    expect(step.state.public).toMatchObject({
      stage: 'over',
      time: state.public.time,
      arrow: state.public.arrow,
    });
    expect(eventTypes(step)).toEqual(['submitted', 'acted', 'submitted', 'ended']);
  });

  test.each<[string, Parameters<typeof refused>[2], Refusal | undefined]>([
    ['a survey', survey('gas', 2, 3), 'not-now'],
    ['a research', research('A'), 'not-now'],
    ['a locate', missed(), undefined],
    ['a locate out of the circle', missed(13), 'no-such-sector'],
    ['nothing', submit(), undefined],
    ['a theory submitted before', submit(claim(2, 'comet')), 'already-submitted'],
    ['two theories about one sector', submit(claim(8, 'gas'), claim(8, 'comet')), 'same-sector-twice'],
    ['more than the tokens', submit(claim(8, 'comet'), claim(9, 'comet')), 'no-such-token'],
  ])('[E2] %s', (_, move, refusal) => {
    const { state } = atLastActs({ time: [0, 0], phase: 1, theories: [[1, 2, 'comet', 1]] });
    expect(refused(state, 1, move)).toBe(refusal);
  });

  test('[E2] a sector with a confirmed thing takes no theory', () => {
    const start = atTurn({ time: [0, 0], phase: 3, theories: [[0, 4, 'asteroid', 1]] });
    const confirmed = start.public.theories.map(
      theory => ({ ...theory, fate: 'right', body: 'asteroid' }) as const,
    );
    const known = { ...start, public: { ...start.public, theories: confirmed } };
    const { state } = play(known, located(known));
    expect(refused(state, 1, submit(claim(4, 'asteroid')))).toBe('confirmed-already');
  });

  test('[E2] all hear of which sectors the last theories are, and whether a locate succeeded', () => {
    const { state } = atLastActs({ time: [0, 0, 1] });
    const theories = act(state, 1, submit(claim(2, 'gas'), claim(4, 'asteroid')));
    expect(heard(theories, 0)).toEqual([{ type: 'submitted', seat: 1, sectors: [2, 4] }]);
    const tried = act(theories.state, 2, locate(X.standard));
    expect(heard(tried)[0]).toMatchObject({ type: 'acted', act: { seat: 2, found: true, cost: 0, at: 1 } });
    expect(tried.state.public.alsoFound).toEqual([2]);
  });

  test('[E2] who has no tokens left may still locate', () => {
    const placed = [
      ...[4, 5, 11, 12].map(sector => [1, sector, 'asteroid', 1] as const),
      ...[3, 7].map(sector => [1, sector, 'comet', 1] as const),
      ...[2, 8].map(sector => [1, sector, 'gas', 1] as const),
      [1, 10, 'dwarf', 1] as const,
    ];
    const { state } = atLastActs({ time: [0, 0], phase: 2, theories: placed });
    expect(toAct(state)).toEqual([1]);
    expect(refused(state, 1, submit(claim(1, 'comet')))).toBe('no-such-token');
    expect(play(state, located(state)).state.public.alsoFound).toEqual([1]);
  });
});

describe('afterwards', () => {
  test('[E3] sky, code, facts, answers and theories are shown; wrong theories cost nothing', () => {
    const theories: Moment['theories'] = [
      [0, 4, 'asteroid', 1],
      [1, 4, 'gas', 1],
    ];
    const { state } = atLastActs({ time: [4, 9], phase: 1, theories });
    expect(state.public.end).toEqual({ puzzle: state.puzzle, own: state.own });
    expect(state.public.theories.map(({ fate, body }) => [fate, body])).toEqual([
      ['right', 'asteroid'],
      ['wrong', 'gas'],
    ]);
    expect(state.public.time).toEqual([9, 9]);
    expect(outcome(state)?.reason).toBe('located');
  });

  test.each(TABLES)('[E3] nothing of the puzzle is shown before: %s at %i seats', (mode, seats) => {
    for (const { state, events } of wholeGame(mode, seats, 'e3')) {
      const over = state.public.stage === 'over';
      expect(state.public.end !== null).toBe(over);
      expect(JSON.stringify([state.public, events]).includes(state.puzzle.code)).toBe(over);
    }
  });
});

describe('points', () => {
  const leaders: readonly [string, Moment['theories'] & object, readonly number[]][] = [
    [
      'first',
      [
        [0, 4, 'asteroid', 1],
        [1, 4, 'asteroid', 2],
      ],
      [1, 0],
    ],
    [
      'in the same phase',
      [
        [0, 4, 'asteroid', 2],
        [1, 4, 'asteroid', 2],
      ],
      [1, 1],
    ],
    [
      'before it, but wrong',
      [
        [0, 4, 'gas', 1],
        [1, 4, 'asteroid', 2],
      ],
      [0, 1],
    ],
    [
      'by sector',
      [
        [0, 4, 'asteroid', 1],
        [1, 5, 'asteroid', 1],
        [0, 5, 'asteroid', 2],
      ],
      [1, 1],
    ],
    [
      'after a wrong one of their own',
      [
        [0, 4, 'gas', 1],
        [0, 4, 'asteroid', 2],
        [1, 4, 'asteroid', 3],
      ],
      [1, 0],
    ],
  ];

  test.each(leaders)('[E4] 1 point for the right theory that is %s', (_, theories, points) => {
    const { state } = atLastActs({ time: [4, 9], phase: 3, theories });
    expect(points.map((_unused, who) => scoreOf(state, who).leader)).toEqual(points);
  });

  test('[E4] last theories are one phase after all others', () => {
    const theories: Moment['theories'] = [[0, 4, 'asteroid', 3]];
    const { state } = atLastActs({ time: [0, 0, 1], phase: 3, theories });
    const both = submit(claim(4, 'asteroid'), claim(8, 'gas'));
    const { state: over } = play(state, both, both);
    expect([0, 1, 2].map(who => scoreOf(over, who).leader)).toEqual([1, 1, 1]);
    expect(scoreOf(over, 1)).toMatchObject({ asteroid: 2, gas: 4, locate: 0, total: 7 });
  });

  test.each<[Mode, object]>([
    ['standard', { asteroid: 2, comet: 3, gas: 4, dwarf: 4 }],
    ['expert', { asteroid: 2, comet: 3, gas: 4, dwarf: 2 }],
  ])('[E5] right theories in %s: %j', (mode, points) => {
    expect(boardOf(mode).points).toEqual(points);
    const dwarf = mode === 'standard' ? 10 : 13;
    const theories: Moment['theories'] = [
      [0, 4, 'asteroid', 1],
      [0, 3, 'comet', 1],
      [0, 2, 'gas', 1],
      [0, dwarf, 'dwarf', 1],
      [0, 1, 'asteroid', 1],
    ];
    const { state } = atLastActs({ mode, time: [4], phase: 1, theories });
    const sum = Object.values(points).reduce((all, one) => all + one, 0);
    expect(scoreOf(state, 0)).toEqual({ ...points, leader: 4, locate: 10, total: sum + 14 });
  });

  test('[E5] each of several counts', () => {
    const theories: Moment['theories'] = [13, 15, 16, 18].map(sector => [0, sector, 'dwarf', 1] as const);
    const { state } = atLastActs({ mode: 'expert', time: [4], phase: 1, theories });
    expect(scoreOf(state, 0)).toMatchObject({ dwarf: 8, leader: 4 });
  });

  test.each([
    [0, 10],
    [1, 8],
    [2, 6],
    [3, 4],
    [4, 2],
  ])('[E6] the finder 10, another from %i sectors on %i', (time, points) => {
    const { state } = atLastActs({ time: [0, time] });
    const { state: over } = play(state, located(state));
    expect([scoreOf(over, 0).locate, scoreOf(over, 1).locate]).toEqual([10, points]);
  });

  test('[E6] nothing for a last locate that fails', () => {
    const { state } = atLastActs({ time: [0, 0] });
    expect(scoreOf(play(state, missed()).state, 1)).toMatchObject({ locate: 0, total: 0 });
  });

  const score = (total: number, locatePoints: number, leader: number): Score => ({
    total,
    parts: [
      { what: 'locate', points: locatePoints },
      { what: 'leader', points: leader },
      { what: 'asteroid', points: total - locatePoints - leader },
    ],
  });
  test.each<[string, readonly Score[], readonly number[]]>([
    ['most points', [score(10, 10, 0), score(12, 0, 2)], [1]],
    ['then most for locating', [score(20, 6, 4), score(20, 10, 0)], [1]],
    ['then most leader points', [score(20, 10, 1), score(20, 10, 3), score(20, 10, 2)], [1]],
    ['then shared', [score(20, 10, 3), score(9, 0, 0), score(20, 10, 3)], [0, 2]],
    ['one alone', [score(0, 0, 0)], [0]],
  ])('[E7] %s', (_, scores, winners) => {
    expect(winnersOf(scores)).toEqual(winners);
  });

  test('[E7] all 5 behind who locate too share with the finder where all else is alike', () => {
    const { state } = atLastActs({ time: [0, 0, 0] });
    const over = play(state, located(state), located(state)).state;
    expect(outcome(over)?.winners).toEqual([0, 1, 2]);
  });

  test('[S4] [E7] a table of one person and one bot is scored as any other: a tie is shared', () => {
    expect(game.seated).toBeUndefined();
    const { state } = atLastActs({ time: [0, 0] });
    expect(outcome(play(state, located(state)).state)?.winners).toEqual([0, 1]);
  });

  test.each(TABLES)('[E7] the score is the sum of its parts: %s at %i seats', (mode, seats) => {
    const result = outcome(ended(mode, seats, 'e7'));
    for (const { total, parts } of result?.scores ?? []) {
      expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(total);
      expect(parts.map(({ what }) => what)).toEqual([
        'locate',
        'leader',
        'asteroid',
        'comet',
        'dwarf',
        'gas',
      ]);
    }
    expect(result?.scores).toHaveLength(seats);
    const best = Math.max(...(result?.scores.map(({ total }) => total) ?? []));
    for (const winner of result?.winners ?? []) expect(at(result?.scores ?? [], winner).total).toBe(best);
  });
});
