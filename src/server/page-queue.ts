import type { Holds } from './holds.ts';
import type { Outbox } from './outbox.ts';

export interface PageQueueParts {
  /** When it is the turn of whoever asks, among all. */
  inTurn(work: () => void): void;
  readonly outbox: Pick<Outbox, 'isBehind' | 'whenCaughtUp'>;
  readonly holds: Pick<Holds, 'add' | 'delete'>;
}

/** Messages of one page that wait; more wait in the kernel. */
const MOST_WAITING = 4;

/**
 * What one page asks for and cannot be heeded at once. One of it stands in the queue of all, so that its order is kept
 * whatever happens there. Who does not read what it asked for is told no more.
 */
export class PageQueue {
  readonly #parts: PageQueueParts;
  #waiting: (() => void)[] = [];
  #isInQueue = false;

  constructor(parts: PageQueueParts) {
    this.#parts = parts;
  }

  get isEmpty(): boolean {
    return !this.#isInQueue;
  }

  add(work: () => void): void {
    this.#waiting.push(work);
    if (this.#waiting.length >= MOST_WAITING) this.#parts.holds.add('full');
    if (this.#isInQueue) return;
    this.#isInQueue = true;
    this.#parts.inTurn(this.#heedNext);
  }

  /** The page is gone. */
  clear(): void {
    this.#waiting = [];
  }

  readonly #heedNext = (): void => {
    const parts = this.#parts;
    if (parts.outbox.isBehind) {
      parts.outbox.whenCaughtUp(() => parts.inTurn(this.#heedNext));
      return;
    }
    this.#waiting.shift()?.();
    if (this.#waiting.length < MOST_WAITING) parts.holds.delete('full');
    this.#isInQueue = this.#waiting.length > 0;
    if (this.#isInQueue) parts.inTurn(this.#heedNext);
  };
}
