import { at } from '../../../core/contract.ts';
import { popcount } from '../../../solver/bits.ts';
import type { Question } from '../answers.ts';
import { type Board, sectorsIn, setOfSectors } from '../board.ts';
import { BODIES, SIGHTS, type Title, TOPICS } from '../types.ts';
import { narrowed, type Outlook } from './outlook.ts';
import { rulesUnder } from './titles.ts';

/** One answer that a question may get. */
export interface Prospect {
  readonly answer: number;
  readonly chance: number;
  /** What would then still be open, in bits: about the right guess, and about the whole sky. */
  readonly guessBits: number;
  readonly skyBits: number;
}

/** Every answer that a question may get, as far as this outlook goes. */
export function prospectsOf(
  outlook: Outlook,
  question: Question,
  titles: readonly Title[],
  board: Board,
): readonly Prospect[] {
  if (question.type !== 'research') return ofAnswers(outlook, answersTo(question, outlook, board));
  const title = titles[TOPICS.indexOf(question.topic)];
  return title ? ofRules(outlook, rulesUnder(title, board, outlook.sets, outlook.count)) : [];
}

/** What is open before anything is asked. */
export function openIn(outlook: Outlook): Prospect {
  return at(ofAnswers(outlook, new Uint8Array(outlook.count)), 0);
}

/** What is left of an outlook after an answer. */
export function afterAnswer(
  outlook: Outlook,
  question: Question,
  answer: number,
  titles: readonly Title[],
  board: Board,
): Outlook {
  const { weights } = outlook;
  if (question.type !== 'research') {
    const answers = answersTo(question, outlook, board);
    return narrowed(outlook, sky => (answers[sky] === answer ? (weights[sky] ?? 0) : 0));
  }
  const title = titles[TOPICS.indexOf(question.topic)];
  if (!title) return outlook;
  const rules = rulesUnder(title, board, outlook.sets, outlook.count);
  return narrowed(outlook, sky => {
    const could = rules[sky] ?? 0;
    return ((could >>> answer) & 1) === 0 ? 0 : (weights[sky] ?? 0) / popcount(could);
  });
}

/** By sky: what would be answered. */
function answersTo(
  question: Exclude<Question, { type: 'research' }>,
  { sets, blanks, count }: Outlook,
  board: Board,
): Uint8Array {
  const answers = new Uint8Array(count);
  if (question.type === 'survey') {
    const range = setOfSectors(sectorsIn(question.from, question.to, board));
    const of = question.of === 'empty' ? blanks : sets[BODIES.indexOf(question.of)];
    for (let sky = 0; sky < count; sky++) answers[sky] = popcount((of?.[sky] ?? 0) & range);
    return answers;
  }
  const bit = setOfSectors([question.sector]);
  answers.fill(SIGHTS.indexOf('empty'));
  for (const [body, of] of sets.entries())
    for (let sky = 0; sky < count; sky++) if (((of[sky] ?? 0) & bit) !== 0) answers[sky] = body;
  return answers;
}

const MOST_ANSWERS = 32;

/** What the skies with one answer weigh, in all and by guess, while they are gone through. */
class Sums {
  readonly #total = new Float64Array(MOST_ANSWERS);
  readonly #byGuess = new Float64Array(MOST_ANSWERS);
  readonly #bySky = new Float64Array(MOST_ANSWERS);
  readonly #here = new Float64Array(MOST_ANSWERS);
  #answers = 0;

  add(answer: number, weight: number): void {
    (this.#here[answer] as number) += weight;
    (this.#bySky[answer] as number) += weight === 1 ? 0 : weight * Math.log2(weight);
    if (answer >= this.#answers) this.#answers = answer + 1;
  }

  /** Those with one right guess have all been added. */
  settle(): void {
    for (let answer = 0; answer < this.#answers; answer++) {
      const weight = this.#here[answer] as number;
      if (weight === 0) continue;
      (this.#total[answer] as number) += weight;
      (this.#byGuess[answer] as number) += weight * Math.log2(weight);
      this.#here[answer] = 0;
    }
  }

  prospects(): readonly Prospect[] {
    const all = this.#total.reduce((sum, weight) => sum + weight, 0);
    const prospects: Prospect[] = [];
    for (let answer = 0; answer < this.#answers; answer++) {
      const total = this.#total[answer] as number;
      if (total === 0) continue;
      const bits = (spread: Float64Array): number => {
        const open = Math.log2(total) - (spread[answer] as number) / total;
        return open < NOTHING ? 0 : open;
      };
      const [guessBits, skyBits] = [bits(this.#byGuess), bits(this.#bySky)];
      prospects.push({ answer, chance: total / all, guessBits, skyBits });
    }
    return prospects;
  }
}

/** Bits that are only the error of a sum. */
const NOTHING = 1e-9;

function ofAnswers({ count, guesses, weights }: Outlook, answers: Uint8Array): readonly Prospect[] {
  const sums = new Sums();
  for (let sky = 0; sky < count; sky++) {
    if (sky > 0 && guesses[sky] !== guesses[sky - 1]) sums.settle();
    sums.add(answers[sky] as number, weights[sky] as number);
  }
  sums.settle();
  return sums.prospects();
}

/** Every rule that a title allows in a sky is equally likely there. */
function ofRules({ count, guesses, weights }: Outlook, rules: Uint32Array): readonly Prospect[] {
  const sums = new Sums();
  for (let sky = 0; sky < count; sky++) {
    if (sky > 0 && guesses[sky] !== guesses[sky - 1]) sums.settle();
    const could = rules[sky] as number;
    const each = (weights[sky] as number) / popcount(could);
    for (let left = could; left !== 0; left &= left - 1) sums.add(31 - Math.clz32(left & -left), each);
  }
  sums.settle();
  return sums.prospects();
}
