import { expect, test } from 'vitest';
import { checkLaws, inWords } from '../../core/laws.ts';
import { game } from './index.ts';
import { TABLES } from './testing.ts';
import type { Modifier } from './types.ts';

/** Those that make for questions and turns of their own. */
const BUSY: readonly Modifier[] = ['convoy', 'shuttle', 'hadron', 'open-archive'];

/** The laws at large are checked in Basic, as puzzles are drawn. */
test.each(TABLES.filter(([mode]) => mode === 'expert'))('keeps the laws: %s at %i seats', (mode, seats) => {
  const found = checkLaws(game, { seats, seed: 'laws', options: { mode } });
  expect(found.map(inWords)).toEqual([]);
});

test.each(TABLES)('keeps the laws with many modifiers: %s at %i seats', (mode, seats) => {
  const found = checkLaws(game, { seats, seed: 'busy', options: { mode, modifiers: BUSY } });
  expect(found.map(inWords)).toEqual([]);
});
