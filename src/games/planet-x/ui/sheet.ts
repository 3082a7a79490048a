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
  readonly canUndo: Accessor<boolean>;
  undo(): void;
  /** Anything but marks. */
  change(part: Partial<Omit<Notes, 'marks' | 'unread'>>): void;
  /** There was no room for what was written last. */
  readonly isFull: Accessor<boolean>;
}

const MOST_UNDONE = 200;

export function createSheet(table: Seen<PlanetX>): Sheet {
  const notes = createMemo(() => readNotes(table.notes));
  const [tool, choose] = createSignal<Tool>('pencil');
  const [place, look] = createSignal<Place | null>(null);
  const [before, setBefore] = createSignal<readonly string[]>([]);
  const [isFull, setFull] = createSignal(false);

  const keep = (changed: Notes): boolean => {
    const fits = table.keepsNotes && !isTooMuch(changed);
    setFull(table.keepsNotes && !fits);
    if (fits) table.keepNotes(writeNotes(changed));
    return fits;
  };
  const put = (markings: readonly Marking[], goesOn = false) => {
    const { marks } = notes();
    const changed = withMarkings(notes(), markings);
    if (changed.marks !== marks && keep(changed) && !goesOn)
      setBefore(undone => [...undone.slice(1 - MOST_UNDONE), marks]);
  };
  return {
    notes,
    sectors: () => boardOf(table.view.public.mode).sectors,
    tool,
    choose,
    place,
    look,
    press: where => put([{ ...where, mark: markBy(tool(), markAt(notes(), where)) }]),
    put,
    canUndo: () => before().length > 0,
    undo: () => {
      const marks = before().at(-1);
      if (marks === undefined) return;
      setBefore(undone => undone.slice(0, -1));
      keep({ ...notes(), marks });
    },
    change: part => {
      keep({ ...notes(), ...part });
    },
    isFull,
  };
}

/** The most that whoever opened the table allows. [S5] */
export const mostHelp = (table: Seen<PlanetX>): Help => table.facts.options.help ?? 'exact';

export const helpNow = (table: Seen<PlanetX>, notes: Notes): Help => capped(notes.help, mostHelp(table));
