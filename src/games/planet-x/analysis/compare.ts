import { at } from '../../../core/contract.ts';
import { actedIn } from '../../../deduction/analysis/types.ts';
import { entropy } from '../../../solver/information.ts';
import type { Knowledge } from '../../../solver/knowledge.ts';
import type { Question } from '../answers.ts';
import { type Board, TARGETS } from '../board.ts';
import { type Told, toldBy } from '../information.ts';
import { ifRight } from '../locate.ts';
import { questionsAt } from '../questions.ts';
import { type Act, type Answer, type Title, TOPICS } from '../types.ts';
import type { Compared, Moment } from './types.ts';

/**
 * For the act of this number. Null for last acts, in which nothing can be asked. A conference that an act brings on is not
 * counted: it comes to all whatever is asked, sooner or later.
 */
export function compare(
  knowledge: Knowledge,
  moments: readonly Moment[],
  number: number,
  titles: readonly Title[],
  board: Board,
): Compared | null {
  const { table, ...moment } = at(moments, number);
  const acted = actedIn(moment);
  if (!acted || acted.act.cost === 0) return null;
  const { act, answer } = acted;
  const before = moments.slice(0, number).flatMap(one => {
    const other = actedIn(one)?.act;
    return other?.seat === act.seat ? [other] : [];
  });
  const told = toldOnce(openQuestions(before, table.arrow, board), knowledge, board, titles);
  const { question, cost, bits } = told.reduce((best, one) => (rate(one) > rate(best) ? one : best));
  return { average: averageOf(act, answer, told, knowledge, board), best: { question, cost, bits } };
}

/** Whatever the seat could ask just then and had not heard. [A3] [A4] */
function openQuestions(before: readonly Act[], arrow: number, board: Board): readonly Question[] {
  const heard = before.flatMap(act => (act.type === 'research' ? [act.topic] : []));
  const mayResearch = before.at(-1)?.type !== 'research';
  const targets = TARGETS - before.filter(({ type }) => type === 'target').length;
  const topics = mayResearch ? TOPICS.filter(topic => !heard.includes(topic)) : [];
  return questionsAt(arrow, targets, topics, board);
}

const remembered = new WeakMap<Knowledge, Map<string, readonly Told[]>>();

/** Whoever begins without facts knows the same and may ask the same: of all skies, that takes longest. */
function toldOnce(
  questions: readonly Question[],
  knowledge: Knowledge,
  board: Board,
  titles: readonly Title[],
): readonly Told[] {
  const known = remembered.get(knowledge) ?? new Map<string, readonly Told[]>();
  remembered.set(knowledge, known);
  const asked = JSON.stringify([questions, titles]);
  const told = known.get(asked) ?? toldBy(questions, knowledge, board, titles);
  known.set(asked, told);
  return told;
}

const rate = ({ bits, cost }: Told): number => bits / cost;

/** A topic that is researched again tells nothing. [A7] */
function averageOf(
  act: Act,
  answer: Answer,
  told: readonly Told[],
  knowledge: Knowledge,
  board: Board,
): number {
  if (answer.type === 'locate') {
    const right = ifRight(knowledge, answer.guess, board).count;
    return entropy([right, knowledge.count - right]);
  }
  return told.find(({ question }) => isSame(question, act))?.bits ?? 0;
}

function isSame(question: Question, act: Act): boolean {
  if (question.type === 'survey')
    return (
      act.type === 'survey' && question.of === act.of && question.from === act.from && question.to === act.to
    );
  if (question.type === 'target') return act.type === 'target' && question.sector === act.sector;
  return act.type === 'research' && question.topic === act.topic;
}
