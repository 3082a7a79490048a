import { describe, expect, test } from 'vitest';
import { assert } from '../../core/contract.ts';
import { costOf } from './costs.ts';
import { barredBecause, standingIn } from './legal.ts';
import { effectOf, lunaIn } from './modifiers.ts';
import { scoresOf } from './score.ts';
import {
  analyze,
  answerIn,
  atTurn,
  BLANKS,
  eventTypes,
  find,
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
  uapIn,
} from './testing.ts';
import { ACTIONS, type Action, EFFECTS, type Modifier, type Refusal, type State } from './types.ts';

/** Of each kind one, as it could be done in quadrant 1 of Basic; a comm and a nav satellite are verified. */
const ACTS: Readonly<Record<string, Action>> = {
  'move on': moveTo(2) as Action,
  'move across': moveTo(3) as Action,
  'survey quadrant': survey('nav') as Action,
  'survey junk': survey('junk') as Action,
  'survey orbit': survey('nav', orbit('inner')) as Action,
  'survey stack': survey('junk', stack(1)) as Action,
  'survey sector': survey('nav', single(1)) as Action,
  'survey two': survey(['meteor', 'nav']) as Action,
  target: target(2) as Action,
  'target two': target(1, 2) as Action,
  photo: photo(2, 'nav') as Action,
  'analyze A': analyze('A') as Action,
  'analyze E': analyze('E') as Action,
  find: missed() as Action,
};

/** What each would cost, or why it is refused. */
const bill = (state: State): Readonly<Record<string, number | Refusal>> =>
  Object.fromEntries(
    Object.entries(ACTS).map(([name, move]) => [
      name,
      refused(state, 0, move) ?? costOf(state.public, seat(0), move),
    ]),
  );

const USUAL: Readonly<Record<string, number | Refusal>> = {
  'move on': 1,
  'move across': 2,
  'survey quadrant': 1,
  'survey junk': 1,
  'survey orbit': 2,
  'survey stack': 2,
  'survey sector': 3,
  'survey two': 'survey-one-thing',
  target: 4,
  'target two': 'target-one-sector',
  photo: 1,
  'analyze A': 1,
  'analyze E': 'not-verified',
  find: 5,
};

const surveys = (change: (cost: number) => number | Refusal, extra: number | Refusal = 'survey-one-thing') =>
  Object.fromEntries(
    Object.entries(USUAL).flatMap(([name, cost]) =>
      name.startsWith('survey') ? [[name, typeof cost === 'number' ? change(cost) : extra]] : [],
    ),
  );

type Changes = Readonly<Record<string, number | Refusal>>;

/** By rule: what differs from the usual for whoever stands there while Luna is above; everything else is as usual. */
const CHANGES: readonly (readonly [rule: string, modifier: Modifier, changes: Changes])[] = [
  ['[M1]', 'open-archive', { 'analyze E': 3 }],
  ['[M2]', 'wide-lens', surveys(() => 1)],
  ['[M3]', 'overcast', { target: 'no-target-here', 'target two': 'no-target-here' }],
  ['[M4]', 'border-guards', {}],
  ['[M5]', 'shared-dish', {}],
  ['[M6]', 'clear-air', { target: 3 }],
  ['[M7]', 'shuttle', { 'move on': 0, 'move across': 0 }],
  ['[M8]', 'light-leak', {}],
  ['[M9]', 'jamming', { 'survey quadrant': 'jammed', 'survey orbit': 'jammed', 'survey sector': 'jammed' }],
  ['[M10]', 'power-cut', surveys(() => 'no-survey-here', 'no-survey-here')],
  [
    ...(['[M11]', 'moonglare'] as const),
    { ...surveys(() => 'moonglare', 'moonglare'), target: 'moonglare', 'target two': 'moonglare' },
  ],
  ['[M12]', 'gag-order', { 'analyze A': 'no-analyze-here', 'analyze E': 'no-analyze-here' }],
  ['[M13]', 'twin-scope', { 'survey two': 1 }],
  ['[M14]', 'witnesses', {}],
  ['[M15]', 'hadron', {}],
  ['[M16]', 'convoy', {}],
  ['[M17]', 'rough-road', { 'move on': 2, 'move across': 3 }],
  ['[M18]', 'red-tape', surveys(cost => cost + 1)],
  ['[M19]', 'moonrise', { target: 2 }],
  ['[M20]', 'no-cameras', { photo: 'no-photos-here' }],
  ['[M21]', 'two-sources', {}],
  ['[M22]', 'twin-dish', { 'target two': 6 }],
  ['[M23]', 'exclusive', {}],
];

/** Luna is in sector 15 of Basic: above quadrant 4 at the start, above quadrant 1 after two turns. */
const LUNA_ABOVE: Moment = { turns: 2 };
const ONLY_WITH_LUNA: readonly Modifier[] = ['moonglare', 'moonrise'];

/** At the usual cost something else comes of these. [M15] [M21] */
const OTHERWISE: Readonly<Partial<Record<Modifier, readonly string[]>>> = {
  hadron: Object.keys(ACTS).filter(name => name.startsWith('survey')),
  'two-sources': ['analyze A'],
};

/** What comes of an act, where it can be done at the usual cost. */
const following = (state: State, name: string) => {
  const move = ACTS[name];
  assert(move, `${name} is an act`);
  const step = play(state, move);
  const { time, quadrants, turns, stage } = step.state.public;
  return { events: eventTypes(step), answer: answerIn(step), time, quadrants, turns, stage };
};

describe('what a modifier changes, and what it leaves alone', () => {
  test('[M26] each of 23 has its rule', () => {
    expect(CHANGES.map(([, modifier]) => modifier)).toEqual(EFFECTS);
    expect(CHANGES.map(([rule]) => rule)).toEqual(EFFECTS.map((_, index) => `[M${index + 1}]`));
    expect(bill(inQuadrantOne('blank'))).toEqual(USUAL);
    expect(bill(inQuadrantOne('blank', LUNA_ABOVE))).toEqual(USUAL);
  });

  test.each(CHANGES)(
    '%s %s changes these costs there and leaves the others alone',
    (_, modifier, changes) => {
      expect(bill(inQuadrantOne(modifier, LUNA_ABOVE))).toEqual({ ...USUAL, ...changes });
      const withoutLuna = ONLY_WITH_LUNA.includes(modifier) ? {} : changes;
      expect(bill(inQuadrantOne(modifier))).toEqual({ ...USUAL, ...withoutLuna });
    },
  );

  test.each(CHANGES)('%s %s leaves alone what comes of an act at its usual cost', (_, modifier, changes) => {
    const usual = Object.keys(USUAL).filter(
      name => typeof USUAL[name] === 'number' && !(name in changes) && !OTHERWISE[modifier]?.includes(name),
    );
    expect(usual.length).toBeGreaterThan(4);
    for (const name of usual)
      expect(following(inQuadrantOne(modifier, LUNA_ABOVE), name), name).toEqual(
        following(inQuadrantOne('blank', LUNA_ABOVE), name),
      );
  });

  test.each(CHANGES)('%s %s leaves alone whoever stands elsewhere and goes elsewhere', (_, modifier) => {
    const elsewhere = atTurn({
      time: [0, 9],
      quadrants: [1, 4],
      modifiers: ['blank', 'blank', 'blank', modifier],
      photos: [
        [1, 16, 'comm', 'right'],
        [1, 6, 'nav', 'right'],
      ],
    });
    expect(lunaIn(elsewhere.public)).toBe(4);
    expect(bill(elsewhere)).toEqual(USUAL);
  });

  test('[M26] ten are challenging, thirteen are beneficial', () => {
    const challenging = EFFECTS.flatMap((modifier, index) =>
      effectOf(modifier).challenging ? [index + 1] : [],
    );
    expect(challenging).toEqual([3, 4, 8, 9, 10, 11, 12, 17, 18, 20]);
    expect(EFFECTS).toHaveLength(23);
    expect(effectOf('blank')).toEqual({});
  });

  test('what would be in another quadrant can be asked for', () => {
    const { public: known } = atTurn({ quadrants: [1, 3], modifiers: ['blank', 'clear-air', 'power-cut'] });
    const in2 = standingIn(known, seat(0), 2);
    const in3 = standingIn(known, seat(0), 3);
    expect(costOf(known, seat(0), target(3) as Action)).toBe(4);
    expect(costOf(in2, seat(0), target(3) as Action)).toBe(3);
    expect(ACTIONS.map(action => barredBecause(in2, seat(0), action))).toEqual([
      ...[undefined, undefined, undefined, undefined, 'not-verified', undefined],
    ]);
    expect(barredBecause(in3, seat(0), 'survey')).toBe('no-survey-here');
    expect(known.quadrants).toEqual([1, 3]);
  });

  test('[M4] whoever stands there may do everything', () => {
    expect(bill(inQuadrantOne('border-guards'))).toEqual(USUAL);
  });
});

describe('scoring', () => {
  /** In quadrant 1 lie the sectors 1, 2 and at the start 9 and 10, after two turns 15 and 16. */
  const over = (modifier: Modifier, { turns = 0, quadrant = 1 } = {}): State => {
    const start = atTurn({
      time: [0, 9],
      turns,
      modifiers: BLANKS.with(quadrant - 1, modifier),
      photos: [
        [0, 1, 'meteor', 'right'],
        [1, 1, 'meteor', 'right'],
        [0, 9, 'meteor', 'right'],
        [1, 10, 'nav', 'wrong'],
        [1, 10, 'comm'],
        [1, 16, 'comm', 'right'],
      ],
    });
    return play(start, find(uapIn(start))).state;
  };
  const points = (state: State, what: string) =>
    scoresOf(state.public).map(({ parts }) => parts.find(part => part.what === what)?.points);
  const totals = (state: State) => scoresOf(state.public).map(({ total }) => total);

  test('[E4] without a modifier photos are worth what is on them', () => {
    expect(totals(over('blank'))).toEqual([10 + 2 + 2, 2 + 3 + 3]);
  });

  test.each(CHANGES)(
    '%s %s: what photos there are worth, and that it leaves those elsewhere alone',
    (_, modifier) => {
      expect(totals(over(modifier, { quadrant: 2 }))).toEqual(totals(over('blank')));
      const there = totals(over(modifier));
      if (effectOf(modifier).photos) expect(there).not.toEqual(totals(over('blank')));
      else expect(there).toEqual(totals(over('blank')));
    },
  );

  test('[M8] Light Leak: photos there are worth 0, those elsewhere what they are', () => {
    expect(points(over('light-leak'), 'light-leak')).toEqual([-4, -5]);
    expect(totals(over('light-leak'))).toEqual([10, 3]);
  });

  test('[M14] Witnesses: 1 more where there is more than one in the sector', () => {
    expect(points(over('witnesses'), 'witnesses')).toEqual([1, 1]);
    expect(totals(over('witnesses'))).toEqual([15, 9]);
  });

  test('[M23] Exclusive: 1 more where it is the only one in the sector; wrong ones do not count', () => {
    expect(points(over('exclusive'), 'exclusive')).toEqual([1, 1]);
    expect(totals(over('exclusive'))).toEqual([15, 9]);
  });

  test('[M25] where a sector lies at the end counts, not where it lay', () => {
    expect(points(over('light-leak', { turns: 2 }), 'light-leak')).toEqual([-2, -2 - 3]);
    expect(points(over('exclusive', { turns: 3 }), 'exclusive')).toEqual([0, 0]);
  });
});
