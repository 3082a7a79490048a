import { type Accessor, createMemo, createSignal } from 'solid-js';
import type { Seen } from '../../ui/game-page.ts';
import { capped, type Help } from '../help.ts';
import type { Place } from '../left.ts';
import { isTooMuch, type Marking, markBy, type Notes, readNotes, type Tool, writeNotes } from '../marks.ts';
import { undone, withUndo } from '../marks-undo.ts';
import type { NoteTypes } from '../types.ts';
import type { NoteGame } from './types.ts';

/** The note sheet of one page, as it is written on. */
export interface Sheet<Content> {
  readonly notes: Accessor<Notes>;
  readonly tool: Accessor<Tool>;
  choose(tool: Tool): void;
  /** The place that was pressed or reached last, which the lamp speaks of. */
  readonly place: Accessor<Place<Content> | null>;
  look(place: Place<Content> | null): void;
  /** With the tool. */
  press(place: Place<Content>): void;
  /** Undone together, and with what was put before where it goes on from that. */
  put(markings: readonly Marking<Content>[], goesOn?: boolean): void;
  /** Kept with the notes, so that it goes on after a reload and on another device. */
  readonly canUndo: Accessor<boolean>;
  undo(): void;
  /** Anything but marks. */
  change(part: Partial<Omit<Notes, 'marks' | 'undo' | 'unread'>>): void;
  /** There was no room for what was written last. */
  readonly isFull: Accessor<boolean>;
}

export function createSheet<T extends NoteTypes>(
  table: Seen<T['Game']>,
  { marks }: NoteGame<T>,
): Sheet<T['Content']> {
  const notes = createMemo(() => readNotes(table.notes));
  const [tool, choose] = createSignal<Tool>('pencil');
  const [place, look] = createSignal<Place<T['Content']> | null>(null);
  const [isFull, setFull] = createSignal(false);

  /** Where there is no room for both, what was written goes before how to undo it. */
  const keep = (changed: Notes): void => {
    if (!table.keepsNotes) return;
    const fitting = [changed, { ...changed, undo: '' }].find(one => !isTooMuch(one));
    setFull(fitting === undefined);
    if (fitting) table.keepNotes(writeNotes(fitting));
  };
  const put = (markings: readonly Marking<T['Content']>[], goesOn = false) => {
    const changed = marks.withMarkings(notes(), markings);
    if (changed.marks !== notes().marks) keep(withUndo(notes(), changed, goesOn));
  };
  const before = createMemo(() => (table.keepsNotes ? undone(notes()) : null));
  return {
    notes,
    tool,
    choose,
    place,
    look,
    press: where => put([{ ...where, mark: markBy(tool(), marks.markAt(notes(), where)) }]),
    put,
    canUndo: () => before() !== null,
    undo: () => {
      const notesBefore = before();
      if (notesBefore) keep(notesBefore);
    },
    change: part => keep({ ...notes(), ...part }),
    isFull,
  };
}

export const helpNow = <T extends NoteTypes>(table: Seen<T['Game']>, game: NoteGame<T>, notes: Notes): Help =>
  capped(notes.help, game.mostHelp(table.facts.options));
