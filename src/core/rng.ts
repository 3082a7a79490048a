import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** 128 bits of randomness as plain data. */
export type RngState = readonly [number, number, number, number];

/** A stream of its own for every purpose: nothing drawn in one says anything about another. */
export function stream(seed: string, purpose: string): RngState {
  const bytes = sha256(utf8ToBytes(JSON.stringify(['area5', purpose, seed])));
  const words = new DataView(bytes.buffer, bytes.byteOffset);
  return [words.getInt32(0), words.getInt32(4), words.getInt32(8), words.getInt32(12)];
}

export class Rng {
  readonly #source: ReturnType<typeof xoroshiro128plusFromState>;

  constructor(state: RngState) {
    this.#source = xoroshiro128plusFromState(state);
  }

  state(): RngState {
    const [a, b, c, d] = this.#source.getState();
    return [a ?? 0, b ?? 0, c ?? 0, d ?? 0];
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

  /** The start of another stream. */
  fork(): RngState {
    return [this.#source.next(), this.#source.next(), this.#source.next(), this.#source.next()];
  }
}
