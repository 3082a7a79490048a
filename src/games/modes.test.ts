import { describe, expect, test } from 'vitest';
import { settingsOf } from '../core/contract.ts';
import { checkLaws, inWords } from '../core/laws.ts';
import { games } from './index.ts';

/** The laws at large are checked in the usual mode of a game. In another one a single look may take a while. */
const LESS = { moments: 4, moves: 20, mutants: 20, worlds: 2, deals: 10 };

for (const { game } of games)
  for (const settings of settingsOf(game).slice(1))
    describe(`${game.id} with ${JSON.stringify(settings[0]?.options)}`, () => {
      for (const [index, { options, seats }] of settings.entries()) {
        const between = index > 0 && index < settings.length - 1;
        test(`keeps the laws at ${seats} seats`, { tags: between ? 'full' : [] }, () => {
          const found = checkLaws(game, { options, seats, seed: 'laws', effort: LESS });
          expect(found.map(inWords)).toEqual([]);
        });
      }
    });
