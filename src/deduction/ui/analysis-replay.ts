import { createMemo, createSignal } from 'solid-js';
import { at, type Seat } from '../../core/contract.ts';
import { type ActStep, isAct } from '../analysis/judgment.ts';
import type { Analysis, AnalysisTypes, Analyzed, Known, Learned, Moment } from '../analysis/types.ts';

/** A game that is stepped through, by what one of its players could know. */
export interface Replay<T extends AnalysisTypes> extends Analyzed<T> {
  /** Whose knowledge is shown. */
  readonly analysis: () => Analysis<T>;
  readonly choose: (seat: Seat) => void;
  /** 0 before the first moment, then after each of them. */
  readonly place: () => number;
  readonly goTo: (place: number) => void;
  readonly now: () => Stand<T>;
}

/** How it stood for one player after some moments. */
export interface Stand<T extends AnalysisTypes> {
  readonly moment: Moment<T> | undefined;
  readonly known: Known<T['Content']>;
  /** How far the player had gone. */
  readonly time: number;
  /** What the moment told the player, where it told something. */
  readonly step: Learned<T> | undefined;
  /** The next turn of the player, where the moment was none. */
  readonly next: ActStep<T> | undefined;
}

export function createReplay<T extends AnalysisTypes>(
  { moments, analyses }: Analyzed<T>,
  own: Seat | null,
): Replay<T> {
  const [seat, choose] = createSignal(analyses.some(one => one.seat === own) ? own : null);
  const [place, setPlace] = createSignal(0);
  const analysis = createMemo(() => analyses.find(one => one.seat === seat()) ?? at(analyses, 0));
  return {
    ...{ moments, analyses, analysis, choose, place },
    goTo: to => setPlace(Math.min(moments.length, Math.max(0, to))),
    now: createMemo(() => standAt(analysis(), moments, place())),
  };
}

export function standAt<T extends AnalysisTypes>(
  { seat, start, steps }: Analysis<T>,
  moments: readonly Moment<T>[],
  place: number,
): Stand<T> {
  const moment = moments[place - 1];
  const last = steps.findLast(step => step.moment < place);
  const step = last?.moment === place - 1 ? last : undefined;
  const isTurn = step !== undefined && isAct(step);
  return {
    ...{ moment, step, known: last?.after ?? start },
    time: moment?.time[seat] ?? 0,
    next: isTurn ? undefined : steps.filter(isAct).find(one => one.moment >= place),
  };
}
