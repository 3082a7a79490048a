import { type Accessor, createMemo, createSelector, createSignal } from 'solid-js';
import type { Place } from '../../../deduction/left.ts';
import { createPen, type Pen } from '../../../deduction/ui/pen.ts';
import type { Notebook } from '../../../deduction/ui/types.ts';
import { createMatch, SHEET } from '../../../ui/media.ts';
import { boardOf } from '../board.ts';
import type { Content, Quadrant, Sector } from '../types.ts';
import { actorOf, deskOf, quadrantHere } from './dock-desk.ts';
import { chosenSectors } from './dock-draft.ts';
import type { UapsNotes } from './paper-game.ts';
import { moved, notableNow, type Stack, stacksNow, sureOf } from './sheet-stacks.ts';

/** What all rows of a ledger share. */
export interface LedgerDesk {
  readonly stacks: Accessor<readonly Stack[]>;
  /** Where one stands. */
  readonly here: Accessor<Quadrant | null>;
  readonly isMine: Accessor<boolean>;
  /** Whether a sector opens before it is marked: its letters are too small for a finger. */
  readonly opens: Accessor<boolean>;
  isOpen(sector: Sector): boolean;
  toggle(sector: Sector): void;
  /** Part of the act in the making. */
  isComposed(sector: Sector): boolean;
  /** The one cell that Tab reaches. */
  isReached(place: Place<Content>): boolean;
  readonly pen: Pen<Content>;
}

const FINGERS = `${SHEET}, (pointer: coarse)`;

export function createLedgerDesk(book: Notebook<UapsNotes>, cells: () => ParentNode | undefined): LedgerDesk {
  const { table, sheet } = book;
  const known = () => table.view.public;
  const board = () => boardOf(known().mode);
  const stacks = createMemo(() => stacksNow(known()));
  const here = () => quadrantHere(table);
  const isMine = () => actorOf(table) !== null;
  const [open, setOpen] = createSignal<Sector | null>(null);
  const composed = createMemo(
    () => new Set(isMine() ? chosenSectors(deskOf(table).draft(), known(), here(), board()) : []),
  );
  const notable = createMemo(() => notableNow(known()));
  /** What has a cell of its own. */
  const shown = (sector: Sector): readonly Content[] => {
    const contents = notable()[sector - 1] ?? [];
    const sure = contents.length > 0 ? sureOf(sheet.notes(), sector, board()) : undefined;
    return sure ? [sure] : contents;
  };
  const reached = createMemo(() => {
    const place = sheet.place();
    if (place && shown(place.sector).includes(place.content)) return keyOf(place);
    const [first] = stacks()
      .flatMap(({ inner, outer }) => [inner, outer])
      .flatMap(sector => shown(sector).map(content => ({ sector, content })));
    return first ? keyOf(first) : '';
  });
  const isReached = createSelector(reached);
  return {
    stacks,
    here,
    isMine,
    opens: createMatch(FINGERS),
    isOpen: createSelector(open),
    toggle: sector => setOpen(open() === sector ? null : sector),
    isComposed: sector => composed().has(sector),
    isReached: place => isReached(keyOf(place)),
    pen: createPen(book, cells, (place, arrow) => moved(place, arrow, stacks(), shown)),
  };
}

const keyOf = ({ sector, content }: Place<Content>): string => `${sector} ${content}`;
