import { expect, test } from 'vitest';
import { ALL_CARDS, judge } from './board.ts';
import { CARDS } from './types.ts';
import { copies, results } from './ui/rules-text.ts';

test('the examples of results are judged as they are titled, one of each', () => {
  expect(results.map(({ cards }) => judge(cards, null).result)).toEqual(results.map(({ result }) => result));
  expect(new Set(results.map(({ result }) => result)).size).toBe(4);
});

test('the table of cards holds the whole pack', () => {
  expect(CARDS.reduce((sum, card) => sum + copies(card), 0)).toBe(ALL_CARDS.length);
});
