/** How long all of it may hold up the others in one turn of the event loop, about. */
const TURN_MS = 5;
/** How long what comes in one turn is done at once. */
const AT_ONCE_MS = 10;

/**
 * What takes a while, done between everything else: some of it in each turn of the event loop, and everybody in turn.
 * However much others ask for, the first thing that somebody asks waits for one of each of them.
 */
export class FairQueue {
  readonly #now: () => number;
  readonly #later: (turn: () => void) => void;
  /** By whom; who is next comes first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #underWay = false;
  /** When the first of what came in this turn began; the rest of the turn is for the queue. */
  #began: number | undefined;

  constructor(
    now: () => number = () => performance.now(),
    later: (turn: () => void) => void = turn => void setImmediate(turn),
  ) {
    this.#now = now;
    this.#later = later;
  }

  /** Whether what came just now may be done at once: what comes all at once is not all done at once. */
  get hasTime(): boolean {
    const now = this.#now();
    if (this.#began === undefined) {
      this.#began = now;
      this.#later(() => {
        this.#began = undefined;
      });
    }
    return now - this.#began < AT_ONCE_MS;
  }

  add(whose: string, work: () => void): void {
    const works = this.#waiting.get(whose);
    if (works) works.push(work);
    else this.#waiting.set(whose, [work]);
    if (this.#underWay) return;
    this.#underWay = true;
    this.#later(() => this.#turn());
  }

  #turn(): void {
    const end = this.#now() + TURN_MS;
    do this.#next()?.();
    while (this.#waiting.size > 0 && this.#now() < end);
    this.#underWay = this.#waiting.size > 0;
    if (this.#underWay) this.#later(() => this.#turn());
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
