import { at } from '../../../core/contract.ts';
import { popcount } from '../../../solver/bits.ts';
import { type Knowledge, setsIn } from '../../../solver/knowledge.ts';
import type { Question } from '../answers.ts';
import { type Board, sectorsIn, setOfSectors } from '../board.ts';
import { guessNumber, readGuess } from '../bot/guess.ts';
import { rulesUnder } from '../bot/titles.ts';
import { BODIES, type Guess, SIGHTS, type Title, TOPICS } from '../types.ts';

/** What acts would tell about the whole sky, in bits, on average over all skies that fit. */
export interface Worth {
  of(question: Question): number;
  ofGuess(guess: Guess): number;
  /** The locate that would tell most, whether or not it is likely to be right. */
  readonly tellingGuess: { readonly guess: Guess; readonly bits: number };
}

export function worthFor(knowledge: Knowledge, titles: readonly Title[], board: Board): Worth {
  const { count } = knowledge;
  const blanks = lazy(() => countBlanks(knowledge));
  const guesses = lazy(() => countGuesses(knowledge));
  const topics = new Map<string, number>();
  const ofTopic = (title: Title): number => {
    const known = topics.get(title.join());
    if (known !== undefined) return known;
    const bits = bitsOfTopic(knowledge, title, board);
    topics.set(title.join(), bits);
    return bits;
  };
  const ofNumber = (guess: number): number => {
    const right = guesses().get(guess) ?? 0;
    return bitsOf([right, count - right], count);
  };
  return {
    of: question => {
      switch (question.type) {
        case 'survey': {
          const range = setOfSectors(sectorsIn(question.from, question.to, board));
          if (question.of === 'empty') return bitsOf(countsIn(range, blanks()), count);
          const kind = BODIES.indexOf(question.of);
          const weights = at(knowledge.tally.patterns, kind);
          const { patterns } = at(knowledge.skies.kinds, kind);
          return bitsOf(countsIn(range, zip(patterns, weights)), count);
        }
        case 'target': {
          const bodies = knowledge.tally.kinds.map(kind => kind[question.sector - 1] ?? 0);
          return bitsOf([...bodies, bodies.reduce((left, body) => left - body, count)], count);
        }
        case 'research':
          return ofTopic(at(titles, TOPICS.indexOf(question.topic)));
      }
    },
    ofGuess: guess => ofNumber(numberOf(guess)),
    get tellingGuess() {
      let best = { guess: 0, bits: -1 };
      for (const guess of guesses().keys()) {
        const bits = ofNumber(guess);
        if (bits > best.bits) best = { guess, bits };
      }
      return { guess: readGuess(best.guess), bits: best.bits };
    },
  };
}

/** Of a question whose answers have so many skies each. */
function bitsOf(answers: readonly number[], all: number): number {
  let bits = 0;
  for (const skies of answers) if (skies > 0 && skies < all) bits += (skies / all) * Math.log2(all / skies);
  return bits;
}

/** By the number of things in a range: skies, where each set of sectors has so many. */
function countsIn(range: number, sets: Iterable<readonly [number, number]>): readonly number[] {
  const counts: number[] = Array.from({ length: popcount(range) + 1 }, () => 0);
  for (const [set, skies] of sets) {
    const number = popcount(set & range);
    counts[number] = (counts[number] ?? 0) + skies;
  }
  return counts;
}

function* zip(sets: Uint32Array, weights: Uint32Array): Generator<readonly [number, number]> {
  for (let index = 0; index < sets.length; index++) {
    const weight = weights[index] as number;
    if (weight > 0) yield [sets[index] as number, weight];
  }
}

function countBlanks({ rows: { length, blanks, hidden } }: Knowledge): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (let row = 0; row < length; row++) {
    const blank = blanks[row] as number;
    counts.set(blank, (counts.get(blank) ?? 0) + popcount(hidden[row] as number));
  }
  return counts;
}

function countGuesses({ skies, rows: { length, keys, hidden } }: Knowledge): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (let row = 0; row < length; row++) {
    const sets = setsIn(skies, keys[row] as number);
    for (let left = hidden[row] as number; left !== 0; left &= left - 1) {
      const guess = guessNumber(31 - Math.clz32(left & -left), sets, skies.sectors);
      counts.set(guess, (counts.get(guess) ?? 0) + 1);
    }
  }
  return counts;
}

const numberOf = ({ sector, before, after }: Guess): number =>
  ((sector - 1) * SIGHTS.length + SIGHTS.indexOf(before)) * SIGHTS.length + SIGHTS.indexOf(after);

/** Every rule that a title allows in a sky is equally likely there. */
function bitsOfTopic({ skies, rows, count }: Knowledge, title: Title, board: Board): number {
  const [one, other = one] = title.map(body => at(skies.kinds, BODIES.indexOf(body)));
  if (!one || !other) return 0;
  const width = other.mask + 1;
  const counts = new Uint32Array((one.mask + 1) * width);
  for (let row = 0; row < rows.length; row++) {
    const key = rows.keys[row] as number;
    const place = ((key >>> one.shift) & one.mask) * width + ((key >>> other.shift) & other.mask);
    (counts[place] as number) += popcount(rows.hidden[row] as number);
  }
  const places = [...counts.keys()].filter(place => (counts[place] as number) > 0);
  const sets = BODIES.map(() => new Int32Array(places.length));
  for (const [index, place] of places.entries()) {
    at(sets, BODIES.indexOf(title[0]))[index] = one.patterns[Math.floor(place / width)] as number;
    at(sets, BODIES.indexOf(title[1] ?? title[0]))[index] = other.patterns[place % width] as number;
  }
  const could = rulesUnder(title, board, sets, places.length);
  const chance = new Float64Array(32);
  const kept = new Float64Array(32);
  for (const [index, place] of places.entries()) {
    const rules = could[index] as number;
    const weight = counts[place] as number;
    for (let left = rules; left !== 0; left &= left - 1) {
      const rule = 31 - Math.clz32(left & -left);
      (chance[rule] as number) += weight / popcount(rules);
      (kept[rule] as number) += weight;
    }
  }
  const all = chance.reduce((sum, weight) => sum + weight, 0);
  return chance.reduce(
    (bits, weight, rule) =>
      weight === 0 ? bits : bits + (weight / all) * Math.log2(count / (kept[rule] as number)),
    0,
  );
}

function lazy<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
