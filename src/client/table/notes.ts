import { createMemo, createSignal, onCleanup, untrack } from 'solid-js';
import { unwrap } from 'solid-js/store';
import type { Seat } from '../../core/contract.ts';
import type { TableLink } from '../../ui/link.ts';

export interface Notes {
  notes(): unknown;
  keeps(): boolean;
  keep(notes: unknown): void;
}

const KEEP_AFTER_MS = 500;

/**
 * What the owner of a page wrote. Kept a moment after the last change, and at once when one leaves. Where moves have
 * ceased to count, nothing is kept any more: whoever has the table now writes notes of their own.
 */
export function createNotes(link: TableLink, seat: Seat | null, counts: () => boolean): Notes {
  const [notes, setNotes] = createSignal<unknown>(null);
  if (seat === null) return { notes, keeps: () => false, keep: () => undefined };

  const keeps = createMemo<boolean>(before => before && counts(), true);
  let written = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    if (untrack(keeps)) link.keepNotes(seat, unwrap(notes()));
  };
  void link.notes(seat).then(kept => {
    if (!written) setNotes(() => kept);
  });
  document.addEventListener('visibilitychange', flush);
  window.addEventListener('pagehide', flush);
  onCleanup(() => {
    flush();
    document.removeEventListener('visibilitychange', flush);
    window.removeEventListener('pagehide', flush);
  });

  return {
    notes,
    keeps,
    keep: changed => {
      if (!untrack(keeps)) return;
      written = true;
      setNotes(() => changed);
      clearTimeout(timer);
      timer = setTimeout(flush, KEEP_AFTER_MS);
    },
  };
}
