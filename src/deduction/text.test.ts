import { expect, test } from 'vitest';
import { chancesSay } from './text.ts';

const chances = (of: Readonly<Record<number, number>>): readonly number[] =>
  Array.from({ length: 16 }, (_, index) => of[index + 1] ?? 0);

test.each<readonly [Readonly<Record<number, number>>, string]>([
  [{ 5: 1 }, 'UAP is in sector 5.'],
  [{ 3: 0.25, 5: 0.75 }, 'UAP: sector 5 with 75% and 3 with 25%.'],
  [{ 2: 0.0001, 5: 0.9999 }, 'UAP: sector 5 with over 99% and 2 with under 1%.'],
  [
    { 1: 0.4, 2: 0.3, 3: 0.1, 4: 0.1, 5: 0.06, 6: 0.04 },
    'UAP: sector 1 with 40%, 2 with 30%, 3 with 10%, 4 with 10% and 2 others.',
  ],
  [{}, ''],
])('chances, the likeliest first: %j', (of, says) => {
  expect(chancesSay('UAP', chances(of))).toBe(says);
});
