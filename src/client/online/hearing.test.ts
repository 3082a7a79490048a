import { expect, test } from 'vitest';
import { type Hearing, heardAfter, newsOf } from './hearing.ts';
import { namesOf, news, patchNews, seat } from './testing.ts';

function heard(...tells: readonly Parameters<typeof heardAfter>[1][]): Hearing | null {
  return tells.reduce<Hearing | null>(heardAfter, null);
}

const opening = news(0, ['dealt', 'passed'], { round: 1, hand: ['a', 'b'] });

test('a patch changes the view of the message before, and the story goes on', () => {
  const after = heard(opening, patchNews(2, ['picked'], ['{', { hand: ['+', 1, []] }]));
  expect(after?.now.view).toEqual({ round: 1, hand: ['a'] });
  expect(namesOf(after?.story ?? [])).toEqual(['dealt', 'passed', 'picked']);
});

test('news that change no view leave it as it was', () => {
  const { view: _, ...rest } = { ...news(2, ['said'], {}), view: {} };
  const after = heard(opening, rest as typeof opening);
  expect(after?.now.view).toEqual({ round: 1, hand: ['a', 'b'] });
  expect(after?.story).toHaveLength(3);
});

test('a move that was taken back makes the story shorter and raises the edition', () => {
  const after = heard(opening, news(1, [], { round: 1 }, { edition: 1 }));
  expect(after).toMatchObject({ edition: 1, now: { view: { round: 1 } } });
  expect(namesOf(after?.story ?? [])).toEqual(['dealt']);
});

test.each([
  ['a gap in the story', [opening, news(3, ['later'], {})]],
  ['a gap at its beginning', [news(1, ['later'], {})]],
  ['a patch for another value', [opening, patchNews(2, [], ['{', { hand: ['{', {}] }])]],
  ['a patch without a view', [patchNews(0, [], ['{', {}])]],
  ['a patch for the view of somebody else', [opening, patchNews(0, [], ['{', {}], { viewer: 'spectator' })]],
  ['the rest of the story of somebody else', [opening, news(2, [], {}, { viewer: seat(1) })]],
] as const)('%s follows from nothing', (_, tells) => {
  expect(heard(...tells)).toBeNull();
});

test('a patch is not applied to the view of a line before, but a whole view is taken with the rest of the story', () => {
  const before = heard(opening);
  const old = before && { ...before, fresh: false };
  expect(heardAfter(old, patchNews(2, [], ['{', {}]))).toBeNull();
  const after = heardAfter(old, news(2, ['picked'], { round: 2 }));
  expect(after).toMatchObject({ fresh: true, now: { view: { round: 2 } } });
  expect(after?.story).toHaveLength(3);
});

test('a page is told from where it knows, and never that it saw more than there is', () => {
  const hearing = heard(opening);
  expect(hearing && newsOf(hearing, 1, 9)).toMatchObject({ from: 1, steps: [[{ type: 'passed' }]], seen: 1 });
  expect(hearing && newsOf(hearing, 0, -1)).toMatchObject({ from: 0, seen: -1, view: { round: 1 } });
});
