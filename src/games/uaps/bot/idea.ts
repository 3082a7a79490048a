import type { Seat } from '../../../core/contract.ts';
import type { Inquiry, Way } from '../questions.ts';
import type { Action, Own, Public } from '../types.ts';

/** Who asks, and what it sees. */
export interface Asking {
  readonly known: Public;
  readonly own: Own;
  readonly seat: Seat;
}

/** What a level would do to learn something. */
export interface Idea {
  readonly action: Action;
  /** The less the better; to be held against ideas of the same level only. */
  readonly loss: number;
}

/** The way first, then the question. */
export const ideaOf = (
  { way, inquiry }: { readonly way: Way; readonly inquiry: Inquiry },
  loss: number,
  { known, seat }: Asking,
): Idea => ({
  action: way.quadrant === known.quadrants[seat] ? inquiry.question : { type: 'move', to: way.first },
  loss,
});
