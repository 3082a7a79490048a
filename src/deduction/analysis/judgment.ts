import {
  type Acted,
  type Alternative,
  type AnalysisTypes,
  actedIn,
  type Compared,
  type Learned,
} from './types.ts';

/** How many yes-or-no questions away from certainty. */
export const bitsOf = (skies: number): number => Math.log2(skies);

export const gained = ({ before, after }: Pick<Learned<AnalysisTypes>, 'before' | 'after'>): number =>
  bitsOf(before) - bitsOf(after.skies);

/** A thing learned by an act of one's own. */
export type ActStep<T extends AnalysisTypes> = Learned<T> & { readonly what: Acted<T> };

export const isAct = <T extends AnalysisTypes>(step: Learned<T>): step is ActStep<T> =>
  actedIn(step) !== undefined;

/** What an act is for. */
export type Purpose = 'question' | 'guess' | 'found' | 'points' | 'way';

/** Whether it can be held beside a question. */
export const isCompared = <T extends AnalysisTypes>({ compared }: ActStep<T>, purpose: Purpose): boolean =>
  compared !== null && (purpose === 'question' || purpose === 'guess');

/** What costs nothing is counted as the least that something costs. */
const rate = (bits: number, cost: number): number => bits / Math.max(1, cost);
export const rateOf = <T extends AnalysisTypes>(step: ActStep<T>): number =>
  rate(gained(step), step.what.act.cost);
export const bestRate = <Question>({ best }: Compared<Question>): number =>
  best ? rate(best.bits, best.cost) : 0;

/** What an act was as a question. */
export type Judgment<Question> =
  | { readonly type: 'last-act' | 'found' | 'one-sky' | 'nothing-open' }
  /** It asked nothing; what would have told most, where something could be asked. */
  | { readonly type: 'points' | 'way'; readonly best: Alternative<Question> | null }
  | { readonly type: 'best'; readonly average: number }
  | { readonly type: 'other'; readonly average: number; readonly best: Alternative<Question> };

/** As good as the best, but for what cannot be seen. */
const CLOSE = 0.005;
/** Bits that are told as none. */
const NOTHING = 0.05;
export const tellsNothing = ({ bits }: Pick<Alternative<unknown>, 'bits'>): boolean => bits < NOTHING;

export function judgmentOf<T extends AnalysisTypes>(
  { what: { act }, compared, before }: ActStep<T>,
  purpose: Purpose,
): Judgment<T['Question']> {
  if (purpose === 'found') return { type: 'found' };
  if (!compared) return { type: 'last-act' };
  if (before === 1) return { type: 'one-sky' };
  const { average, best } = compared;
  const open = best && !tellsNothing(best) ? best : null;
  if (purpose === 'points' || purpose === 'way') return { type: purpose, best: open };
  if (!best || (purpose === 'question' && !open)) return { type: 'nothing-open' };
  const wasBest = purpose === 'question' && rate(average, act.cost) >= bestRate(compared) - CLOSE;
  return wasBest ? { type: 'best', average } : { type: 'other', average, best };
}
