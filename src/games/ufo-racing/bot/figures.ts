import { round } from '../../../bots/tally.ts';
import type { Figures } from '../../../core/contract.ts';
import { parOf } from '../par.ts';
import type { State } from '../types.ts';

/** Of a race that is over: its turns, and how they compare with par of the track as it was laid, weak walls standing. */
export function figures({ public: { turn, track } }: State): Figures {
  const par = parOf(track);
  return {
    spreads: { turns: [turn], turnsPerPar: par === undefined ? [] : [round(turn / par)] },
    counts: {},
  };
}
