import { createEffect } from 'solid-js';
import { LONGEST_NOTE } from '../marks.ts';
import * as text from '../text.ts';
import type { NoteTypes } from '../types.ts';
import type { BookProps } from './types.ts';

export const FreeNotes = <T extends NoteTypes>(props: BookProps<T>) => {
  let area: HTMLTextAreaElement | undefined;
  // While one writes, what is kept lags behind what stands here.
  createEffect(() => {
    const kept = props.book.sheet.notes().text;
    if (area && document.activeElement !== area) area.value = kept;
  });
  return (
    <label class="note-free" data-point="notes">
      <span class="label">{text.FREE_NOTES}</span>
      <textarea
        ref={area}
        class="hand"
        maxLength={LONGEST_NOTE}
        placeholder={text.FREE_NOTES_HINT}
        spellcheck={false}
        readOnly={!props.book.table.keepsNotes}
        onInput={event => props.book.sheet.change({ text: event.currentTarget.value })}
      />
    </label>
  );
};
