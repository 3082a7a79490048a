/** What came of a recorded digital game whose questions were asked again at a table that follows a printed board. */
export interface Beside {
  /** How many answers, facts, conferences, verdicts, places on the track and scores were compared. */
  readonly compared: number;
  /** The first thing that is not the same. */
  readonly differs: string | undefined;
}

/** Compares as JSON, and remembers how often, up to the first difference. */
export class Comparison {
  #compared = 0;
  #differs: string | undefined;

  same(what: string, digital: unknown, box: unknown): void {
    this.#compared++;
    const [one, other] = [JSON.stringify(digital), JSON.stringify(box)];
    if (one !== other) this.#differs ??= `${what}: ${one} in the game, ${other} beside the box`;
  }

  fault(what: string): void {
    this.#differs ??= what;
  }

  get result(): Beside {
    return { compared: this.#compared, differs: this.#differs };
  }
}
