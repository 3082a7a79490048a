/**
 * A search over yes-or-no questions under bounds: so few and so many of some answers are right. Answer 2q says yes to
 * question q, 2q + 1 says no. A clause is a bound with `least` 1.
 */
export interface Bound {
  readonly answers: readonly number[];
  readonly least: number;
  readonly most: number;
}

export const yes = (question: number): number => 2 * question;
export const no = (question: number): number => 2 * question + 1;
export const opposite = (answer: number): number => answer ^ 1;

export const oneOf = (...answers: readonly number[]): Bound => ({ answers, least: 1, most: answers.length });
export const exactly = (count: number, answers: readonly number[]): Bound => ({
  answers,
  least: count,
  most: count,
});
/** If all of `when`, then at least one of `then`. */
export const implies = (when: readonly number[], then: readonly number[]): Bound =>
  oneOf(...when.map(opposite), ...then);

/** Whether an answer is right. */
export type Solution = (answer: number) => boolean;

export const holds = ({ answers, least, most }: Bound, right: Solution): boolean => {
  const count = answers.filter(right).length;
  return count >= least && count <= most;
};

/** Some answers under which all bounds hold, if there are any. */
export function solve(questions: number, bounds: readonly Bound[]): Solution | undefined {
  const search = new Search(questions, bounds);
  return search.run() ? answer => search.isRight(answer) : undefined;
}

const OPEN = 0;
const RIGHT = 1;
const WRONG = 2;

class Search {
  readonly #state: Uint8Array;
  readonly #bounds: readonly Bound[];
  /** By answer: the bounds that it is in. */
  readonly #in: readonly (readonly number[])[];
  readonly #right: Int32Array;
  readonly #open: Int32Array;
  /** Answers in the order in which they were settled. */
  readonly #trail: number[] = [];
  /** Of the trail, how many have been told to their bounds. */
  #told = 0;

  constructor(questions: number, bounds: readonly Bound[]) {
    this.#state = new Uint8Array(2 * questions);
    this.#bounds = bounds;
    const lists: number[][] = Array.from({ length: 2 * questions }, () => []);
    for (const [number, { answers }] of bounds.entries())
      for (const answer of answers) lists[answer]?.push(number);
    this.#in = lists;
    this.#right = new Int32Array(bounds.length);
    this.#open = Int32Array.from(bounds, ({ answers }) => answers.length);
  }

  /** What was left open may be answered in any way, and is answered with no. */
  isRight(answer: number): boolean {
    const state = this.#state[answer];
    return state === RIGHT || (state === OPEN && answer % 2 === 1);
  }

  run(): boolean {
    return this.#bounds.every((_, number) => this.#settle(number)) && this.#propagate() && this.#branch();
  }

  #branch(): boolean {
    const answer = this.#nextAnswer();
    if (answer === undefined) return true;
    const mark = this.#trail.length;
    for (const one of [answer, opposite(answer)]) {
      this.#take(one);
      if (this.#propagate() && this.#branch()) return true;
      this.#undo(mark);
    }
    return false;
  }

  /** From the bound that has the fewest ways left; none where all hold whatever the rest. */
  #nextAnswer(): number | undefined {
    let best = -1;
    let fewest = Number.POSITIVE_INFINITY;
    for (let number = 0; number < this.#bounds.length; number++) {
      const { least, most } = this.#bounds[number] as Bound;
      const right = this.#right[number] as number;
      const open = this.#open[number] as number;
      if (open === 0 || (right >= least && right + open <= most)) continue;
      if (open < fewest) {
        fewest = open;
        best = number;
      }
    }
    return this.#bounds[best]?.answers.find(answer => this.#state[answer] === OPEN);
  }

  #take(answer: number): void {
    this.#state[answer] = RIGHT;
    this.#state[opposite(answer)] = WRONG;
    this.#trail.push(answer);
  }

  #propagate(): boolean {
    while (this.#told < this.#trail.length) {
      const answer = this.#trail[this.#told++] as number;
      const gained = this.#in[answer] as readonly number[];
      const lost = this.#in[opposite(answer)] as readonly number[];
      for (const number of gained) {
        (this.#right[number] as number)++;
        (this.#open[number] as number)--;
      }
      for (const number of lost) (this.#open[number] as number)--;
      for (const number of gained) if (!this.#settle(number)) return false;
      for (const number of lost) if (!this.#settle(number)) return false;
    }
    return true;
  }

  /** Takes what a bound leaves no choice about; false where it cannot hold any more. */
  #settle(number: number): boolean {
    const { answers, least, most } = this.#bounds[number] as Bound;
    const right = this.#right[number] as number;
    const open = this.#open[number] as number;
    if (right > most || right + open < least) return false;
    if (open === 0) return true;
    if (right === most) {
      for (const answer of answers) if (this.#state[answer] === OPEN) this.#take(opposite(answer));
    } else if (right + open === least)
      for (const answer of answers) if (this.#state[answer] === OPEN) this.#take(answer);
    return true;
  }

  #undo(mark: number): void {
    while (this.#trail.length > mark) {
      const answer = this.#trail.pop() as number;
      this.#state[answer] = OPEN;
      this.#state[opposite(answer)] = OPEN;
      if (this.#trail.length >= this.#told) continue;
      this.#told--;
      for (const number of this.#in[answer] as readonly number[]) {
        (this.#right[number] as number)--;
        (this.#open[number] as number)++;
      }
      for (const number of this.#in[opposite(answer)] as readonly number[]) (this.#open[number] as number)++;
    }
  }
}
