import type { Groups } from './sides.ts';

/** Which profiles of one ring go together with which of the other: as before, and by what was learned last. */
export class Agreement {
  readonly #before: Agreement | undefined;
  readonly #sides: readonly [Profiles, Profiles];
  readonly #allows: (one: number, other: number) => boolean;
  #known = new Uint8Array(0);
  #width = 0;

  constructor(before?: Agreement, allows: (one: number, other: number) => boolean = () => true) {
    this.#before = before;
    this.#allows = allows;
    this.#sides = [new Profiles(), new Profiles()];
  }

  /** Gives a profile that has some value now the number of a new one. */
  numberOf(ring: 0 | 1, profile: number, value: number): number {
    return this.#sides[ring].numberOf(profile, value);
  }

  /** To be asked when all profiles have their numbers. */
  agree(one: number, other: number): boolean {
    if (!this.#before) return true;
    if (this.#width === 0) this.#makeTable();
    if (this.#known.length === 0) return this.#workOut(one, other);
    const place = one * this.#width + other;
    let found = this.#known[place] as number;
    if (found === UNKNOWN) {
      found = this.#workOut(one, other) ? YES : NO;
      this.#known[place] = found;
    }
    return found === YES;
  }

  #makeTable(): void {
    const [ones, others] = this.#sides;
    this.#width = Math.max(1, others.profiles.length);
    const size = ones.profiles.length * this.#width;
    if (size <= LARGEST_TABLE) this.#known = new Uint8Array(size);
  }

  #workOut(one: number, other: number): boolean {
    const [ones, others] = this.#sides;
    return (
      this.#allows(ones.values[one] as number, others.values[other] as number) &&
      (this.#before?.agree(ones.profiles[one] as number, others.profiles[other] as number) ?? true)
    );
  }
}

const UNKNOWN = 0;
const NO = 1;
const YES = 2;
const LARGEST_TABLE = 2 ** 24;

/** New profiles by their numbers: what they were before, and the value that they have now. */
class Profiles {
  readonly profiles: number[] = [];
  readonly values: number[] = [];
  readonly #numbers = new Map<number, Map<number, number>>();

  numberOf(profile: number, value: number): number {
    let byValue = this.#numbers.get(profile);
    if (!byValue) {
      byValue = new Map();
      this.#numbers.set(profile, byValue);
    }
    let number = byValue.get(value);
    if (number === undefined) {
      this.values.push(value);
      number = this.profiles.push(profile) - 1;
      byValue.set(value, number);
    }
    return number;
  }
}

/** By group: in how many ways the other ring completes it, wherever the hidden thing is. */
export interface Partners {
  /** In this ring. */
  readonly here: Float64Array;
  /** In the other one. */
  readonly elsewhere: Float64Array;
}

export interface Joined {
  readonly skies: number;
  readonly partners: readonly [Partners, Partners];
}

/** Groups, never rows, of one ring are held against those of the other. */
export function join(ones: Groups, others: Groups, agreement: Agreement): Joined {
  const partners = [partnersFor(ones), partnersFor(others)] as const;
  const [first, second] = partners;
  let skies = 0;
  forPairs(ones, others, agreement, (one, other) => {
    first.here[one] = (first.here[one] as number) + (others.elsewhere[other] as number);
    first.elsewhere[one] = (first.elsewhere[one] as number) + (others.here[other] as number);
    second.here[other] = (second.here[other] as number) + (ones.elsewhere[one] as number);
    second.elsewhere[other] = (second.elsewhere[other] as number) + (ones.here[one] as number);
  });
  for (let one = 0; one < ones.length; one++)
    skies +=
      (ones.here[one] as number) * (first.here[one] as number) +
      (ones.elsewhere[one] as number) * (first.elsewhere[one] as number);
  return { skies, partners };
}

const partnersFor = ({ length }: Groups): Partners => ({
  here: new Float64Array(length),
  elsewhere: new Float64Array(length),
});

/** Every pair of groups that go together, by the first. */
export function forPairs(
  ones: Groups,
  others: Groups,
  agreement: Agreement,
  each: (one: number, other: number) => void,
): void {
  const { starts, order } = byBond(others);
  for (let one = 0; one < ones.length; one++) {
    const bond = ones.bonds[one] as number;
    if (bond + 1 >= starts.length) continue;
    const profile = ones.profiles[one] as number;
    const end = starts[bond + 1] as number;
    for (let place = starts[bond] as number; place < end; place++) {
      const other = order[place] as number;
      if (agreement.agree(profile, others.profiles[other] as number)) each(one, other);
    }
  }
}

/** Groups in the order of their bonds; of each bond where its groups start, and one more. */
export function byBond({ length, bonds }: Groups): {
  readonly starts: Uint32Array;
  readonly order: Uint32Array;
} {
  return inOrderOf(bonds, length);
}

/** Numbered things in the order of their numbers; of each number where its things start, and one more. */
export function inOrderOf(
  numbers: Uint32Array | Int32Array,
  length: number,
): { readonly starts: Uint32Array; readonly order: Uint32Array } {
  let most = -1;
  for (let item = 0; item < length; item++) most = Math.max(most, numbers[item] as number);
  const starts = new Uint32Array(most + 2);
  for (let item = 0; item < length; item++) (starts[(numbers[item] as number) + 1] as number)++;
  for (let number = 1; number < starts.length; number++)
    starts[number] = (starts[number] as number) + (starts[number - 1] as number);
  const next = starts.slice();
  const order = new Uint32Array(length);
  for (let item = 0; item < length; item++) order[(next[numbers[item] as number] as number)++] = item;
  return { starts, order };
}
