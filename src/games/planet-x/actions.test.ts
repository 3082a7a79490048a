import { describe, expect, test } from 'vitest';
import { surveyCost } from './board.ts';
import {
  act,
  atTurn,
  heard,
  locate,
  located,
  missed,
  type Played,
  passedBy,
  play,
  refused,
  research,
  submit,
  survey,
  target,
  X,
} from './testing.ts';
import {
  type Answer,
  type Guess,
  MODES,
  type Mode,
  type Move,
  type Refusal,
  SIGHTS,
  type Sight,
  TOPICS,
} from './types.ts';

const answerIn = (step: Played, who = 0): Answer | undefined =>
  heard(step, who).flatMap(event => (event.type === 'answered' ? [event.answer] : []))[0];

describe('survey', () => {
  test.each<[Mode, number, Sight, number, number, number, number]>([
    ['standard', 0, 'asteroid', 1, 6, 2, 3],
    ['standard', 0, 'asteroid', 5, 5, 1, 4],
    ['standard', 0, 'gas', 1, 3, 1, 4],
    ['standard', 0, 'gas', 3, 6, 0, 3],
    ['standard', 0, 'empty', 1, 6, 2, 3],
    ['standard', 0, 'empty', 6, 6, 1, 4],
    ['standard', 9, 'asteroid', 10, 1, 2, 3],
    ['standard', 9, 'gas', 12, 2, 1, 4],
    ['standard', 11, 'comet', 2, 5, 1, 3],
    ['standard', 12, 'dwarf', 1, 6, 0, 3],
    ['expert', 0, 'asteroid', 1, 9, 3, 2],
    ['expert', 0, 'empty', 1, 7, 3, 2],
    ['expert', 0, 'gas', 3, 8, 1, 3],
    ['expert', 14, 'dwarf', 15, 5, 3, 2],
    ['expert', 14, 'comet', 17, 3, 2, 3],
    ['expert', 17, 'empty', 18, 1, 1, 4],
  ])('[A1] %s, arrow gone %i: %s in %i to %i is %i for %i', (mode, time, of, from, to, count, cost) => {
    const start = atTurn({ mode, time: [time, time + 9] });
    const step = play(start, survey(of, from, to));
    expect(answerIn(step)).toEqual({ type: 'survey', count });
    expect(step.state.public.acts).toEqual([{ type: 'survey', seat: 0, at: time, cost, of, from, to }]);
    expect(step.state.public.time).toEqual([time + cost, time + 9]);
  });

  test('[A1] the cost by the number of sectors', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(surveyCost)).toEqual([4, 4, 4, 3, 3, 3, 2, 2, 2]);
  });

  test.each<[Mode, number, Move, Refusal | undefined]>([
    ['standard', 0, survey('gas', 1, 7), 'not-visible'],
    ['standard', 0, survey('gas', 12, 2), 'not-visible'],
    ['standard', 0, survey('gas', 3, 2), 'not-visible'],
    ['standard', 9, survey('gas', 1, 12), 'not-visible'],
    ['standard', 9, survey('gas', 12, 1), undefined],
    ['standard', 9, survey('gas', 10, 3), undefined],
    ['standard', 9, survey('gas', 10, 4), 'not-visible'],
    ['standard', 0, survey('gas', 0, 2), 'no-such-sector'],
    ['standard', 0, survey('gas', 1, 13), 'no-such-sector'],
    ['expert', 0, survey('gas', 1, 9), undefined],
    ['expert', 0, survey('gas', 1, 10), 'not-visible'],
    ['expert', 0, survey('gas', 1, 19), 'no-such-sector'],
  ])('[A1] %s, arrow gone %i: %j is refused as %s', (mode, time, move, refusal) => {
    expect(refused(atTurn({ mode, time: [time] }), 0, move)).toBe(refusal);
  });

  test.each<[Mode, number, number, number, Refusal | undefined]>([
    ['standard', 0, 2, 5, undefined],
    ['standard', 0, 3, 3, undefined],
    ['standard', 0, 1, 5, 'comet-ends'],
    ['standard', 0, 2, 4, 'comet-ends'],
    ['standard', 0, 1, 6, 'comet-ends'],
    ['standard', 9, 11, 3, undefined],
    ['standard', 9, 10, 3, 'comet-ends'],
    ['expert', 9, 11, 17, undefined],
    ['expert', 9, 13, 13, undefined],
    ['expert', 9, 12, 17, 'comet-ends'],
    ['expert', 12, 13, 3, undefined],
    ['expert', 0, 2, 7, undefined],
  ])('[A2] %s, arrow gone %i: comets in %i to %i: %s', (mode, time, from, to, refusal) => {
    expect(refused(atTurn({ mode, time: [time] }), 0, survey('comet', from, to))).toBe(refusal);
  });
});

describe('target', () => {
  test.each<[Mode, number, Sight]>([
    ['standard', 1, 'empty'],
    ['standard', 2, 'gas'],
    ['standard', 3, 'comet'],
    ['standard', 4, 'asteroid'],
    ['expert', 6, 'empty'],
    ['expert', 8, 'gas'],
  ])('[A3] [B8] in %s sector %i appears as %s', (mode, sector, sight) => {
    const step = play(atTurn({ mode, time: [0, 9] }), target(sector));
    expect(answerIn(step)).toEqual({ type: 'target', sight });
    expect(step.state.public).toMatchObject({ time: [4, 9], targets: [1, 2] });
  });

  test.each(MODES)('[B8] Planet X appears empty to surveys and targets in %s', mode => {
    const { sector } = X[mode];
    const start = atTurn({ mode, time: [0, 9] });
    expect(start.puzzle.sky[sector - 1]).toBe('planet-x');
    expect(answerIn(play(start, target(sector)))).toEqual({ type: 'target', sight: 'empty' });
    for (const of of SIGHTS.filter(sight => sight !== 'comet'))
      expect(answerIn(play(start, survey(of, sector, sector)))).toEqual({
        type: 'survey',
        count: of === 'empty' ? 1 : 0,
      });
  });

  test('[A3] two in a game, of visible sectors', () => {
    const start = atTurn({ time: [0, 20] });
    expect(refused(start, 0, target(7))).toBe('not-visible');
    expect(refused(start, 0, target(13))).toBe('no-such-sector');
    const { state } = play(start, target(1), submit(), submit(), target(5));
    const { state: after } = passedBy({ state, events: [] });
    expect(after.public.targets).toEqual([0, 2]);
    expect(refused(after, 0, target(9))).toBe('no-targets-left');
  });
});

describe('research', () => {
  test.each(TOPICS)('[A4] topic %s tells its rule for 1 time', topic => {
    const start = atTurn({ time: [0, 9] });
    const step = play(start, research(topic));
    expect(answerIn(step)).toEqual({ type: 'research', rule: start.puzzle.rules[TOPICS.indexOf(topic)] });
    expect(step.state.public.time).toEqual([1, 9]);
  });

  test('[A4] never in two turns of one player, with or without turns of others between', () => {
    const alone = play(atTurn({ time: [0, 9] }), research('A'));
    expect(refused(alone.state, 0, research('B'))).toBe('research-twice');
    const between = play(atTurn({ time: [0, 0] }), research('A'), research('A'));
    expect(between.state.public.order).toEqual([0, 1]);
    expect(refused(between.state, 0, research('B'))).toBe('research-twice');
  });

  test('[A4] a theory phase between is no turn', () => {
    const { state } = passedBy(play(atTurn({ time: [2] }), research('A')));
    expect(state.public).toMatchObject({ stage: 'act', phase: 1 });
    expect(refused(state, 0, research('B'))).toBe('research-twice');
  });

  test.each<[string, Move]>([
    ['a survey', survey('gas', 2, 3)],
    ['a target', target(3)],
    ['a failed locate', missed()],
  ])('[A4] after %s again', (_, move) => {
    const { state } = passedBy(play(atTurn({ time: [0, 30] }), research('A'), move));
    expect(refused(state, 0, research('B'))).toBeUndefined();
  });

  test('[A7] a topic tells the same again, for the same cost', () => {
    const first = play(atTurn({ time: [0, 30] }), research('C'));
    const { state } = passedBy(play(first.state, missed()));
    const again = act(state, 0, research('C'));
    expect(answerIn(again)).toEqual(answerIn(first));
    expect(again.state.public.time).toEqual([7, 30]);
  });
});

describe('locate', () => {
  const wrong: readonly [string, Guess][] = [
    ['another sector', { ...X.standard, sector: 9 }],
    ['another thing before', { ...X.standard, before: 'gas' }],
    ['another thing after', { ...X.standard, after: 'empty' }],
    ['both sides the wrong way round', { sector: 6, before: 'comet', after: 'asteroid' }],
  ];

  test.each(wrong)('[A5] fails for %s, and costs 5', (_, guess) => {
    const step = play(atTurn({ time: [0, 9] }), locate(guess));
    expect(step.state.public).toMatchObject({ finder: null, time: [5, 9], stage: 'theories' });
    expect(heard(step)[0]).toMatchObject({ type: 'acted', act: { type: 'locate', found: false, cost: 5 } });
  });

  test.each(MODES)('[A5] succeeds for the sector and both sides in %s', mode => {
    const { state } = play(atTurn({ mode, time: [0, 9] }), locate(X[mode]));
    expect(state.public).toMatchObject({ finder: 0, time: [5, 9], stage: 'over' });
  });

  test('[A5] beside Planet X, empty means truly empty', () => {
    const start = atTurn({ mode: 'expert', time: [0, 9] });
    expect(start.puzzle.sky[6]).toBe('empty');
    expect(play(start, locate({ sector: 7, before: 'empty', after: 'gas' })).state.public.finder).toBeNull();
  });

  test('[A5] reaches beyond the visible sky and can be tried without limit', () => {
    let state = atTurn({ time: [0] });
    for (let tries = 1; tries <= 8; tries++) {
      ({ state } = passedBy(play(state, missed(10))));
      expect(state.public.time).toEqual([5 * tries]);
    }
    expect(refused(state, 0, missed(13))).toBe('no-such-sector');
    expect(play(state, located(state)).state.public.finder).toBe(0);
  });
});

describe('who hears what', () => {
  test.each<[string, Move]>([
    ['a survey', survey('asteroid', 2, 5)],
    ['a target', target(3)],
    ['a research', research('D')],
    ['a failed locate', missed()],
  ])('[A6] of %s what was done goes to all, the answer to one', (_, move) => {
    const step = play(atTurn({ time: [0, 1] }), move);
    const [acted] = step.state.public.acts;
    expect(heard(step)[0]).toEqual({ type: 'acted', act: acted });
    expect(heard(step, 1)).toEqual(heard(step));
    expect(heard(step, 0)[1]).toEqual({
      type: 'answered',
      mode: 'standard',
      act: acted,
      answer: step.state.own[0]?.answers[0],
    });
    expect(step.state.own[1]?.answers).toEqual([]);
  });

  test('[A6] all hear that a locate failed or succeeded, nobody else what was named', () => {
    for (const move of [missed(9), located(atTurn())]) {
      const step = play(atTurn({ time: [0, 9] }), move);
      const { type: _, ...guess } = move;
      expect(step.state.own[0]?.answers).toEqual([{ type: 'locate', guess }]);
      const told = JSON.stringify(heard(step, 1).filter(({ type }) => type !== 'ended'));
      expect(told).not.toContain('before');
    }
  });
});
