import { at, type Seat } from '../../../core/contract.ts';
import type { Rng } from '../../../core/rng.ts';
import { popcount } from '../../../solver/bits.ts';
import type { Knowledge } from '../../../solver/knowledge.ts';
import type { Question } from '../answers.ts';
import { type Public, TOPICS } from '../types.ts';
import {
  expected,
  inquiriesAt,
  least,
  type Option,
  optionsIn,
  type Position,
  positionOf,
} from './options.ts';
import { narrowed, type Outlook, outlookOf } from './outlook.ts';
import { afterAnswer, type Prospect } from './prospects.ts';
import { remainingTime } from './remaining.ts';
import { rulesUnder } from './titles.ts';

/** How much a level looks at that wants to know soonest: counts, never a clock. */
export interface Search {
  /** Rows of skies. */
  readonly rows: number;
  /** Two questions ahead where no more skies than this are left, and then for so many of the questions. */
  readonly ahead: { readonly skies: number; readonly questions: number };
  /** The time that a bit about the sky is worth at a table with others, where theories count. */
  readonly curiosity: number;
}

/** What is left to do once something is known: the less the better. */
type Left = (open: Pick<Prospect, 'guessBits' | 'skyBits'>, time: number) => number;

/** What leads to Planet X soonest, and at a table with others to theories. */
export function askForSoonest(
  knowledge: Knowledge,
  known: Public,
  seat: Seat,
  { rows, ahead, curiosity }: Search,
  rng: Rng,
): Question {
  const position = positionOf(known, seat);
  const { board, conferences } = position;
  const outlook = weighed(outlookOf(knowledge, rows, rng), known, seat, position);
  const unseen = Math.log2(knowledge.count / outlook.count);
  const perSkyBit = known.seats > 1 ? curiosity : 0;
  const left: Left = ({ guessBits, skyBits }, time) => {
    const bits = skyBits + unseen;
    return remainingTime({ guessBits, skyBits: bits }, time, conferences, board) + perSkyBit * bits;
  };
  const rated = optionsIn(inquiriesAt(position), outlook).map(option => ({
    option,
    time: timeAfter(option, position.time, left),
  }));
  if (knowledge.count > ahead.skies) return least(rated, ({ time }) => time).option.inquiry.question;
  const promising = rated.toSorted((one, other) => one.time - other.time).slice(0, ahead.questions);
  return least(
    promising,
    ({ option, time }, lowest) => timeAhead(option, position, outlook, left, lowest) ?? time,
  ).option.inquiry.question;
}

/** Skies in which the researched rules were more likely to be drawn are more likely. */
function weighed(outlook: Outlook, known: Public, seat: Seat, { board, titles }: Position): Outlook {
  const heard = new Set(
    known.acts.flatMap(act => (act.seat === seat && act.type === 'research' ? [act.topic] : [])),
  );
  const rules = [...heard].map(topic =>
    rulesUnder(at(titles, TOPICS.indexOf(topic)), board, outlook.sets, outlook.count),
  );
  return narrowed(outlook, sky =>
    rules.reduce((weight, could) => weight / Math.max(1, popcount(could[sky] as number)), 1),
  );
}

/** Time until nothing is left to do, seen from `time`. */
const timeAfter = ({ inquiry: { cost }, prospects }: Option, time: number, left: Left): number =>
  cost + expected(prospects, prospect => left(prospect, time + cost));

/**
 * The same with the next question in mind; none where a conference comes before it. Not gone into any further once it
 * is above `enough`.
 */
function timeAhead(
  { inquiry, prospects }: Option,
  position: Position,
  outlook: Outlook,
  left: Left,
  enough: number,
): number | undefined {
  const { board, targets, unheard, conferences } = position;
  const { question, cost } = inquiry;
  const time = position.time + cost;
  if (time >= (board.conferenceMarks[conferences] ?? Number.POSITIVE_INFINITY)) return undefined;
  const next: Position = {
    ...position,
    time,
    arrow: time,
    targets: targets - (question.type === 'target' ? 1 : 0),
    topics: question.type === 'research' ? [] : unheard,
  };
  const inquiries = inquiriesAt(next);
  const leftAhead = (prospect: Prospect): number => {
    if (prospect.guessBits === 0) return left(prospect, time);
    const options = optionsIn(inquiries, afterAnswer(outlook, inquiry, prospect.answer));
    return Math.min(...options.map(option => timeAfter(option, time, left)));
  };
  let sum = cost;
  for (const prospect of prospects) {
    if (sum > enough) break;
    sum += prospect.chance * leftAhead(prospect);
  }
  return sum;
}
