import { expect, test } from 'vitest';
import { Rng, stream } from '../../core/rng.ts';
import { bookOf } from './book.ts';
import { printed } from './book-text.ts';
import { drawCode, puzzleOf } from './puzzle.ts';
import { MODES } from './types.ts';

test.each(MODES)(
  '[B1] [S2] [T1] %s: every number stands in one table, and under it something is printed',
  mode => {
    const code = drawCode(mode, new Rng(stream('book in words', mode)));
    const data = bookOf(puzzleOf(code));
    const { book, sheet } = printed(data);
    const cells = book.index
      .flatMap(({ rows }) => rows.flatMap(row => row.cells))
      .filter(cell => cell !== '');
    expect(cells.map(Number).sort()).toEqual(Object.values(data.numbers).sort());
    for (const cell of cells) {
      const list = book.lists.findLast(({ first }) => first <= Number(cell));
      expect(list?.entries[Number(cell) - (list?.first ?? 0)]).toMatch(/./);
    }
    expect([book.code, sheet.code]).toEqual([code, code]);
    expect(sheet.parts[0]?.lines.at(-1)).toBe(
      'Draw the order: all pawns start in sector 1, the first at the back. The pawn farthest back acts. A newcomer stands in front of those already in its sector.',
    );
    expect(book.setUp.slice(0, 6).map(({ name }) => name)).toEqual(
      [...'ABCDEF'].map(topic => `Topic ${topic}`),
    );
  },
);
