import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { type SecretState, SecretWords } from './secret-words.ts';

/** 128 bits for a fast generator whose state can be computed from what was drawn: for bots, tests and old tables. */
export type FastState = readonly [number, number, number, number];

/** Randomness as plain data. What it looks like says which generator draws from it. */
export type RngState = FastState | SecretState;

/** A fast stream of its own for every purpose: nothing drawn in one says anything about another. */
export function stream(seed: string, purpose: string): FastState {
  return words(['area5', purpose, seed]);
}

/** The same for what must stay hidden from somebody who sees and computes: tables are dealt and played from these. */
export function secretStream(seed: string, purpose: string): SecretState {
  const [a, b, c, d] = words(['area5 secret', purpose, seed]);
  return [a, b, c, d, 0, 0];
}

function words(text: readonly string[]): FastState {
  const bytes = sha256(utf8ToBytes(JSON.stringify(text)));
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return [view.getInt32(0), view.getInt32(4), view.getInt32(8), view.getInt32(12)];
}

type Source = ReturnType<typeof xoroshiro128plusFromState> | SecretWords;

export class Draws {
  readonly #source: Source;

  constructor(source: Source) {
    this.#source = source;
  }

  /** A whole number from 0 to `below` − 1. */
  int(below: number): number {
    return uniformInt(this.#source, 0, below - 1);
  }

  /** From 0 inclusive to 1 exclusive. */
  float(): number {
    return uniformFloat64(this.#source);
  }

  chance(probability: number): boolean {
    return this.float() < probability;
  }

  pick<Item>(items: readonly Item[]): Item {
    if (items.length === 0) throw new RangeError('nothing to pick from');
    return items[this.int(items.length)] as Item;
  }

  shuffle<Item>(items: readonly Item[]): Item[] {
    const shuffled = [...items];
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = this.int(last + 1);
      const item = shuffled[last] as Item;
      shuffled[last] = shuffled[other] as Item;
      shuffled[other] = item;
    }
    return shuffled;
  }
}

export class Rng extends Draws {
  readonly #source: Source;
  #public: Draws | undefined;
  #shown: SecretWords | undefined;

  constructor(state: RngState) {
    const source = state.length === 4 ? xoroshiro128plusFromState(state) : SecretWords.hidden(state);
    super(source);
    this.#source = source;
  }

  /**
   * For draws that everybody sees: where the randomness is secret, a stream apart from the hidden draws, so that
   * nothing that was shown is even related to what was not.
   */
  get public(): Draws {
    if (!(this.#source instanceof SecretWords)) return this;
    if (!this.#public) {
      this.#shown = this.#source.shown();
      this.#public = new Draws(this.#shown);
    }
    return this.#public;
  }

  state(): RngState {
    if (this.#source instanceof SecretWords) return this.#source.state(this.#shown);
    const [a, b, c, d] = this.#source.getState();
    return [a ?? 0, b ?? 0, c ?? 0, d ?? 0];
  }

  /** The start of another stream, of the same kind. */
  fork(): RngState {
    const key = [this.#source.next(), this.#source.next(), this.#source.next(), this.#source.next()] as const;
    return this.#source instanceof SecretWords ? [...key, 0, 0] : key;
  }
}
