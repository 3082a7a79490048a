import { at, type Seat } from '../../../core/contract.ts';
import type { Outlook } from '../../../solver/outlook.ts';
import type { Prospect } from '../../../solver/prospects.ts';
import { type Board, boardOf } from '../board.ts';
import { researchedLast } from '../legal.ts';
import { type Inquiry, inquiryOf, questionsAt, unheardTopics } from '../questions.ts';
import type { Public, Title, Topic } from '../types.ts';
import { prospectsOf } from './prospects.ts';

/** Where a seat stands when it asks. */
export interface Position {
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

/** A question and what may come of it. */
export interface Option {
  readonly inquiry: Inquiry;
  readonly prospects: readonly Prospect[];
}

export function positionOf(known: Public, seat: Seat): Position {
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

/** Where this seat stands when it is to act again: then the arrow is where its pawn is. [T2] */
export function positionAfter({ question, cost }: Inquiry, position: Position): Position {
  const time = position.time + cost;
  const { targets } = position;
  if (question.type !== 'research') {
    const spent = question.type === 'target' ? 1 : 0;
    return { ...position, time, arrow: time, targets: targets - spent, topics: position.unheard };
  }
  const unheard = position.unheard.filter(topic => topic !== question.topic);
  return { ...position, time, arrow: time, topics: [], unheard };
}

export const inquiriesAt = ({ arrow, targets, topics, titles, board }: Position): readonly Inquiry[] =>
  questionsAt(arrow, targets, topics, board).map(question => inquiryOf(question, titles, board));

/** Without topics that none of these skies could have. */
export const optionsIn = (inquiries: readonly Inquiry[], outlook: Outlook): readonly Option[] =>
  inquiries
    .map(inquiry => ({ inquiry, prospects: prospectsOf(outlook, inquiry) }))
    .filter(({ prospects }) => prospects.length > 0);
