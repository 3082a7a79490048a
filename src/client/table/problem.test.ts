import { expect, test } from 'vitest';
import { CANNOT_TAKE_BACK } from '../../core/table.ts';
import { TROUBLES } from '../../ui/link.ts';
import { inWords } from './problem.ts';

const game = { refusal: (code: string) => `The game says ${code}.` };

test('a refusal is told in the words of its game', () => {
  expect(inWords({ refusal: 'not-now' }, game)).toEqual({
    title: 'That did not count.',
    says: 'The game says not-now. Nothing was spent.',
  });
});

test.each(TROUBLES)('%s is told by the table, which does not know what became of the move', trouble => {
  const { title, says } = inWords({ trouble }, game);
  expect(title).toBe('That did not work.');
  expect(says).toMatch(/^[A-Z].+\.$/);
  expect(says).not.toContain('Nothing was spent');
});

test.each(CANNOT_TAKE_BACK)('what cannot be taken back, because %s, is told by the table', cannot => {
  expect(inWords({ cannot }, game).title).toBe('That stays as it is.');
  expect(inWords({ cannot }, game).says).toMatch(/^[A-Z][a-z ]+\.$/);
});
