import type { PartProps } from '../../ui/game-page.ts';
import { readNotes } from '../marks.ts';
import * as text from '../text.ts';
import type { NoteTypes } from '../types.ts';
import { createSkies } from './lamp.ts';
import type { NoteGame } from './types.ts';

/** The sheet in one line. */
export const SheetEdge = <T extends NoteTypes>(
  props: PartProps<T['Game']> & { readonly game: NoteGame<T>; readonly title: string },
) => {
  const notes = () => readNotes(props.table.notes);
  const skies = createSkies(props.table, props.game, notes);
  const says = () => {
    const count = skies();
    if (count !== null) return text.skiesLeft(count);
    const sectors = props.game.notable(props.table.view).length;
    return text.sureOf(props.game.marks.markedPlaces(notes(), sectors, ['ink']).length);
  };
  return (
    <span class="note-edge">
      <span class="title">{props.title}</span>
      <span class="hand">{says()}</span>
    </span>
  );
};
