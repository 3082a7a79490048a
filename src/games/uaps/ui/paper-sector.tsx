import { createMemo, For, Match, Show, Switch } from 'solid-js';
import type { Place } from '../../../deduction/left.ts';
import { cellLabel } from '../../../deduction/text.ts';
import type { CellState } from '../../../deduction/types.ts';
import { accused, createCellState } from '../../../deduction/ui/cell.ts';
import { MarkShape } from '../../../deduction/ui/mark.tsx';
import type { BookProps } from '../../../deduction/ui/types.ts';
import { Icon } from '../../../ui/icon.tsx';
import { boardOf } from '../board.ts';
import { CONTENTS, type Content, type Sector } from '../types.ts';
import { iconOf } from './icon-of.ts';
import type { LedgerDesk } from './paper-desk.ts';
import type { UapsNotes } from './paper-game.ts';
import * as text from './paper-text.ts';
import { notableIn, sureOf, toldIn } from './sheet-stacks.ts';
import { letter, shortThing } from './text.ts';

interface SectorProps extends BookProps<UapsNotes> {
  readonly desk: LedgerDesk;
  readonly sector: Sector;
}

/** One sector: what everybody knows of it, what one is sure of, or all it could hold with one's marks. */
export const SectorCell = (props: SectorProps) => {
  const table = () => props.book.table;
  const board = () => boardOf(table().view.public.mode);
  const told = () => toldIn(table().view.public, props.sector);
  const isAccused = () =>
    accused<UapsNotes>(props.book.lamp.verdict()).some(({ sector }) => sector === props.sector);
  const sure = createMemo(() =>
    isAccused() ? undefined : sureOf(props.book.sheet.notes(), props.sector, board()),
  );
  return (
    <div class="ua-entry" classList={{ composed: props.desk.isComposed(props.sector), open: isOpen(props) }}>
      <span class="ua-entry-number">{props.sector}</span>
      <Switch fallback={<Letters {...props} contents={notableIn(props.sector, board())} />}>
        <Match when={told()}>
          {content => (
            <span class="ua-told">
              <Icon name={iconOf(content())} class={iconOf(content())} />
              <b>{shortThing[content()]}</b>
              <Show when={content() !== 'luna'}>
                <small>{text.VERIFIED}</small>
              </Show>
            </span>
          )}
        </Match>
        <Match when={props.desk.opens()}>
          <Opens {...props} contents={notableIn(props.sector, board())} sure={sure()} />
        </Match>
        <Match when={sure()} keyed>
          {content => <Cell {...props} content={content} class="ua-sure" />}
        </Match>
      </Switch>
    </div>
  );
};

const isOpen = ({ desk, sector }: SectorProps): boolean => desk.opens() && desk.isOpen(sector);

const Sure = (props: { readonly content: Content }) => (
  <>
    <Icon name={iconOf(props.content)} class={iconOf(props.content)} />
    <span class="hand">{shortThing[props.content]}</span>
  </>
);

const Letters = (props: SectorProps & { readonly contents: readonly Content[] }) => (
  <span class="ua-letters">
    <For each={props.contents}>{content => <Cell {...props} content={content} class="ua-letter" />}</For>
  </span>
);

/** One press opens the marks of the sector. */
const Opens = (
  props: SectorProps & { readonly contents: readonly Content[]; readonly sure: Content | undefined },
) => {
  const { markAt } = props.book.game.marks;
  const open = () =>
    props.contents.filter(
      content => markAt(props.book.sheet.notes(), { sector: props.sector, content }) !== 'struck',
    );
  return (
    <>
      <span class="ua-look" aria-hidden="true">
        <Show
          when={props.sure}
          fallback={
            <span class="ua-letters">
              <For each={props.contents}>
                {content => <Mark book={props.book} sector={props.sector} content={content} />}
              </For>
            </span>
          }
        >
          {content => <Sure content={content()} />}
        </Show>
      </span>
      <button
        type="button"
        class="ua-opens"
        aria-expanded={isOpen(props)}
        aria-label={text.sectorName(props.sector, open(), props.sure)}
        onClick={() => props.desk.toggle(props.sector)}
      />
    </>
  );
};

/** A letter with its mark, to be looked at. */
const Mark = (props: BookProps<UapsNotes> & Place<Content>) => {
  const state = createCellState(props.book, { sector: props.sector, content: props.content }, () => false);
  return (
    <span class="ua-letter" classList={{ wrong: state().wrong }}>
      <Letter {...state()} sector={props.sector} content={props.content} />
    </span>
  );
};

const Letter = (props: Place<Content> & Pick<CellState, 'mark' | 'glow'>) => (
  <>
    <span class={`hand ${props.mark}`}>{letter(props.content)}</span>
    <MarkShape
      mark={props.mark}
      glow={props.glow}
      row={props.sector}
      column={CONTENTS.indexOf(props.content)}
      onLetter={true}
    />
  </>
);

/** What can be marked; the open sector shows it large, with its sign and name. */
const Cell = (
  props: SectorProps & { readonly content: Content; readonly class: 'ua-letter' | 'ua-large' | 'ua-sure' },
) => {
  const place = { sector: props.sector, content: props.content };
  const state = createCellState(props.book, place, () => false);
  return (
    <button
      type="button"
      class={props.class}
      classList={{ wrong: state().wrong }}
      data-sector={place.sector}
      data-content={place.content}
      tabindex={props.class === 'ua-large' || props.desk.isReached(place) ? 0 : -1}
      aria-disabled={!props.book.table.keepsNotes || undefined}
      aria-label={cellLabel(text.placeName(place.sector, place.content), state())}
      title={shortThing[place.content]}
      onFocus={() => props.book.sheet.look(place)}
      onClick={event => props.desk.pen.press(place, event.detail === 0)}
    >
      <Switch fallback={<Letter {...state()} {...place} />}>
        <Match when={props.class === 'ua-sure'}>
          <Sure content={place.content} />
        </Match>
        <Match when={props.class === 'ua-large'}>
          <Icon name={iconOf(place.content)} class={iconOf(place.content)} />
          <span class={state().mark}>{shortThing[place.content]}</span>
          <MarkShape mark={state().mark} glow={state().glow} row={place.sector} />
        </Match>
      </Switch>
    </button>
  );
};

/** The marks of one sector, large enough for a finger. */
export const OpenSector = (props: SectorProps) => (
  <fieldset class="ua-open-sector">
    <legend class="sr">{text.marksOf(props.sector)}</legend>
    <b aria-hidden="true">{props.sector}</b>
    <For each={notableIn(props.sector, boardOf(props.book.table.view.public.mode))}>
      {content => <Cell {...props} content={content} class="ua-large" />}
    </For>
  </fieldset>
);
