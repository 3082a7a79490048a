import { createMemo, createSignal } from 'solid-js';
import { at, type Seat } from '../../../core/contract.ts';
import type { Analysis, Analyzed, Known, Learned } from '../analysis/analyze.ts';
import type { Moment } from '../analysis/moments.ts';
import { type Acted, isAct } from './analysis-turn.ts';

/** A game that is stepped through, by what one of its players could know. */
export interface Replay extends Analyzed {
  /** Whose knowledge is shown. */
  readonly analysis: () => Analysis;
  readonly choose: (seat: Seat) => void;
  /** 0 before the first moment, then after each of them. */
  readonly place: () => number;
  readonly goTo: (place: number) => void;
  readonly now: () => Stand;
}

/** How it stood for one player after some moments. */
export interface Stand {
  readonly moment: Moment | undefined;
  readonly known: Known;
  /** Sectors that the pawn of the player had gone. */
  readonly time: number;
  readonly arrow: number;
  /** What the moment told the player, where it told something. */
  readonly step: Learned | undefined;
  /** The next turn of the player, where the moment was none. */
  readonly next: Acted | undefined;
}

export function createReplay({ moments, analyses }: Analyzed, own: Seat | null): Replay {
  const [seat, choose] = createSignal(analyses.some(one => one.seat === own) ? own : null);
  const [place, setPlace] = createSignal(0);
  const analysis = createMemo(() => analyses.find(one => one.seat === seat()) ?? at(analyses, 0));
  return {
    ...{ moments, analyses, analysis, choose, place },
    goTo: to => setPlace(Math.min(moments.length, Math.max(0, to))),
    now: createMemo(() => standAt(analysis(), moments, place())),
  };
}

export function standAt({ seat, start, steps }: Analysis, moments: readonly Moment[], place: number): Stand {
  const moment = moments[place - 1];
  const last = steps.findLast(step => step.moment < place);
  const step = last?.moment === place - 1 ? last : undefined;
  const isTurn = step !== undefined && isAct(step);
  return {
    ...{ moment, step, known: last?.after ?? start },
    time: moment?.time[seat] ?? 0,
    arrow: moment?.arrow ?? 0,
    next: isTurn ? undefined : steps.filter(isAct).find(one => one.moment >= place),
  };
}
