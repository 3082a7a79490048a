import { expect, test } from 'vitest';
import { at, seatsOf } from '../../../core/contract.ts';
import { Rng, stream } from '../../../core/rng.ts';
import { answer, type LeftNow } from '../../../deduction/answer.ts';
import { check } from '../../../deduction/check.ts';
import type { Left } from '../../../deduction/left.ts';
import { allSectors, boardOf } from '../board.ts';
import type { Clue } from '../clues.ts';
import { SkyKnowledge } from '../knowledge.ts';
import { cluesOf, knowledgeFrom } from '../known.ts';
import type { Conclusion } from '../proof.ts';
import { trueClues } from '../random-clues.ts';
import { act, atTurn, photo, seat, survey, target, wholeGame } from '../testing.ts';
import {
  CONTENTS,
  type Content,
  MODES,
  type Mode,
  type Sector,
  type Subject,
  type TopicRule,
} from '../types.ts';
import { view } from '../view.ts';
import { deductionFrom, deductionOf } from './deduction.ts';
import { leftDirectly } from './direct.ts';
import { leftExactly, skiesWith } from './exact.ts';
import { left as read } from './left.ts';
import { leftByRules } from './logic.ts';

const { contentsLeft, couldHold } = read;
const basic = boardOf('basic');
const LUNA = 13;
const luna: Clue = { type: 'luna', sector: LUNA };

const isWithin = (one: Left, other: Left): boolean =>
  one.every((bits, sector) => (bits & ~at(other, sector)) === 0);

const mark = (sector: Sector, content: Content, holds = true): Conclusion => ({ sector, content, holds });
const is = (sector: Sector, sight: Subject): Clue => ({ type: 'is', sector, sight });
const looks = (sector: Sector, sight: 'junk' | Subject): Clue => ({ type: 'target', sector, sight });
const topic = (rule: TopicRule): Clue => ({ type: 'topic', rule });

test.each([
  ['basic', 2, 'first'],
  ['basic', 3, 'second'],
  ['expert', 2, 'third'],
] as const)(
  '[S6] in a game of %s with %i seats no step rules out what is possible: %s',
  (mode, seats, seed) => {
    const board = boardOf(mode);
    const every = mode === 'basic' ? 9 : 40;
    for (const { state } of [...wholeGame({ mode }, seats, seed)].filter((_, step) => step % every === 8)) {
      const seen = view(state, at(seatsOf(seats), 1));
      const clues = cluesOf(seen);
      const byRules = leftByRules(clues, board);
      expect(byRules).toBeDefined();
      if (!byRules) return;
      expect(isWithin(leftExactly(mode, seen.public.luna, clues).left, byRules)).toBe(true);
      expect(isWithin(byRules, leftDirectly(clues, board))).toBe(true);
    }
  },
);

test.each(MODES)('of any true clues of %s the rules never rule out what the skies keep', mode => {
  const board = boardOf(mode);
  const rng = new Rng(stream('any clues', mode));
  const here = board.perOrbit + 5;
  const all = SkyKnowledge.of(mode, here);
  for (let round = 0; round < (mode === 'basic' ? 60 : 4); round++) {
    const clues = [
      { type: 'luna', sector: here } as const,
      ...trueClues(1 + rng.int(12), all.sample(rng), board, rng),
    ];
    const byRules = leftByRules(clues, board);
    const told = JSON.stringify(clues);
    expect(byRules, told).toBeDefined();
    expect(byRules && isWithin(leftExactly(mode, here, clues).left, byRules), told).toBe(true);
  }
});

test('the exact step says of each sector what some sky has there, and how likely the UAP is in it', () => {
  const clues: readonly Clue[] = [luna, { type: 'survey', of: 'junk', sectors: [1, 2, 9, 10], count: 3 }];
  const { left, skies, chances } = leftExactly('basic', LUNA, clues);
  expect(skies).toBe(knowledgeFrom('basic', LUNA, clues).count);
  for (const sector of allSectors(basic))
    for (const content of CONTENTS) {
      const some = skiesWith('basic', LUNA, clues, [mark(sector, content)]);
      const others = skiesWith('basic', LUNA, clues, [mark(sector, content, false)]);
      expect(some + others).toBe(skies);
      expect(some > 0).toBe(couldHold(left, sector, content));
      if (content === 'uap') expect(at(chances, sector - 1)).toBeCloseTo(some / skies);
    }
});

test.each<readonly [string, Clue, Sector, readonly Content[]]>([
  ['a survey that finds nothing', { type: 'survey', of: 'nav', sectors: [2, 3], count: 0 }, 3, but('nav')],
  [
    'a survey for what appears as junk [B13]',
    { type: 'survey', of: 'junk', sectors: [2, 3], count: 0 },
    2,
    but('junk', 'uap'),
  ],
  [
    'a survey that finds it everywhere',
    { type: 'survey', of: 'nav', sectors: [2, 11], count: 2 },
    11,
    ['nav'],
  ],
  ['a target', looks(7, 'spy'), 7, ['spy']],
  ['a target that appears as junk [B13]', looks(7, 'junk'), 7, ['junk', 'uap']],
  ['a fact', { type: 'is-not', sector: 3, sight: 'comm' }, 3, but('comm')],
  ['a photo that was right', is(3, 'iss'), 3, ['iss']],
])('directly: %s', (_, clue, sector, contents) => {
  const left = contentsLeft(leftDirectly([clue], basic));
  expect(left[sector - 1]).toEqual(contents);
  expect(left[4]).toEqual(CONTENTS);
});

test('directly nothing follows from a rule, a number or two answers together', () => {
  const clues: readonly Clue[] = [
    { type: 'survey', of: 'nav', sectors: [1, 2, 3], count: 2 },
    { type: 'survey', of: 'nav', sectors: [1, 2], count: 1 },
    topic({ type: 'all-in-orbit', of: 'comm', orbit: 'inner' }),
    { type: 'report', rule: { type: 'not-in-orbit', orbit: 'inner' } },
  ];
  expect(contentsLeft(leftDirectly(clues, basic))).toEqual(allSectors(basic).map(() => CONTENTS));
});

test.each<readonly [string, readonly Clue[], Sector, Content]>([
  ['[B5] Luna inside', [], 3, 'luna'],
  ['[B6] Hubble next to Luna', [luna], LUNA + 1, 'hubble'],
  ['[B7] the ISS outside', [], 12, 'iss'],
  ['[B7] the ISS without junk', [is(3, 'spy'), is(5, 'spy')], 4, 'iss'],
  ['[B8] spy satellites in even sectors', [], 4, 'spy'],
  ['[B9] a meteor shower without its pair', [is(3, 'spy')], 11, 'meteor'],
  ['[B10] comm satellites in odd sectors', [], 3, 'comm'],
  ['[B11] a nav satellite without one across', [is(3, 'spy')], 7, 'nav'],
  ['[B12] three pieces of junk in a row', [...junkAt(2, 3, 4)], 7, 'uap'],
  ['the number of spy satellites', [is(1, 'spy'), is(3, 'spy')], 5, 'spy'],
  ['a number that was told', [is(1, 'spy'), topic({ type: 'count', of: 'spy', n: 1 })], 3, 'spy'],
  ['a topic of two', [topic({ type: 'none', of: 'iss', to: 'spy', by: 'next' }), is(3, 'spy')], 4, 'iss'],
  ['a topic of one', [topic({ type: 'all-in-orbit', of: 'comm', orbit: 'outer' })], 2, 'comm'],
  [
    'more of them here',
    [topic({ type: 'more-in-orbit', of: 'comm', orbit: 'outer' }), is(12, 'comm')],
    2,
    'comm',
  ],
  ['a report', [{ type: 'report', rule: { type: 'not-by', to: 'iss', by: 'next' } }, is(3, 'iss')], 4, 'uap'],
  [
    'a survey of both orbits',
    [{ type: 'survey', of: 'comm', sectors: [1, 2, 11, 12], count: 1 }, is(12, 'comm')],
    2,
    'comm',
  ],
])('the rules rule out: %s', (_, clues, sector, content) => {
  const left = leftByRules(clues, basic);
  expect(left && couldHold(left, sector, content)).toBe(false);
});

test('[Q8] the exact step uses that all reports leave one sector, the rules do not', () => {
  const rule = { type: 'not-in-orbit', orbit: 'inner' } as const;
  const heard: readonly Clue[] = [luna, { type: 'report', rule }];
  const told: readonly Clue[] = [...heard, { type: 'one-place', rules: [rule] }];
  expect(leftExactly('basic', LUNA, told).skies).toBeLessThan(leftExactly('basic', LUNA, heard).skies);
  expect(leftByRules(told, basic)).toEqual(leftByRules(heard, basic));
});

const clues: readonly Clue[] = [
  luna,
  looks(4, 'junk'),
  { type: 'survey', of: 'spy', sectors: [1, 3], count: 1 },
];
const checked = (step: 'direct' | 'rules' | 'exact', ...marks: readonly Conclusion[]) =>
  check(step, deductionFrom('basic', LUNA, clues), marks);

test.each(['direct', 'rules', 'exact'] as const)(
  'a mark that an answer speaks against is named: %s',
  step => {
    const wrong = mark(4, 'nav');
    expect(checked(step, mark(2, 'junk', false), wrong)).toEqual({ type: 'wrong', marks: [wrong] });
  },
);

test.each(['rules', 'exact'] as const)('marks that clash are named without those that do not: %s', step => {
  const [one, other] = [mark(1, 'spy'), mark(3, 'spy')];
  expect(checked(step, mark(9, 'nav', false), one, other)).toEqual({ type: 'clash', marks: [one, other] });
});

test('marks of the true sky never clash with what its player knows', () => {
  for (const { state } of [...wholeGame({ mode: 'basic' }, 2, 'true marks')].filter(
    (_, step) => step % 15 === 9,
  )) {
    const deduction = deductionOf(view(state, at(seatsOf(2), 1)));
    const truth = state.puzzle.sky.map((content, index) => mark(index + 1, content));
    expect(check('exact', deduction, truth)).toEqual({ type: 'fits', skies: 1 });
    expect(check('rules', deduction, truth)).toEqual({ type: 'fits', skies: null });
  }
});

test.each<readonly [Mode, string]>([
  ['basic', 'why'],
  ['expert', 'why'],
])('in a game of %s, what the rules step says follows from what it names, and from no less', (mode, seed) => {
  const every = mode === 'basic' ? 20 : 60;
  for (const { state } of [...wholeGame({ mode }, 2, seed)].filter((_, step) => step % every === every - 1)) {
    const deduction = deductionOf(view(state, at(seatsOf(2), 0)));
    const { finds } = answer(deduction, { type: 'left', step: 'rules' }) as LeftNow<Content>;
    for (const conclusion of finds.filter((_, index) => index % 23 === 0)) {
      const why = answer(deduction, { type: 'why', step: 'rules', conclusion });
      const premises = Array.isArray(why) ? why : [];
      const about = JSON.stringify(conclusion);
      const enough = (some: typeof premises): boolean => {
        const left = deduction.leftByRules(
          some.flatMap(one => (one.type === 'clue' ? [one.clue] : [])),
          { rules: some.flatMap(one => (one.type === 'rule' ? [one.rule] : [])) },
        );
        return left !== undefined && read.follows(left, conclusion);
      };
      expect(Array.isArray(why), about).toBe(true);
      expect(enough(premises), about).toBe(true);
      for (const premise of premises)
        expect(enough(premises.filter(other => other !== premise)), about).toBe(false);
    }
  }
});

test('before the last answer of a seat there was what it had been answered until then', () => {
  let state = atTurn({ seats: 1, quadrants: [1] });
  const earlier = () => deductionOf(view(state, seat(0))).earlier?.filter(({ type }) => type !== 'luna');
  expect(earlier()).toBeUndefined();
  state = act(state, 0, survey('nav')).state;
  expect(earlier()).toEqual([]);
  state = act(state, 0, photo(2, 'nav')).state;
  expect(earlier()?.map(({ type }) => type)).toEqual(['survey']);
  state = act(state, 0, target(1)).state;
  // The photo was verified on the way.
  expect(deductionOf(view(state, seat(0))).clues.map(({ type }) => type)).toContain('is');
  expect(earlier()?.map(({ type }) => type)).toEqual(['survey']);
});

function but(...contents: readonly Content[]): readonly Content[] {
  return CONTENTS.filter(content => !contents.includes(content));
}

function junkAt(...sectors: readonly Sector[]): readonly Clue[] {
  return sectors.map(sector => looks(sector, 'junk'));
}
