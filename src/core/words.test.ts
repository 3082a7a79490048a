import { expect, test } from 'vitest';
import { capital, counted, grouped, howMany, list } from './words.ts';

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('%j is listed as "%s"', (words, said) => {
  expect(list(words)).toBe(said);
});

test('one is one, and of others there are several', () => {
  expect([0, 1, 2].map(count => counted(count, 'card'))).toEqual(['0 cards', '1 card', '2 cards']);
  expect([0, 1, 2].map(count => howMany(count, 'sky', 'skies'))).toEqual(['no skies', '1 sky', '2 skies']);
});

test('large numbers are grouped, and a sentence begins with a capital', () => {
  expect(grouped(571_850_604)).toBe('571,850,604');
  expect(['you get', ''].map(capital)).toEqual(['You get', '']);
});
