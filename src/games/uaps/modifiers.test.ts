import { describe, expect, test } from 'vitest';
import { costOf } from './costs.ts';
import { barredBecause, standingIn } from './legal.ts';
import { effectOf } from './modifiers.ts';
import { scoresOf } from './score.ts';
import {
  analyze,
  atTurn,
  find,
  inQuadrantOne,
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
import {
  ACTIONS,
  type Action,
  EFFECTS,
  MODIFIERS,
  type Modifier,
  type Refusal,
  type State,
} from './types.ts';

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

/** What differs from the usual for whoever stands there; everything else is as usual. */
const CHANGES: Readonly<Record<Modifier, Readonly<Record<string, number | Refusal>>>> = {
  blank: {},
  'open-archive': { 'analyze E': 3 },
  'wide-lens': surveys(() => 1),
  overcast: { target: 'no-target-here', 'target two': 'no-target-here' },
  'border-guards': {},
  'shared-dish': {},
  'clear-air': { target: 3 },
  shuttle: { 'move on': 0, 'move across': 0 },
  'light-leak': {},
  jamming: {
    ...{ 'survey quadrant': 'jammed', 'survey orbit': 'jammed', 'survey sector': 'jammed' },
  },
  'power-cut': surveys(() => 'no-survey-here', 'no-survey-here'),
  moonglare: {},
  'gag-order': { 'analyze A': 'no-analyze-here', 'analyze E': 'no-analyze-here' },
  'twin-scope': { 'survey two': 1 },
  witnesses: {},
  hadron: {},
  convoy: {},
  'rough-road': { 'move on': 2, 'move across': 3 },
  'red-tape': surveys(cost => cost + 1),
  moonrise: {},
  'no-cameras': { photo: 'no-photos-here' },
  'two-sources': {},
  'twin-dish': { 'target two': 6 },
  exclusive: {},
};

describe('what a modifier changes, and what it leaves alone', () => {
  test.each(MODIFIERS.map((modifier, number) => [number, modifier] as const))(
    '[M26] number %i, %s, for whoever stands there',
    (_, modifier) => {
      expect(bill(inQuadrantOne(modifier))).toEqual({ ...USUAL, ...CHANGES[modifier] });
    },
  );

  test.each(EFFECTS)('%s is nothing to whoever stands elsewhere and goes elsewhere', modifier => {
    const elsewhere = atTurn({
      time: [0, 9],
      quadrants: [1, 4],
      modifiers: ['blank', 'blank', 'blank', modifier],
      photos: [
        [1, 16, 'comm', 'right'],
        [1, 6, 'nav', 'right'],
      ],
    });
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
  const over = (modifier: Modifier, turns = 0): State => {
    const start = atTurn({
      time: [0, 9],
      turns,
      modifiers: [modifier],
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
    expect(points(over('light-leak', 2), 'light-leak')).toEqual([-2, -2 - 3]);
    expect(points(over('exclusive', 3), 'exclusive')).toEqual([0, 0]);
  });
});
