import { batch, createEffect, createMemo, createSignal, on, onCleanup, untrack } from 'solid-js';
import { unwrap } from 'solid-js/store';
import type { Viewer } from '../../core/contract.ts';
import type { TableLink } from '../../ui/link.ts';
import { UnkeptNotes } from './unkept-notes.ts';

export interface Notes {
  notes(): unknown;
  /** Never before they were read: what is written then would take the place of what nobody saw. */
  keeps(): boolean;
  keep(notes: unknown): void;
  /** They could not be read for a while; it is tried again by itself. */
  unread(): boolean;
}

const KEEP_AFTER_MS = 500;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 10_000;
const QUIET_FAILURES = 2;

/**
 * What the owner of a page wrote, or all who share a screen. Kept a moment after the last change, and at once when one leaves. Where moves have
 * ceased to count, nothing is kept any more: whoever has the table now writes notes of their own. `follows`: another window
 * writes them, and they are read again when this changes.
 */
export function createNotes(
  link: TableLink,
  viewer: Viewer | null,
  counts: () => boolean,
  follows?: () => unknown,
): Notes {
  const [notes, setNotes] = createSignal<unknown>(null);
  if (viewer === null) return { notes, keeps: () => false, keep: () => undefined, unread: () => false };

  const [isRead, setRead] = createSignal(false);
  const [failures, setFailures] = createSignal(0);
  const mayKeep = createMemo<boolean>(before => before && counts(), true);
  const keeps = () => mayKeep() && isRead();
  const unkept = new UnkeptNotes(link, viewer);
  let keeping: ReturnType<typeof setTimeout> | undefined;
  let reading: ReturnType<typeof setTimeout> | undefined;
  let left = false;
  const read = async () => {
    const kept = await link.notes(viewer);
    if (left) return;
    if (kept.ok) {
      const now = untrack(mayKeep) ? unkept.opened(kept.value) : kept.value;
      batch(() => {
        setNotes(() => now);
        setRead(true);
      });
      return;
    }
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** failures(), LONGEST_PAUSE_MS);
    setFailures(count => count + 1);
    reading = setTimeout(() => void read(), pause);
  };
  const send = () => {
    if (untrack(keeps)) unkept.send();
  };
  const leave = () => {
    clearTimeout(keeping);
    if (untrack(keeps)) unkept.leave();
  };
  if (follows) createEffect(on(follows, () => void read()));
  else void read();
  document.addEventListener('visibilitychange', leave);
  window.addEventListener('pagehide', leave);
  onCleanup(() => {
    left = true;
    clearTimeout(reading);
    leave();
    document.removeEventListener('visibilitychange', leave);
    window.removeEventListener('pagehide', leave);
  });

  return {
    notes,
    keeps,
    keep: changed => {
      if (!untrack(keeps)) return;
      setNotes(() => changed);
      unkept.wrote(unwrap(changed));
      clearTimeout(keeping);
      keeping = setTimeout(send, KEEP_AFTER_MS);
    },
    unread: () => mayKeep() && !isRead() && failures() > QUIET_FAILURES,
  };
}
