import { expect, test } from 'vitest';
import { faultOfRace } from './sanity.ts';

/** `npm run drill -- races` goes on from there. */
const RACES = 30;

test('chips come and go only by a rule that says so, no UFO is inside anything, and races end', () => {
  const faults = Array.from({ length: RACES }, (_, number) => faultOfRace(number));
  expect(faults.filter(fault => fault !== undefined)).toEqual([]);
});
