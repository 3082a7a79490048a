/** What the rules page of a game is made of. `Drawn`: what the game draws itself. */
export interface Section<Drawn extends string = never> {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block<Drawn>[];
}

/** `of`: the rules of SPEC.md that it tells. Players do not see them. */
export type Block<Drawn extends string = never> = { readonly of: readonly string[] } & (
  | { readonly type: 'says'; readonly text: string }
  | { readonly type: 'steps'; readonly items: readonly string[] }
  | { readonly type: 'table'; readonly table: Table }
  | { readonly type: 'drawn'; readonly what: Drawn }
);

export interface Table {
  readonly caption: string;
  readonly heads: readonly string[];
  readonly groups: readonly Group[];
  /** Whether all but the first column hold numbers. */
  readonly numbers: boolean;
}

export interface Group {
  /** Above its rows. */
  readonly name?: string;
  readonly rows: readonly Row[];
}

export interface Row {
  readonly head: string;
  /** Drawn before the head; the game colors it by a class of this name. */
  readonly icon?: string;
  readonly cells: readonly string[];
}

export const says = (of: string, text: string): Block => ({ type: 'says', of: ids(of), text });

export const steps = (of: string, ...items: readonly string[]): Block => ({
  type: 'steps',
  of: ids(of),
  items,
});

export const table = (
  of: string,
  caption: string,
  heads: readonly string[],
  rows: readonly Row[] | { readonly groups: readonly Group[] },
): Block => tableBlock(of, caption, heads, rows, false);

export const numbers = (of: string, caption: string, heads: readonly string[], rows: readonly Row[]): Block =>
  tableBlock(of, caption, heads, rows, true);

export const drawn = <Drawn extends string>(of: string, what: Drawn): Block<Drawn> => ({
  type: 'drawn',
  of: ids(of),
  what,
});

const ids = (of: string): readonly string[] => of.split(' ');

const tableBlock = (
  of: string,
  caption: string,
  heads: readonly string[],
  rows: readonly Row[] | { readonly groups: readonly Group[] },
  isNumbers: boolean,
): Block => ({
  type: 'table',
  of: ids(of),
  table: { caption, heads, groups: 'groups' in rows ? rows.groups : [{ rows }], numbers: isNumbers },
});
