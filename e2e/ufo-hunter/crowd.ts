import type { Page } from '@playwright/test';
import { NUMBERS } from '../../src/games/ufo-hunter/board.ts';
import { ufoHunter } from '../../src/games/ufo-hunter/index.ts';
import type { Public } from '../../src/games/ufo-hunter/types.ts';
import { fileOf } from '../shared/moment-file.ts';
import { HunterTable } from './hunter.ts';

const SEATS = 6;

/** Levels that do not imagine worlds. */
const QUICK = Array.from({ length: SEATS }, () => 2);

/** As much as a table may hold: six hunters who have looked around, and the most rumors that may lie there. */
export const hunterCrowd = (
  page: Page,
  also: (known: Public) => boolean = () => true,
): Promise<HunterTable> =>
  HunterTable.fromFile(
    page,
    fileOf(ufoHunter, {
      level: 'ranger',
      seed: 'crowd',
      seats: SEATS,
      below: QUICK,
      isThere: ({ public: known }) =>
        known.stage === 'bid' &&
        known.rumors.length === NUMBERS.maxRumors &&
        known.rumors.some(({ looked }) => looked.length > 3) &&
        known.rumors.some(({ holders }) => holders.length > 1) &&
        also(known),
    }),
  );
