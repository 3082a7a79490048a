import { type Accessor, createMemo, createSignal } from 'solid-js';
import type { Seen } from '../../../ui/game-page.ts';
import { boardOf } from '../board.ts';
import type { Help, PlanetX } from '../types.ts';
import {
  capped,
  isTooMuch,
  type Marking,
  markAt,
  markBy,
  type Notes,
  type Place,
  readNotes,
  type Tool,
  withMarkings,
  writeNotes,
} from './marks.ts';
import { undone, withUndo } from './marks-undo.ts';

/** The note sheet of one page, as it is written on. */
export interface Sheet {
  readonly notes: Accessor<Notes>;
  readonly sectors: Accessor<number>;
  readonly tool: Accessor<Tool>;
  choose(tool: Tool): void;
  /** The place that was pressed or reached last, which the lamp speaks of. */
  readonly place: Accessor<Place | null>;
  look(place: Place | null): void;
  /** With the tool. */
  press(place: Place): void;
  /** Undone together, and with what was put before where it goes on from that. */
  put(markings: readonly Marking[], goesOn?: boolean): void;
  /** Kept with the notes, so that it goes on after a reload and on another device. */
  readonly canUndo: Accessor<boolean>;
  undo(): void;
  /** Anything but marks. */
  change(part: Partial<Omit<Notes, 'marks' | 'undo' | 'unread'>>): void;
  /** There was no room for what was written last. */
  readonly isFull: Accessor<boolean>;
}

export function createSheet(table: Seen<PlanetX>): Sheet {
  const notes = createMemo(() => readNotes(table.notes));
  const [tool, choose] = createSignal<Tool>('pencil');
  const [place, look] = createSignal<Place | null>(null);
  const [isFull, setFull] = createSignal(false);

  /** Where there is no room for both, what was written goes before how to undo it. */
  const keep = (changed: Notes): void => {
    if (!table.keepsNotes) return;
    const fitting = [changed, { ...changed, undo: '' }].find(one => !isTooMuch(one));
    setFull(fitting === undefined);
    if (fitting) table.keepNotes(writeNotes(fitting));
  };
  const put = (markings: readonly Marking[], goesOn = false) => {
    const changed = withMarkings(notes(), markings);
    if (changed.marks !== notes().marks) keep(withUndo(notes(), changed, goesOn));
  };
  const before = createMemo(() => (table.keepsNotes ? undone(notes()) : null));
  return {
    notes,
    sectors: () => boardOf(table.view.public.mode).sectors,
    tool,
    choose,
    place,
    look,
    press: where => put([{ ...where, mark: markBy(tool(), markAt(notes(), where)) }]),
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

/** The most that whoever opened the table allows. [S5] */
export const mostHelp = (table: Seen<PlanetX>): Help => table.facts.options.help ?? 'exact';

export const helpNow = (table: Seen<PlanetX>, notes: Notes): Help => capped(notes.help, mostHelp(table));
