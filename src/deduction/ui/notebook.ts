import type { Seen } from '../../ui/game-page.ts';
import type { NoteTypes } from '../types.ts';
import { createLamp } from './lamp.ts';
import { createSheet } from './sheet.ts';
import type { Notebook, NoteGame } from './types.ts';

export function createNotebook<T extends NoteTypes>(table: Seen<T['Game']>, game: NoteGame<T>): Notebook<T> {
  const sheet = createSheet(table, game);
  return { table, game, sheet, lamp: createLamp(table, game, sheet) };
}
