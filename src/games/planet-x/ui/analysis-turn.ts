import type { Learned } from '../analysis/analyze.ts';
import type { Alternative, Compared } from '../analysis/compare.ts';

/** How many yes-or-no questions away from certainty. */
export const bitsOf = (skies: number): number => Math.log2(skies);

export const gained = ({ before, after }: Pick<Learned, 'before' | 'after'>): number =>
  bitsOf(before) - bitsOf(after.skies);

export type Acted = Extract<Learned, { readonly type: 'act' }>;

export const isAct = (step: Learned): step is Acted => step.type === 'act';

/** It was for the points, not to learn something. */
const isFound = ({ act }: Pick<Acted, 'act'>): boolean => act.type === 'locate' && act.found;

/** Whether it can be held beside a question. */
export const isCompared = (step: Acted): boolean => step.compared !== null && !isFound(step);

export const rateOf = (step: Acted): number => gained(step) / Math.max(1, step.act.cost);
export const bestRate = ({ best }: Compared): number => best.bits / best.cost;

/** What an act was as a question. */
export type Judgment =
  | { readonly type: 'last-act' | 'for-points' | 'one-sky' | 'nothing-open' }
  | { readonly type: 'best'; readonly average: number }
  | { readonly type: 'other'; readonly average: number; readonly best: Alternative };

/** As good as the best, but for what cannot be seen. */
const CLOSE = 0.005;
/** Bits that are told as none. */
const NOTHING = 0.05;
export const tellsNothing = ({ bits }: Alternative): boolean => bits < NOTHING;

export function judgmentOf(step: Acted): Judgment {
  const { act, compared, before } = step;
  if (isFound(step)) return { type: 'for-points' };
  if (!compared) return { type: 'last-act' };
  if (before === 1) return { type: 'one-sky' };
  const { average, best } = compared;
  if (act.type !== 'locate' && tellsNothing(best)) return { type: 'nothing-open' };
  const wasBest = act.type !== 'locate' && average / act.cost >= bestRate(compared) - CLOSE;
  return wasBest ? { type: 'best', average } : { type: 'other', average, best };
}
