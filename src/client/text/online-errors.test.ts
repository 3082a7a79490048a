import { expect, test } from 'vitest';
import { REMOVAL_REASONS } from '../../protocol/errors.ts';
import { ERROR_WORDS, failureSays } from './online-errors.ts';

const at = new Date(2026, 5, 3, 12).getTime();

test.each(REMOVAL_REASONS)('a table that was removed because of %s says so, with the day', why => {
  const says = failureSays({ code: 'no-such-table', removed: { why, at } });
  expect(says).toMatch(/^[A-Z].* removed.* on June 3, 2026\.$/);
});

test('whatever else fails has its own words', () => {
  expect(failureSays({ code: 'no-such-table' })).toBe(ERROR_WORDS['no-such-table']);
  expect(failureSays({ code: 'offline' })).toBe(ERROR_WORDS.offline);
});
