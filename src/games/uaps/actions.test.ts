import { describe, expect, test } from 'vitest';
import { gameUnder } from '../../core/contract.ts';
import { open } from '../../core/table.ts';
import { game } from './index.ts';
import { byRules1 } from './start.ts';
import {
  act,
  analyze,
  atTurn,
  find,
  found,
  heard,
  missed,
  moveTo,
  orbit,
  type Played,
  photo,
  play,
  refused,
  single,
  stack,
  survey,
  target,
  uapIn,
  WHOLE,
} from './testing.ts';
import {
  type Answer,
  type Area,
  type Guess,
  MODES,
  type Mode,
  type Move,
  type Quadrant,
  type Refusal,
  type Sector,
  type Sight,
  SURVEYED,
  type Surveyed,
  TOPICS,
} from './types.ts';

const answerIn = (step: Played, who = 0): Answer | undefined =>
  heard(step, who).flatMap(event => (event.type === 'answered' ? [event.answer] : []))[0];

describe('move', () => {
  test.each<[Quadrant, Quadrant, number]>([
    [1, 2, 1],
    [1, 4, 1],
    [1, 3, 2],
    [4, 2, 2],
    [4, 1, 1],
  ])('[A1] from %i to %i costs %i', (from, to, cost) => {
    const { state } = play(atTurn({ time: [0, 9], quadrants: [from, 1] }), moveTo(to));
    expect(state.public).toMatchObject({ quadrants: [to, 1], time: [cost, 9] });
    expect(state.public.acts).toEqual([{ type: 'move', seat: 0, at: 0, cost, quadrant: from, turns: 0, to }]);
  });

  test.each<[Quadrant, Refusal]>([
    [1, 'already-there'],
    [0, 'no-such-quadrant'],
    [5, 'no-such-quadrant'],
  ])('[A1] from 1 to %i is refused', (to, refusal) => {
    expect(refused(atTurn(), 0, moveTo(to))).toBe(refusal);
  });

  test('[B3] a researcher rides on its quadrant when the Earth turns', () => {
    const { state } = play(atTurn({ time: [2, 9], quadrants: [1, 3] }), moveTo(2));
    expect(state.public).toMatchObject({ turns: 1, quadrants: [2, 3] });
  });
});

describe('survey', () => {
  test.each<[string, Mode, number, Quadrant, Surveyed, Area, number, number]>([
    ['a quadrant', 'basic', 0, 1, 'meteor', WHOLE, 2, 1],
    ['a quadrant', 'basic', 0, 2, 'hubble', WHOLE, 1, 1],
    ['a quadrant with the UAP', 'basic', 0, 2, 'junk', WHOLE, 2, 1],
    ['inner sectors', 'basic', 0, 3, 'nav', orbit('inner'), 1, 2],
    ['outer sectors', 'basic', 0, 4, 'comm', orbit('outer'), 1, 2],
    ['a stack', 'basic', 0, 1, 'meteor', stack(1), 2, 2],
    ['a stack after a turn', 'basic', 1, 1, 'meteor', stack(1), 1, 2],
    ['a sector', 'basic', 0, 1, 'nav', single(2), 1, 3],
    ['a sector with the UAP', 'basic', 0, 2, 'junk', single(12), 1, 3],
    ['a quadrant', 'expert', 0, 3, 'spy', WHOLE, 1, 1],
    ['outer sectors after two turns', 'expert', 2, 3, 'junk', orbit('outer'), 2, 2],
  ])('[A2] %s, %s, %i turns, quadrant %i: %s', (_, mode, turns, quadrant, of, area, count, cost) => {
    const start = atTurn({ mode, turns, time: [0, 9], quadrants: [quadrant, 1] });
    const step = play(start, survey(of, area));
    expect(answerIn(step)).toEqual({ type: 'survey', counts: [count] });
    expect(step.state.public.time).toEqual([cost, 9]);
    expect(step.state.public.acts[0]).toMatchObject({
      type: 'survey',
      of: [of],
      area,
      cost,
      quadrant,
      turns,
    });
  });

  test.each<[number, Area, Refusal | undefined]>([
    [0, stack(2), undefined],
    [0, stack(3), 'not-in-your-quadrant'],
    [0, stack(9), 'no-such-sector'],
    [0, stack(17), 'no-such-sector'],
    [0, stack(0), 'no-such-sector'],
    [0, single(10), undefined],
    [0, single(16), 'not-in-your-quadrant'],
    [1, single(16), undefined],
    [1, single(10), 'not-in-your-quadrant'],
    [0, single(17), 'no-such-sector'],
    [0, single(0), 'no-such-sector'],
  ])('[A2] after %i turns, in quadrant 1: %j is %s', (turns, area, refusal) => {
    expect(refused(atTurn({ turns }), 0, survey('nav', area))).toBe(refusal);
  });

  test('[A2] for one thing', () => {
    expect(refused(atTurn(), 0, survey(['nav', 'comm']))).toBe('survey-one-thing');
  });
});

describe('target', () => {
  test.each<[Mode, Quadrant, Sector, Sight]>([
    ['basic', 1, 1, 'meteor'],
    ['basic', 1, 10, 'comm'],
    ['basic', 2, 4, 'junk'],
    ['basic', 2, 12, 'junk'],
    ['basic', 4, 15, 'luna'],
    ['basic', 4, 8, 'iss'],
    ['expert', 3, 19, 'junk'],
    ['expert', 3, 7, 'spy'],
  ])('[A3] in %s, quadrant %i, sector %i appears as %s', (mode, quadrant, sector, sight) => {
    const step = play(atTurn({ mode, time: [0, 9], quadrants: [quadrant, 1] }), target(sector));
    expect(answerIn(step)).toEqual({ type: 'target', sights: [sight] });
    expect(step.state.public.time).toEqual([4, 9]);
  });

  test.each(MODES)('[B13] the UAP appears as junk to surveys and targets in %s', mode => {
    const start = atTurn({ mode });
    const { sector } = uapIn(start);
    const there = atTurn({ mode, time: [0, 9], quadrants: [mode === 'basic' ? 2 : 3, 1] });
    expect(start.puzzle.sky[sector - 1]).toBe('uap');
    expect(answerIn(play(there, target(sector)))).toEqual({ type: 'target', sights: ['junk'] });
    for (const of of SURVEYED)
      expect(answerIn(play(there, survey(of, single(sector))))).toEqual({
        type: 'survey',
        counts: [of === 'junk' ? 1 : 0],
      });
  });

  test('[A3] one sector, of the own quadrant, as often as one likes', () => {
    const start = atTurn({ time: [0, 90] });
    expect(refused(start, 0, target(3))).toBe('not-in-your-quadrant');
    expect(refused(start, 0, target(17))).toBe('no-such-sector');
    expect(refused(start, 0, target(1, 2))).toBe('target-one-sector');
    const { state } = play(start, target(1), target(1), target(1), target(1));
    expect(state.public.time).toEqual([16, 90]);
  });
});

describe('photo', () => {
  test('[A4] lies face down in its sector, for 1', () => {
    const step = play(atTurn({ time: [0, 9] }), photo(2, 'nav'));
    expect(step.state.public).toMatchObject({
      time: [1, 9],
      photos: [{ seat: 0, sector: 2, fate: 'face-down', subject: null }],
      acts: [{ type: 'photo', sectors: [2] }],
    });
    expect(step.state.own[0]?.subjects).toEqual(['nav']);
    expect(JSON.stringify(heard(step, 1))).not.toContain('nav');
    expect(answerIn(step)).toEqual({ type: 'photo', subjects: ['nav'] });
  });

  test.each<[string, Move, Refusal | undefined]>([
    ['another quadrant', photo(3, 'spy'), 'not-in-your-quadrant'],
    ['no sector', photo(17, 'spy'), 'no-such-sector'],
    ['a verified sector', photo(1, 'spy'), 'verified-already'],
    ['another thing where one’s own lies face down', photo(2, 'spy'), undefined],
    ['the same again where it lies face down', photo(2, 'nav'), 'photographed-already'],
    ['the same again in a sector where it was wrong', photo(9, 'comm'), 'photographed-already'],
    ['another thing in that sector', photo(9, 'meteor'), undefined],
    ['where only another has photographed', photo(10, 'comm'), undefined],
  ])('[A4] of %s', (_, move, refusal) => {
    const start = atTurn({
      photos: [
        [1, 1, 'meteor', 'right'],
        [0, 2, 'nav'],
        [0, 9, 'comm', 'wrong'],
        [1, 10, 'comm'],
      ],
    });
    expect(refused(start, 0, move)).toBe(refusal);
  });

  test('[A4] several in one sector are verified together, and each that is wrong is paid for', () => {
    const two = play(atTurn({ time: [2, 9], turns: 0 }), photo(2, 'spy'), photo(2, 'nav'));
    expect(two.state.public.photos).toMatchObject([
      { seat: 0, sector: 2, fate: 'wrong', subject: 'spy' },
      { seat: 0, sector: 2, fate: 'face-down', subject: null },
    ]);
    const three = play(
      atTurn({ time: [0, 9], turns: 0 }),
      photo(2, 'spy'),
      photo(2, 'nav'),
      photo(2, 'meteor'),
    );
    expect(three.state.public).toMatchObject({
      photos: [{ fate: 'wrong' }, { fate: 'right', subject: 'nav' }, { fate: 'wrong' }],
      time: [5, 9],
    });
  });

  test('[A4] a table that began by rules 1 goes on by them', () => {
    const before = byRules1(atTurn({ photos: [[0, 2, 'nav']] }));
    expect(refused(before, 0, photo(2, 'spy'))).toBe('photographed-already');
    const dealtBy = (rules: number) => {
      const opened = open(gameUnder(game, rules), { options: {}, seats: 2, seed: 'rules' });
      return opened.ok && opened.value.table.state.public.severalPhotos;
    };
    expect([1, 2].map(dealtBy)).toEqual([undefined, true]);
  });

  test('[S4] [A4] what was taken is gone, also where it was wrong', () => {
    const used = atTurn({
      photos: [
        [0, 3, 'hubble', 'wrong'],
        [0, 16, 'comm', 'right'],
      ],
    });
    expect(refused(used, 0, photo(2, 'hubble'))).toBe('no-such-photo');
    expect(refused(used, 0, photo(2, 'comm'))).toBeUndefined();
    expect(refused(used, 1, photo(2, 'hubble'))).toBe('not-your-turn');
  });
});

describe('analyze', () => {
  const verified = atTurn({
    time: [0, 9],
    photos: [
      [1, 16, 'comm', 'right'],
      [1, 6, 'nav', 'right'],
      [1, 3, 'spy', 'right'],
    ],
  });

  test.each([
    ['A', 1],
    ['B', 1],
    ['C', 1],
    ['D', 1],
    ['E', 2],
    ['F', 2],
  ] as const)('[A5] topic %s tells its rule for %i', (topic, cost) => {
    const step = play(verified, analyze(topic));
    const rule = verified.puzzle.rules[TOPICS.indexOf(topic)];
    expect(answerIn(step)).toEqual({ type: 'analyze', told: [{ topic, rule }] });
    expect(step.state.public.time).toEqual([cost, 9]);
  });

  test('[A5] only of what is verified, by whomever and wherever', () => {
    const some = atTurn({
      quadrants: [3, 1],
      photos: [
        [1, 16, 'comm', 'right'],
        [0, 6, 'nav'],
        [0, 3, 'spy', 'wrong'],
      ],
    });
    const refusals = TOPICS.map(topic => refused(some, 0, analyze(topic)));
    expect(refusals).toEqual([
      ...[undefined, undefined, 'not-verified', 'not-verified', 'not-verified', 'not-verified'],
    ]);
  });

  test('[A5] tells the same again, for the same cost', () => {
    const once = play(verified, analyze('A'));
    const twice = act(once.state, 0, analyze('A'));
    expect(answerIn(twice)).toEqual(answerIn(once));
    expect(twice.state.public.time).toEqual([2, 9]);
  });
});

describe('find', () => {
  const uap = uapIn(atTurn());
  const wrong: readonly [string, Guess][] = [
    ['another sector', { ...uap, sector: 14 }],
    ['another thing before', { ...uap, before: 'comm' }],
    ['another thing after', { ...uap, after: 'junk' }],
    ['another thing stacked', { ...uap, stacked: 'nav' }],
    ['both sides the wrong way round', { ...uap, before: uap.after, after: uap.before }],
  ];

  test('[A6] the rulebook’s neighbors: two in its orbit and the stacked one', () => {
    expect(uap).toEqual({ sector: 12, before: 'hubble', after: 'meteor', stacked: 'junk' });
    expect(uapIn(atTurn({ turns: 1 }))).toEqual({ ...uap, stacked: 'meteor' });
    expect(uapIn(atTurn({ mode: 'expert' }))).toMatchObject({ sector: 19, before: 'luna', after: 'nav' });
  });

  test.each(wrong)('[A6] fails for %s, and costs 5', (_, guess) => {
    const step = play(atTurn({ time: [0, 9] }), find(guess));
    expect(step.state.public).toMatchObject({ finder: null, time: [5, 9], stage: 'act' });
    expect(heard(step)[0]).toMatchObject({ type: 'acted', act: { type: 'find', found: false, cost: 5 } });
  });

  test.each(MODES)('[A6] succeeds for the sector and all three neighbors in %s', mode => {
    for (const turns of [0, 1, 5]) {
      const start = atTurn({ mode, turns, time: [0, 9] });
      expect(play(start, found(start)).state.public).toMatchObject({
        finder: 0,
        time: [5, 9],
        stage: 'over',
      });
    }
  });

  test('[A6] what is stacked at the start does not do when the Earth has turned', () => {
    const { state } = play(atTurn({ turns: 1, time: [0, 9] }), find(uap));
    expect(state.public.finder).toBeNull();
  });

  test('[A6] around the UAP, junk is true junk; it can be tried without limit and from anywhere', () => {
    let state = atTurn({ time: [0], quadrants: [4] });
    for (let tries = 1; tries <= 8; tries++) {
      ({ state } = play(state, missed(tries)));
      expect(state.public.time).toEqual([5 * tries]);
    }
    expect(refused(state, 0, missed(17))).toBe('no-such-sector');
    expect(play(state, found(state)).state.public.finder).toBe(0);
  });
});

describe('who hears what', () => {
  const start = atTurn({ time: [0, 1], photos: [[1, 16, 'comm', 'right']] });

  test.each<[string, Move]>([
    ['a survey', survey('meteor')],
    ['a target', target(2)],
    ['a photo', photo(2, 'nav')],
    ['an analysis', analyze('B')],
    ['a failed find', missed()],
  ])('[A7] of %s what was done goes to all, the answer to one', (_, move) => {
    const step = play(start, move);
    const [acted] = step.state.public.acts;
    expect(heard(step)[0]).toEqual({ type: 'acted', act: acted });
    expect(heard(step, 1)).toEqual(heard(step));
    expect(heard(step, 0)[1]).toEqual({
      ...{ type: 'answered', mode: 'basic', act: acted, answer: step.state.own[0]?.answers[0] },
    });
    expect(step.state.own[1]?.answers).toEqual([]);
  });

  test('[A7] where a researcher goes is public, and there is no more to hear', () => {
    const step = play(start, moveTo(2));
    expect(heard(step, 0)).toEqual(heard(step, 1));
  });

  test('[A7] of an analysis only the satellite is public, not the letter', () => {
    const [one, other] = (['A', 'B'] as const).map(topic => play(start, analyze(topic)));
    expect(one && heard(one, 1)).toEqual(other && heard(other, 1));
  });

  test('[A7] all hear that a find failed or succeeded, nobody else what was named', () => {
    for (const move of [missed(9), found(start)]) {
      const step = play(start, move);
      const { type: _, ...guess } = move;
      expect(step.state.own[0]?.answers).toEqual([{ type: 'find', guess }]);
      const told = heard(step, 1).filter(({ type }) => type !== 'ended');
      expect(JSON.stringify(told)).not.toContain('before');
      expect(told).toContainEqual(expect.objectContaining({ type: 'acted' }));
    }
  });
});
