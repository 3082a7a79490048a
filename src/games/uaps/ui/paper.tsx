import { Show } from 'solid-js';
import { pageOf } from '../../../deduction/text.ts';
import { SheetEdge } from '../../../deduction/ui/edge.tsx';
import { FreeNotes } from '../../../deduction/ui/free-notes.tsx';
import { SheetHead } from '../../../deduction/ui/head.tsx';
import { MarksKey } from '../../../deduction/ui/key.tsx';
import { LampBox } from '../../../deduction/ui/lamp-box.tsx';
import { createNotebook } from '../../../deduction/ui/notebook.ts';
import type { PartProps } from '../../../ui/game-page.ts';
import { createTurns } from '../../../ui/turns.ts';
import type { Uaps } from '../types.ts';
import { noteGame, type UapsNotes } from './paper-game.ts';
import { Ledger, TurnedLine } from './paper-ledger.tsx';
import { HeardOfOthers, Told } from './paper-lists.tsx';
import * as text from './paper-text.ts';
import '../../../deduction/ui/sheet.css';
import './paper.css';

/** The note sheet; of somebody else, when the game is over, what that one knew. */
export const Paper = (props: PartProps<Uaps>) => (
  <Show when={props.table.view.own}>
    <Show when={props.table.isOwn} fallback={<Others table={props.table} />}>
      <NoteSheet table={props.table} />
    </Show>
  </Show>
);

/** The sheet in one line. */
export const Edge = (props: PartProps<Uaps>) => (
  <SheetEdge<UapsNotes> table={props.table} game={noteGame} title={text.LEDGER} />
);

const Others = (props: PartProps<Uaps>) => (
  <div class="note-paper">
    <h2 class="title">{props.table.seat !== null && pageOf(props.table.name(props.table.seat))}</h2>
    <Told table={props.table} />
  </div>
);

const NoteSheet = (props: PartProps<Uaps>) => {
  const book = createNotebook<UapsNotes>(props.table, noteGame);
  const turn = createTurns(LIST_TURN);
  return (
    <div class="note-paper ua-paper">
      <SheetHead book={book} title={text.LEDGER} />
      <TurnedLine book={book} />
      <Ledger book={book} />
      {/* When all is shown, there is nothing left to help with. */}
      <Show when={props.table.outcome === null}>
        <LampBox book={book} />
      </Show>
      <MarksKey isLit={book.lamp.help() !== 'none'} onLetters={true} />
      <Show when={turn() === LIST_TURN}>
        <Told table={props.table} />
        <HeardOfOthers book={book} />
        <FreeNotes book={book} />
      </Show>
    </div>
  );
};

/** Lists are drawn after the ledger, which comes in parts. */
const LIST_TURN = 4;
