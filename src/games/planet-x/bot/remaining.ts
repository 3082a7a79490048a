import { at } from '../../../core/contract.ts';
import type { Prospect } from '../../../solver/prospects.ts';
import type { Board } from '../board.ts';
import type { Mode } from '../types.ts';

/**
 * How much time passes until Planet X is located, by what is open then, in bits. Measured in games of a first form of
 * this level alone, by least squares; apart for each number of conferences heard, and for whoever is about to hear the next one.
 */
interface Pace {
  readonly base: number;
  readonly perGuessBit: number;
  readonly perSkyBit: number;
  /** For each sector up to the next conference. */
  readonly perSectorToGo: number;
}

const pace = (base: number, perGuessBit: number, perSkyBit: number, perSectorToGo = 0): Pace => ({
  ...{ base, perGuessBit, perSkyBit, perSectorToGo },
});

/** By conferences heard. */
const PACES: Readonly<
  Record<Mode, { readonly waiting: readonly Pace[]; readonly hearing: readonly Pace[] }>
> = {
  standard: {
    waiting: [pace(-0.529, 0.988, 0.875, 0.034), pace(0.963, 2.069, 0.374)],
    hearing: [pace(-2.068, 1.404, 0.856)],
  },
  expert: {
    waiting: [pace(2.838, 0.106, 0.66, 0.215), pace(-0.022, 0.808, 0.258, 0.469), pace(1.648, 1.176, 0.203)],
    hearing: [pace(1.503, 0.456, 0.588), pace(-1.439, 0.876, 0.407)],
  },
};

const LEAST = 0.5;

/** Time from `time` on until Planet X is located, where `heard` counts the conferences heard before the last act. */
export function remainingTime(
  { guessBits, skyBits }: Pick<Prospect, 'guessBits' | 'skyBits'>,
  time: number,
  heard: number,
  { mode, conferenceMarks }: Board,
): number {
  if (guessBits === 0) return 0;
  const mark = conferenceMarks[heard];
  const hears = mark !== undefined && time >= mark;
  const toGo = mark === undefined || hears ? 0 : mark - time;
  const { waiting, hearing } = PACES[mode];
  const { base, perGuessBit, perSkyBit, perSectorToGo } = at(hears ? hearing : waiting, heard);
  return Math.max(LEAST, base + perGuessBit * guessBits + perSkyBit * skyBits + perSectorToGo * toGo);
}
