import { createSignal, onCleanup } from 'solid-js';
import { unwrap } from 'solid-js/store';
import type { Seat } from '../../core/contract.ts';
import type { TableLink } from '../../ui/link.ts';

export interface Notes {
  notes(): unknown;
  keep(notes: unknown): void;
}

const KEEP_AFTER_MS = 500;

/** What the owner of a page wrote. Kept a moment after the last change, and at once when one leaves. */
export function createNotes(link: TableLink, seat: Seat | null): Notes {
  const [notes, setNotes] = createSignal<unknown>(null);
  if (seat === null) return { notes, keep: () => undefined };

  let written = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    link.keepNotes(seat, unwrap(notes()));
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
    keep: changed => {
      written = true;
      setNotes(() => changed);
      clearTimeout(timer);
      timer = setTimeout(flush, KEEP_AFTER_MS);
    },
  };
}
