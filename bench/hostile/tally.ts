/** What became of hostile messages: by kind, then by the code of the answer. */
export class Tally {
  readonly #kinds = new Map<string, Map<string, number>>();
  #messages = 0;

  get messages(): number {
    return this.#messages;
  }

  add(kind: string, code: string, times = 1): void {
    if (times <= 0) return;
    const codes = this.#kinds.get(kind) ?? new Map<string, number>();
    this.#kinds.set(kind, codes.set(code, (codes.get(code) ?? 0) + times));
    this.#messages += times;
  }

  /** Kinds of messages that got no answer and were not closed either. */
  get unanswered(): readonly string[] {
    return [...this.#kinds].filter(([, codes]) => codes.has(NO_ANSWER)).map(([kind]) => kind);
  }

  get byKind(): Readonly<Record<string, Readonly<Record<string, number>>>> {
    return Object.fromEntries([...this.#kinds].map(([kind, codes]) => [kind, Object.fromEntries(codes)]));
  }
}

export const NO_ANSWER = 'no answer';
