import { assert } from '../../../core/contract.ts';
import { MINUS_TO_WIN, PLUS_TO_WIN, tally } from '../board.ts';
import { DISCLOSURES, type Disclosure, type Public } from '../types.ts';

/** How far each side is from its end. [W1] [W2] */
export interface Progress {
  /** The types of which there are most in +, none before the first success. */
  readonly leading: readonly Disclosure[];
  readonly alike: number;
  readonly alikeToWin: number;
  readonly inAll: number;
  readonly inAllToWin: number;
  /** Places in + that are still free on the longest way. */
  readonly plusMissing: number;
  readonly minus: number;
  readonly minusToWin: number;
  readonly minusMissing: number;
}

export function progress({ seats, plus, minus }: Pick<Public, 'seats' | 'plus' | 'minus'>): Progress {
  const need = PLUS_TO_WIN[seats];
  assert(need, `${seats} seats have a goal`);
  const alike = Math.max(...DISCLOSURES.map(type => tally(plus, type)));
  return {
    leading: alike === 0 ? [] : DISCLOSURES.filter(type => tally(plus, type) === alike),
    alike,
    alikeToWin: need.same,
    inAll: plus.length,
    inAllToWin: need.any,
    plusMissing: Math.max(0, need.any - plus.length),
    minus: minus.length,
    minusToWin: MINUS_TO_WIN,
    minusMissing: Math.max(0, MINUS_TO_WIN - minus.length),
  };
}

/** The types whose next success wins the game; all of them when any will do. */
export function winningTypes(known: Pick<Public, 'seats' | 'plus' | 'minus'>): readonly Disclosure[] {
  const { inAll, inAllToWin, alikeToWin } = progress(known);
  return DISCLOSURES.filter(type => inAll + 1 >= inAllToWin || tally(known.plus, type) + 1 >= alikeToWin);
}
