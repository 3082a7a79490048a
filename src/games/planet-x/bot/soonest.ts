import { at, type Seat } from '../../../core/contract.ts';
import type { Rng } from '../../../core/rng.ts';
import { popcount } from '../../../solver/bits.ts';
import { aboutLeast } from '../../../solver/choice.ts';
import type { Knowledge } from '../../../solver/knowledge.ts';
import { narrowed, type Outlook } from '../../../solver/outlook.ts';
import { expected, type Prospect } from '../../../solver/prospects.ts';
import type { Question } from '../answers.ts';
import { rulesIn, ruleTable } from '../titles.ts';
import { type Public, TOPICS } from '../types.ts';
import { inquiriesAt, type Option, optionsIn, type Position, positionAfter, positionOf } from './options.ts';
import { outlookOf } from './outlook.ts';
import { afterAnswer } from './prospects.ts';
import { remainingTime } from './remaining.ts';

/** How much a level looks at that wants to know soonest: counts, never a clock. */
export interface Search {
  /** Rows of skies. */
  readonly rows: number;
  /** How far ahead it looks: at the next question, the one after that, and so on. */
  readonly ahead: readonly Depth[];
  /** The time that a bit about the sky is worth at a table with others, where theories count. */
  readonly curiosity: number;
  /** The time that it gives away for not doing the same as others like it. */
  readonly variety: number;
}

/** Where no more skies than this are left, it looks beyond so many of the questions. */
interface Depth {
  readonly skies: number;
  readonly questions: number;
}

/** What is left to do once something is known: the less the better. */
type Left = (open: Pick<Prospect, 'guessBits' | 'skyBits'>, time: number) => number;

/** What leads to Planet X soonest, and at a table with others to theories. */
export function askForSoonest(
  knowledge: Knowledge,
  known: Public,
  seat: Seat,
  { rows, ahead, curiosity, variety }: Search,
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
  const slack = known.seats > 1 ? variety : 0;
  const rated = ratedIn(outlook, position, left, ahead, slack);
  return aboutLeast(rated, ({ time }) => time, slack, rng).option.inquiry.question;
}

/** Skies in which the researched rules were more likely to be drawn are more likely. */
function weighed(outlook: Outlook, known: Public, seat: Seat, { board, titles }: Position): Outlook {
  const heard = new Set(
    known.acts.flatMap(act => (act.seat === seat && act.type === 'research' ? [act.topic] : [])),
  );
  const rules = [...heard].map(topic =>
    rulesIn(ruleTable(at(titles, TOPICS.indexOf(topic)), board), outlook),
  );
  return narrowed(outlook, sky =>
    rules.reduce((weight, could) => weight / Math.max(1, popcount(could[sky] as number)), 1),
  );
}

/** An option, and the time until nothing is left to do, seen from where it is chosen. */
interface Rated {
  readonly option: Option;
  readonly time: number;
}

/** `slack`: how much above the best a time may be that must be exact. */
function ratedIn(
  outlook: Outlook,
  position: Position,
  left: Left,
  [depth, ...deeper]: readonly Depth[],
  slack: number,
): readonly Rated[] {
  const rated = optionsIn(inquiriesAt(position), outlook).map(
    (option): Rated => ({ option, time: timeAfter(option, position.time, left) }),
  );
  if (!depth || outlook.count > depth.skies) return rated;
  const promising = rated.toSorted((one, other) => one.time - other.time).slice(0, depth.questions);
  let best = Number.POSITIVE_INFINITY;
  return promising.map(({ option, time: estimated }) => {
    const time = hearsConference(option, position)
      ? estimated
      : timeAhead(option, outlook, position, left, deeper, best + slack);
    best = Math.min(best, time);
    return { option, time };
  });
}

const soonestTime = (rated: readonly Rated[]): number => Math.min(...rated.map(({ time }) => time));

const timeAfter = ({ inquiry: { cost }, prospects }: Option, time: number, left: Left): number =>
  cost + expected(prospects, prospect => left(prospect, time + cost));

/** Nobody can look beyond a rule that nobody knows. */
const hearsConference = ({ inquiry: { cost } }: Option, { time, conferences, board }: Position): boolean =>
  time + cost >= (board.conferenceMarks[conferences] ?? Number.POSITIVE_INFINITY);

/** Not gone into any further once it reaches `enough`. */
function timeAhead(
  { inquiry, prospects }: Option,
  outlook: Outlook,
  position: Position,
  left: Left,
  deeper: readonly Depth[],
  enough: number,
): number {
  const next = positionAfter(inquiry, position);
  let sum = inquiry.cost;
  for (const prospect of prospects) {
    if (sum >= enough) break;
    const { answer, chance, guessBits } = prospect;
    sum +=
      chance *
      (guessBits === 0
        ? left(prospect, next.time)
        : soonestTime(ratedIn(afterAnswer(outlook, inquiry, answer), next, left, deeper, 0)));
  }
  return sum;
}
