import type { Mark, Notes } from '../../../deduction/marks.ts';
import { CONTENTS, type Content, type Sector } from '../types.ts';
import { marks } from './marks.ts';

/** What the owner of this page wrote down about a sector. */
export interface Noted {
  /** In ink: lies on the circle as a piece of paper, where it is one thing. */
  readonly sure: readonly Content[];
  readonly leaning: readonly Content[];
  readonly struck: readonly Content[];
}

/** Null where nothing is written. */
export function noted(notes: Notes, sector: Sector): Noted | null {
  const marked = (mark: Mark) =>
    CONTENTS.filter(content => marks.markAt(notes, { sector, content }) === mark);
  const found: Noted = { sure: marked('ink'), leaning: marked('pencil'), struck: marked('struck') };
  return found.sure.length + found.leaning.length + found.struck.length === 0 ? null : found;
}
