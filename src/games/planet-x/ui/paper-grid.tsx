import { createMemo, createSelector, For, Show } from 'solid-js';
import type { PartProps } from '../../../ui/game-page.ts';
import { Icon } from '../../../ui/icon.tsx';
import { createTurns } from '../../../ui/turns.ts';
import { allSectors, boardOf, onFrom, visibleFrom } from '../board.ts';
import { confirmedIn } from '../legal.ts';
import { CONTENTS, type Content, type PlanetX, type Sector } from '../types.ts';
import { iconOf } from './board-glyph.tsx';
import { actorOf, deskOf } from './dock-desk.ts';
import { chosenSectors, type Draft } from './dock-draft.ts';
import type { Lamp, Why } from './help-lamp.ts';
import { WhyCard } from './help-why.tsx';
import { type Mark, markAt, type Place } from './marks.ts';
import { MarkShape } from './paper-mark.tsx';
import * as text from './paper-text.ts';
import type { Sheet } from './sheet.ts';

interface GridProps extends PartProps<PlanetX> {
  readonly sheet: Sheet;
  readonly lamp: Lamp;
}

const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
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

/** Sectors down, what they can hold across; every cell is a button, and one of them is reached by Tab. */
export const NoteGrid = (props: GridProps) => {
  const known = () => props.table.view.public;
  const board = () => boardOf(known().mode);
  const visible = createMemo(() => new Set(visibleFrom(known().arrow, board())));
  const isMine = () => actorOf(props.table) !== null;
  const composed = createMemo(() => {
    const { draft } = deskOf(props.table);
    return isMine()
      ? { sectors: new Set(chosenSectors(draft(), board())), contents: contentsIn(draft()) }
      : NOTHING_COMPOSED;
  });
  const isReached = createSelector(() => keyOf(props.sheet.place() ?? FIRST));
  const isExplained = createSelector(() => props.lamp.why()?.conclusion.sector);
  const turn = createTurns(Math.ceil(board().sectors / ROWS_AT_ONCE) - 1);
  let grid: HTMLTableElement | undefined;
  let painted: Painting | null = null;

  const focusOn = ({ sector, content }: Place) =>
    grid?.querySelector<HTMLElement>(`[data-sector="${sector}"][data-content="${content}"]`)?.focus();
  const onKey = (event: KeyboardEvent) => {
    const place = placeOf(event.target);
    if (!place || event.altKey || event.metaKey) return;
    if (!obeys(event, place)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const obeys = ({ key, ctrlKey }: KeyboardEvent, place: Place): boolean => {
    const letter = key.toLowerCase();
    if (ctrlKey && letter !== 'z') return false;
    const step = STEPS[key];
    const mark = MARK_KEYS[letter];
    if (step) focusOn(moved(place, step));
    else if (mark) props.sheet.put([{ ...place, mark }]);
    else if (ctrlKey || letter === 'u') props.sheet.undo();
    else if (letter === 'h') explain(place);
    else return false;
    return true;
  };
  const explain = (place: Place) => {
    const glow = props.lamp.glow(place);
    if (glow) props.lamp.explain({ ...place, holds: glow === 'certain' });
  };
  const close = (place: Place) => {
    props.lamp.close();
    focusOn(place);
  };
  const moved = ({ sector, content }: Place, [down, right]: readonly [number, number]): Place => ({
    sector: onFrom(sector, down, board()),
    content: CONTENTS[CONTENTS.indexOf(content) + right] ?? content,
  });
  const press = (place: Place, byKey: boolean) => {
    props.sheet.look(place);
    if (byKey || !painted?.spread) props.sheet.press(place);
  };
  /** A mouse or a pen paints; a finger scrolls. */
  const startPaint = (event: PointerEvent) => {
    const place = placeOf(event.target);
    painted =
      place && event.pointerType !== 'touch' && event.button === 0
        ? { place, spread: false, began: false }
        : null;
  };
  const paint = (event: PointerEvent) => {
    const place = placeOf(event.target);
    if (!painted || !place || (event.buttons & 1) === 0) return;
    const { place: from } = painted;
    if (place.sector === from.sector && place.content === from.content) return;
    const began = painted.spread ? painted.began : writes(() => props.sheet.press(from));
    const mark = markAt(props.sheet.notes(), from);
    const goesOn = writes(() => props.sheet.put([{ ...place, mark }], began));
    painted = { place: from, spread: true, began: began || goesOn };
  };
  const writes = (write: () => void): boolean => {
    const { marks } = props.sheet.notes();
    write();
    return props.sheet.notes().marks !== marks;
  };

  return (
    <table
      class="px-grid"
      classList={{ mine: isMine() }}
      ref={grid}
      data-point="grid"
      on:keydown={onKey}
      on:pointerdown={startPaint}
      on:pointerover={paint}
    >
      <caption class="sr">{text.GRID_KEYS}</caption>
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
                      {...props}
                      sector={sector}
                      content={content}
                      composed={composed().sectors.has(sector) && composed().contents.includes(content)}
                      isReached={isReached(keyOf({ sector, content }))}
                      onPress={press}
                    />
                  )}
                </For>
              </tr>
              <Show when={isExplained(sector) && props.lamp.why()}>
                {why => <WhyRow {...props} why={why()} onClose={() => close(why().conclusion)} />}
              </Show>
            </>
          )}
        </For>
      </tbody>
    </table>
  );
};

const WhyRow = (props: GridProps & { readonly why: Why; readonly onClose: () => void }) => (
  <tr class="px-why-row">
    <td colspan={1 + CONTENTS.length}>
      <WhyCard table={props.table} why={props.why} onClose={props.onClose} />
    </td>
  </tr>
);

const Cell = (
  props: GridProps & {
    readonly sector: Sector;
    readonly content: Content;
    readonly composed: boolean;
    readonly isReached: boolean;
    readonly onPress: (place: Place, byKey: boolean) => void;
  },
) => {
  const place = { sector: props.sector, content: props.content };
  const state = createMemo<text.CellState, undefined>(
    () => ({
      mark: markAt(props.sheet.notes(), place),
      glow: props.lamp.glow(place),
      confirmed: confirmedIn(props.table.view.public, place.sector) === place.content,
      wrong: isAccused(props.lamp, place),
    }),
    undefined,
    { equals: isSame },
  );
  return (
    <td classList={{ wrong: state().wrong, composed: props.composed }}>
      <button
        type="button"
        data-sector={place.sector}
        data-content={place.content}
        tabindex={props.isReached ? 0 : -1}
        aria-disabled={!props.table.keepsNotes || undefined}
        aria-label={text.cellLabel(place.sector, place.content, state())}
        onFocus={() => props.sheet.look(place)}
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
          <span class={`px-confirmed px-${place.content}`}>
            <Icon name={iconOf(place.content)} />
          </span>
        </Show>
      </button>
    </td>
  );
};

const isSame = (one: text.CellState, other: text.CellState): boolean =>
  one.mark === other.mark &&
  one.glow === other.glow &&
  one.confirmed === other.confirmed &&
  one.wrong === other.wrong;

interface Painting {
  readonly place: Place;
  /** Whether it has left its first cell. */
  readonly spread: boolean;
  /** Whether it has written anything: a rubber that starts on a blank cell has not. */
  readonly began: boolean;
}

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

const keyOf = ({ sector, content }: Place): string => `${sector} ${content}`;

const FIRST: Place = { sector: 1, content: 'asteroid' };

function isAccused(lamp: Lamp, { sector, content }: Place): boolean {
  const verdict = lamp.verdict();
  if (verdict === null || typeof verdict === 'string' || verdict.type === 'fits') return false;
  return verdict.marks.some(mark => mark.sector === sector && mark.content === content);
}

function placeOf(target: EventTarget | null): Place | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-sector]') : null;
  const content = CONTENTS.find(one => one === cell?.dataset['content']);
  return cell && content ? { sector: Number(cell.dataset['sector']), content } : null;
}
