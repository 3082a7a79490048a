import { expect, test } from 'vitest';
import { at, seatsOf } from '../../core/contract.ts';
import type { Telling } from '../../ui/game-page.ts';
import { continued, linesOf, newestChange, newLines } from './story.ts';

const deal = [{ type: 'passage' }];
const said = [{ type: 'said' }, { type: 'untold' }];
const done = [{ type: 'done' }, { type: 'private' }];
const teller = {
  telling: (event: { readonly type: string }) => event.type as Telling,
  whose: (event: { readonly type: string }) => (event.type === 'said' ? at(seatsOf(2), 1) : null),
};

test('a story goes on, and what was known keeps its identity', () => {
  const before = continued([], { from: 0, steps: [deal, said] });
  const after = continued(before, { from: 2, steps: [done] });
  expect(after).toEqual([deal, said, done]);
  expect(after[0]).toBe(deal);
});

test('a move taken back makes the story shorter', () => {
  expect(continued([deal, said, done], { from: 2, steps: [] })).toEqual([deal, said]);
});

test('a log line has its kind and its owner, and the untold is left out', () => {
  expect(linesOf(said, teller)).toEqual([{ event: said[0], telling: 'said', whose: 1 }]);
});

test.each([
  [-1, 2, 4],
  [0, 2, 3],
  [0, 1, 1],
  [1, 2, 2],
  [2, 2, 0],
])('after step %i and up to step %i there are %i lines', (from, to, count) => {
  expect(newLines([deal, said, done], { from, to }, teller)).toBe(count);
});

test('the newest change is told without talk and what is private', () => {
  const types = (...story: Parameters<typeof newestChange>[0][]) =>
    story.map(one => newestChange(one, teller).map(({ event }) => event.type));
  expect(types([deal, said, done], [deal, said, [{ type: 'private' }], []], [])).toEqual([
    ['done'],
    ['passage'],
    [],
  ]);
});
