import { expect, test } from 'vitest';
import { exactly, holds, implies, no, oneOf, opposite, yes } from './bounds.ts';

test('bounds say what their names say', () => {
  const right = (answer: number): boolean => [yes(0), yes(1), no(2), no(3)].includes(answer);
  expect(holds(oneOf(yes(2), no(3)), right)).toBe(true);
  expect(holds(oneOf(yes(2), yes(3)), right)).toBe(false);
  expect(holds(exactly(2, [yes(0), yes(1), yes(2)]), right)).toBe(true);
  expect(holds(exactly(1, [yes(0), yes(1), yes(2)]), right)).toBe(false);
  expect(holds(implies([yes(0), yes(1)], [yes(2)]), right)).toBe(false);
  expect(holds(implies([yes(0), yes(2)], [yes(3)]), right)).toBe(true);
  expect(opposite(yes(7))).toBe(no(7));
  expect(opposite(no(7))).toBe(yes(7));
});

test('a bound that is not in force always holds', () => {
  const none = { answers: [yes(0)], least: 1, most: 1, when: yes(1) };
  expect(holds(none, answer => [no(0), no(1)].includes(answer))).toBe(true);
  expect(holds(none, answer => [no(0), yes(1)].includes(answer))).toBe(false);
  expect(holds(none, answer => [yes(0), yes(1)].includes(answer))).toBe(true);
});
