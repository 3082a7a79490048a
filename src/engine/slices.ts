import { soon } from './machine.ts';

/** How long all of it together may hold up the others in one turn of the event loop, about. */
const TURN_MS = 4;
/** How long one goes on before the next one has its turn: what is short does not wait for what is long. */
const PIECE_MS = 1;

/** The same without interruption. */
export function atOnce<Result>(work: Iterator<void, Result>): Result {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

interface Work {
  /** Goes on until then, or until it is done; whether it is. */
  goOn(until: number): boolean;
}

/**
 * Long work, done in pieces between everything else. All of it goes through one such queue: ten readers of long logs
 * hold the others up no longer than one does.
 */
export class Slices {
  readonly #now: () => number;
  #queue: Work[] = [];
  #underWay = false;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** What the work gives in the end; rejects with what it throws. It may be interrupted wherever it yields. */
  run<Result>(work: Iterator<void, Result>): Promise<Result> {
    return new Promise((done, failed) => {
      this.#queue.push({
        goOn: until => {
          try {
            do {
              const step = work.next();
              if (!step.done) continue;
              done(step.value);
              return true;
            } while (this.#now() < until);
            return false;
          } catch (thrown) {
            failed(thrown);
            return true;
          }
        },
      });
      if (this.#underWay) return;
      this.#underWay = true;
      soon(() => this.#turn());
    });
  }

  /** Something short that many may want at the same moment. */
  soon(work: () => void): Promise<void> {
    return this.run({ next: () => ({ done: true, value: work() }) });
  }

  #turn(): void {
    const end = this.#now() + TURN_MS;
    for (let now = this.#now(); now < end; now = this.#now()) {
      const work = this.#queue.shift();
      if (!work) break;
      if (!work.goOn(Math.min(end, now + PIECE_MS))) this.#queue.push(work);
    }
    this.#underWay = this.#queue.length > 0;
    if (this.#underWay) soon(() => this.#turn());
  }
}
