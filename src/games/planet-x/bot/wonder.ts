import { at, type Seat } from '../../../core/contract.ts';
import type { Rng } from '../../../core/rng.ts';
import { popcount } from '../../../solver/bits.ts';
import type { Sheet } from '../../../solver/sheet.ts';
import type { Question } from '../answers.ts';
import { type Board, boardOf, costOf, sectorsIn, setOfSectors } from '../board.ts';
import { researchedLast } from '../legal.ts';
import { questionsAt, unheardTopics } from '../questions.ts';
import { BODIES, type Public, TOPICS } from '../types.ts';
import type { Skill } from './sheet.ts';

/** How a level that keeps a note sheet picks its questions. */
export interface Wonder {
  readonly skill: Skill;
  /** How much its choice hangs on mood: 0 not at all, 1 as much as on what it would learn. */
  readonly mood: number;
}

/** What tells most for its time, as far as one line of the sheet goes. */
export function askFromSheet(
  sheet: Sheet,
  known: Public,
  seat: Seat,
  { skill, mood }: Wonder,
  rng: Rng,
): Question {
  const board = boardOf(known.mode);
  const topics = researchedLast(known, seat) ? [] : unheardTopics(known, seat);
  const questions = questionsAt(known.arrow, at(known.targets, seat), topics, board);
  let [best, highest] = [at(questions, 0), Number.NEGATIVE_INFINITY];
  for (const question of questions) {
    const bits =
      question.type === 'research' ? bitsOfTitle(known, question, skill) : bitsOf(sheet, question, board);
    // Where nothing is to be learned, time should pass cheaply.
    const worth = ((bits + NEXT_TO_NOTHING) / costOf(question, board)) * (1 - mood * rng.float());
    if (worth > highest) [best, highest] = [question, worth];
  }
  return best;
}

const NEXT_TO_NOTHING = 1e-3;

/** A rule keeps about half of the skies, for whoever can make use of it. */
const bitsOfTitle = (
  { titles }: Public,
  { topic }: Extract<Question, { type: 'research' }>,
  skill: Skill,
): number => (skill === 'beside' || at(titles, TOPICS.indexOf(topic)).length === 1 ? 1 : 0);

/** As if all places that are left for a body were equally likely, whatever lies elsewhere. */
function bitsOf(sheet: Sheet, question: Exclude<Question, { type: 'research' }>, board: Board): number {
  if (question.type === 'target') {
    const bit = setOfSectors([question.sector]);
    const chances = sheet.map(sets => sets.filter(set => (set & bit) !== 0).length / sets.length);
    const blank = Math.max(0, 1 - chances.reduce((sum, chance) => sum + chance, 0));
    return entropy([...chances, blank]);
  }
  if (question.of === 'empty') return 0;
  const range = setOfSectors(sectorsIn(question.from, question.to, board));
  const counts: number[] = [];
  for (const set of at(sheet, BODIES.indexOf(question.of))) {
    const count = popcount(set & range);
    counts[count] = (counts[count] ?? 0) + 1;
  }
  return entropy(counts);
}

/** In bits, of weights that need not add up to 1. */
function entropy(weights: readonly number[]): number {
  const some = weights.filter(weight => weight > 0);
  const sum = some.reduce((total, weight) => total + weight, 0);
  return some.reduce((bits, weight) => bits - (weight / sum) * Math.log2(weight / sum), 0);
}
