/** In characters, all together. */
const MOST_KEPT = 16_000_000;

/** Files of games that are over, which never change again. Who was not asked for longest is forgotten first. */
export class Files {
  readonly #most: number;
  readonly #files = new Map<string, Promise<string>>();
  readonly #sizes = new Map<string, number>();
  #size = 0;

  constructor(most = MOST_KEPT) {
    this.#most = most;
  }

  /** Made once, however many ask meanwhile. */
  of(table: string, make: () => Promise<string>): Promise<string> {
    const file = this.#files.get(table) ?? this.#made(table, make());
    this.#files.delete(table);
    this.#files.set(table, file);
    return file;
  }

  #made(table: string, making: Promise<string>): Promise<string> {
    making.then(
      ({ length }) => {
        this.#sizes.set(table, length);
        this.#size += length;
        this.#forget();
      },
      () => this.#files.delete(table),
    );
    return making;
  }

  #forget(): void {
    for (const table of this.#files.keys()) {
      if (this.#size <= this.#most) return;
      const size = this.#sizes.get(table);
      if (size === undefined) continue;
      this.#files.delete(table);
      this.#sizes.delete(table);
      this.#size -= size;
    }
  }
}
