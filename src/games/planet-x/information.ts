import { at } from '../../core/contract.ts';
import { membersOf, popcount } from '../../solver/bits.ts';
import { entropy, sharedBits } from '../../solver/information.ts';
import { type Knowledge, setsIn } from '../../solver/knowledge.ts';
import type { Question } from './answers.ts';
import { type Board, costOf, sectorsIn, setOfSectors } from './board.ts';
import { ruleTable } from './titles.ts';
import { BODIES, type Guess, SIGHTS, type Sight, type Title, TOPICS } from './types.ts';

/** What a question would tell, exactly, to whoever knows so much. */
export interface Told {
  readonly question: Question;
  readonly cost: number;
  /**
   * How many of the skies lead to each answer: by count of a survey, by sight of a target, by rule of a title. A sky
   * in which several rules of a title are true counts for each of them in part.
   */
  readonly outcomes: readonly number[];
  /** Expected bits about the whole sky. */
  readonly bits: number;
  /** Expected bits about the right guess: the sector of Planet X and what is on both sides of it. */
  readonly guessBits: number;
}

/** `titles` are those of all topics. */
export function toldBy(
  questions: readonly Question[],
  knowledge: Knowledge,
  board: Board,
  titles: readonly Title[],
): readonly Told[] {
  const guesses = guessesOf(knowledge, board);
  const about = questions.reduce((all, question) => all | rangeOf(question, board), 0);
  const bySight = SIGHTS.map(sight => weigh(setsOfSight(knowledge, sight, about), guesses));
  const bitsOf = (question: Question): Bits => {
    if (question.type !== 'research') return bitsOfAnswer(question, board, bySight, guesses);
    const title = at(titles, TOPICS.indexOf(question.topic));
    return bitsOfTitle(weigh(rulesOf(knowledge, title, board), guesses), guesses);
  };
  return questions.map(question => ({ question, cost: costOf(question, board), ...bitsOf(question) }));
}

/** What most is learned by for its time. About the guess counts twice. */
export const bestOf = (told: readonly Told[]): Told =>
  told.reduce((best, one) => (worthOf(one) > worthOf(best) ? one : best));

export const worthOf = ({ bits, guessBits, cost }: Told): number => (guessBits + bits / 2) / cost;

/** What was learned on the way from one to the other, in bits. Of the guess it can be less than nothing. */
export function learned(
  before: Knowledge,
  after: Knowledge,
  board: Board,
): { readonly bits: number; readonly guessBits: number } {
  return {
    bits: Math.log2(before.count) - Math.log2(after.count),
    guessBits: openBits(before, board) - openBits(after, board),
  };
}

/** Every guess that is right in some sky, and in how many; the likeliest first. */
export function guessesLeft(
  knowledge: Knowledge,
  board: Board,
): readonly { readonly guess: Guess; readonly skies: number }[] {
  const { counts, codes } = guessesOf(knowledge, board);
  return codes
    .map((code, number) => ({ guess: guessOf(code), skies: at(counts, number) }))
    .sort((a, b) => b.skies - a.skies || a.guess.sector - b.guess.sector);
}

/** How many bits of the right guess are open. */
export const openBits = (knowledge: Knowledge, board: Board): number =>
  entropy(guessesOf(knowledge, board).counts);

const rangeOf = (question: Question, board: Board): number => {
  if (question.type === 'research') return 0;
  return setOfSectors(
    question.type === 'target' ? [question.sector] : sectorsIn(question.from, question.to, board),
  );
};

/** The right guess of every sky, row by row. */
interface Guesses {
  /** By sky: its number among those that are right somewhere. */
  readonly of: Uint16Array;
  /** By row, and one more: its first sky. */
  readonly starts: Uint32Array;
  /** By guess: in how many skies it is right. */
  readonly counts: readonly number[];
  readonly codes: readonly number[];
  readonly kinds: number;
}

const SIDES = SIGHTS.length;

const guessOf = (code: number): Guess => ({
  sector: Math.floor(code / SIDES ** 2) + 1,
  before: at(SIGHTS, Math.floor(code / SIDES) % SIDES),
  after: at(SIGHTS, code % SIDES),
});

const remembered = new WeakMap<Knowledge, Guesses>();

function guessesOf(knowledge: Knowledge, board: Board): Guesses {
  const before = remembered.get(knowledge);
  if (before) return before;
  const guesses = numberGuesses(knowledge, board);
  remembered.set(knowledge, guesses);
  return guesses;
}

function numberGuesses({ rows, skies, count }: Knowledge, { sectors }: Board): Guesses {
  const of = new Uint16Array(count);
  const starts = new Uint32Array(rows.length + 1);
  const numbers = new Int16Array(sectors * SIDES ** 2).fill(-1);
  const counts: number[] = [];
  const codes: number[] = [];
  const shown = new Uint8Array(sectors);
  let sky = 0;
  for (let row = 0; row < rows.length; row++) {
    starts[row] = sky;
    shown.fill(BODIES.length);
    for (const [kind, set] of setsIn(skies, rows.keys[row] as number).entries())
      for (let left = set; left !== 0; left &= left - 1) shown[31 - Math.clz32(left & -left)] = kind;
    for (let left = rows.hidden[row] as number; left !== 0; left &= left - 1) {
      const place = 31 - Math.clz32(left & -left);
      const before = shown[(place + sectors - 1) % sectors] as number;
      const after = shown[(place + 1) % sectors] as number;
      const code = (place * SIDES + before) * SIDES + after;
      if (numbers[code] === -1) {
        numbers[code] = codes.push(code) - 1;
        counts.push(0);
      }
      const number = numbers[code] as number;
      of[sky++] = number;
      (counts[number] as number)++;
    }
  }
  starts[rows.length] = sky;
  return { of, starts, counts, codes, kinds: counts.length };
}

/** Something that has one value in a row: the values that occur, and by row the number of its own. */
interface Valued {
  readonly values: readonly number[];
  readonly of: Uint16Array;
}

/** Of each row, the sectors that appear as this, among those asked about. */
function setsOfSight({ rows, skies }: Knowledge, sight: Sight, about: number): Valued {
  if (sight === 'empty') return numbered(rows.length, row => (rows.blanks[row] as number) & about);
  const { patterns, shift, mask } = at(skies.kinds, BODIES.indexOf(sight));
  return numbered(
    rows.length,
    row => (patterns[((rows.keys[row] as number) >>> shift) & mask] as number) & about,
  );
}

/** Of each row, the rules that a topic of this title could have, a bit for each. */
function rulesOf({ rows, skies }: Knowledge, title: Title, board: Board): Valued {
  const { bodies, width, rules } = ruleTable(title, board);
  const [one, other] = [at(skies.kinds, bodies[0]), at(skies.kinds, bodies[1])];
  return numbered(rows.length, row => {
    const key = rows.keys[row] as number;
    const column = width === 1 ? 0 : (key >>> other.shift) & other.mask;
    return rules[((key >>> one.shift) & one.mask) * width + column] as number;
  });
}

function numbered(rows: number, valueIn: (row: number) => number): Valued {
  const numbers = new Map<number, number>();
  const of = new Uint16Array(rows);
  for (let row = 0; row < rows; row++) {
    const value = valueIn(row);
    let number = numbers.get(value);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(value, number);
    }
    of[row] = number;
  }
  return { values: [...numbers.keys()], of };
}

/** By value, then by guess: in how many skies. */
interface Weighed {
  readonly values: readonly number[];
  readonly weights: Float64Array;
}

function weigh({ values, of }: Valued, guesses: Guesses): Weighed {
  const { starts, kinds } = guesses;
  const weights = new Float64Array(values.length * kinds);
  for (let row = 0; row < of.length; row++) {
    const base = (of[row] as number) * kinds;
    const end = starts[row + 1] as number;
    for (let sky = starts[row] as number; sky < end; sky++)
      (weights[base + (guesses.of[sky] as number)] as number)++;
  }
  return { values, weights };
}

/** By answer, then by guess; a value without an answer is left out. */
function addUp(
  sums: Float64Array,
  { values, weights }: Weighed,
  kinds: number,
  answerOf: (value: number) => number,
): void {
  for (const [number, value] of values.entries()) {
    const answer = answerOf(value);
    if (answer < 0) continue;
    const [from, to] = [number * kinds, answer * kinds];
    for (let guess = 0; guess < kinds; guess++)
      (sums[to + guess] as number) += weights[from + guess] as number;
  }
}

type Bits = Pick<Told, 'outcomes' | 'bits' | 'guessBits'>;

/** Where the sky settles the answer. */
function bitsOfAnswer(
  question: Exclude<Question, { type: 'research' }>,
  board: Board,
  bySight: readonly Weighed[],
  { kinds }: Guesses,
): Bits {
  const range = rangeOf(question, board);
  const answers = question.type === 'target' ? SIGHTS.length : popcount(range) + 1;
  const weights = new Float64Array(answers * kinds);
  if (question.type === 'target')
    for (const [sight, weighed] of bySight.entries())
      addUp(weights, weighed, kinds, set => ((set & range) === 0 ? -1 : sight));
  else addUp(weights, at(bySight, SIGHTS.indexOf(question.of)), kinds, set => popcount(set & range));
  const outcomes = sumsIn(weights, kinds);
  return { outcomes, bits: entropy(outcomes), guessBits: sharedBits(weights, kinds) };
}

/** Each rule that could be the topic's is equally likely: what that lot decides says nothing about the sky. */
function bitsOfTitle({ values, weights }: Weighed, { kinds }: Guesses): Bits {
  const rules = 32 - Math.clz32(values.reduce((all, value) => all | value, 0));
  const byRule = new Float64Array(rules * kinds);
  let [lots, skies] = [0, 0];
  for (const [number, value] of values.entries()) {
    const many = popcount(value);
    for (let guess = 0; guess < kinds; guess++) {
      const weight = weights[number * kinds + guess] as number;
      if (weight === 0 || many === 0) continue;
      skies += weight;
      lots += weight * Math.log2(many);
      for (const rule of membersOf(value)) (byRule[rule * kinds + guess] as number) += weight / many;
    }
  }
  const outcomes = sumsIn(byRule, kinds);
  const bits = skies === 0 ? 0 : Math.max(0, entropy(outcomes) - lots / skies);
  return { outcomes, bits, guessBits: sharedBits(byRule, kinds) };
}

const sumsIn = (weights: Float64Array, kinds: number): readonly number[] =>
  Array.from({ length: weights.length / kinds }, (_, answer) =>
    weights.subarray(answer * kinds, (answer + 1) * kinds).reduce((sum, weight) => sum + weight, 0),
  );
