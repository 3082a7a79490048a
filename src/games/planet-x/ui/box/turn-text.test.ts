import { expect, test } from 'vitest';
import { passingTo } from '../../box/legal.ts';
import { publicOf } from '../testing.ts';
import { passesMany, passingSays } from './turn-text.ts';

test.each([
  [2, false, '1 sector on. It passes no mark.'],
  [4, false, '3 sectors on. It passes theory phase 1.'],
  [7, true, '6 sectors on. It passes theory phases 1 and 2.'],
  [12, true, '11 sectors on. It passes theory phases 1, 2 and 3, and conference X1.'],
])('[P1] a turn to sector %i is asked again: %s', (to, asksAgain, says) => {
  const passing = passingTo(publicOf({ mode: 'standard', arrow: 0, phase: 0, conferences: [] }), to);
  expect([passesMany(passing), passingSays(passing)]).toEqual([asksAgain, says]);
});
