import type { Viewer } from '../../core/contract.ts';
import type { TableLink } from '../../ui/link.ts';
import { forgetLastNotes, keepLastNotes, lastNotes } from '../last-notes.ts';

/**
 * Notes on their way to the table. Whoever keeps them may end with the page, before they arrive: until it is known
 * that they did, they are left where they outlive it, and whoever opens the page next hands them in.
 */
export class UnkeptNotes {
  readonly #link: TableLink;
  readonly #viewer: Viewer;
  /** What was written last, until it is known to be kept. */
  #last: { readonly notes: unknown; sent: boolean } | undefined;
  /** What may lie with the table, as JSON: what was last known to, and what was sent since. */
  #kept: readonly string[] = [];

  constructor(link: TableLink, viewer: Viewer) {
    this.#link = link;
    this.#viewer = viewer;
  }

  /** Gives what to go on from: what lies with the table, or what was left here since. */
  opened(kept: unknown): unknown {
    const text = textOf(kept);
    this.#kept = [text];
    const left = lastNotes(this.#link.facts.id, this.#viewer);
    if (!left) return kept;
    if (!left.over.includes(text)) {
      this.#forget();
      return kept;
    }
    this.wrote(left.notes);
    this.send();
    return left.notes;
  }

  wrote(notes: unknown): void {
    this.#last = { notes, sent: false };
  }

  send(): void {
    const last = this.#last;
    if (!last || last.sent) return;
    last.sent = true;
    const text = textOf(last.notes);
    this.#kept = [...this.#kept, text];
    void this.#link.keepNotes(this.#viewer, last.notes).then(isKept => {
      if (!isKept) return;
      this.#kept = this.#kept.slice(this.#kept.lastIndexOf(text));
      if (this.#last !== last) return;
      this.#last = undefined;
      this.#forget();
    });
  }

  /** The page may be gone after this. */
  leave(): void {
    this.send();
    if (this.#last)
      keepLastNotes(this.#link.facts.id, this.#viewer, { notes: this.#last.notes, over: this.#kept });
  }

  #forget(): void {
    forgetLastNotes(this.#link.facts.id, this.#viewer);
  }
}

const textOf = (notes: unknown): string => JSON.stringify(notes ?? null);
