import type { Place } from '../left.ts';
import type { Mark } from '../marks.ts';
import type { NoteTypes } from '../types.ts';
import type { Notebook } from './types.ts';

/** Marks on a sheet whose cells carry `data-sector` and `data-content`: by press, by key, and painted by mouse or pen. */
export interface Pen<Content> {
  /** To be listened with where the cells are. */
  onKey(event: KeyboardEvent): void;
  onPointerDown(event: PointerEvent): void;
  onPointerOver(event: PointerEvent): void;
  press(place: Place<Content>, byKey: boolean): void;
  focusOn(place: Place<Content>): void;
}

export type Arrow = readonly [down: number, right: number];

const ARROWS: Readonly<Record<string, Arrow>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const MARK_KEYS: Readonly<Record<string, Mark>> = {
  x: 'struck',
  o: 'pencil',
  i: 'ink',
  delete: 'blank',
  backspace: 'blank',
};

interface Painting<Content> {
  readonly place: Place<Content>;
  /** Whether it has left its first cell. */
  readonly spread: boolean;
  /** Whether it has written anything: a rubber that starts on a blank cell has not. */
  readonly began: boolean;
}

export function createPen<T extends NoteTypes>(
  { game, sheet, lamp }: Notebook<T>,
  cells: () => ParentNode | undefined,
  moved: (place: Place<T['Content']>, arrow: Arrow) => Place<T['Content']>,
): Pen<T['Content']> {
  type Here = Place<T['Content']>;
  let painted: Painting<T['Content']> | null = null;

  const placeOf = (target: EventTarget | null): Here | null => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-content]') : null;
    const content = game.marks.contents.find(one => one === cell?.dataset['content']);
    return cell && content ? { sector: Number(cell.dataset['sector']), content } : null;
  };
  const focusOn = ({ sector, content }: Here) =>
    cells()?.querySelector<HTMLElement>(`[data-sector="${sector}"][data-content="${content}"]`)?.focus();
  const explain = (place: Here) => {
    const glow = lamp.glow(place);
    if (glow) lamp.explain({ ...place, holds: glow === 'certain' });
  };
  const obeys = ({ key, ctrlKey }: KeyboardEvent, place: Here): boolean => {
    const letter = key.toLowerCase();
    if (ctrlKey && letter !== 'z') return false;
    const arrow = ARROWS[key];
    const mark = MARK_KEYS[letter];
    if (arrow) focusOn(moved(place, arrow));
    else if (mark) sheet.put([{ ...place, mark }]);
    else if (ctrlKey || letter === 'u') sheet.undo();
    else if (letter === 'h') explain(place);
    else return false;
    return true;
  };
  /** A mark may draw its cell anew, and then nothing has the focus. */
  const staysOn = (place: Here) =>
    queueMicrotask(() => {
      if (document.activeElement === document.body) focusOn(place);
    });
  const writes = (write: () => void): boolean => {
    const { marks } = sheet.notes();
    write();
    return sheet.notes().marks !== marks;
  };
  return {
    focusOn,
    onKey: event => {
      const place = placeOf(event.target);
      if (!place || event.altKey || event.metaKey) return;
      if (!obeys(event, place)) return;
      event.preventDefault();
      event.stopPropagation();
      staysOn(place);
    },
    press: (place, byKey) => {
      sheet.look(place);
      if (byKey || !painted?.spread) sheet.press(place);
      staysOn(place);
    },
    /** A mouse or a pen paints; a finger scrolls. */
    onPointerDown: event => {
      const place = placeOf(event.target);
      painted =
        place && event.pointerType !== 'touch' && event.button === 0
          ? { place, spread: false, began: false }
          : null;
    },
    onPointerOver: event => {
      const place = placeOf(event.target);
      if (!painted || !place || (event.buttons & 1) === 0) return;
      const { place: from } = painted;
      if (place.sector === from.sector && place.content === from.content) return;
      const began = painted.spread ? painted.began : writes(() => sheet.press(from));
      const mark = game.marks.markAt(sheet.notes(), from);
      const goesOn = writes(() => sheet.put([{ ...place, mark }], began));
      painted = { place: from, spread: true, began: began || goesOn };
    },
  };
}
