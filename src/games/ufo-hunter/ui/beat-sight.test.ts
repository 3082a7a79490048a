import { expect, test } from 'vitest';
import { scrolledFor } from './beat-sight.ts';

const steps = [30, 40, 140, 20].map((height, index, all) => ({
  height,
  top: all.slice(0, index).reduce((sum, one) => sum + one, 0),
}));

test('what is in sight stays where it is', () => {
  expect(scrolledFor(steps, 1, { scrolled: 0, height: 100 })).toBe(0);
});

test('down, as little as it takes, and no step is cut at the head of the list', () => {
  expect(scrolledFor(steps, 1, { scrolled: 0, height: 50 })).toBe(30);
  expect(scrolledFor(steps, 3, { scrolled: 0, height: 200 })).toBe(30);
});

test('up, to its beginning', () => {
  expect(scrolledFor(steps, 0, { scrolled: 70, height: 50 })).toBe(0);
});

test('a step higher than the list shows its beginning, not the step after it', () => {
  expect(scrolledFor(steps, 2, { scrolled: 0, height: 100 })).toBe(70);
});
