import { expect, test } from 'vitest';
import { sourceOf, type Variant } from '../secrecy/variant.ts';
import { KILLS } from './migration.ts';
import { HALF_MIGRATED, weaknesses } from './planted.ts';

const variants: readonly Variant[] = [
  ...weaknesses.flatMap(({ variant }) => variant ?? []),
  ...KILLS,
  HALF_MIGRATED,
];

test.each(variants)('$file can still be changed so: $instead', variant => {
  expect(sourceOf(variant)).toContain(variant.instead);
});
