import { expect, test } from 'vitest';
import { check } from '../../../deduction/check.ts';
import { cellLabel, verdictText as verdictBy, whyTold } from '../../../deduction/text.ts';
import { cluesOf } from '../known.ts';
import { type Conclusion, explain } from '../proof.ts';
import { act, atTurn, passedBy, research, seat, survey, target } from '../testing.ts';
import type { Content, State, View } from '../types.ts';
import { conclusionText, markText, premiseText, words } from '../ui/help-text.ts';
import { placeName } from '../ui/paper-text.ts';
import { view } from '../view.ts';
import { deductionFrom } from './deduction.ts';

const played = (start: State, ...moves: readonly Parameters<typeof act>[2][]): View => {
  let state = start;
  for (const move of moves) state = passedBy(act(state, 0, move)).state;
  return view(state, seat(0));
};

const verdictText = (found: Parameters<typeof verdictBy<Content>>[0], shows: boolean) =>
  verdictBy(found, shows, markText);

const why = (seen: View, conclusion: Conclusion): readonly string[] =>
  (explain(seen.public.mode, cluesOf(seen), conclusion) ?? []).map(premise => premiseText(premise, seen));

test('a sector is out because of a survey and a rule, in words', () => {
  const seen = played(atTurn({ seats: 1 }), survey('comet', 2, 5));
  expect(why(seen, { sector: 4, content: 'comet', holds: false })).toEqual([
    'Rule: Comets are only in sectors 2, 3, 5, 7 and 11.',
  ]);
  const none = played(atTurn({ seats: 1, time: [6] }), survey('comet', 11, 11));
  expect(why(none, { sector: 11, content: 'comet', holds: false })).toEqual([
    'You surveyed: No comet in sector 11.',
  ]);
});

test('a rule and an answer together, the rule first', () => {
  const seen = played(atTurn({ seats: 1, time: [6] }), target(10));
  expect(why(seen, { sector: 9, content: 'planet-x', holds: false })).toEqual([
    'Rule: Planet X is not adjacent to the dwarf planet.',
    'You targeted: Sector 10 holds the dwarf planet.',
  ]);
});

test('a whole explanation can be heard in one', () => {
  const seen = played(atTurn({ seats: 1, time: [6] }), target(10));
  const conclusion = { sector: 9, content: 'planet-x', holds: false } as const;
  const premises = explain('standard', cluesOf(seen), conclusion) ?? [];
  expect(whyTold({ conclusion, premises }, words, seen)).toBe(
    'Planet X cannot be in sector 9. Because: Rule: Planet X is not adjacent to the dwarf planet. You targeted: Sector 10 holds the dwarf planet.',
  );
  expect(whyTold({ conclusion, premises: 'failed' }, words, seen)).toBe('The lamp cannot say why.');
});

test('topics are told by their letter, targets as such', () => {
  const seen = played(atTurn({ seats: 1 }), research('B'), target(3), research('A'));
  expect(why(seen, { sector: 3, content: 'gas', holds: false })).toEqual([
    'You targeted: Sector 3 holds a comet.',
  ]);
  expect(
    premiseText(
      { type: 'clue', clue: { type: 'topic', rule: { type: 'some-adjacent', of: 'asteroid', to: 'comet' } } },
      seen,
    ),
  ).toBe('Topic A: At least one asteroid is adjacent to a comet.');
});

test('what is from the start, from a review, a conference or always so says so', () => {
  const start = atTurn({ seats: 1 });
  const rule = { type: 'x-not-opposite', to: 'gas' } as const;
  const seen = view(
    {
      ...start,
      public: { ...start.public, conferences: [rule] },
      own: start.own.map(own => ({ ...own, facts: [{ sector: 3, body: 'gas' }] })),
    },
    seat(0),
  );
  const told = (clue: Parameters<typeof premiseText>[0] & { type: 'clue' }) => premiseText(clue, seen);
  expect(told({ type: 'clue', clue: { type: 'is-not', sector: 3, body: 'gas' } })).toBe(
    'From the start: Sector 3 holds no gas cloud.',
  );
  expect(told({ type: 'clue', clue: { type: 'is-not', sector: 4, body: 'gas' } })).toBe(
    'Review: Sector 4 holds no gas cloud.',
  );
  expect(told({ type: 'clue', clue: { type: 'is', sector: 4, body: 'gas' } })).toBe(
    'Review: Sector 4 holds a gas cloud.',
  );
  expect(told({ type: 'clue', clue: { type: 'conference', rule } })).toBe(
    'Conference X1: Planet X is not opposite a gas cloud.',
  );
  expect(told({ type: 'clue', clue: { type: 'one-place', rules: [rule] } })).toBe(
    'Always so: To whoever knows how every sector appears, the conference leaves one sector for Planet X.',
  );
});

test.each<readonly [Conclusion, string]>([
  [{ sector: 1, content: 'dwarf', holds: false }, 'Sector 1 cannot hold a dwarf planet.'],
  [{ sector: 5, content: 'asteroid', holds: true }, 'Sector 5 holds an asteroid.'],
  [{ sector: 5, content: 'empty', holds: false }, 'Sector 5 cannot be truly empty.'],
  [{ sector: 5, content: 'planet-x', holds: true }, 'Planet X is in sector 5.'],
])('%j: %s', (conclusion, says) => {
  expect(conclusionText(conclusion)).toBe(says);
});

test('a contradiction names the marks, and skies are told only with the exact step', () => {
  const seen = played(atTurn({ seats: 1 }), target(3));
  const verdict = (...marks: readonly Conclusion[]) =>
    check('exact', deductionFrom('standard', cluesOf(seen)), marks);
  const wrong = verdict(
    { sector: 3, content: 'gas', holds: true },
    { sector: 3, content: 'comet', holds: false },
  );
  expect(verdictText(wrong, true)).toBe('Cannot be: a gas cloud in sector 3 and no comet in sector 3.');
  const clash = verdict(
    { sector: 5, content: 'comet', holds: true },
    { sector: 7, content: 'comet', holds: true },
  );
  expect(verdictText(clash, true)).toBe(
    'Cannot all be: a comet in sector 5 and a comet in sector 7. At least one of these marks is wrong.',
  );
  const fits = verdict({ sector: 6, content: 'planet-x', holds: true });
  expect(verdictText(fits, true)).toMatch(/^Your marks fit [\d,]+ skies\.$/);
  expect(verdictText(fits, false)).toBe('Your marks go with what you know.');
});

test('a cell says sector, thing, mark, and what the lamp says', () => {
  const cell = { mark: 'struck', glow: null, confirmed: false, wrong: false } as const;
  expect(cellLabel(placeName(5, 'comet'), cell)).toBe('Sector 5, comet: struck');
  expect(cellLabel(placeName(5, 'planet-x'), { ...cell, mark: 'blank', glow: 'out' })).toBe(
    'Sector 5, Planet X: blank, the lamp rules it out',
  );
  expect(cellLabel(placeName(5, 'dwarf'), { ...cell, confirmed: true })).toBe(
    'Sector 5, dwarf planet: confirmed',
  );
});
