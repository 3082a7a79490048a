import { expect, test } from 'vitest';
import { checkLaws, inWords } from '../../../core/laws.ts';
import { Rng, stream } from '../../../core/rng.ts';
import { drawCode } from '../puzzle.ts';
import { MODES, type Mode, type Modifier } from '../types.ts';
import { game } from './index.ts';

/** Those that make for questions and turns of their own. */
const BUSY: readonly Modifier[] = ['convoy', 'shuttle', 'hadron', 'open-archive'];

const EFFORT = { moments: 6, moves: 10, mutants: 10, worlds: 2, search: 2000, deals: 10 };
/** Every look into Expert takes a while. */
const LESS = { moments: 2, moves: 5, mutants: 5, worlds: 1, search: 500, deals: 5 };

/** Who uses this device; everybody's turns are entered or not. */
const TABLES: readonly (readonly [here: readonly boolean[], tracked: boolean])[] = [
  [[true], true],
  [[true, false], false],
  [[true, true], true],
  [[false, true, true], true],
  [[true, true, false, false], false],
];

test.each(TABLES)('[C4] [C7] [C8] keeps the laws in Basic: here %j, tracked %s', (here, tracked) => {
  expect(breaches('basic', here, tracked, BUSY)).toEqual([]);
});

test('[C4] [C7] keeps the laws in Basic as it is dealt', () => {
  expect(breaches('basic', [true, true, false], true)).toEqual([]);
});

test('keeps the laws in Expert', () => {
  expect(breaches('expert', [true, false, true, false, true], true)).toEqual([]);
});

function breaches(
  mode: Mode,
  here: readonly boolean[],
  tracked: boolean,
  modifiers?: readonly Modifier[],
): readonly string[] {
  const code = drawCode(mode, new Rng(stream(`${MODES.indexOf(mode)} ${here}`, 'box laws')));
  const options = { code, here, tracked, ...(modifiers && { modifiers }) };
  return checkLaws(game, {
    seats: here.length,
    seed: 'box',
    options,
    effort: mode === 'basic' ? EFFORT : LESS,
  }).map(inWords);
}
