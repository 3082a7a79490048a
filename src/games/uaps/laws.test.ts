import { expect, test } from 'vitest';
import { checkLaws, inWords } from '../../core/laws.ts';
import { game } from './index.ts';
import { TABLES } from './testing.ts';
import type { Modifier } from './types.ts';

/** Those that make for questions and turns of their own. The laws at large are checked with what is dealt. */
const BUSY: readonly Modifier[] = ['convoy', 'shuttle', 'hadron', 'open-archive'];

test.each(TABLES.filter(([mode]) => mode === 'basic'))(
  'keeps the laws when busy: %s at %i seats',
  (mode, seats) => {
    const effort = { moments: 6, moves: 20, mutants: 20, worlds: 3 };
    const found = checkLaws(game, { seats, seed: 'busy', options: { mode, modifiers: BUSY }, effort });
    expect(found.map(inWords)).toEqual([]);
  },
);
