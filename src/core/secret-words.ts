import { sha256 } from '@noble/hashes/sha2.js';

/** A key of 128 bits, then how many words were drawn so far: of the hidden ones, and of those that everybody saw. */
export type SecretState = readonly [
  a: number,
  b: number,
  c: number,
  d: number,
  hidden: number,
  shown: number,
];

const HIDDEN = 0;
const SHOWN = 1;
const WORDS_A_BLOCK = 8;

/**
 * SHA-256 over key, stream and a counter, eight words from each: to learn anything of the words that were not shown
 * from those that were, one would have to break the hash (NIST SP 800-90A, Hash_DRBG, makes its output this way too).
 * Implements the generator that pure-rand draws numbers from.
 */
export class SecretWords {
  readonly #start: SecretState;
  readonly #stream: typeof HIDDEN | typeof SHOWN;
  #block: DataView | undefined;
  #drawn: number;

  private constructor(start: SecretState, stream: typeof HIDDEN | typeof SHOWN, drawn: number) {
    this.#start = start;
    this.#stream = stream;
    this.#drawn = drawn;
  }

  static hidden(start: SecretState): SecretWords {
    return new SecretWords(start, HIDDEN, start[4]);
  }

  shown(): SecretWords {
    return new SecretWords(this.#start, SHOWN, this.#start[5]);
  }

  /** `shown`: the public twin, where something was drawn from it. */
  state(shown: SecretWords | undefined): SecretState {
    const [a, b, c, d, , before] = this.#start;
    return [a, b, c, d, this.#drawn, shown ? shown.#drawn : before];
  }

  next(): number {
    const place = this.#drawn % WORDS_A_BLOCK;
    if (place === 0 || !this.#block)
      this.#block = blockOf(this.#start, this.#stream, (this.#drawn - place) / WORDS_A_BLOCK);
    this.#drawn++;
    return this.#block.getInt32(place * 4);
  }

  clone(): SecretWords {
    return new SecretWords(this.#start, this.#stream, this.#drawn);
  }

  getState(): readonly number[] {
    return this.state(undefined);
  }
}

const input = new DataView(new ArrayBuffer(24));
const inputBytes = new Uint8Array(input.buffer);
/** A new hash for each block would take as long as the hashing itself. */
const [untouched, hash] = [sha256.create(), sha256.create()];
/** By stream, the block that was made last, and of what: the next state of the same table mostly goes on in it. */
const last: { of: readonly number[]; block: DataView | undefined }[] = [
  { of: [], block: undefined },
  { of: [], block: undefined },
];

function blockOf([a, b, c, d]: SecretState, stream: typeof HIDDEN | typeof SHOWN, number: number): DataView {
  const known = last[stream];
  if (known?.block) {
    const { of } = known;
    if (of[0] === number && of[1] === a && of[2] === b && of[3] === c && of[4] === d) return known.block;
  }
  input.setInt32(0, a);
  input.setInt32(4, b);
  input.setInt32(8, c);
  input.setInt32(12, d);
  input.setInt32(16, stream);
  input.setInt32(20, number);
  const block = new DataView(new ArrayBuffer(4 * WORDS_A_BLOCK));
  untouched._cloneInto(hash).update(inputBytes).digestInto(new Uint8Array(block.buffer));
  last[stream] = { of: [number, a, b, c, d], block };
  return block;
}
