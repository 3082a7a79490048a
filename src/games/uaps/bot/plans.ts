import { at, type Seat } from '../../../core/contract.ts';
import type { Outlook } from '../../../solver/outlook.ts';
import { expected, type Prospect } from '../../../solver/prospects.ts';
import { boardOf } from '../board.ts';
import { effectFor } from '../modifiers.ts';
import { turnedTo } from '../outlooks.ts';
import { type Inquiry, inquiriesAt, turnsAt, type Way, waysFrom } from '../questions.ts';
import type { Public, Topic } from '../types.ts';
import { prospectsOf } from './prospects.ts';

/** A question, where it is asked, and what may come of it. */
export interface Plan {
  readonly way: Way;
  readonly inquiry: Inquiry;
  /** Of the way and the question. */
  readonly cost: number;
  /** How often the Earth will have turned when this seat acts again. */
  readonly turns: number;
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

/** Every question that could be asked next, here or after one move; without those that could tell nothing. */
export function plansOf(
  known: Public,
  seat: Seat,
  unheard: readonly Topic[],
  outlooks: Outlooks,
): readonly Plan[] {
  const board = boardOf(known.mode);
  return waysFrom(known, seat).flatMap(way => {
    const turnsMore = effectFor(way.there, seat).survey?.turnsEarth ? 1 : 0;
    return inquiriesAt(way.there, seat, unheard).flatMap((inquiry): Plan[] => {
      const cost = way.cost + inquiry.cost;
      const more = inquiry.question.type === 'survey' ? turnsMore : 0;
      const turns = turnsAt(known, at(known.time, seat) + cost) + more;
      const prospects = prospectsOf(outlooks(turns), inquiry, board);
      return prospects.length > 0 ? [{ way, inquiry, cost, turns, prospects }] : [];
    });
  });
}

export const timeAfter = ({ cost, prospects }: Plan, left: (prospect: Prospect) => number): number =>
  cost + expected(prospects, left);
