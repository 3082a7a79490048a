import { expect, test } from 'vitest';
import { Ridge } from './ridge.ts';

/** y = 2 + 3a - 0.5b */
function lineOf(count: number): Ridge {
  const ridge = new Ridge(3);
  for (let i = 0; i < count; i++) {
    const [a, b] = [i % 7, (i * i) % 11];
    ridge.add([1, a, b], 2 + 3 * a - 0.5 * b);
  }
  return ridge;
}

test('a known line is found', () => {
  const [level = 0, a = 0, b = 0] = lineOf(50).weights(1e-9);
  expect([level, a, b].map(weight => Math.round(weight * 1e6) / 1e6)).toEqual([2, 3, -0.5]);
});

test('a penalty draws weights to 0, the less the more was seen', () => {
  const [, few = 0] = lineOf(5).weights(100);
  const [, many = 0] = lineOf(5000).weights(100);
  expect(Math.abs(few)).toBeLessThan(Math.abs(many));
  expect(many).toBeCloseTo(3, 1);
});

test('what was never seen weighs nothing', () => {
  const ridge = new Ridge(2);
  for (let i = 1; i < 5; i++) ridge.add([i, 0], 2 * i);
  const [seen = 0, unseen] = ridge.weights(1e-6);
  expect(seen).toBeCloseTo(2, 4);
  expect(unseen).toBe(0);
});
