import type { WebSocket } from 'ws';

/** It opens the table that it asked for; as much of it waits as may; it has sent too much. */
type Reason = 'opening' | 'full' | 'slowed';

/** Why nothing more of a page is read for now. It goes on when none is left, whichever ends first. */
export class Holds {
  readonly #page: Pick<WebSocket, 'pause' | 'resume'>;
  readonly #reasons = new Set<Reason>();

  constructor(page: Pick<WebSocket, 'pause' | 'resume'>) {
    this.#page = page;
  }

  add(reason: Reason): void {
    if (this.#reasons.size === 0) this.#page.pause();
    this.#reasons.add(reason);
  }

  delete(reason: Reason): void {
    if (this.#reasons.delete(reason) && this.#reasons.size === 0) this.#page.resume();
  }
}
