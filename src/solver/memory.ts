/** What was worked out from some clues, so that more of them go on from there. Bounded: the oldest is forgotten. */
export class Memory<Clue, Known> {
  readonly #rowsIn: (known: Known) => number;
  readonly #mostRows: number;
  /** What was asked for last stands first. */
  #remembered: readonly Remembered<Known>[] = [];

  /** So many rows of all together. */
  constructor(mostRows: number, rowsIn: (known: Known) => number) {
    this.#mostRows = mostRows;
    this.#rowsIn = rowsIn;
  }

  /** What follows from some clues, in whatever order these came. `about` says what it starts from. */
  from(
    about: string,
    clues: readonly Clue[],
    start: () => Known,
    learn: (known: Known, clues: readonly Clue[]) => Known,
  ): Known {
    const asked = new Map(clues.map(clue => [JSON.stringify(clue), clue]));
    const nearest = this.#nearestTo(about, asked);
    const missing = [...asked].filter(([text]) => !nearest?.clues.has(text)).map(([, clue]) => clue);
    const before = nearest?.known ?? start();
    const known = missing.length === 0 ? before : learn(before, missing);
    this.#remember({ about, clues: new Set(asked.keys()), known });
    return known;
  }

  /** Of those that rest on nothing but these clues, the one with the fewest rows. */
  #nearestTo(about: string, asked: ReadonlyMap<string, Clue>): Remembered<Known> | undefined {
    let nearest: Remembered<Known> | undefined;
    for (const one of this.#remembered)
      if (
        one.about === about &&
        this.#isNearer(one, nearest) &&
        [...one.clues].every(text => asked.has(text))
      )
        nearest = one;
    return nearest;
  }

  #isNearer(one: Remembered<Known>, other: Remembered<Known> | undefined): boolean {
    if (!other) return true;
    const fewer = this.#rowsIn(other.known) - this.#rowsIn(one.known);
    return fewer > 0 || (fewer === 0 && one.clues.size > other.clues.size);
  }

  #remember(newest: Remembered<Known>): void {
    let rows = 0;
    this.#remembered = [newest, ...this.#remembered.filter(({ known }) => known !== newest.known)]
      .slice(0, MOST_REMEMBERED)
      .filter(({ known }) => {
        rows += this.#rowsIn(known);
        return rows <= this.#mostRows;
      });
  }
}

interface Remembered<Known> {
  readonly about: string;
  /** As JSON. */
  readonly clues: ReadonlySet<string>;
  readonly known: Known;
}

const MOST_REMEMBERED = 64;
