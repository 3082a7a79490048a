import { expect, test } from 'vitest';
import { checkLaws, inWords } from '../../core/laws.ts';
import { game } from './index.ts';
import { SEATS } from './testing.ts';

/** The laws at large are checked in Standard. */
test.each(SEATS)('keeps the laws in Expert at %i seats', seats => {
  const found = checkLaws(game, { seats, seed: 'expert', options: { mode: 'expert' } });
  expect(found.map(inWords)).toEqual([]);
});
