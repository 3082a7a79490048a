import type { Seat } from '../../../core/contract.ts';
import type { Question } from '../answers.ts';
import { type Board, COSTS, isCometSector, surveyCost, visibleFrom, widthOf } from '../board.ts';
import { type Public, SIGHTS, TOPICS, type Topic } from '../types.ts';

/** [A1] [A3] [A4] */
export function costOf(question: Question, board: Board): number {
  switch (question.type) {
    case 'survey':
      return surveyCost(widthOf(question.from, question.to, board));
    case 'target':
      return COSTS.target;
    case 'research':
      return COSTS.research;
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
