import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diff, PatchTexts, patched } from './patch.ts';

const json = fc.jsonValue({ maxDepth: 4 });
const through = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

test('a patch turns one value into the other, also after a journey as text', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const [one, other] = [through(before), through(after)];
      const patch = diff(one, other);
      expect(patch ? patched(one, through(patch)) : one).toEqual(other);
    }),
  );
});

test('a key called __proto__ is a key like any other', () => {
  const named = (text: string): unknown => JSON.parse(text);
  for (const [before, after] of [
    ['{}', '{"__proto__":false}'],
    ['{"__proto__":1}', '{"__proto__":{"a":1}}'],
    ['{"__proto__":{"a":1}}', '{"__proto__":{"a":2}}'],
    ['{"__proto__":1}', '{}'],
  ] as const) {
    const patch = diff(named(before), named(after));
    expect(patch && JSON.stringify(patched(named(before), through(patch)))).toBe(after);
  }
});

test('a patch follows from the values and not from which parts are the same object', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const [one, other] = [through(before), through(after)];
      const shared = { keep: one, change: one };
      const next = { keep: one, change: other };
      expect(JSON.stringify(diff(shared, next))).toBe(JSON.stringify(diff(through(shared), through(next))));
    }),
  );
});

test('only what differs is sent', () => {
  const before = { round: 1, talk: [{ lines: ['a'] }, { lines: ['b'] }], done: [true, false], gone: 1 };
  const after = {
    round: 1,
    talk: [{ lines: ['a'] }, { lines: ['b', 'c'] }],
    done: [true, true],
    effect: null,
  };
  expect(diff(before, after)).toEqual([
    '{',
    {
      talk: ['[', [[1, ['{', { lines: ['+', 1, ['c']] }]]]],
      done: ['[', [[1, ['=', true]]]],
      effect: ['=', null],
    },
    ['gone'],
  ]);
  expect(diff(before, through(before))).toBeUndefined();
});

test('a patch for another value is not applied', () => {
  expect(() => patched([1], ['{', { a: ['=', 1] }])).toThrow(TypeError);
  expect(() => patched({ a: 1 }, ['[', [[0, ['=', 1]]]])).toThrow(TypeError);
  expect(() => patched([1], ['+', 2, [3]])).toThrow(TypeError);
});

test('texts of patches are those of the patches, however many parts are shared', () => {
  const record = fc.dictionary(fc.constantFrom('viewer', 'public', 'own'), json, { noNullPrototype: true });
  fc.assert(
    fc.property(record, record, record, (before, after, more) => {
      const texts = new PatchTexts();
      for (const [one, other] of [
        [before, after],
        [more, { ...after, own: more['own'] ?? null }],
        [{ ...before, own: 1 }, after],
      ] as const) {
        const patch = diff(one, other);
        expect(texts.between(one, other)).toBe(patch && JSON.stringify(patch));
      }
    }),
  );
});
