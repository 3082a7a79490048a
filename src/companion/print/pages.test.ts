import { expect, test } from 'vitest';
import { bookOf as planetXBook } from '../../games/planet-x/book.ts';
import { printed as planetXPrinted } from '../../games/planet-x/book-text.ts';
import { puzzleOf as planetXPuzzle } from '../../games/planet-x/puzzle.ts';
import { bookOf as uapsBook } from '../../games/uaps/book.ts';
import { printed as uapsPrinted } from '../../games/uaps/book-text.ts';
import { puzzleOf as uapsPuzzle } from '../../games/uaps/puzzle.ts';
import { codeFrom } from '../code.ts';
import { PARTS, pagesOf } from './pages.ts';

const printedOf = (kind: Parameters<typeof codeFrom>[0]) => {
  const code = codeFrom(kind, 'pages', 'test');
  return kind.startsWith('uaps')
    ? uapsPrinted(uapsBook(uapsPuzzle(code)), code)
    : planetXPrinted(planetXBook(planetXPuzzle(code)));
};

test.each([
  ['planet-x standard', 9],
  ['planet-x expert', 10],
  ['uaps basic', 12],
  ['uaps expert', 14],
] as const)('[B2] %s takes at most %i pages, the first of them for the table', (kind, most) => {
  const printed = printedOf(kind);
  const pages = pagesOf(printed, PARTS);
  expect(pages.length).toBeLessThanOrEqual(most);
  expect(pages.map(({ kind: of }) => of).filter(of => of === 'sheet')).toHaveLength(1);
  expect(pagesOf(printed, ['sheet'])).toEqual([{ kind: 'sheet', sheet: printed.sheet }]);
  expect(pagesOf(printed, ['book'])).toEqual(pages.slice(1));
  expect(pagesOf(printed, [])).toEqual([]);
});

test('[B1] no table and no entry is lost between pages', () => {
  const printed = printedOf('uaps expert');
  const pages = pagesOf(printed, ['book']);
  expect(pages.flatMap(page => (page.kind === 'tables' ? page.tables : []))).toEqual(printed.book.index);
  const slices = pages.flatMap(page => (page.kind === 'list' ? [page.list] : []));
  expect(slices.flatMap(({ entries }) => entries)).toEqual(
    printed.book.lists.flatMap(({ entries }) => entries),
  );
  for (const slice of slices.filter(({ form }) => form === 'tens')) expect(slice.first % 10).toBe(0);
});
