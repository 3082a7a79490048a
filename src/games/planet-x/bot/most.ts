import { at, type Seat } from '../../../core/contract.ts';
import type { Rng } from '../../../core/rng.ts';
import { aboutLeast, least } from '../../../solver/choice.ts';
import type { Knowledge } from '../../../solver/knowledge.ts';
import { expected, openIn, type Prospect } from '../../../solver/prospects.ts';
import type { Question } from '../answers.ts';
import { type Public, TOPICS } from '../types.ts';
import { inquiriesAt, optionsIn, positionOf } from './options.ts';
import { outlookOf } from './outlook.ts';

/** How a level asks that wants to know most. Counts, never a clock. */
export interface Curiosity {
  /** Rows of skies that it looks at. */
  readonly rows: number;
  /** Whether it can make use of topics about two bodies. */
  readonly pairs: boolean;
}

/** The share of the most that it gives away for not doing the same as others like it. */
const VARIETY = 0.05;

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
  const perTime = options.map(({ prospects, inquiry }) => ({
    question: inquiry.question,
    loss: (expected(prospects, bits) - open) / inquiry.cost,
  }));
  const slack = known.seats > 1 ? VARIETY * -least(perTime, ({ loss }) => loss).loss : 0;
  return aboutLeast(perTime, ({ loss }) => loss, slack, rng).question;
}
