import { at } from '../core/contract.ts';
import { popcount } from './bits.ts';
import type { Outlook } from './outlook.ts';

/** One answer that a question may get. */
export interface Prospect {
  readonly answer: number;
  readonly chance: number;
  /** What would then still be open, in bits: about the right guess, and about the whole sky. */
  readonly guessBits: number;
  readonly skyBits: number;
}

/** What is open before anything is asked. */
export const openIn = (outlook: Outlook): Prospect =>
  at(prospectsByAnswer(outlook, new Uint8Array(outlook.count)), 0);

export const expected = (prospects: readonly Prospect[], value: (prospect: Prospect) => number): number =>
  prospects.reduce((sum, prospect) => sum + prospect.chance * value(prospect), 0);

const MOST_ANSWERS = 64;
/** Bits that are only the error of a sum. */
const NOTHING = 1e-9;

/** What the skies with one answer weigh, in all and by guess, while they are gone through. */
class Sums {
  readonly #total = new Float64Array(MOST_ANSWERS);
  readonly #byGuess = new Float64Array(MOST_ANSWERS);
  readonly #bySky = new Float64Array(MOST_ANSWERS);
  readonly #here = new Float64Array(MOST_ANSWERS);
  #answers = 0;

  /** `bits`: the logarithm of the weight. */
  add(answer: number, weight: number, bits: number): void {
    (this.#here[answer] as number) += weight;
    (this.#bySky[answer] as number) += weight * bits;
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

  /** And begins anew. */
  taken(): readonly Prospect[] {
    let all = 0;
    for (let answer = 0; answer < this.#answers; answer++) all += this.#total[answer] as number;
    const prospects: Prospect[] = [];
    for (let answer = 0; answer < this.#answers; answer++) {
      const total = this.#total[answer] as number;
      if (total === 0) continue;
      const guessBits = openBits(total, this.#byGuess[answer] as number);
      const skyBits = openBits(total, this.#bySky[answer] as number);
      prospects.push({ answer, chance: total / all, guessBits, skyBits });
    }
    for (const sums of [this.#total, this.#byGuess, this.#bySky]) sums.fill(0, 0, this.#answers);
    this.#answers = 0;
    return prospects;
  }
}

function openBits(total: number, spread: number): number {
  const bits = Math.log2(total) - spread / total;
  return bits < NOTHING ? 0 : bits;
}

/** Used again for every question: there are thousands. */
const sums = new Sums();

/** Where the sky settles the answer: by sky. */
export function prospectsByAnswer(
  { count, guesses, weights, bits }: Outlook,
  answers: Uint8Array,
): readonly Prospect[] {
  for (let sky = 0; sky < count; sky++) {
    if (sky > 0 && guesses[sky] !== guesses[sky - 1]) sums.settle();
    sums.add(answers[sky] as number, weights[sky] as number, bits[sky] as number);
  }
  sums.settle();
  return sums.taken();
}

const LOGARITHMS = Float64Array.from({ length: 33 }, (_, number) => Math.log2(number));

/** Where one of several rules is told: by sky those that it could be, a bit for each. Each is equally likely there. */
export function prospectsByRule(
  { count, guesses, weights, bits }: Outlook,
  rules: Uint32Array,
): readonly Prospect[] {
  for (let sky = 0; sky < count; sky++) {
    if (sky > 0 && guesses[sky] !== guesses[sky - 1]) sums.settle();
    const could = rules[sky] as number;
    const choices = popcount(could);
    const each = (weights[sky] as number) / choices;
    const eachBits = (bits[sky] as number) - (LOGARITHMS[choices] as number);
    for (let left = could; left !== 0; left &= left - 1)
      sums.add(31 - Math.clz32(left & -left), each, eachBits);
  }
  sums.settle();
  return sums.taken();
}
