import type { Rng } from '../rng.ts';
import { copy } from './json.ts';

/** Words and numbers that occur in this game, so that a changed move stays nearly right. */
export interface Pool {
  readonly strings: readonly string[];
  readonly numbers: readonly number[];
}

export function collect(values: readonly unknown[]): Pool {
  const strings = new Set<string>(['', 'nonsense']);
  const numbers = new Set<number>([0, 1, -1, 0.5, 2 ** 31]);
  const visit = (value: unknown): void => {
    if (typeof value === 'string') strings.add(value);
    else if (typeof value === 'number') numbers.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  values.forEach(visit);
  return { strings: [...strings], numbers: [...numbers] };
}

/** A move with one or two things about it changed. Other moves lend their fields. */
export function mutate(move: object, others: readonly object[], pool: Pool, rng: Rng): unknown {
  const once = change(copy(move), others, pool, rng);
  return rng.chance(0.25) ? change(once, others, pool, rng) : once;
}

function change(value: unknown, others: readonly object[], pool: Pool, rng: Rng): unknown {
  if (rng.chance(0.03)) return rng.pick([null, true, 7, 'nonsense', [], {}, [value], { value }]);
  if (Array.isArray(value)) return changeList(value, others, pool, rng);
  if (typeof value === 'object' && value !== null) return changeRecord({ ...value }, others, pool, rng);
  if (typeof value === 'number')
    return rng.pick([value + 1, value - 1, rng.pick(pool.numbers), String(value)]);
  if (typeof value === 'string') return rng.chance(0.9) ? rng.pick(pool.strings) : rng.pick(pool.numbers);
  return !value;
}

function changeRecord(
  record: Record<string, unknown>,
  others: readonly object[],
  pool: Pool,
  rng: Rng,
): Record<string, unknown> {
  const keys = Object.keys(record);
  if (keys.length === 0 || rng.chance(0.1)) return { ...record, nonsense: 1 };
  const key = rng.pick(keys);
  const { [key]: part, ...rest } = record;
  if (rng.chance(0.1)) return rest;
  if (rng.chance(0.3)) {
    const lent = rng.pick(Object.entries(rng.pick(others)));
    return { ...record, [lent[0]]: copy(lent[1]) };
  }
  return { ...record, [key]: change(part, others, pool, rng) };
}

function changeList(list: readonly unknown[], others: readonly object[], pool: Pool, rng: Rng): unknown[] {
  if (list.length === 0) return [rng.chance(0.5) ? rng.pick(pool.strings) : rng.pick(pool.numbers)];
  const at = rng.int(list.length);
  const other = rng.int(list.length);
  switch (rng.int(5)) {
    case 0:
      return list.toSpliced(at, 1);
    case 1:
      return list.toSpliced(other, 0, list[at]);
    case 2:
      return list.with(at, list[other]).with(other, list[at]);
    case 3:
      return list.toSpliced(other, 0, change(list[at], others, pool, rng));
    default:
      return list.with(at, change(list[at], others, pool, rng));
  }
}
