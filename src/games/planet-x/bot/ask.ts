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
import { costOf, questionsAt, unheardTopics } from './questions.ts';
import { remainingTime } from './remaining.ts';
import { rulesUnder } from './titles.ts';

/** How much a level looks at: counts, never a clock. */
export interface Search {
  /** Rows of skies. */
  readonly rows: number;
  /** Two questions ahead where no more skies than this are left, and then for so many of the questions. */
  readonly ahead: { readonly skies: number; readonly questions: number };
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

interface Option {
  readonly question: Question;
  readonly cost: number;
  readonly prospects: readonly Prospect[];
}

/** What tells most about the right guess and the sky for its time. */
export function askForMost(
  knowledge: Knowledge,
  known: Public,
  seat: Seat,
  rows: number,
  rng: Rng,
): Question {
  const outlook = outlookOf(knowledge, rows, rng);
  const bits = ({ guessBits, skyBits }: Prospect): number => guessBits + skyBits;
  const open = bits(openIn(outlook));
  return least(optionsAt(positionOf(known, seat), outlook), ({ prospects, cost }) => {
    const left = expected(prospects, bits);
    return (left - open) / cost;
  }).question;
}

/** What leads to Planet X soonest. */
export function askForSoonest(
  knowledge: Knowledge,
  known: Public,
  seat: Seat,
  { rows, ahead }: Search,
  rng: Rng,
): Question {
  const position = positionOf(known, seat);
  const outlook = weighed(outlookOf(knowledge, rows, rng), known, seat, position);
  const unseen = Math.log2(knowledge.count / outlook.count);
  const rated = optionsAt(position, outlook).map(option => ({
    option,
    time: timeAfter(option, position, unseen),
  }));
  if (knowledge.count > ahead.skies) return least(rated, ({ time }) => time).option.question;
  const promising = rated.toSorted((one, other) => one.time - other.time).slice(0, ahead.questions);
  return least(promising, ({ option, time }) => timeAhead(option, position, outlook) ?? time).option.question;
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

const optionsAt = (
  { arrow, targets, topics, titles, board }: Position,
  outlook: Outlook,
): readonly Option[] =>
  questionsAt(arrow, targets, topics, board).map(question => ({
    question,
    cost: costOf(question, board),
    prospects: prospectsOf(outlook, question, titles, board),
  }));

/** Time until the locate, seen from here. `unseen`: bits about the sky beyond those of the outlook. */
const timeAfter = (
  { cost, prospects }: Option,
  { time, conferences, board }: Position,
  unseen: number,
): number =>
  cost +
  expected(prospects, ({ guessBits, skyBits }) =>
    remainingTime({ guessBits, skyBits: skyBits + unseen }, time + cost, conferences, board),
  );

/** The same with the next question in mind; none where a conference comes before it. */
function timeAhead(
  { question, cost, prospects }: Option,
  position: Position,
  outlook: Outlook,
): number | undefined {
  const { board, titles, targets, unheard, conferences } = position;
  const time = position.time + cost;
  if (time >= (board.conferenceMarks[conferences] ?? Number.POSITIVE_INFINITY)) return undefined;
  const next: Position = {
    ...position,
    time,
    arrow: time,
    targets: targets - (question.type === 'target' ? 1 : 0),
    topics: question.type === 'research' ? [] : unheard,
  };
  return (
    cost +
    expected(prospects, ({ answer, guessBits }) => {
      if (guessBits === 0) return 0;
      const left = afterAnswer(outlook, question, answer, titles, board);
      return Math.min(...optionsAt(next, left).map(option => timeAfter(option, next, 0)));
    })
  );
}

const expected = (prospects: readonly Prospect[], value: (prospect: Prospect) => number): number =>
  prospects.reduce((sum, prospect) => sum + prospect.chance * value(prospect), 0);

/** Of equals the first. */
function least<Item>(items: readonly Item[], value: (item: Item) => number): Item {
  let [best, lowest] = [at(items, 0), Number.POSITIVE_INFINITY];
  for (const item of items) {
    const here = value(item);
    if (here < lowest) [best, lowest] = [item, here];
  }
  return best;
}
