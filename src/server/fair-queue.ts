/**
 * How long what comes in one turn of the event loop is done at once. It is kept and told in the same turn, which takes as
 * long again; less at once would make more steps of the storage for the same moves.
 */
const AT_ONCE_MS = 20;
/** How long what waits may hold up the others in one turn, about: large answers are among it. */
const TURN_MS = 5;

/**
 * What pages ask for: at once where there is time, else between everything else, some of it in each turn of the event
 * loop, and everybody in turn. However much others ask for, the first thing that somebody asks waits for one of each of
 * them.
 */
export class FairQueue {
  readonly #now: () => number;
  readonly #later: (turn: () => void) => void;
  /** By whom; who is next comes first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #underWay = false;
  /** When the first of what came in this turn began. */
  #began: number | undefined;

  constructor(
    now: () => number = () => performance.now(),
    later: (turn: () => void) => void = turn => void setImmediate(turn),
  ) {
    this.#now = now;
    this.#later = later;
  }

  /** Whether what came just now may be done at once: not all that comes at once, and nothing before those who wait. */
  get hasTime(): boolean {
    if (this.#waiting.size > 0) return false;
    const now = this.#now();
    this.#began ??= now;
    this.#goOn();
    return now - this.#began < AT_ONCE_MS;
  }

  add(whose: string, work: () => void): void {
    const works = this.#waiting.get(whose);
    if (works) works.push(work);
    else this.#waiting.set(whose, [work]);
    this.#goOn();
  }

  #goOn(): void {
    if (this.#underWay) return;
    this.#underWay = true;
    this.#later(() => this.#turn());
  }

  #turn(): void {
    const end = this.#now() + TURN_MS;
    this.#began = undefined;
    do this.#next()?.();
    while (this.#waiting.size > 0 && this.#now() < end);
    this.#underWay = false;
    if (this.#waiting.size > 0) this.#goOn();
  }

  #next(): (() => void) | undefined {
    const [first] = this.#waiting;
    if (!first) return undefined;
    const [whose, works] = first;
    const work = works.shift();
    this.#waiting.delete(whose);
    if (works.length > 0) this.#waiting.set(whose, works);
    return work;
  }
}
