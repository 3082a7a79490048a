import { expect, test } from 'vitest';
import { bookOf } from './book.ts';
import { printed } from './book-text.ts';
import { puzzleOf } from './puzzle.ts';

const codes = ['43EJ-MN8K-N7E', '5RXP-TWY7-J38'];

test.each(codes)('[B1] every number of %s stands in one table, and under it something is printed', code => {
  const data = bookOf(puzzleOf(code));
  const { book } = printed(data, code);
  const cells = book.index.flatMap(({ rows }) => rows.flatMap(row => row.cells)).filter(cell => cell !== '');
  expect(cells.map(Number).sort()).toEqual(Object.values(data.numbers).sort());
  for (const cell of cells) {
    const list = book.lists.findLast(({ first }) => first <= Number(cell));
    expect(list?.entries[Number(cell) - (list?.first ?? 0)]).toMatch(/./);
  }
});

test('[B3] [Q10] the set-up of a book says Luna, modifiers and when reports come, and what no seat may know is not in it', () => {
  const data = bookOf(puzzleOf('5RXP-TWY7-J38'), ['blank', 'blank', 'hadron', 'blank']);
  const { book, sheet } = printed(data, '5RXP-TWY7-J38+222A');
  expect([book.code, sheet.code]).toEqual(['5RXP-TWY7-J38+222A', '5RXP-TWY7-J38+222A']);
  const said = book.setUp.map(({ name, says }) => `${name}: ${says}`);
  expect(said).toContain('Luna: In sector 15.');
  expect(said).toContain(
    'Quadrant 3, inner 7–9: Hadron. After a survey the Earth turns at once, and photos are verified.',
  );
  expect(said).toContain(
    'Report 2: For you, when your token has gone 14 spaces or more: to space 3, on the second lap.',
  );
});
