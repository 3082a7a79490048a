import { at, type Seat } from '../../../core/contract.ts';
import type { Rng } from '../../../core/rng.ts';
import { popcount } from '../../../solver/bits.ts';
import type { Knowledge } from '../../../solver/knowledge.ts';
import type { Question } from '../answers.ts';
import { type Board, boardOf } from '../board.ts';
import { researchedLast } from '../legal.ts';
import { type Public, type Title, TOPICS, type Topic } from '../types.ts';
import { narrowed, type Outlook, outlookOf } from './outlook.ts';
import { afterAnswer, openIn, type Prospect, prospectsOf } from './prospects.ts';
import { type Inquiry, inquiryOf, questionsAt, unheardTopics } from './questions.ts';
import { remainingTime } from './remaining.ts';
import { rulesUnder } from './titles.ts';

/** How much a level looks at: counts, never a clock. */
export interface Search {
  /** Rows of skies. */
  readonly rows: number;
  /** Two questions ahead where no more skies than this are left, and then for so many of the questions. */
  readonly ahead: { readonly skies: number; readonly questions: number };
  /** The time that a bit about the sky is worth at a table with others, where theories count. */
  readonly curiosity: number;
}

/** Of a level that asks for most. */
export interface Curiosity {
  readonly rows: number;
  /** Whether it can make use of topics about two bodies. */
  readonly pairs: boolean;
}

/** Where a seat stands when it asks. */
interface Position {
  readonly board: Board;
  readonly titles: readonly Title[];
  readonly arrow: number;
  readonly time: number;
  readonly targets: number;
  /** Those that may be researched now, and all that were not. */
  readonly topics: readonly Topic[];
  readonly unheard: readonly Topic[];
  readonly conferences: number;
}

/** What is left to do once something is known: the less the better. */
type Left = (open: Pick<Prospect, 'guessBits' | 'skyBits'>, time: number) => number;

interface Option {
  readonly inquiry: Inquiry;
  readonly prospects: readonly Prospect[];
}

/** What tells most about the right guess and the sky for its time. */
export function askForMost(
  knowledge: Knowledge,
  known: Public,
  seat: Seat,
  { rows, pairs }: Curiosity,
  rng: Rng,
): Question {
  const outlook = outlookOf(knowledge, rows, rng);
  const bits = ({ guessBits, skyBits }: Prospect): number => guessBits + skyBits;
  const open = bits(openIn(outlook));
  const position = positionOf(known, seat);
  const topics = position.topics.filter(
    topic => pairs || at(known.titles, TOPICS.indexOf(topic)).length === 1,
  );
  const options = optionsIn(inquiriesAt({ ...position, topics }), outlook);
  return least(options, ({ prospects, inquiry }) => (expected(prospects, bits) - open) / inquiry.cost).inquiry
    .question;
}

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

function positionOf(known: Public, seat: Seat): Position {
  const unheard = unheardTopics(known, seat);
  return {
    board: boardOf(known.mode),
    titles: known.titles,
    arrow: known.arrow,
    time: at(known.time, seat),
    targets: at(known.targets, seat),
    topics: researchedLast(known, seat) ? [] : unheard,
    unheard,
    conferences: known.conferences.length,
  };
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

const inquiriesAt = ({ arrow, targets, topics, titles, board }: Position): readonly Inquiry[] =>
  questionsAt(arrow, targets, topics, board).map(question => inquiryOf(question, titles, board));

/** Without topics that none of these skies could have. */
const optionsIn = (inquiries: readonly Inquiry[], outlook: Outlook): readonly Option[] =>
  inquiries
    .map(inquiry => ({ inquiry, prospects: prospectsOf(outlook, inquiry) }))
    .filter(({ prospects }) => prospects.length > 0);

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

const expected = (prospects: readonly Prospect[], value: (prospect: Prospect) => number): number =>
  prospects.reduce((sum, prospect) => sum + prospect.chance * value(prospect), 0);

/** Of equals the first. */
function least<Item>(items: readonly Item[], value: (item: Item, lowest: number) => number): Item {
  let [best, lowest] = [at(items, 0), Number.POSITIVE_INFINITY];
  for (const item of items) {
    const here = value(item, lowest);
    if (here < lowest) [best, lowest] = [item, here];
  }
  return best;
}
