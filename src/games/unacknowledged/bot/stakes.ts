import { assert } from '../../../core/contract.ts';
import { MINUS_TO_WIN, PLUS_TO_WIN, ROUNDS, TURNS } from '../board.ts';
import { DISCLOSURES, type Disclosure, type Public } from '../types.ts';

/** The activists' prospects: cards in "+" by type, cards in "−", turns to come, and whether Media is in force. */
interface Prospect {
  readonly seats: number;
  readonly plus: readonly number[];
  readonly minus: number;
  readonly turns: number;
  readonly media: boolean;
}

/** How one turn ends between the strongest bots, by seats; measured while tuning, over 500 games each. */
interface Rates {
  readonly success: number;
  readonly negation: number;
}
const USUAL: Readonly<Record<number, Rates>> = {
  3: { success: 0.32, negation: 0.1 },
  4: { success: 0.25, negation: 0.1 },
  5: { success: 0.21, negation: 0.09 },
};
const UNDER_MEDIA: Readonly<Record<number, Rates>> = {
  3: { success: 0.58, negation: 0.28 },
  4: { success: 0.42, negation: 0.25 },
  5: { success: 0.32, negation: 0.19 },
};
/** Three cards without a Shadow Government card and with a pair among them, from a full deck. */
const LAB_BONUS = 0.26;

/** What the next turn can bring the activists, against nothing coming of it. */
export interface Stakes {
  readonly success: number;
  readonly negation: number;
}

export function stakesOf({ seats, plus, minus, round, turn }: Public, of: Disclosure): Stakes {
  const turns = ROUNDS * TURNS - (round - 1) * TURNS - turn;
  const counts = DISCLOSURES.map(type => plus.filter(card => card === type).length);
  const base = { seats, plus: counts, minus: minus.length, turns, media: false };
  const now = chance(base);
  return {
    success: chanceAfter(base, DISCLOSURES.indexOf(of)) - now,
    negation: now - chance({ ...base, minus: minus.length + 1 }),
  };
}

function chanceAfter(prospect: Prospect, type: number): number {
  const plus = prospect.plus.with(type, (prospect.plus[type] ?? 0) + 1);
  const next = { ...prospect, plus, media: type === DISCLOSURES.indexOf('media') };
  if (type !== DISCLOSURES.indexOf('scientific')) return chance(next);
  const bonus = plus.map((count, other) => chance({ ...next, plus: plus.with(other, count + 1) }));
  const mean = bonus.reduce((sum, value) => sum + value, 0) / bonus.length;
  return (1 - LAB_BONUS) * chance(next) + LAB_BONUS * mean;
}

const known = new Map<string, number>();

function chance(prospect: Prospect): number {
  const { seats, plus, minus, turns, media } = prospect;
  const need = PLUS_TO_WIN[seats];
  const total = plus.reduce((sum, count) => sum + count, 0);
  if (!need || total >= need.any || plus.some(count => count >= need.same)) return 1;
  if (minus >= MINUS_TO_WIN || turns === 0) return 0;
  const key = `${seats} ${plus} ${minus} ${turns} ${media}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const next = { ...prospect, turns: turns - 1, media: false };
  const rates = (media ? UNDER_MEDIA : USUAL)[seats];
  assert(rates, `${seats} seats have their rates`);
  const { success, negation } = rates;
  const best = Math.max(...DISCLOSURES.map((_, type) => chanceAfter(next, type)));
  const value =
    success * best +
    negation * chance({ ...next, minus: minus + 1 }) +
    (1 - success - negation) * chance(next);
  known.set(key, value);
  return value;
}
