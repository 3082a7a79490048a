import { expect, test } from 'vitest';
import { at, seatsOf } from '../../../core/contract.ts';
import { Rng, stream } from '../../../core/rng.ts';
import { answer as answerBy, type LeftNow, type Question } from '../../../deduction/answer.ts';
import { check as checkBy } from '../../../deduction/check.ts';
import type { Step } from '../../../deduction/help.ts';
import type { Left } from '../../../deduction/left.ts';
import { Knowledge } from '../../../solver/knowledge.ts';
import { allSectors, boardOf } from '../board.ts';
import type { Clue } from '../clues.ts';
import { cluesOf, knowledgeFrom } from '../known.ts';
import type { Conclusion } from '../proof.ts';
import { trueClues } from '../random-clues.ts';
import { skiesOf, skyOf } from '../skies.ts';
import { wholeGame } from '../testing.ts';
import { CONTENTS, type Content, MODES, type Mode, type Sector, type View } from '../types.ts';
import { view } from '../view.ts';
import { deductionFrom, deductionOf } from './deduction.ts';
import { leftDirectly } from './direct.ts';
import { leftExactly, withMarks } from './exact.ts';
import { left as read } from './left.ts';
import { leftByRules } from './logic.ts';

const standard = boardOf('standard');
const { contentsLeft, couldHold } = read;

const answer = (seen: View, question: Question<Content>) => answerBy(deductionOf(seen), question);
const check = (step: Step, mode: Mode, clues: readonly Clue[], marks: readonly Conclusion[]) =>
  checkBy(step, deductionFrom(mode, clues), marks);

const isWithin = (one: Left, other: Left): boolean =>
  one.every((bits, sector) => (bits & ~at(other, sector)) === 0);

const mark = (sector: Sector, content: Content, holds = true): Conclusion => ({ sector, content, holds });

/** A view now and then in games by sample. */
function* moments(mode: Mode, seats: number, seed: string): Generator<View> {
  let step = 0;
  for (const { state } of wholeGame(mode, seats, seed)) {
    if (step++ % 7 === 0) for (const seat of seatsOf(seats)) yield view(state, seat);
  }
}

test.each([
  ['standard', 2, 'first'],
  ['standard', 3, 'second'],
  ['standard', 4, 'third'],
  ['expert', 2, 'fourth'],
] as const)('[S5] in a game of %s with %i seats no step rules out what is possible', (mode, seats, seed) => {
  for (const seen of moments(mode, seats, seed)) {
    const clues = cluesOf(seen);
    const exact = leftExactly(mode, clues).left;
    const byRules = leftByRules(clues, boardOf(mode));
    const directly = leftDirectly(clues, boardOf(mode));
    expect(byRules).toBeDefined();
    if (!byRules) return;
    expect(isWithin(exact, byRules)).toBe(true);
    expect(isWithin(byRules, directly)).toBe(true);
  }
});

test.each(MODES)('of any true clues of %s the rules never rule out what the skies keep', mode => {
  const board = boardOf(mode);
  const rng = new Rng(stream('any clues', mode));
  const all = new Knowledge(skiesOf(mode));
  for (let round = 0; round < (mode === 'standard' ? 60 : 6); round++) {
    const { sets, hidden } = all.sample(rng);
    const clues = trueClues(1 + rng.int(8), skyOf(board, sets, hidden), board, rng);
    const byRules = leftByRules(clues, board);
    const told = JSON.stringify(clues);
    expect(byRules, told).toBeDefined();
    expect(byRules && isWithin(leftExactly(mode, clues).left, byRules), told).toBe(true);
  }
});

test('the exact step says of each sector what some sky has there', () => {
  const clues: readonly Clue[] = [{ type: 'survey', of: 'asteroid', from: 1, to: 6, count: 4 }];
  const knowledge = knowledgeFrom('standard', clues);
  const { left, skies } = leftExactly('standard', clues);
  expect(skies).toBe(knowledge.count);
  for (const sector of allSectors(standard))
    for (const content of CONTENTS) {
      const some = withMarks(knowledge, [mark(sector, content)], standard).count;
      const others = withMarks(knowledge, [mark(sector, content, false)], standard).count;
      expect(some + others).toBe(skies);
      expect(some > 0).toBe(couldHold(left, sector, content));
    }
});

test.each<readonly [string, Clue, Sector, readonly Content[]]>([
  [
    'a survey that finds nothing',
    survey('comet', 2, 5, 0),
    3,
    ['asteroid', 'dwarf', 'gas', 'empty', 'planet-x'],
  ],
  ['a survey for what appears empty', survey('empty', 2, 3, 0), 2, ['asteroid', 'comet', 'dwarf', 'gas']],
  ['a survey that finds it everywhere', survey('asteroid', 4, 5, 2), 4, ['asteroid']],
  ['a target', { type: 'target', sector: 7, sight: 'gas' }, 7, ['gas']],
  [
    'a target that appears empty [B8]',
    { type: 'target', sector: 7, sight: 'empty' },
    7,
    ['empty', 'planet-x'],
  ],
  ['a fact', { type: 'is-not', sector: 3, body: 'gas' }, 3, CONTENTS.filter(one => one !== 'gas')],
  ['a theory that was right', { type: 'is', sector: 3, body: 'comet' }, 3, ['comet']],
])('directly: %s', (_, clue, sector, contents) => {
  const left = contentsLeft(leftDirectly([clue], standard));
  expect(left[sector - 1]).toEqual(contents);
  const elsewhere = left.filter((_, index) => index + 1 !== sector);
  expect(elsewhere.some(one => one.length === CONTENTS.length)).toBe(true);
});

test('directly nothing follows from a rule, a count or two answers together', () => {
  const clues: readonly Clue[] = [
    survey('asteroid', 1, 6, 4),
    survey('asteroid', 1, 5, 3),
    { type: 'topic', rule: { type: 'none-adjacent', of: 'asteroid', to: 'comet' } },
    { type: 'conference', rule: { type: 'x-not-adjacent', to: 'gas' } },
  ];
  expect(contentsLeft(leftDirectly(clues, standard))).toEqual(allSectors(standard).map(() => CONTENTS));
});

test.each<readonly [string, readonly Clue[], Sector, Content]>([
  ['[B2] all asteroids are in the range', [survey('asteroid', 1, 6, 4)], 9, 'asteroid'],
  ['[B3] Planet X beside a dwarf planet', [{ type: 'is', sector: 4, body: 'dwarf' }], 5, 'planet-x'],
  ['[B4] a gas cloud without room', [is(3, 'asteroid'), is(5, 'asteroid')], 4, 'gas'],
  ['[B6] an asteroid alone', [is(3, 'comet'), is(5, 'comet')], 4, 'asteroid'],
  ['[B7] comets', [], 4, 'comet'],
  ['a topic', [topic({ type: 'none-within', of: 'comet', to: 'gas', n: 2 }), is(5, 'comet')], 7, 'gas'],
  ['a conference', [conference(3), is(5, 'gas')], 8, 'planet-x'],
])('the rules rule out: %s', (_, clues, sector, content) => {
  const left = leftByRules(clues, standard);
  expect(left && couldHold(left, sector, content)).toBe(false);
});

test('[B5] the rules know the band of the dwarf planets', () => {
  const left = leftByRules([is(1, 'dwarf')], boardOf('expert'));
  expect(left && allSectors(boardOf('expert')).filter(sector => couldHold(left, sector, 'dwarf'))).toEqual([
    1, 2, 3, 4, 5, 6, 14, 15, 16, 17, 18,
  ]);
});

test('[Q6] the exact step uses that the conferences leave one sector, the rules do not', () => {
  const rule = { type: 'x-not-adjacent', to: 'gas' } as const;
  const heard: readonly Clue[] = [{ type: 'conference', rule }];
  const told: readonly Clue[] = [...heard, { type: 'one-place', rules: [rule] }];
  expect(leftExactly('standard', told).skies).toBeLessThan(leftExactly('standard', heard).skies);
  expect(leftByRules(told, standard)).toEqual(leftByRules(heard, standard));
});

const clues: readonly Clue[] = [survey('comet', 5, 11, 1), { type: 'target', sector: 4, sight: 'empty' }];

test('marks that fit are told with the skies that they leave', () => {
  const fits = check('exact', 'standard', clues, [mark(4, 'planet-x'), mark(6, 'asteroid', false)]);
  const knowledge = knowledgeFrom('standard', clues);
  expect(fits).toEqual({
    type: 'fits',
    skies: withMarks(knowledge, [mark(4, 'planet-x'), mark(6, 'asteroid', false)], standard).count,
  });
  expect(fits.type === 'fits' && fits.skies).toBeGreaterThan(0);
});

test.each(['direct', 'rules', 'exact'] as const)(
  'a mark that an answer speaks against is named: %s',
  step => {
    const wrong = mark(4, 'gas');
    expect(check(step, 'standard', clues, [mark(2, 'comet'), wrong])).toEqual({
      type: 'wrong',
      marks: [wrong],
    });
  },
);

test('what is struck and yet certain is named', () => {
  const certain: readonly Clue[] = [{ type: 'is', sector: 5, body: 'comet' }];
  const wrong = mark(5, 'comet', false);
  expect(check('exact', 'standard', certain, [wrong])).toEqual({ type: 'wrong', marks: [wrong] });
});

test.each(['rules', 'exact'] as const)('marks that clash are named without those that do not: %s', step => {
  const [one, other] = [mark(5, 'comet'), mark(7, 'comet')];
  const marks = [mark(1, 'asteroid', false), one, mark(2, 'gas', false), other];
  expect(check(step, 'standard', clues, marks)).toEqual({ type: 'clash', marks: [one, other] });
});

test('marks of the true sky never clash with what its player knows', () => {
  for (const { state } of [...wholeGame('standard', 2, 'true marks')].filter((_, step) => step % 9 === 0)) {
    const seen = view(state, at(seatsOf(2), 1));
    const truth = state.puzzle.sky.map((content, index) => mark(index + 1, content));
    expect(answer(seen, { type: 'check', step: 'exact', marks: truth })).toEqual({ type: 'fits', skies: 1 });
    expect(answer(seen, { type: 'check', step: 'rules', marks: truth })).toEqual({
      type: 'fits',
      skies: null,
    });
  }
});

test('why is answered with premises from which it follows, and not where it does not', () => {
  for (const { state } of [...wholeGame('standard', 2, 'why')].filter((_, step) => step % 25 === 20)) {
    const seen = view(state, at(seatsOf(2), 0));
    const { left } = answer(seen, { type: 'left', step: 'exact' }) as LeftNow<Content>;
    for (const sector of [3, 8]) {
      const content = CONTENTS.find(one => !left[sector - 1]?.includes(one));
      if (!content) continue;
      const premises = answer(seen, { type: 'why', step: 'exact', conclusion: mark(sector, content, false) });
      expect(Array.isArray(premises)).toBe(true);
    }
    const open = left.findIndex(contents => contents.length > 1);
    const content = left[open]?.[0];
    if (content)
      expect(answer(seen, { type: 'why', step: 'exact', conclusion: mark(open + 1, content) })).toBeNull();
  }
});

function survey(of: 'asteroid' | 'comet' | 'empty', from: Sector, to: Sector, count: number): Clue {
  return { type: 'survey', of, from, to, count };
}

function is(sector: Sector, body: 'asteroid' | 'comet' | 'dwarf' | 'gas'): Clue {
  return { type: 'is', sector, body };
}

function topic(rule: Extract<Clue, { type: 'topic' }>['rule']): Clue {
  return { type: 'topic', rule };
}

function conference(n: number): Clue {
  return { type: 'conference', rule: { type: 'x-not-within', to: 'gas', n } };
}
