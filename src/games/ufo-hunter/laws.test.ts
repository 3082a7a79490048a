import { expect, test } from 'vitest';
import { usualSeatCounts } from '../../core/contract.ts';
import { checkLaws, inWords } from '../../core/laws.ts';
import { game } from './index.ts';

test.each(usualSeatCounts(game))('keeps the laws at %i seats', seats => {
  const found = ['laws/0', 'laws/1'].flatMap(seed => checkLaws(game, { seats, seed }));
  expect(found.map(inWords)).toEqual([]);
});
