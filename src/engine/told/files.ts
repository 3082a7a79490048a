/** In characters, all together. */
const MOST_KEPT = 16_000_000;

interface File {
  readonly making: Promise<string>;
  /** When it is made. */
  text?: string;
}

/**
 * Files of games that are over, which never change again, as texts that go into an answer. Who was not asked for longest
 * is forgotten first.
 */
export class Files {
  readonly #most: number;
  readonly #files = new Map<string, File>();
  #size = 0;

  constructor(most = MOST_KEPT) {
    this.#most = most;
  }

  /** Where it is there already. */
  ready(table: string): string | undefined {
    const file = this.#files.get(table);
    if (file) this.#asked(table, file);
    return file?.text;
  }

  /** Made once, however many ask meanwhile. */
  of(table: string, make: () => Promise<string>): Promise<string> {
    const file = this.#files.get(table) ?? this.#made(table, make());
    this.#asked(table, file);
    return file.making;
  }

  #asked(table: string, file: File): void {
    this.#files.delete(table);
    this.#files.set(table, file);
  }

  #made(table: string, making: Promise<string>): File {
    const file: File = { making };
    making.then(
      text => {
        file.text = text;
        this.#size += text.length;
        this.#forget();
      },
      () => this.#files.delete(table),
    );
    return file;
  }

  #forget(): void {
    for (const [table, { text }] of this.#files) {
      if (this.#size <= this.#most) return;
      if (text === undefined) continue;
      this.#files.delete(table);
      this.#size -= text.length;
    }
  }
}
