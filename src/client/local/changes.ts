import type { Result } from '../../core/contract.ts';
import type { TroubleOnly } from '../../ui/link.ts';

type Answer<Why> = Promise<Result<null, Why | TroubleOnly>>;

/** Whatever changes a table, one after the other. A change that throws is answered, and the next has its turn. */
export class Changes {
  readonly #onThrown: () => Result<never, TroubleOnly>;
  #last: Promise<unknown> = Promise.resolve();

  constructor(onThrown: () => Result<never, TroubleOnly>) {
    this.#onThrown = onThrown;
  }

  run<Why>(change: () => Answer<Why>): Answer<Why> {
    const answer = this.#last.then(change).catch(this.#onThrown);
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  async idle(): Promise<void> {
    await this.#last;
  }
}
