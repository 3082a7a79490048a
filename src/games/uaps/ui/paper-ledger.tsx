import { createEffect, createMemo, For, on } from 'solid-js';
import { GRID_KEYS } from '../../../deduction/text.ts';
import type { BookProps } from '../../../deduction/ui/types.ts';
import { createTurns } from '../../../ui/turns.ts';
import { boardOf, placeOf } from '../board.ts';
import type { Sector } from '../types.ts';
import { quadrantHere } from './dock-desk.ts';
import { createLedgerDesk } from './paper-desk.ts';
import type { UapsNotes } from './paper-game.ts';
import { StackRow } from './paper-row.tsx';
import { slideDown } from './paper-slide.ts';
import * as text from './paper-text.ts';
import { quadrantRows, stacksNow } from './sheet-stacks.ts';

/** Rows are today's stacks: an inner sector, and what is above it now. */
export const Ledger = (props: BookProps<UapsNotes>) => {
  let ledger: HTMLTableElement | undefined;
  const desk = createLedgerDesk(props.book, () => ledger);
  const table = () => props.book.table;
  const known = () => table().view.public;
  const board = () => boardOf(known().mode);
  const quadrants = createMemo(() => quadrantRows(board()));
  const turn = createTurns(QUADRANT_TURNS);
  const stackOf = (inner: Sector) =>
    desk.stacks()[placeOf(inner, board())] ?? { inner, outer: inner + board().perOrbit };

  createEffect(
    on(
      () => known().turns,
      (turns, before) => {
        if (before === undefined || turns <= before || !table().moving || !ledger) return;
        slideDown([...ledger.querySelectorAll<HTMLElement>('.ua-outer')], turns - before);
      },
    ),
  );

  return (
    <table
      class="ua-ledger"
      classList={{ mine: desk.isMine() }}
      ref={ledger}
      data-point="ledger"
      on:keydown={desk.pen.onKey}
      on:pointerdown={desk.pen.onPointerDown}
      on:pointerover={desk.pen.onPointerOver}
    >
      <caption class="sr">{GRID_KEYS}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span aria-hidden="true">{text.QUADRANT_SHORT}</span>
            <span class="sr">{text.QUADRANT}</span>
          </th>
          <th scope="col">{text.INNER}</th>
          <th scope="col">{text.OUTER}</th>
        </tr>
      </thead>
      <For each={quadrants().slice(0, turn() + 1)}>
        {([quadrant, inner]) => (
          <tbody classList={{ here: desk.here() === quadrant }}>
            <For each={inner}>
              {(sector, index) => (
                <StackRow
                  book={props.book}
                  desk={desk}
                  quadrant={quadrant}
                  stack={stackOf(sector)}
                  isMiddle={index() === Math.floor((inner.length - 1) / 2)}
                />
              )}
            </For>
          </tbody>
        )}
      </For>
    </table>
  );
};

/** A whole ledger would block the page for longer than a tap may take. */
const QUADRANT_TURNS = 3;

/** Said where nothing may move, and to who does not see it. */
export const TurnedLine = (props: BookProps<UapsNotes>) => {
  const says = () => {
    const { table } = props.book;
    if (!table.fresh.some(({ type }) => type === 'turned')) return '';
    const known = table.view.public;
    const [, inner] = quadrantRows(boardOf(known.mode)).find(([one]) => one === quadrantHere(table)) ?? [];
    return text.turnedSays(stacksNow(known).filter(stack => inner?.includes(stack.inner)));
  };
  return (
    <p class="ua-turned" role="status">
      {says()}
    </p>
  );
};
