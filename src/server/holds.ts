import type { WebSocket } from 'ws';

/** It opens the table that it asked for; as much of it waits as may; it has sent too much. */
const REASONS = { opening: 1, full: 2, slowed: 4 } as const;
type Reason = keyof typeof REASONS;

/** Why nothing more of a page is read for now. It goes on when none is left, whichever ends first. */
export class Holds {
  readonly #page: Pick<WebSocket, 'pause' | 'resume'>;
  #reasons = 0;

  constructor(page: Pick<WebSocket, 'pause' | 'resume'>) {
    this.#page = page;
  }

  add(reason: Reason): void {
    if (this.#reasons === 0) this.#page.pause();
    this.#reasons |= REASONS[reason];
  }

  delete(reason: Reason): void {
    if (this.#reasons === 0) return;
    this.#reasons &= ~REASONS[reason];
    if (this.#reasons === 0) this.#page.resume();
  }
}
