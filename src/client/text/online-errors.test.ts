import { expect, test } from 'vitest';
import { REMOVAL_REASONS } from '../../protocol/errors.ts';
import { NAME_WORDS } from './names.ts';
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

test('a name that is refused is told why, also where the server has a reason that this page does not know', () => {
  expect(failureSays({ code: 'not-a-name', detail: 'too-long' })).toBe(NAME_WORDS['too-long']);
  expect(failureSays({ code: 'not-a-name', detail: 'toString' })).toBe(NAME_WORDS.unreadable);
  expect(failureSays({ code: 'name-taken' })).toBe(NAME_WORDS.taken);
});
