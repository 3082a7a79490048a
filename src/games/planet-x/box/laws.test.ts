import { expect, test } from 'vitest';
import { checkLaws, inWords } from '../../../core/laws.ts';
import { Rng, stream } from '../../../core/rng.ts';
import { drawCode } from '../puzzle.ts';
import type { Mode } from '../types.ts';
import { game } from './index.ts';

/** Who is here, and whether turns are tracked. */
const TABLES = [
  [[true], true],
  [[true, false], true],
  [[true, true], true],
  [[false, true, true], false],
  [[true, false, true, false], true],
  [[true, true, false, true], false],
  [[true, true, true, true], true],
] as const;

const EFFORT = { moments: 8, worlds: 4, deals: 10 };
/** Every look into Expert takes a while. */
const LESS = { ...EFFORT, moments: 5 };

const breaches = (mode: Mode, here: readonly boolean[], tracked: boolean, seed: string, effort = EFFORT) => {
  const code = drawCode(mode, new Rng(stream(mode, 'box laws')));
  const found = checkLaws(game, { seats: here.length, seed, options: { code, here, tracked }, effort });
  return found.map(inWords);
};

test.each(TABLES)('keeps the laws with seats here: %j, tracked: %j', (here, tracked) => {
  expect(breaches('standard', here, tracked, 'one')).toEqual([]);
});

test.each(TABLES.slice(1, 2))(
  'keeps the laws in Expert with seats here: %j, tracked: %j',
  (here, tracked) => {
    expect(breaches('expert', here, tracked, 'expert', LESS)).toEqual([]);
  },
);
