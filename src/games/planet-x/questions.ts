import { at, type Seat } from '../../core/contract.ts';
import type { Question } from './answers.ts';
import { type Board, costOf, isCometSector, sectorsIn, setOfSectors, visibleFrom } from './board.ts';
import { type RuleTable, ruleTable } from './titles.ts';
import { type Public, SIGHTS, type Title, TOPICS, type Topic } from './types.ts';

/** A question, and what it takes to foresee its answers. */
export interface Inquiry {
  readonly question: Question;
  readonly cost: number;
  /** The sectors that it is about, or the rules that it may tell. */
  readonly range: number;
  readonly rules: RuleTable | null;
}

export function inquiryOf(question: Question, titles: readonly Title[], board: Board): Inquiry {
  const cost = costOf(question, board);
  switch (question.type) {
    case 'survey': {
      const range = setOfSectors(sectorsIn(question.from, question.to, board));
      return { question, cost, range, rules: null };
    }
    case 'target':
      return { question, cost, range: setOfSectors([question.sector]), rules: null };
    case 'research': {
      const title = at(titles, TOPICS.indexOf(question.topic));
      return { question, cost, range: 0, rules: ruleTable(title, board) };
    }
  }
}

/** Whatever may be asked where the arrow has gone so far. [T3] [A2] */
export function questionsAt(
  arrow: number,
  targets: number,
  topics: readonly Topic[],
  board: Board,
): readonly Question[] {
  const visible = visibleFrom(arrow, board);
  const questions: Question[] = [];
  for (const of of SIGHTS) {
    const ends = of === 'comet' ? visible.filter(sector => isCometSector(sector, board)) : visible;
    for (const [start, from] of ends.entries())
      for (const to of ends.slice(start)) questions.push({ type: 'survey', of, from, to });
  }
  if (targets > 0) for (const sector of visible) questions.push({ type: 'target', sector });
  for (const topic of topics) questions.push({ type: 'research', topic });
  return questions;
}

/** Those that this seat has not researched. */
export const unheardTopics = ({ acts }: Pick<Public, 'acts'>, seat: Seat): readonly Topic[] => {
  const heard = acts.flatMap(act => (act.seat === seat && act.type === 'research' ? [act.topic] : []));
  return TOPICS.filter(topic => !heard.includes(topic));
};
