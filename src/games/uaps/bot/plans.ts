import { at, type Seat } from '../../../core/contract.ts';
import type { Outlook } from '../../../solver/outlook.ts';
import { expected, type Prospect } from '../../../solver/prospects.ts';
import { boardOf } from '../board.ts';
import { effectFor } from '../modifiers.ts';
import { turnedTo } from '../outlooks.ts';
import { type Inquiry, inquiriesAt, turnsAt, type Way, waysFrom } from '../questions.ts';
import type { Mode, Public, Topic } from '../types.ts';
import { prospectsOf } from './prospects.ts';

/** A question, and where it is asked. */
export interface Step {
  readonly way: Way;
  readonly inquiry: Inquiry;
  /** Of the way and the question. */
  readonly cost: number;
  /** How often the Earth will have turned when this seat acts again. */
  readonly turns: number;
}

/** And what may come of it. */
export interface Plan extends Step {
  readonly prospects: readonly Prospect[];
}

/** Skies by how often the Earth has turned. */
export type Outlooks = (turns: number) => Outlook;

/** `base` as the Earth has turned `turns` times. */
export function outlooksFrom(base: Outlook, turns: number, { mode, luna }: Public): Outlooks {
  const made = new Map([[turns, base]]);
  return later => {
    const outlook = made.get(later) ?? turnedTo(base, later, boardOf(mode), luna);
    made.set(later, outlook);
    return outlook;
  };
}

/** Every question that could be asked next, here or after a move. */
export const stepsFrom = (known: Public, seat: Seat, unheard: readonly Topic[]): readonly Step[] =>
  waysFrom(known, seat).flatMap(way => {
    const turnsMore = effectFor(way.there, seat).survey?.turnsEarth ? 1 : 0;
    return inquiriesAt(way.there, seat, unheard).map((inquiry): Step => {
      const cost = way.cost + inquiry.cost;
      const more = inquiry.question.type === 'survey' ? turnsMore : 0;
      return { way, inquiry, cost, turns: turnsAt(known, at(known.time, seat) + cost) + more };
    });
  });

/** Without those that could tell nothing. */
export function plansIn(steps: readonly Step[], outlooks: Outlooks, mode: Mode): readonly Plan[] {
  const board = boardOf(mode);
  return steps
    .map(step => ({ ...step, prospects: prospectsOf(outlooks(step.turns), step.inquiry, board) }))
    .filter(({ prospects }) => prospects.length > 0);
}

export const timeAfter = ({ cost, prospects }: Plan, left: (prospect: Prospect) => number): number =>
  cost + expected(prospects, left);
