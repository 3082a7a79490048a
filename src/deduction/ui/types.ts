import type { Seen } from '../../ui/game-page.ts';
import type { Help } from '../help.ts';
import type { MarksOf } from '../marks.ts';
import type { NoteTypes, Words } from '../types.ts';
import type { Ask } from './ask.ts';
import type { Lamp } from './lamp.ts';
import type { Sheet } from './sheet.ts';

/** What a game brings to its note sheet. */
export interface NoteGame<T extends NoteTypes> {
  readonly marks: MarksOf<T['Content']>;
  /** By sector: what one can note of it. */
  notable(view: T['Game']['View']): readonly (readonly T['Content'][])[];
  /** The most that whoever opened the table allows. */
  mostHelp(options: T['Game']['Options']): Help;
  /** Changes with everything that says something about the sky. */
  knownIn(view: T['Game']['View']): string;
  /** Whether everybody knows what this sector holds. */
  isTold(view: T['Game']['View'], sector: number): boolean;
  readonly ask: Ask<T>;
  readonly words: Words<T>;
}

/** A note sheet in use. */
export interface Notebook<T extends NoteTypes> {
  readonly table: Seen<T['Game']>;
  readonly game: NoteGame<T>;
  readonly sheet: Sheet<T['Content']>;
  readonly lamp: Lamp<T>;
}

export interface BookProps<T extends NoteTypes> {
  readonly book: Notebook<T>;
}
