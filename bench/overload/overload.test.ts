import { expect, test } from 'vitest';
import { sourceOf } from '../secrecy/variant.ts';
import { attacks } from './attacks/index.ts';

test.each(attacks.flatMap(({ weaknesses = [] }) => weaknesses))(
  'it can be planted that $weakness',
  weakness => {
    expect(sourceOf(weakness)).toContain(weakness.instead);
  },
);

test('each attack has a name of its own', () => {
  const names = attacks.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
