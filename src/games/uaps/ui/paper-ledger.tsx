import { createEffect, createMemo, createSelector, createSignal, For, on, Show } from 'solid-js';
import type { Place } from '../../../deduction/left.ts';
import { GRID_KEYS } from '../../../deduction/text.ts';
import { createPen } from '../../../deduction/ui/pen.ts';
import type { BookProps } from '../../../deduction/ui/types.ts';
import { WhyCard } from '../../../deduction/ui/why-card.tsx';
import { createMatch, SHEET } from '../../../ui/media.ts';
import { createTurns } from '../../../ui/turns.ts';
import { boardOf, placeOf } from '../board.ts';
import type { Content, Quadrant, Sector } from '../types.ts';
import { actorOf, deskOf, quadrantHere } from './dock-desk.ts';
import { chosenSectors } from './dock-draft.ts';
import type { UapsNotes } from './paper-game.ts';
import { OpenSector, SectorCell } from './paper-sector.tsx';
import { slideDown } from './paper-slide.ts';
import * as text from './paper-text.ts';
import { moved, notableNow, quadrantRows, type Stack, stacksNow, sureOf } from './sheet-stacks.ts';

/** A finger needs more room than the letters of a sector have. */
const FINGERS = `${SHEET}, (pointer: coarse)`;

/** Rows are today's stacks: an inner sector, and what is above it now. */
export const Ledger = (props: BookProps<UapsNotes>) => {
  const table = () => props.book.table;
  const known = () => table().view.public;
  const board = () => boardOf(known().mode);
  const stacks = createMemo(() => stacksNow(known()));
  const here = () => quadrantHere(table());
  const opens = createMatch(FINGERS);
  const [open, setOpen] = createSignal<Sector | null>(null);
  const isOpen = createSelector(open);
  const isMine = () => actorOf(table()) !== null;
  const composed = createMemo(
    () => new Set(isMine() ? chosenSectors(deskOf(table()).draft(), known(), here(), board()) : []),
  );
  const notable = createMemo(() => notableNow(known()));
  /** What has a cell of its own. */
  const shown = (sector: Sector): readonly Content[] => {
    const contents = notable()[sector - 1] ?? [];
    const sure = contents.length > 0 ? sureOf(props.book.sheet.notes(), sector, board()) : undefined;
    return sure ? [sure] : contents;
  };
  const reached = createMemo(() => {
    const place = props.book.sheet.place();
    if (place && shown(place.sector).includes(place.content)) return keyOf(place);
    const first = stacks()
      .flatMap(({ inner, outer }) => [inner, outer])
      .find(sector => shown(sector).length > 0);
    const [content] = first === undefined ? [] : shown(first);
    return first !== undefined && content ? keyOf({ sector: first, content }) : '';
  });
  const isReached = createSelector(reached);
  let ledger: HTMLTableElement | undefined;
  const pen = createPen(
    props.book,
    () => ledger,
    (place, arrow) => moved(place, arrow, stacks(), shown),
  );
  const close = (place: Place<Content>) => {
    props.book.lamp.close();
    pen.focusOn(place);
  };
  const turn = createTurns(QUADRANT_ROWS);

  const SectorHere = (of: { readonly sector: Sector }) => (
    <SectorCell
      book={props.book}
      sector={of.sector}
      opens={opens()}
      isOpen={isOpen(of.sector)}
      composed={composed().has(of.sector)}
      isReached={place => isReached(keyOf(place))}
      onPress={pen.press}
      onOpen={() => setOpen(open() === of.sector ? null : of.sector)}
    />
  );
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
      classList={{ mine: isMine() }}
      ref={ledger}
      data-point="ledger"
      on:keydown={pen.onKey}
      on:pointerdown={pen.onPointerDown}
      on:pointerover={pen.onPointerOver}
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
      <For each={quadrantRows(board()).slice(0, turn() + 1)}>
        {([quadrant, inner]) => (
          <tbody classList={{ here: here() === quadrant }}>
            <For each={inner}>
              {(sector, index) => {
                const stack = () => stacks()[placeOf(sector, board())] ?? { inner: sector, outer: sector };
                const sectorOpen = () => (isOpen(stack().inner) ? stack().inner : stack().outer);
                const why = () => {
                  const about = props.book.lamp.why();
                  const at = about?.conclusion.sector;
                  return at === stack().inner || at === stack().outer ? about : null;
                };
                return (
                  <>
                    <tr>
                      <RowHead
                        quadrant={quadrant}
                        stack={stack()}
                        isHere={here() === quadrant}
                        isMiddle={index() === Math.floor((inner.length - 1) / 2)}
                      />
                      <td>
                        <SectorHere sector={sector} />
                      </td>
                      <td class="ua-outer">
                        <Show when={stack().outer} keyed>
                          {outer => <SectorHere sector={outer} />}
                        </Show>
                      </td>
                    </tr>
                    <Show when={opens() && (isOpen(stack().inner) || isOpen(stack().outer))}>
                      <tr class="ua-open-row">
                        <td colspan={3}>
                          <Show when={sectorOpen()} keyed>
                            {one => (
                              <OpenSector
                                book={props.book}
                                sector={one}
                                isReached={() => true}
                                onPress={pen.press}
                              />
                            )}
                          </Show>
                        </td>
                      </tr>
                    </Show>
                    <Show when={why()}>
                      {about => (
                        <tr class="note-why-row">
                          <td colspan={3}>
                            <WhyCard
                              book={props.book}
                              why={about()}
                              onClose={() => close(about().conclusion)}
                            />
                          </td>
                        </tr>
                      )}
                    </Show>
                  </>
                );
              }}
            </For>
          </tbody>
        )}
      </For>
    </table>
  );
};

/** A whole ledger would block the page for longer than a tap may take. */
const QUADRANT_ROWS = 3;

const RowHead = (props: {
  readonly quadrant: Quadrant;
  readonly stack: Stack;
  readonly isHere: boolean;
  readonly isMiddle: boolean;
}) => (
  <th scope="row">
    <span aria-hidden="true">{props.isMiddle ? props.quadrant : ''}</span>
    <span class="sr">{text.rowName(props.quadrant, props.stack, props.isHere)}</span>
  </th>
);

/** Said where nothing may move, and for who does not see it. */
export const TurnedLine = (props: BookProps<UapsNotes>) => {
  const table = () => props.book.table;
  const says = () => {
    if (!table().fresh.some(({ type }) => type === 'turned')) return '';
    const from = quadrantHere(table());
    const rows = quadrantRows(boardOf(table().view.public.mode)).find(([quadrant]) => quadrant === from);
    const stacks = stacksNow(table().view.public).filter(({ inner }) => rows?.[1].includes(inner));
    return text.turnedSays(stacks);
  };
  return (
    <p class="ua-turned" role="status">
      {says()}
    </p>
  );
};

const keyOf = ({ sector, content }: Place<Content>): string => `${sector} ${content}`;
