/** One finds the number of a question by its row and its column. */
export interface Table {
  readonly title: string;
  /** What rows and columns are. */
  readonly corner: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

export interface Row {
  readonly name: string;
  /** Empty where there is nothing to ask. */
  readonly cells: readonly string[];
}

/** What stands under numbers. */
export interface List {
  readonly title: string;
  readonly first: number;
  /** Short entries stand ten in a row. */
  readonly form: 'tens' | 'lines';
  readonly entries: readonly string[];
}

export interface Named {
  readonly name: string;
  readonly says: string;
}

/** An answer book in words, as it is printed. [B1] */
export interface PrintedBook {
  readonly code: string;
  readonly title: string;
  readonly setUp: readonly Named[];
  readonly index: readonly Table[];
  readonly lists: readonly List[];
  readonly check: PrintedCheck;
}

export interface PrintedCheck {
  readonly title: string;
  readonly steps: readonly string[];
  readonly parts: readonly Table[];
  readonly sums: readonly number[];
}

/** One page for the table. [B2] */
export interface TableSheet {
  readonly code: string;
  readonly title: string;
  readonly parts: readonly SheetPart[];
  /** Short ways to write things down. */
  readonly notation: readonly Named[];
  readonly costs: readonly Named[];
}

export interface SheetPart {
  readonly title: string;
  readonly lines: readonly string[];
}

/** What a code gives to print. */
export interface Printed {
  readonly sheet: TableSheet;
  readonly book: PrintedBook;
}

export const tableOf = <R, C>(
  { title, corner }: Pick<Table, 'title' | 'corner'>,
  rows: readonly R[],
  columns: readonly C[],
  words: {
    row(row: NoInfer<R>): string;
    column(column: NoInfer<C>): string;
    cell(row: NoInfer<R>, column: NoInfer<C>): string | number | undefined;
  },
): Table => ({
  title,
  corner,
  columns: columns.map(words.column),
  rows: rows.map(row => ({
    name: words.row(row),
    cells: columns.map(column => String(words.cell(row, column) ?? '')),
  })),
});
