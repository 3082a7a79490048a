import { type Bound, opposite, type Solution } from './bounds.ts';

/** Some answers under which all bounds hold, if there are any. */
export const solve = (questions: number, bounds: readonly Bound[]): Solution | undefined =>
  new Search(questions, bounds).under([]);

const OPEN = 0;
const RIGHT = 1;
const WRONG = 2;

/** Why an answer is right: a clause by its number, a bound by −2 less its number, or nothing but that it was tried. */
const TRIED = -1;
const byBound = (number: number): number => -2 - number;

/** How much more a conflict says about what to try next than the one before it. */
const GROWTH = 1.05;
const TOO_HEAVY = 1e100;
/** After so many conflicts the search begins anew with what it has learned; the next time after half as many more. */
const PATIENCE = 50;

/**
 * Finds answers by trying, and learns a clause from each conflict. What was learned follows from the bounds alone, so
 * it stays for the next call.
 */
export class Search {
  /** Given and learned; of each, one of the first two answers is not wrong, or all others are. */
  readonly #clauses: number[][] = [];
  readonly #bounds: Bound[] = [];
  readonly #right: number[] = [];
  readonly #wrong: number[] = [];
  /**
   * By answer: the clauses that have it among their first two, each with another of its answers; the bounds that have
   * it; those it puts in force.
   */
  readonly #watching: number[][];
  readonly #counting: number[][];
  readonly #forcing: number[][];
  readonly #state: Uint8Array;
  /** By question. */
  readonly #reason: Int32Array;
  readonly #depth: Int32Array;
  readonly #place: Int32Array;
  readonly #weight: Float64Array;
  readonly #last: Uint8Array;
  readonly #seen: Uint8Array;
  /** Right answers in the order in which they were settled; where in it each try began; how many were told on. */
  readonly #trail: number[] = [];
  readonly #tries: number[] = [];
  #told = 0;
  #step = 1;
  #possible = true;

  constructor(questions: number, bounds: readonly Bound[]) {
    const lists = (): number[][] => Array.from({ length: 2 * questions }, () => []);
    this.#watching = lists();
    this.#counting = lists();
    this.#forcing = lists();
    this.#state = new Uint8Array(2 * questions);
    this.#reason = new Int32Array(questions);
    this.#depth = new Int32Array(questions);
    this.#place = new Int32Array(questions);
    this.#weight = new Float64Array(questions);
    this.#last = new Uint8Array(questions).fill(1);
    this.#seen = new Uint8Array(questions);
    for (const bound of bounds) this.#add(bound);
  }

  /** Some answers under which all bounds hold and these are right, if there are any. */
  under(assumed: readonly number[]): Solution | undefined {
    this.#backTo(0);
    let patience = PATIENCE;
    for (let conflicts = 0; this.#possible; ) {
      const conflict = this.#propagate();
      if (conflict) {
        conflicts++;
        this.#learnFrom(conflict);
      } else if (conflicts >= patience) {
        conflicts = 0;
        patience *= 1.5;
        this.#backTo(0);
      } else {
        const next = this.#nextAnswer(assumed);
        if (next === 'all') return this.#solution();
        if (next === 'refuted') return undefined;
        this.#tries.push(this.#trail.length);
        if (this.#state[next] === OPEN) this.#take(next, TRIED);
      }
    }
    return undefined;
  }

  #add({ answers, least, most, when }: Bound): void {
    if (least === 1 && most >= answers.length) {
      this.#addClause([...new Set(when === undefined ? answers : [opposite(when), ...answers])]);
      return;
    }
    const number = this.#bounds.push({ answers, least, most, ...(when === undefined ? {} : { when }) }) - 1;
    this.#right.push(0);
    this.#wrong.push(0);
    for (const answer of answers) this.#counting[answer]?.push(number);
    if (when !== undefined) this.#forcing[when]?.push(number);
    if (this.#settle(number)) this.#possible = false;
  }

  #addClause(clause: number[]): void {
    const number = this.#clauses.push(clause) - 1;
    const [first, second] = clause;
    if (first === undefined) this.#possible = false;
    else if (second === undefined) {
      if (this.#state[first] === WRONG) this.#possible = false;
      else if (this.#state[first] === OPEN) this.#take(first, number);
    } else this.#watch(clause, number);
  }

  #solution(): Solution {
    const state = this.#state.slice();
    return answer => state[answer] === RIGHT;
  }

  /** First what is assumed, then the question that was in the most and latest conflicts, answered as the last time. */
  #nextAnswer(assumed: readonly number[]): number | 'all' | 'refuted' {
    const next = assumed[this.#tries.length];
    if (next !== undefined) return this.#state[next] === WRONG ? 'refuted' : next;
    let best = -1;
    let heaviest = -1;
    for (let question = 0; question < this.#weight.length; question++) {
      const weight = this.#weight[question] as number;
      if (weight > heaviest && this.#state[2 * question] === OPEN) {
        heaviest = weight;
        best = question;
      }
    }
    return best < 0 ? 'all' : 2 * best + (this.#last[best] as number);
  }

  #take(answer: number, reason: number): void {
    const question = answer >>> 1;
    this.#state[answer] = RIGHT;
    this.#state[opposite(answer)] = WRONG;
    this.#reason[question] = reason;
    this.#depth[question] = this.#tries.length;
    this.#place[question] = this.#trail.length;
    this.#trail.push(answer);
  }

  /** Takes whatever follows. A conflict is given as answers that are all wrong though one must be right. */
  #propagate(): readonly number[] | undefined {
    while (this.#told < this.#trail.length) {
      const answer = this.#trail[this.#told++] as number;
      for (const number of this.#counting[answer] as number[]) (this.#right[number] as number)++;
      for (const number of this.#counting[opposite(answer)] as number[]) (this.#wrong[number] as number)++;
      const conflict =
        this.#tellClauses(opposite(answer)) ??
        this.#settleAll(this.#counting[answer] as number[]) ??
        this.#settleAll(this.#counting[opposite(answer)] as number[]) ??
        this.#settleAll(this.#forcing[answer] as number[]);
      if (conflict) return conflict;
    }
    return undefined;
  }

  /** Looks for another answer to watch in the clauses that watched one that is wrong now. */
  #tellClauses(wrong: number): readonly number[] | undefined {
    const watching = this.#watching[wrong] as number[];
    let kept = 0;
    let conflict: readonly number[] | undefined;
    for (let index = 0; index < watching.length; index += 2) {
      const number = watching[index] as number;
      const other = watching[index + 1] as number;
      if (conflict || this.#state[other] === RIGHT) {
        watching[kept++] = number;
        watching[kept++] = other;
        continue;
      }
      const clause = this.#clauses[number] as number[];
      if (this.#watchAnother(clause, number, wrong)) continue;
      const first = clause[0] as number;
      watching[kept++] = number;
      watching[kept++] = first;
      if (this.#state[first] === WRONG) conflict = clause;
      else if (this.#state[first] === OPEN) this.#take(first, number);
    }
    watching.length = kept;
    return conflict;
  }

  #watchAnother(clause: number[], number: number, wrong: number): boolean {
    if (clause[0] === wrong) {
      clause[0] = clause[1] as number;
      clause[1] = wrong;
    }
    const first = clause[0] as number;
    if (this.#state[first] === RIGHT) return false;
    for (let place = 2; place < clause.length; place++) {
      const answer = clause[place] as number;
      if (this.#state[answer] === WRONG) continue;
      clause[1] = answer;
      clause[place] = wrong;
      this.#watching[answer]?.push(number, first);
      return true;
    }
    return false;
  }

  #watch(clause: readonly number[], number: number): void {
    const [first, second] = clause as readonly [number, number];
    this.#watching[first]?.push(number, second);
    this.#watching[second]?.push(number, first);
  }

  #settleAll(numbers: readonly number[]): readonly number[] | undefined {
    for (const number of numbers) {
      const conflict = this.#settle(number);
      if (conflict) return conflict;
    }
    return undefined;
  }

  /** Takes what a bound leaves no choice about. */
  #settle(number: number): readonly number[] | undefined {
    const { answers, least, most, when } = this.#bounds[number] as Bound;
    const right = this.#right[number] as number;
    const possible = answers.length - (this.#wrong[number] as number);
    const inForce = when === undefined ? RIGHT : this.#state[when];
    if (inForce === WRONG) return undefined;
    if (right > most || possible < least) {
      if (inForce === RIGHT) return this.#whyNot(number, this.#trail.length);
      this.#take(opposite(when as number), byBound(number));
    } else if (inForce === RIGHT && right < possible) {
      if (right === most) {
        for (const answer of answers)
          if (this.#state[answer] === OPEN) this.#take(opposite(answer), byBound(number));
      } else if (possible === least)
        for (const answer of answers) if (this.#state[answer] === OPEN) this.#take(answer, byBound(number));
    }
    return undefined;
  }

  /** The wrong answers because of which an answer that was not tried is right. */
  #why(answer: number): readonly number[] {
    const question = answer >>> 1;
    const reason = this.#reason[question] as number;
    if (reason >= 0) return (this.#clauses[reason] as number[]).filter(other => other !== answer);
    const number = byBound(reason);
    const { answers, when } = this.#bounds[number] as Bound;
    const place = this.#place[question] as number;
    if (when !== undefined && answer === opposite(when)) return this.#whyNot(number, place).slice(1);
    const becauseRight = answers.includes(opposite(answer));
    return this.#settledIn(number, becauseRight ? RIGHT : WRONG, place);
  }

  /** Why a bound does not hold, by what was settled before a place of the trail. */
  #whyNot(number: number, place: number): readonly number[] {
    const { most, when } = this.#bounds[number] as Bound;
    const right = this.#settledIn(number, RIGHT, place);
    const many = right.length - (when === undefined ? 0 : 1) > most;
    return many ? right : this.#settledIn(number, WRONG, place);
  }

  #settledIn(number: number, state: number, place: number): readonly number[] {
    const { answers, when } = this.#bounds[number] as Bound;
    const settled = when === undefined ? [] : [opposite(when)];
    for (const answer of answers)
      if (this.#state[answer] === state && (this.#place[answer >>> 1] as number) < place)
        settled.push(state === RIGHT ? opposite(answer) : answer);
    return settled;
  }

  /** Goes back to where the clause that a conflict teaches would have decided something, and lets it. */
  #learnFrom(conflict: readonly number[]): void {
    if (this.#tries.length === 0) {
      this.#possible = false;
      return;
    }
    const clause = this.#lessonOf(conflict);
    // The answer that was settled last comes second: it is watched.
    let depth = 0;
    for (let place = 1; place < clause.length; place++) {
      const here = this.#depth[(clause[place] as number) >>> 1] as number;
      if (here <= depth) continue;
      depth = here;
      [clause[1], clause[place]] = [clause[place] as number, clause[1] as number];
    }
    this.#backTo(depth);
    const number = this.#clauses.push(clause) - 1;
    if (clause.length > 1) this.#watch(clause, number);
    this.#take(clause[0] as number, number);
    this.#step *= GROWTH;
    if (this.#step > TOO_HEAVY) this.#lighten();
  }

  /** Follows reasons back until one answer of the last try says it all. */
  #lessonOf(conflict: readonly number[]): number[] {
    const lesson: number[] = [];
    const depth = this.#tries.length;
    let here = 0;
    let wrong = conflict;
    for (let place = this.#trail.length - 1; ; place--) {
      for (const answer of wrong) {
        const question = answer >>> 1;
        const at = this.#depth[question] as number;
        if (this.#seen[question] === 1 || at === 0) continue;
        this.#seen[question] = 1;
        this.#weight[question] = (this.#weight[question] as number) + this.#step;
        if (at === depth) here++;
        else lesson.push(answer);
      }
      while (this.#seen[(this.#trail[place] as number) >>> 1] === 0) place--;
      const answer = this.#trail[place] as number;
      this.#seen[answer >>> 1] = 0;
      here--;
      if (here === 0) {
        const needed = lesson.filter(other => !this.#saidByOthers(other));
        for (const other of lesson) this.#seen[other >>> 1] = 0;
        return [opposite(answer), ...needed];
      }
      wrong = this.#why(answer);
    }
  }

  /** Whether a wrong answer of a lesson follows from its others. */
  #saidByOthers(wrong: number): boolean {
    if (this.#reason[wrong >>> 1] === TRIED) return false;
    return this.#why(opposite(wrong)).every(
      other => this.#seen[other >>> 1] === 1 || this.#depth[other >>> 1] === 0,
    );
  }

  #lighten(): void {
    for (let question = 0; question < this.#weight.length; question++)
      this.#weight[question] = (this.#weight[question] as number) / TOO_HEAVY;
    this.#step /= TOO_HEAVY;
  }

  #backTo(depth: number): void {
    const start = this.#tries[depth];
    if (start === undefined) return;
    this.#tries.length = depth;
    while (this.#trail.length > start) {
      const answer = this.#trail.pop() as number;
      this.#state[answer] = OPEN;
      this.#state[opposite(answer)] = OPEN;
      this.#last[answer >>> 1] = answer & 1;
      if (this.#trail.length >= this.#told) continue;
      this.#told--;
      for (const number of this.#counting[answer] as number[]) (this.#right[number] as number)--;
      for (const number of this.#counting[opposite(answer)] as number[]) (this.#wrong[number] as number)--;
    }
  }
}
