/** Lets so many in at once; the others wait in order. */
export class Turnstile {
  readonly #most: number;
  #inside = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  async through<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#inside >= this.#most) await new Promise<void>(goIn => this.#waiting.push(goIn));
    else this.#inside++;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#inside--;
    }
  }
}
