import { expect, test } from 'vitest';
import { checkLaws, inWords } from '../../core/laws.ts';
import { game } from './index.ts';
import { TABLES } from './testing.ts';
import type { Modifier } from './types.ts';

/** Those that make for questions and turns of their own. */
const BUSY: readonly Modifier[] = ['convoy', 'shuttle', 'hadron', 'open-archive'];

/** The laws at large are checked in Basic, as puzzles are drawn. Every look into Expert takes a while. */
const LESS = { moments: 6, moves: 20, mutants: 20, worlds: 3 };

test.each(TABLES.filter(([mode]) => mode === 'expert'))('keeps the laws: %s at %i seats', (mode, seats) => {
  const found = checkLaws(game, { seats, seed: 'laws', options: { mode }, effort: LESS });
  expect(found.map(inWords)).toEqual([]);
});

test.each(TABLES.filter(([mode]) => mode === 'basic'))(
  'keeps the laws when busy: %s at %i seats',
  (mode, seats) => {
    const found = checkLaws(game, { seats, seed: 'busy', options: { mode, modifiers: BUSY }, effort: LESS });
    expect(found.map(inWords)).toEqual([]);
  },
);
