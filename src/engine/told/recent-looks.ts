import type { Truth } from '../truth/truth.ts';

/** Each may be large, and most are asked for once. */
const MOST_KEPT = 4;

/** What such a message is made of beside the story and the view, which follow from it. */
interface About {
  readonly truth: Truth;
  /** Says for whom it is, and from which step on. */
  readonly head: string;
  readonly rest: string;
}

interface Look extends About {
  readonly text: string;
}

/**
 * What pages that asked how a table stands were told last, at all tables. Hundreds may ask for the same in one moment and
 * read none of it: what waits for all of them is one text.
 */
export class RecentLooks {
  #looks: readonly Look[] = [];

  textOf({ truth, head, rest }: About, body: () => string): string {
    const same = this.#looks.find(one => one.truth === truth && one.head === head && one.rest === rest);
    if (same) return same.text;
    const text = `${head}${body()},${rest}}`;
    this.#looks = [{ truth, head, rest, text }, ...this.#looks].slice(0, MOST_KEPT);
    return text;
  }
}
