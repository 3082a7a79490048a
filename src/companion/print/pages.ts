import type { List, Printed, PrintedBook, Table, TableSheet } from '../../deduction/printed.ts';

export const PARTS = ['sheet', 'book'] as const;
export type PrintedPart = (typeof PARTS)[number];

/** What is on one sheet of paper. Heights are in millimeters, and fit both A4 and Letter. */
export type PrintedPage =
  | { readonly kind: 'sheet'; readonly sheet: TableSheet }
  | { readonly kind: 'cover'; readonly book: PrintedBook }
  | { readonly kind: 'tables'; readonly tables: readonly Table[] }
  | { readonly kind: 'check'; readonly book: PrintedBook }
  | { readonly kind: 'list'; readonly list: List };

export function pagesOf({ sheet, book }: Printed, parts: readonly PrintedPart[]): readonly PrintedPage[] {
  return [
    ...(parts.includes('sheet') ? [{ kind: 'sheet', sheet } as const] : []),
    ...(parts.includes('book') ? pagesOfBook(book) : []),
  ];
}

/** Of a page, below its head. */
const HEIGHT = 240;
const ROW = 3.15;
const TITLE = 5;
const GAP = 2.4;

function pagesOfBook(book: PrintedBook): readonly PrintedPage[] {
  return [
    { kind: 'cover', book },
    ...filled(book.index).map(tables => ({ kind: 'tables', tables }) as const),
    { kind: 'check', book },
    ...book.lists.flatMap(list => slicesOf(list).map(slice => ({ kind: 'list', list: slice }) as const)),
  ];
}

/** Tables one below the other. One without a title belongs to the one above. */
function filled(tables: readonly Table[]): readonly (readonly Table[])[] {
  const pages: Table[][] = [];
  let left = 0;
  for (const [index, table] of tables.entries()) {
    const next = tables[index + 1];
    const together = heightOf(table) + (next?.title === '' ? heightOf(next) : 0);
    const page = pages.at(-1);
    if (page && (table.title === '' || together <= left)) page.push(table);
    else {
      pages.push([table]);
      left = HEIGHT;
    }
    left -= heightOf(table);
  }
  return pages;
}

const heightOf = ({ title, rows }: Table): number =>
  (title === '' ? 0 : TITLE) + (rows.length + 1) * ROW + GAP;

/** Rows of ten on a page; lines in each of two columns. */
const TENS = 66;
const LINES = 70;
/** Letters of a line that surely fit. */
const LETTERS = 58;

function slicesOf(list: List): readonly List[] {
  const most = list.form === 'tens' ? TENS * 10 : LINES * 2;
  const slices: List[] = [];
  let first = 0;
  let taken = 0;
  for (const [index, entry] of list.entries.entries()) {
    const size = list.form === 'tens' ? 1 : Math.ceil(entry.length / LETTERS);
    if (taken + size > most) {
      slices.push(sliceOf(list, first, index));
      first = index;
      taken = 0;
    }
    taken += size;
  }
  return [...slices, sliceOf(list, first, list.entries.length)];
}

const sliceOf = (list: List, from: number, to: number): List => ({
  ...list,
  first: list.first + from,
  entries: list.entries.slice(from, to),
});
