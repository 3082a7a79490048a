import { createMemo, createSelector, For, Show } from 'solid-js';
import type { Place } from '../../../deduction/left.ts';
import { cellLabel, GRID_KEYS } from '../../../deduction/text.ts';
import type { Why } from '../../../deduction/types.ts';
import { createCellState } from '../../../deduction/ui/cell.ts';
import { MarkShape } from '../../../deduction/ui/mark.tsx';
import { createPen } from '../../../deduction/ui/pen.ts';
import type { BookProps } from '../../../deduction/ui/types.ts';
import { WhyCard } from '../../../deduction/ui/why-card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { createTurns } from '../../../ui/turns.ts';
import { allSectors, boardOf, onFrom, visibleFrom } from '../board.ts';
import { confirmedIn } from '../legal.ts';
import { CONTENTS, type Content, type Sector } from '../types.ts';
import { iconOf } from './board-glyph.tsx';
import { actorOf, deskOf } from './dock-desk.ts';
import { chosenSectors, type Draft } from './dock-draft.ts';
import type { PlanetXNotes } from './paper-game.ts';
import * as text from './paper-text.ts';

type GridProps = BookProps<PlanetXNotes>;

/** Sectors down, what they can hold across; every cell is a button, and one of them is reached by Tab. */
export const NoteGrid = (props: GridProps) => {
  const table = () => props.book.table;
  const known = () => table().view.public;
  const board = () => boardOf(known().mode);
  const visible = createMemo(() => new Set(visibleFrom(known().arrow, board())));
  const isMine = () => actorOf(table()) !== null;
  const composed = createMemo(() => {
    const { draft } = deskOf(table());
    return isMine()
      ? { sectors: new Set(chosenSectors(draft(), board())), contents: contentsIn(draft()) }
      : NOTHING_COMPOSED;
  });
  const isReached = createSelector(() => keyOf(props.book.sheet.place() ?? FIRST));
  const isExplained = createSelector(() => props.book.lamp.why()?.conclusion.sector);
  const turn = createTurns(Math.ceil(board().sectors / ROWS_AT_ONCE) - 1);
  let grid: HTMLTableElement | undefined;
  const pen = createPen(
    props.book,
    () => grid,
    ({ sector, content }, [down, right]) => ({
      sector: onFrom(sector, down, board()),
      content: CONTENTS[CONTENTS.indexOf(content) + right] ?? content,
    }),
  );
  const close = (place: Place<Content>) => {
    props.book.lamp.close();
    pen.focusOn(place);
  };

  return (
    <table
      class="px-grid"
      classList={{ mine: isMine() }}
      ref={grid}
      data-point="grid"
      on:keydown={pen.onKey}
      on:pointerdown={pen.onPointerDown}
      on:pointerover={pen.onPointerOver}
    >
      <caption class="sr">{GRID_KEYS}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="sr">{text.SECTOR}</span>
          </th>
          <For each={CONTENTS}>
            {content => (
              <th scope="col" class={`px-${content}`}>
                <Icon name={iconOf(content)} />
                <b aria-hidden="true">{text.letterOf[content]}</b>
                <span class="sr">{text.columnName(content)}</span>
              </th>
            )}
          </For>
        </tr>
      </thead>
      <tbody>
        <For each={allSectors(board()).slice(0, ROWS_AT_ONCE * (turn() + 1))}>
          {sector => (
            <>
              <tr classList={{ visible: visible().has(sector), composed: composed().sectors.has(sector) }}>
                <th scope="row">
                  {sector}
                  <span class="sr">{visible().has(sector) ? text.VISIBLE : ''}</span>
                </th>
                <For each={CONTENTS}>
                  {content => (
                    <Cell
                      book={props.book}
                      sector={sector}
                      content={content}
                      composed={composed().sectors.has(sector) && composed().contents.includes(content)}
                      isReached={isReached(keyOf({ sector, content }))}
                      onPress={pen.press}
                    />
                  )}
                </For>
              </tr>
              <Show when={isExplained(sector) && props.book.lamp.why()}>
                {why => <WhyRow book={props.book} why={why()} onClose={() => close(why().conclusion)} />}
              </Show>
            </>
          )}
        </For>
      </tbody>
    </table>
  );
};

const WhyRow = (props: GridProps & { readonly why: Why<PlanetXNotes>; readonly onClose: () => void }) => (
  <tr class="note-why-row">
    <td colspan={1 + CONTENTS.length}>
      <WhyCard book={props.book} why={props.why} onClose={props.onClose} />
    </td>
  </tr>
);

const Cell = (
  props: GridProps & {
    readonly sector: Sector;
    readonly content: Content;
    readonly composed: boolean;
    readonly isReached: boolean;
    readonly onPress: (place: Place<Content>, byKey: boolean) => void;
  },
) => {
  const place = { sector: props.sector, content: props.content };
  const view = () => props.book.table.view;
  const state = createCellState(
    props.book,
    place,
    () => confirmedIn(view().public, place.sector) === place.content,
  );
  return (
    <td classList={{ wrong: state().wrong, composed: props.composed }}>
      <button
        type="button"
        data-sector={place.sector}
        data-content={place.content}
        tabindex={props.isReached ? 0 : -1}
        aria-disabled={!props.book.table.keepsNotes || undefined}
        aria-label={cellLabel(text.placeName(place.sector, place.content), state())}
        onFocus={() => props.book.sheet.look(place)}
        onClick={event => props.onPress(place, event.detail === 0)}
      >
        <Show
          when={state().confirmed}
          fallback={
            <MarkShape
              mark={state().mark}
              glow={state().glow}
              row={place.sector}
              column={CONTENTS.indexOf(place.content)}
            />
          }
        >
          <span class={`note-confirmed px-${place.content}`}>
            <Icon name={iconOf(place.content)} />
          </span>
        </Show>
      </button>
    </td>
  );
};

const NOTHING_COMPOSED = { sectors: new Set<Sector>(), contents: [] as readonly Content[] };

/** What an act in the making is about. */
function contentsIn({ verb, of, picks }: Draft): readonly Content[] {
  switch (verb) {
    case 'survey':
      return of === 'empty' ? ['empty', 'planet-x'] : [of];
    case 'locate':
      return ['planet-x'];
    case 'theory':
      return picks.flatMap(({ body }) => body ?? []);
    case 'target':
      return CONTENTS;
    case 'research':
    case null:
      return [];
  }
}

/** A whole sheet would block the page for longer than a tap may take. */
const ROWS_AT_ONCE = 6;

const keyOf = ({ sector, content }: Place<Content>): string => `${sector} ${content}`;

const FIRST: Place<Content> = { sector: 1, content: 'asteroid' };
