import { describe, expect, test } from 'vitest';
import { costOf } from './costs.ts';
import { barredBecause, refuse } from './legal.ts';
import { toAct } from './rules.ts';
import {
  analyze,
  answerIn,
  atTurn,
  eventTypes,
  heard,
  inQuadrantOne,
  type Moment,
  missed,
  moveTo,
  orbit,
  photo,
  play,
  refused,
  seat,
  single,
  stack,
  survey,
  target,
  WHOLE,
} from './testing.ts';
import {
  type Action,
  type Area,
  type Modifier,
  type Move,
  type Quadrant,
  type State,
  SURVEYED,
  TOPICS,
} from './types.ts';
import { view } from './view.ts';

describe('analyzing', () => {
  test('[M1] Open Archive: what is not verified for 1 more, what is for the usual cost', () => {
    const nothing = inQuadrantOne('open-archive', { photos: [] });
    const costs = TOPICS.map(topic => costOf(nothing.public, seat(0), analyze(topic) as Action));
    expect(costs).toEqual([2, 2, 2, 2, 3, 3]);
    expect(TOPICS.map(topic => refused(nothing, 0, analyze(topic)))).toEqual(TOPICS.map(() => undefined));
    expect(costOf(inQuadrantOne('open-archive').public, seat(0), analyze('A') as Action)).toBe(1);
    const step = play(nothing, analyze('E'));
    expect(step.state.public.time).toEqual([3, 9]);
    expect(answerIn(step)).toMatchObject({ type: 'analyze', told: [{ topic: 'E' }] });
  });

  test('[M1] [Q5] all titles are public from the start, wherever the modifier lies; none without it', () => {
    const archive = atTurn({ modifiers: ['blank', 'blank', 'blank', 'open-archive'] });
    expect(archive.public.titles.every(title => title !== null)).toBe(true);
    expect(inQuadrantOne('two-sources').public.titles.every(title => title === null)).toBe(true);
  });

  test('[M1] from elsewhere what is not verified is not told', () => {
    const elsewhere = atTurn({ modifiers: ['blank', 'open-archive'], quadrants: [1, 2] });
    expect(refused(elsewhere, 0, analyze('A'))).toBe('not-verified');
    expect(barredBecause(elsewhere.public, seat(0), 'analyze')).toBe('not-verified');
    expect(barredBecause(elsewhere.public, seat(1), 'analyze')).toBeUndefined();
  });

  test('[M12] Gag Order: no topic, verified or not', () => {
    const start = inQuadrantOne('gag-order');
    expect(TOPICS.map(topic => refused(start, 0, analyze(topic)))).toEqual(
      TOPICS.map(() => 'no-analyze-here'),
    );
  });

  test.each(['A', 'B'] as const)('[M21] Two Sources: %s tells both topics for the usual cost', topic => {
    const start = inQuadrantOne('two-sources');
    const step = play(start, analyze(topic));
    expect(answerIn(step)).toEqual({
      type: 'analyze',
      told: [
        { topic: 'A', rule: start.puzzle.rules[0] },
        { topic: 'B', rule: start.puzzle.rules[1] },
      ],
    });
    expect(step.state.public.time).toEqual([1, 9]);
    expect(refused(start, 0, analyze('E'))).toBe('not-verified');
  });
});

describe('surveying', () => {
  test.each<[string, Area]>([
    ['the quadrant', WHOLE],
    ['an orbit', orbit('outer')],
    ['a stack', stack(2)],
    ['a sector', single(10)],
  ])('[M2] Wide Lens: %s costs 1', (_, area) => {
    expect(play(inQuadrantOne('wide-lens'), survey('nav', area)).state.public.time).toEqual([1, 9]);
  });

  test('[M9] Jamming: not for communications, navigation and spy satellites, but for all else', () => {
    const refusals = SURVEYED.map(of => refused(inQuadrantOne('jamming'), 0, survey(of)));
    expect(refusals).toEqual([undefined, undefined, 'jammed', undefined, 'jammed', 'jammed', undefined]);
  });

  test('[M9] Jamming: a target still shows what is there', () => {
    expect(answerIn(play(inQuadrantOne('jamming'), target(2)))).toEqual({ type: 'target', sights: ['nav'] });
  });

  test('[M10] Power Cut: in no form', () => {
    const start = inQuadrantOne('power-cut');
    for (const area of [WHOLE, orbit('inner'), stack(1), single(1)])
      expect(refused(start, 0, survey('junk', area))).toBe('no-survey-here');
    expect(barredBecause(start.public, seat(0), 'survey')).toBe('no-survey-here');
    expect(barredBecause(start.public, seat(0), 'target')).toBeUndefined();
  });

  test('[M13] Twin Scope: two things in the same sectors for one cost, or one', () => {
    const start = inQuadrantOne('twin-scope');
    const step = play(start, survey(['meteor', 'nav'], orbit('inner')));
    expect(answerIn(step)).toEqual({ type: 'survey', counts: [1, 1] });
    expect(step.state.public.time).toEqual([2, 9]);
    expect(answerIn(play(start, survey('meteor')))).toEqual({ type: 'survey', counts: [2] });
    expect(refused(start, 0, survey(['nav', 'nav']))).toBe('same-thing-twice');
  });

  test('[M18] Red Tape: each form costs 1 more, a target does not', () => {
    const costs = [WHOLE, orbit('inner'), stack(1), single(1)].map(
      area => play(inQuadrantOne('red-tape'), survey('nav', area)).state.public.acts[0]?.cost,
    );
    expect(costs).toEqual([2, 3, 3, 4]);
    expect(play(inQuadrantOne('red-tape'), target(1)).state.public.acts[0]?.cost).toBe(4);
  });
});

describe('Hadron', () => {
  const hadron: Moment = { photos: [[0, 2, 'nav']], turns: 0 };

  test('[M15] after the answer the Earth turns and photos are verified, then the token advances', () => {
    const step = play(inQuadrantOne('hadron', hadron), survey('meteor'));
    expect(answerIn(step)).toEqual({ type: 'survey', counts: [2] });
    expect(eventTypes(step)).toEqual(['acted', 'turned', 'verified', 'listed']);
    expect(heard(step)).toContainEqual({ type: 'turned', turns: 1, by: 0 });
    expect(step.state.public).toMatchObject({ turns: 1, lines: 0, time: [1, 9] });
  });

  test('[M15] [T3] as the last to cross a line it turns twice in one turn', () => {
    const step = play(inQuadrantOne('hadron', { time: [2, 9], photos: [] }), survey('meteor'));
    expect(heard(step).filter(({ type }) => type === 'turned')).toEqual([
      { type: 'turned', turns: 1, by: 0 },
      { type: 'turned', turns: 2, by: null },
    ]);
    expect(step.state.public).toMatchObject({ turns: 2, lines: 1, time: [3, 9] });
  });

  test('[M15] [T4] the penalty for an own photo comes before the cost, and may cross a line itself', () => {
    const wrong: Moment = { time: [2, 9], photos: [[0, 2, 'comm']] };
    const step = play(inQuadrantOne('hadron', wrong), survey('meteor'));
    expect(eventTypes(step)).toEqual(['acted', 'turned', 'verified', 'paid', 'turned']);
    expect(step.state.public).toMatchObject({ turns: 2, lines: 1, time: [4, 9] });
  });

  test('[M15] what is surveyed is as it was before; afterwards other sectors are above', () => {
    const step = play(inQuadrantOne('hadron', { photos: [] }), survey('comm', orbit('outer')));
    expect(step.state.public.acts[0]).toMatchObject({ sectors: [9, 10], turns: 0 });
    expect(refused(step.state, 0, survey('comm', single(10)))).toBe('not-in-your-quadrant');
  });

  test.each<[string, Move]>([
    ['a target', target(1)],
    ['a photo', photo(1, 'meteor')],
    ['a topic', analyze('A')],
    ['a failed find', missed()],
    ['a move', moveTo(2)],
  ])('[M15] %s there turns nothing', (_, move) => {
    const step = play(inQuadrantOne('hadron', { time: [0, 0] }), move);
    expect(eventTypes(step)).toContain('acted');
    expect(eventTypes(step)).not.toContain('turned');
    expect(step.state.public.turns).toBe(0);
  });

  test.each<[string, Move]>([
    ['a target', target(1)],
    ['a failed find', missed()],
  ])('[M15] [T3] %s there that crosses a line turns once, as anywhere', (_, move) => {
    const step = play(inQuadrantOne('hadron', { time: [0, 9] }), move);
    expect(heard(step).filter(({ type }) => type === 'turned')).toEqual([
      { type: 'turned', turns: 1, by: null },
    ]);
  });

  test('[M15] nor does a survey elsewhere', () => {
    const elsewhere = atTurn({ time: [0, 9], quadrants: [2, 1], modifiers: ['hadron'] });
    expect(play(elsewhere, survey('nav')).state.public.turns).toBe(0);
  });
});

describe('targeting', () => {
  test('[M3] Overcast: not at all', () => {
    expect(refused(inQuadrantOne('overcast'), 0, target(1))).toBe('no-target-here');
  });

  test.each<[readonly Quadrant[], number]>([
    [[1, 3, 3], 4],
    [[1, 1, 3], 3],
    [[1, 1, 1], 3],
  ])('[M5] Shared Dish: with researchers in %j it costs %i', (quadrants, cost) => {
    const start = inQuadrantOne('shared-dish', { time: [0, 9, 9], quadrants });
    expect(play(start, target(1)).state.public.acts[0]?.cost).toBe(cost);
  });

  test('[M6] Clear Air: 3, alone too', () => {
    expect(play(inQuadrantOne('clear-air'), target(1)).state.public.time).toEqual([3, 9]);
  });

  test('[M22] Twin Dish: two sectors for 6, or one for the usual cost', () => {
    const start = inQuadrantOne('twin-dish');
    const step = play(start, target(2, 10));
    expect(answerIn(step)).toEqual({ type: 'target', sights: ['nav', 'comm'] });
    expect(step.state.public).toMatchObject({ time: [6, 9], acts: [{ sectors: [2, 10] }] });
    expect(play(start, target(2)).state.public.time).toEqual([4, 9]);
    expect(refused(start, 0, target(2, 2))).toBe('same-sector-twice');
    expect(refused(start, 0, target(2, 3))).toBe('not-in-your-quadrant');
  });
});

describe('Luna', () => {
  /** Luna is in sector 15 of Basic: above quadrant 4 at the start, above quadrant 1 after two turns. */
  const withTurns = (modifier: Modifier, turns: number): State =>
    inQuadrantOne(modifier, { turns, photos: [] });

  test.each([
    [0, undefined],
    [1, undefined],
    [2, 'moonglare'],
    [3, 'moonglare'],
    [4, undefined],
    [10, 'moonglare'],
  ] as const)('[M11] Moonglare after %i turns: no survey, no target where Luna is: %s', (turns, refusal) => {
    const start = withTurns('moonglare', turns);
    expect(refused(start, 0, survey('nav'))).toBe(refusal);
    expect(refused(start, 0, target(1))).toBe(refusal);
    expect(refused(start, 0, photo(1, 'meteor'))).toBeUndefined();
  });

  test.each([
    [0, 4],
    [1, 4],
    [2, 2],
    [3, 2],
    [4, 4],
  ])('[M19] Moonrise after %i turns: a target costs %i', (turns, cost) => {
    const start = withTurns('moonrise', turns);
    expect(play(start, target(1)).state.public.acts[0]?.cost).toBe(cost);
    expect(refused(start, 0, survey('nav'))).toBeUndefined();
  });

  test.each([
    ['moonglare', 'moonglare'],
    ['moonrise', 2],
  ] as const)(
    '[M11] [M19] Luna turns into the quadrant of %s when the last token crosses a line',
    (modifier, after) => {
      const before = inQuadrantOne(modifier, { time: [4, 5], turns: 1, photos: [] });
      expect(refused(before, 0, target(1))).toBeUndefined();
      expect(costOf(before.public, seat(0), target(1) as Action)).toBe(4);
      const { state } = play(before, moveTo(2), moveTo(1), moveTo(1));
      expect(state.public).toMatchObject({ turns: 2, quadrants: [1, 1] });
      const now =
        refuse(view(state, seat(0)), target(1)) ?? costOf(state.public, seat(0), target(1) as Action);
      expect(toAct(state)).toEqual([0]);
      expect(now).toBe(after);
    },
  );
});
