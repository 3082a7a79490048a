import { createEffect, For } from 'solid-js';
import { seatsOf } from '../../../core/contract.ts';
import type { PartProps } from '../../../ui/game-page.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SeatName } from '../../../ui/parts.tsx';
import type { Unacknowledged } from '../types.ts';
import { LONGEST_NOTE, type Mark, marked, readNotes } from './notes.ts';
import * as text from './paper-text.ts';

const MARK_ICON: Readonly<Record<Mark, string>> = {
  blank: 'minus',
  trust: 'check',
  unsure: 'more',
  suspect: 'd-shadow',
};

const notesOf = (table: PartProps<Unacknowledged>['table']) =>
  readNotes(table.notes, table.view.public.seats);

/** A mark for every other seat; each press goes on to the next one. */
export const Suspicion = (props: PartProps<Unacknowledged>) => (
  <section class="un-suspicion" data-point="notes" aria-label={text.NOTES}>
    <h3 class="label">{text.NOTES}</h3>
    <ul>
      <For each={seatsOf(props.table.view.public.seats).filter(seat => seat !== props.table.seat)}>
        {seat => {
          const mark = () => notesOf(props.table).marks[seat] ?? 'blank';
          return (
            <li>
              <button
                type="button"
                class={`un-mark ${mark()}`}
                disabled={!props.table.keepsNotes}
                onClick={() => props.table.keepNotes(marked(notesOf(props.table), seat))}
              >
                <SeatName look={props.table.player(seat).look} name={props.table.name(seat)} />
                <span class="un-mark-word">
                  <Icon name={MARK_ICON[mark()]} class="s" />
                  {text.markName[mark()]}
                </span>
                <span class="sr">{text.NEXT_MARK}</span>
              </button>
            </li>
          );
        }}
      </For>
    </ul>
  </section>
);

export const Scratch = (props: PartProps<Unacknowledged>) => {
  let area: HTMLTextAreaElement | undefined;
  // While one writes, what is kept lags behind what stands here.
  createEffect(() => {
    const kept = notesOf(props.table).text;
    if (area && document.activeElement !== area) area.value = kept;
  });
  return (
    <label class="scratch">
      <span class="label">{text.SCRATCH}</span>
      <textarea
        ref={area}
        class="hand"
        maxLength={LONGEST_NOTE}
        placeholder={text.SCRATCH_HINT}
        spellcheck={false}
        readOnly={!props.table.keepsNotes}
        onInput={event => props.table.keepNotes({ ...notesOf(props.table), text: event.currentTarget.value })}
      />
    </label>
  );
};
