import { expect, test } from 'vitest';
import { settingsOf } from '../core/contract.ts';
import { checkLaws, inWords } from '../core/laws.ts';
import { games } from './index.ts';

/** The laws at large are checked in the usual mode of a game. In another one a single look may take a while. */
const LESS = { moments: 4, moves: 20, mutants: 20, worlds: 3 };

for (const { game } of games)
  for (const { options, seats } of settingsOf(game).slice(1).flat())
    test(`${game.id} keeps the laws with ${JSON.stringify(options)} at ${seats} seats`, () => {
      const found = checkLaws(game, { options, seats, seed: 'laws', effort: LESS });
      expect(found.map(inWords)).toEqual([]);
    });
