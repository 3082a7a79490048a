import { createMemo, Show } from 'solid-js';
import { pageOf } from '../../../deduction/text.ts';
import { SheetEdge } from '../../../deduction/ui/edge.tsx';
import { FreeNotes } from '../../../deduction/ui/free-notes.tsx';
import { SheetHead } from '../../../deduction/ui/head.tsx';
import { Heard } from '../../../deduction/ui/heard.tsx';
import { MarksKey } from '../../../deduction/ui/key.tsx';
import { Known } from '../../../deduction/ui/known.tsx';
import { LampBox } from '../../../deduction/ui/lamp-box.tsx';
import { createNotebook } from '../../../deduction/ui/notebook.ts';
import type { BookProps } from '../../../deduction/ui/types.ts';
import type { PartProps } from '../../../ui/game-page.ts';
import { createTurns } from '../../../ui/turns.ts';
import type { PlanetX } from '../types.ts';
import { noteGame, type PlanetXNotes } from './paper-game.ts';
import { NoteGrid } from './paper-grid.tsx';
import * as text from './paper-text.ts';
import { announcedBy, announcedKeys } from './sheet-heard.ts';
import { groupsOf } from './sheet-known.ts';
import '../../../deduction/ui/sheet.css';
import './paper.css';

/** The note sheet; of somebody else, when the game is over, what that one knew. */
export const Paper = (props: PartProps<PlanetX>) => (
  <Show when={props.table.view.own}>
    <Show when={props.table.isOwn} fallback={<Others table={props.table} />}>
      <NoteSheet table={props.table} />
    </Show>
  </Show>
);

/** The sheet in one line. */
export const Edge = (props: PartProps<PlanetX>) => (
  <SheetEdge<PlanetXNotes> table={props.table} game={noteGame} title={text.NOTE_SHEET} />
);

const Others = (props: PartProps<PlanetX>) => (
  <div class="note-paper">
    <h2 class="title">{props.table.seat !== null && pageOf(props.table.name(props.table.seat))}</h2>
    <Known groups={groupsOf(props.table.view)} isOwn={false} />
  </div>
);

const NoteSheet = (props: PartProps<PlanetX>) => {
  const book = createNotebook<PlanetXNotes>(props.table, noteGame);
  const turn = createTurns(LIST_TURN);
  return (
    <div class="note-paper">
      <SheetHead book={book} title={text.NOTE_SHEET} />
      <NoteGrid book={book} />
      {/* When all is shown, there is nothing left to help with. */}
      <Show when={props.table.outcome === null}>
        <LampBox book={book} />
      </Show>
      <MarksKey isLit={book.lamp.help() !== 'none'} />
      <Show when={turn() === LIST_TURN}>
        <Lists book={book} />
        <FreeNotes book={book} />
      </Show>
    </div>
  );
};

/** Lists are drawn after the table, which comes in parts. */
const LIST_TURN = 3;

const Lists = (props: BookProps<PlanetXNotes>) => {
  const table = () => props.book.table;
  const groups = createMemo(() => groupsOf(table().view));
  const keys = createMemo(() => announcedKeys(table().view.public, table().seat));
  return (
    <>
      <Known groups={groups()} isOwn={true} />
      <Show when={table().view.public.seats > 1}>
        <Heard
          book={props.book}
          hint={text.HEARD_HINT}
          keys={keys()}
          announcedBy={key => announcedBy(table(), key)}
        />
      </Show>
    </>
  );
};
