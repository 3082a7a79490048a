import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ALL_CARDS, judge } from './board.ts';
import { CARDS } from './types.ts';
import { copies, results, SECTIONS } from './ui/rules-text.ts';

const spec = readFileSync(new URL('SPEC.md', import.meta.url), 'utf8');
const rules = [...spec.matchAll(/^- \[([A-Z]+\d+)\]/gm)].map(([, id = '']) => id);
const told = SECTIONS.flatMap(({ blocks }) => blocks.flatMap(({ of }) => of));

test('every rule of SPEC.md is told in a section of the rules page', () => {
  expect(rules.length).toBeGreaterThan(30);
  expect(rules.filter(id => !told.includes(id))).toEqual([]);
});

test('the rules page tells no rule that is not in SPEC.md', () => {
  expect(told.filter(id => !rules.includes(id))).toEqual([]);
});

test('sections have ids of their own, and words', () => {
  const ids = SECTIONS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(SECTIONS.filter(({ blocks }) => blocks.length === 0)).toEqual([]);
});

test('the examples of results are judged as they are titled, one of each', () => {
  expect(results.map(({ cards }) => judge(cards, null).result)).toEqual(results.map(({ result }) => result));
  expect(new Set(results.map(({ result }) => result)).size).toBe(4);
});

test('the table of cards holds the whole pack', () => {
  expect(CARDS.reduce((sum, card) => sum + copies(card), 0)).toBe(ALL_CARDS.length);
});
