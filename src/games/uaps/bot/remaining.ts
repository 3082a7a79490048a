import type { Prospect } from '../../../solver/prospects.ts';
import type { Mode } from '../types.ts';

/** What reports a seat has not heard when something else is known. */
interface Moment {
  /** Heard by the last act, and not yet part of what is open. */
  readonly due: number;
  /** Still to come: how many, and how long until the last. */
  readonly toCome: number;
  readonly untilLast: number;
}

export function momentAt(time: number, heard: number, reportsAt: readonly number[]): Moment {
  const due = reportsAt.filter(at => at <= time).length - heard;
  const toCome = reportsAt.length - heard - due;
  return { due, toCome, untilLast: Math.max(0, (reportsAt.at(-1) ?? 0) - time) };
}

/**
 * How much time passes until the UAP can be named, by what is open then, in bits, and by the reports. Begun by least
 * squares from games of a first form of this level alone, then rounded; neighbors were tried and make no difference.
 */
interface Pace {
  readonly base: number;
  readonly perGuessBit: number;
  readonly perSkyBit: number;
  readonly perDue: number;
  readonly perToCome: number;
  readonly perSpaceToLast: number;
}

const pace = (
  base: number,
  perGuessBit: number,
  perSkyBit: number,
  perDue: number,
  perToCome: number,
  perSpaceToLast: number,
): Pace => ({ base, perGuessBit, perSkyBit, perDue, perToCome, perSpaceToLast });

const PACES: Readonly<Record<Mode, Readonly<Record<'waiting' | 'heard', Pace>>>> = {
  basic: { waiting: pace(0.2, 0.6, 0.35, 0.2, 0.05, 0.38), heard: pace(1, 1.3, 0.05, 0, 0, 0) },
  expert: { waiting: pace(0, 0.45, 0.24, 0.75, 1, 0.47), heard: pace(0.9, 1.2, 0.05, 0, 0, 0) },
};

const LEAST = 0.5;

export function remainingTime(
  { guessBits, skyBits }: Pick<Prospect, 'guessBits' | 'skyBits'>,
  { due, toCome, untilLast }: Moment,
  mode: Mode,
): number {
  if (guessBits === 0) return 0;
  const pace = PACES[mode][due + toCome > 0 ? 'waiting' : 'heard'];
  return Math.max(
    LEAST,
    pace.base +
      pace.perGuessBit * guessBits +
      pace.perSkyBit * skyBits +
      pace.perDue * due +
      pace.perToCome * toCome +
      pace.perSpaceToLast * untilLast,
  );
}
