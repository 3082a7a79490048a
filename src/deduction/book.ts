import { at } from '../core/contract.ts';
import type { Rng } from '../core/rng.ts';

/** What stands under numbers, from `first` on. */
export interface Entries<Value> {
  readonly first: number;
  readonly values: readonly Value[];
}

/** By the key of a question: where its answer stands. */
export type Numbers = Readonly<Record<string, number>>;

export interface Scattered<Value> {
  readonly numbers: Numbers;
  readonly entries: Entries<Value>;
}

/** No two lists of a book share a number, and all have four digits. */
export const FIRST_NUMBER = 1000;

/** Every answer under a number of its own, among dummies, in an order that tells nothing of the questions. [B1] */
export function scattered<Value>(
  asked: ReadonlyMap<string, Value>,
  dummies: readonly Value[],
  first: number,
  rng: Rng,
): Scattered<Value> {
  const all = rng.shuffle([
    ...[...asked].map(([key, value]) => ({ key, value })),
    ...dummies.map(value => ({ key: undefined, value })),
  ]);
  const numbers = all.flatMap(({ key }, place) => (key === undefined ? [] : [[key, first + place] as const]));
  return {
    numbers: Object.fromEntries(numbers),
    entries: { first, values: all.map(({ value }) => value) },
  };
}

/** Every statement that could be made, true or not: those that are true stand out by nothing. */
export function hiddenAmong<Value>(
  statements: ReadonlyMap<string, Value>,
  possible: readonly Value[],
  first: number,
  rng: Rng,
): Scattered<Value> {
  const said = new Set([...statements.values()].map(value => JSON.stringify(value)));
  const others = possible.filter(value => !said.has(JSON.stringify(value)));
  return scattered(statements, others, first, rng);
}

/** Where the next list begins: lists are printed in rows of ten. */
export const nextNumber = ({ first, values }: Entries<unknown>): number =>
  Math.ceil((first + values.length) / 10) * 10;

export function entryAt<Value>({ first, values }: Entries<Value>, number: number): Value {
  return at(values, number - first);
}

/** What to add so that each of these occurs as often as any other: then counting them tells nothing. */
export function evening<Value>(given: readonly Value[], kinds: readonly Value[]): readonly Value[] {
  const often = kinds.map(kind => given.filter(value => value === kind).length);
  const most = Math.max(...often);
  return kinds.flatMap((kind, index) => Array.from({ length: most - at(often, index) }, () => kind));
}

/**
 * A guess has several parts, and nothing may tell which of them are right. So each choice of each part has a number; a
 * guess is right where the sum of its numbers is on the list. No wrong guess has such a sum.
 */
export interface SumCheck {
  /** By part, then by choice. */
  readonly parts: readonly (readonly number[])[];
  /** From small to large. */
  readonly sums: readonly number[];
}

export const passes = ({ parts, sums }: SumCheck, choices: readonly number[]): boolean =>
  sums.includes(sumOf(parts, choices));

const LEAST = 10_000;
const MOST = 99_999;
/** Right sums and others that nothing adds up to. */
const SUMS = 60;

/** By part: how many choices it has, and those that are right. A guess is right where all its parts are. */
export interface Part {
  readonly choices: number;
  readonly right: ReadonlySet<number>;
}

export function sumCheck(of: readonly Part[], rng: Rng): SumCheck {
  const draw = (): number => LEAST + rng.int(MOST - LEAST + 1);
  const parts = of.map(({ choices }) => Array.from({ length: choices }, draw));
  for (;;) {
    const sums = rightSums(parts, of);
    const slips = slipsInto(sums, parts, of);
    if (slips.length === 0) return { parts, sums: withOthers(sums, reachedBy(parts), parts.length, draw) };
    for (const { part, choice } of slips) parts[part]?.splice(choice, 1, draw());
  }
}

type Drawn = readonly (readonly number[])[];

/** Guesses as far as they go: their sum, and a choice in them that is wrong. */
interface Begun {
  readonly sum: number;
  readonly wrong: { readonly part: number; readonly choice: number } | null;
}

const begun = (parts: Drawn, of: readonly Part[]): readonly Begun[] =>
  parts.reduce<readonly Begun[]>(
    (guesses, numbers, part) =>
      guesses.flatMap(({ sum, wrong }) =>
        numbers.map((number, choice) => ({
          sum: sum + number,
          wrong: wrong ?? (of[part]?.right.has(choice) ? null : { part, choice }),
        })),
      ),
    [{ sum: 0, wrong: null }],
  );

const rightSums = (parts: Drawn, of: readonly Part[]): ReadonlySet<number> => {
  const right = parts.map((numbers, part) => numbers.filter((_, choice) => of[part]?.right.has(choice)));
  return new Set(begun(right, of).map(({ sum }) => sum));
};

/** Wrong choices in guesses that add up to a right sum. The last part is gone through by hand: it has the most. */
function slipsInto(
  sums: ReadonlySet<number>,
  parts: Drawn,
  of: readonly Part[],
): NonNullable<Begun['wrong']>[] {
  const last = parts.length - 1;
  const numbers = at(parts, last);
  const isSum = marked(sums);
  return begun(parts.slice(0, last), of).flatMap(({ sum, wrong }) => {
    const slips: NonNullable<Begun['wrong']>[] = [];
    for (let choice = 0; choice < numbers.length; choice++) {
      if (isSum[sum + (numbers[choice] as number)] !== 1) continue;
      if (wrong) slips.push(wrong);
      else if (!of[last]?.right.has(choice)) slips.push({ part: last, choice });
    }
    return slips;
  });
}

/** Every sum that some guess has. */
function reachedBy(parts: Drawn): Uint8Array {
  let reached: readonly number[] = [0];
  for (const numbers of parts.slice(0, -1))
    reached = reached.flatMap(sum => numbers.map(number => sum + number));
  const marks = new Uint8Array(parts.length * MOST + 1);
  const numbers = at(parts, parts.length - 1);
  for (const sum of reached) for (const number of numbers) marks[sum + number] = 1;
  return marks;
}

function marked(sums: ReadonlySet<number>): Uint8Array {
  const marks = new Uint8Array(Math.max(...sums) + MOST + 1);
  for (const sum of sums) marks[sum] = 1;
  return marks;
}

function withOthers(
  right: ReadonlySet<number>,
  reached: Uint8Array,
  parts: number,
  draw: () => number,
): readonly number[] {
  const sums = new Set(right);
  while (sums.size < SUMS) {
    const sum = Array.from({ length: parts }, draw).reduce((total, number) => total + number, 0);
    if (reached[sum] !== 1) sums.add(sum);
  }
  return [...sums].sort((one, other) => one - other);
}

const sumOf = (parts: Drawn, choices: readonly number[]): number =>
  parts.reduce((sum, numbers, part) => sum + at(numbers, at(choices, part)), 0);
