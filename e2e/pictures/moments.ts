import { unacknowledged } from '../../src/games/unacknowledged/index.ts';
import type { State } from '../../src/games/unacknowledged/types.ts';
import { fileOf } from '../shared/moment-file.ts';

/** Where in a game of Unacknowledged to stop. */
export const MOMENTS = {
  draft: ({ public: { stage, picks } }) => stage === 'draft' && picks === 2,
  discussion: ({ public: { stage, turn } }) => stage === 'discuss' && turn === 1,
  choosing: ({ public: { stage, turn } }) => stage === 'choose' && turn === 2,
  reveal: ({ public: { stage, turn } }) => stage === 'discuss' && turn === 2,
  end: ({ public: { stage } }) => stage === 'over',
} as const satisfies Record<string, (state: State) => boolean>;
export type Moment = keyof typeof MOMENTS;

/** The file of a table that stands at this moment, always the same one for a seed. */
export const fileAt = (moment: Moment, seed = 'screens/3'): string =>
  fileOf(unacknowledged, { level: 'insider', seed, isThere: MOMENTS[moment] });
