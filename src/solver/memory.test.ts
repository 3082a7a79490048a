import { describe, expect, test } from 'vitest';
import { Memory } from './memory.ts';

/** Numbers from 1 to `most` that every divisor divides. */
interface Known {
  readonly numbers: readonly number[];
}

/** A memory that writes down what it had to work out. */
function memoryOf(mostRows: number, most = 24) {
  const memory = new Memory<number, Known>(mostRows, ({ numbers }) => numbers.length);
  const work: string[] = [];
  const from = (...divisors: readonly number[]) => about('numbers', ...divisors);
  const about = (start: string, ...divisors: readonly number[]): readonly number[] =>
    memory.from(
      start,
      divisors,
      () => {
        work.push('all');
        return { numbers: Array.from({ length: most }, (_, index) => index + 1) };
      },
      ({ numbers }, missing) => {
        work.push(`${numbers.length} by ${missing.join()}`);
        return { numbers: numbers.filter(number => missing.every(divisor => number % divisor === 0)) };
      },
    ).numbers;
  const workOf = (ask: () => unknown): readonly string[] => {
    work.length = 0;
    ask();
    return [...work];
  };
  return { from, about, workOf };
}

describe('what was worked out', () => {
  test('is what follows from all clues, remembered or not', () => {
    const { from } = memoryOf(1_000);
    expect(from(4)).toEqual([4, 8, 12, 16, 20, 24]);
    expect(from(4, 3)).toEqual([12, 24]);
    expect(from(3)).toEqual([3, 6, 9, 12, 15, 18, 21, 24]);
    expect(from(3, 4)).toEqual([12, 24]);
    expect(from()).toHaveLength(24);
  });

  test('is not worked out again, in whatever order and however often a clue came', () => {
    const { from, workOf } = memoryOf(1_000);
    expect(workOf(() => from(4, 3))).toEqual(['all', '24 by 4,3']);
    expect(workOf(() => from(3, 4))).toEqual([]);
    expect(workOf(() => from(4, 3, 3, 4))).toEqual([]);
  });

  test('is gone on from where clues are added', () => {
    const { from, workOf } = memoryOf(1_000);
    from(4);
    expect(workOf(() => from(3, 4))).toEqual(['6 by 3']);
  });

  test('is left alone where it rests on a clue that is not asked for', () => {
    const { from, workOf } = memoryOf(1_000);
    from(4, 3);
    expect(workOf(() => from(3))).toEqual(['all', '24 by 3']);
    expect(workOf(() => from(3, 5))).toEqual(['8 by 5']);
  });

  test('is left alone where it starts from something else', () => {
    const { about, workOf } = memoryOf(1_000);
    about('numbers', 4);
    expect(workOf(() => about('others', 4))).toEqual(['all', '24 by 4']);
  });

  test('is gone on from where the fewest rows are left, and of as few, from where the most is known', () => {
    const { from, workOf } = memoryOf(1_000);
    from(3);
    from(8);
    from(2);
    expect(workOf(() => from(2, 3, 8))).toEqual(['3 by 2,3']);
    from(24, 12);
    from(24);
    expect(workOf(() => from(24, 12, 5))).toEqual(['1 by 5']);
  });
});

describe('what is forgotten', () => {
  test('the oldest, where all together have too many rows', () => {
    const { from, workOf } = memoryOf(14);
    from(4);
    from(6);
    expect(
      workOf(() => from(4)),
      '6 rows and 4',
    ).toEqual([]);
    from(3);
    expect(
      workOf(() => from(4)),
      'asked for later than 6',
    ).toEqual([]);
    expect(workOf(() => from(6))).toEqual(['all', '24 by 6']);
  });

  test('nothing for what is asked for again and again', () => {
    const { from, workOf } = memoryOf(14);
    from(6);
    for (let times = 0; times < 3; times++) from(4);
    expect(workOf(() => from(6))).toEqual([]);
  });

  test('what alone has too many rows', () => {
    const { from, workOf } = memoryOf(23);
    expect(from()).toHaveLength(24);
    expect(workOf(() => from())).toEqual(['all']);
  });

  test('more than 64 of them', () => {
    const { from, workOf } = memoryOf(10_000, 200);
    for (let divisor = 101; divisor <= 164; divisor++) from(divisor);
    expect(workOf(() => from(101))).toEqual([]);
    from(165);
    expect(
      workOf(() => from(102)),
      'the oldest, since 101 was asked for again',
    ).toEqual(['all', '200 by 102']);
    expect(workOf(() => from(101))).toEqual([]);
  });
});
