import { expect, test } from 'vitest';
import type { GamePage, Telling } from '../../ui/game-page.ts';
import { seat } from '../online/testing.ts';
import { fittingScale, LAID_OUT_PX, usualScale } from './enlarge.ts';
import { callsSomebody, recentLines, shownOf } from './shown.ts';

test.each([
  ['gathering', 'public', 'gathering'],
  ['dealing', 'after', 'gathering'],
  ['playing', 'public', 'table'],
  ['playing', 'after', 'veiled'],
  ['frozen', 'public', 'table'],
  ['frozen', 'after', 'veiled'],
  ['over', 'public', 'table'],
  ['over', 'after', 'table'],
] as const)('a table that is %s and watched %s is shown as %s', (stage, watch, shown) => {
  expect(shownOf({ watch }, { stage })).toBe(shown);
});

test('a table that was closed before the deal is shown as such', () => {
  expect(shownOf({ watch: 'public' }, { stage: 'gathering', closed: 'unstarted' })).toBe('closed');
  expect(shownOf({ watch: 'public' }, { stage: 'frozen', closed: 'started' })).toBe('table');
});

const page: Pick<GamePage, 'telling' | 'whose'> = {
  telling: ({ type }) => (type.startsWith('quiet') ? 'untold' : 'done') satisfies Telling,
  whose: () => null,
};
const story = [['dealt'], ['said', 'quiet-thing', 'done'], ['quiet-thing'], ['won']].map(step =>
  step.map(type => ({ type })),
);
const recent = (most: number) => recentLines(story, page, most).map(({ event }) => event.type);

test('what happened last is told from the newest on, without what no log tells', () => {
  expect(recent(9)).toEqual(['won', 'done', 'said', 'dealt']);
  expect(recent(2)).toEqual(['won', 'done']);
  expect(recentLines([], page, 3)).toEqual([]);
});

test('a bell calls people who were not waited for before, and no bots', () => {
  const isPerson = (one: number) => one !== 2;
  const calls = (now: readonly number[], before: readonly number[]) =>
    callsSomebody(now.map(seat), before.map(seat), isPerson);
  expect(calls([1], [0])).toBe(true);
  expect(calls([0, 1], [])).toBe(true);
  expect(calls([1], [0, 1])).toBe(false);
  expect(calls([2], [0])).toBe(false);
  expect(calls([], [0])).toBe(false);
});

test('a board is enlarged by the width of its room', () => {
  expect(usualScale({ width: LAID_OUT_PX * 2, height: 100 })).toBe(2);
});

test('where a board does not fit it is enlarged less, and never below a least', () => {
  expect(fittingScale(2, 2, () => true)).toBe(2);
  const fitted = fittingScale(2, 2, scale => scale <= 1.5);
  expect(fitted).toBeLessThanOrEqual(1.5);
  expect(fitted).toBeGreaterThan(1.4);
  expect(fittingScale(2, 2, () => false)).toBeCloseTo(1.1);
});
