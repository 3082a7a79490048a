import { For, Show } from 'solid-js';
import type { Seat } from '../../core/contract.ts';
import { Icon } from '../../ui/icon.tsx';
import { SeatMark } from '../../ui/parts.tsx';
import { LONGEST_REMARK, nextThumb, type Remark, remarkOn, type Thumb, withRemark } from '../marks.ts';
import * as text from '../text.ts';
import type { NoteTypes } from '../types.ts';
import type { BookProps } from './types.ts';

export interface Announced {
  readonly seat: Seat;
  readonly line: string;
}

const THUMB_ICON: Readonly<Record<Thumb, string>> = { none: 'minus', up: 'up', down: 'down' };

/** What the others announced, each with a place for a thought of one's own. */
export const Heard = <T extends NoteTypes>(
  props: BookProps<T> & {
    readonly hint: string;
    /** By which remarks are kept, in the order of lines. */
    readonly keys: readonly string[];
    readonly announcedBy: (key: string) => Announced | null;
  },
) => (
  <section class="note-heard" data-point="heard">
    <h3 class="label">{text.HEARD}</h3>
    <Show when={props.keys.length > 0} fallback={<p class="dim">{text.NOTHING_HEARD}</p>}>
      <p class="dim">{props.hint}</p>
      <ul>
        <For each={props.keys}>
          {key => (
            <Show when={props.announcedBy(key)}>
              {announced => <Line book={props.book} of={key} announced={announced()} />}
            </Show>
          )}
        </For>
      </ul>
    </Show>
  </section>
);

const Line = <T extends NoteTypes>(
  props: BookProps<T> & { readonly of: string; readonly announced: Announced },
) => {
  const notes = () => props.book.sheet.notes();
  const remark = () => remarkOn(notes(), props.of);
  const change = (part: Partial<Remark>) =>
    props.book.sheet.change({ remarks: withRemark(notes(), props.of, { ...remark(), ...part }).remarks });
  return (
    <li>
      <p>
        <SeatMark look={props.book.table.player(props.announced.seat).look} />
        <span>{props.announced.line}</span>
      </p>
      <input
        type="text"
        class="hand"
        value={remark().text}
        maxLength={LONGEST_REMARK}
        placeholder={text.REMARK_HINT}
        aria-label={text.remarkLabel(props.announced.line)}
        readOnly={!props.book.table.keepsNotes}
        onInput={event => change({ text: event.currentTarget.value })}
      />
      <button
        type="button"
        class={`note-thumb ${remark().thumb}`}
        aria-label={text.thumbLabel(remark().thumb, props.announced.line)}
        aria-disabled={!props.book.table.keepsNotes || undefined}
        onClick={() => change({ thumb: nextThumb(remark().thumb) })}
      >
        <Icon name={THUMB_ICON[remark().thumb]} class="s" />
        {text.thumbName[remark().thumb]}
      </button>
    </li>
  );
};
