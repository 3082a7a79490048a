import { expect, test } from 'vitest';
import { changed } from '../steps.ts';
import { seat } from '../testing.ts';
import { toAct } from './rules.ts';
import { atBox, enter } from './testing.ts';

test('[C5] [U7] all here begin before the first question, the last in order first', () => {
  const chosen = atBox({ seats: 3 }, { here: [true, false, true], sets: [null, null, null] });
  const start = changed(chosen, { quadrants: [null, null, null] });
  expect(toAct(start)).toEqual([2]);
  const knows = enter(start, [2, { type: 'know', set: 1, level: 'genius' }]).state;
  expect(toAct(knows)).toEqual([2]);
  const stands = enter(knows, [2, { type: 'stand', seat: seat(2), quadrant: 3 }]).state;
  expect(toAct(stands)).toEqual([0]);
});
