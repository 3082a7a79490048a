import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashOf } from './hash.ts';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

const leaf = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const json = fc.letrec<{ value: Json }>(tie => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    leaf as fc.Arbitrary<Json>,
    fc.array(tie('value'), { maxLength: 6 }),
    fc.dictionary(fc.string({ maxLength: 5 }), tie('value'), { maxKeys: 6, noNullPrototype: true }),
  ),
})).value;

const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

test('is 16 hexadecimal digits, the same for a copy', () => {
  fc.assert(
    fc.property(json, value => {
      expect(hashOf(value)).toMatch(/^[0-9a-f]{16}$/);
      expect(hashOf(copy(value))).toBe(hashOf(value));
    }),
  );
});

test('the order of keys does not matter', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), json, { noNullPrototype: true }), record => {
      expect(hashOf(Object.fromEntries(Object.entries(record).toReversed()))).toBe(hashOf(record));
    }),
  );
});

test('the order of a list does', () => {
  expect(hashOf([1, 2])).not.toBe(hashOf([2, 1]));
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer(), { minLength: 2 }), list => {
      expect(hashOf(list.toReversed())).not.toBe(hashOf(list));
    }),
  );
});

test('any one change changes it', () => {
  fc.assert(
    fc.property(json, fc.nat(), fc.string(), (value, where, text) => {
      const changed = changeOne(value, where, text);
      fc.pre(JSON.stringify(changed) !== JSON.stringify(value));
      expect(hashOf(changed)).not.toBe(hashOf(value));
    }),
    { numRuns: 1000 },
  );
});

test('different values hash differently', () => {
  const values = [0, 1, -1, 0.5, 1e21, 2 ** 31, '0', '', 'a', true, false, null, [], [[]], [0], {}, { a: 0 }];
  const more = [
    [null],
    [{}],
    { a: {} },
    { b: 0 },
    { a: 0, b: 0 },
    [0, 0],
    [[0], 0],
    [0, [0]],
    ['a', 'b'],
    'ab',
  ];
  const all = [...values, ...more].map(hashOf);
  expect(new Set(all).size).toBe(all.length);
});

test('a value that JSON leaves out counts as absent, one it cannot write is an error', () => {
  expect(hashOf({ a: 1, b: undefined })).toBe(hashOf({ a: 1 }));
  expect(() => hashOf([undefined])).toThrow(TypeError);
  expect(() => hashOf(() => 1)).toThrow(TypeError);
});

/** One leaf, element or field changed, the one that `where` leads to. */
function changeOne(value: Json, where: number, text: string): Json {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return `${value}${text || '.'}`;
  if (typeof value === 'boolean') return !value;
  if (value === null) return text;
  if (isList(value)) {
    const at = where % (value.length + 1);
    const item = value[at];
    return item === undefined ? [...value, null] : value.with(at, changeOne(item, where >> 1, text));
  }
  const entries = Object.entries(value);
  const [key, part] = entries[where % (entries.length + 1)] ?? [];
  if (key === undefined || part === undefined) return { ...value, [`${text}+`]: null };
  const { [key]: _, ...rest } = value;
  return where % 3 === 0 ? rest : { ...value, [key]: changeOne(part, where >> 1, text) };
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
