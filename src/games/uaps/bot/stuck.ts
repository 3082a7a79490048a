import { assert, at, type Seat } from '../../../core/contract.ts';
import type { Rng } from '../../../core/rng.ts';
import { SPACES } from '../board.ts';
import { knowledgeOf } from '../known.ts';
import { outlookOf, readGuess } from '../outlooks.ts';
import type { Move, Public, View } from '../types.ts';

/** Laps that are enough for every search in which something can be proven. */
const MOST_LAPS = 10;

/** Whoever opens a table can choose modifiers under which nobody can ask what would prove it. [Q10] */
export const isStuck = ({ time }: Public, seat: Seat): boolean => at(time, seat) >= MOST_LAPS * SPACES;

const SKIES = 200;

/** The find that is right in most skies. One that fails is out, so the game comes to its end. */
export function likeliestFind(view: View, rng: Rng): Move {
  const { guesses } = outlookOf(knowledgeOf(view), view.public.turns, SKIES, rng);
  const [most] = [...Map.groupBy(guesses, guess => guess).values()].toSorted(
    (one, other) => other.length - one.length,
  );
  assert(most, 'some sky fits');
  return { type: 'find', ...readGuess(at(most, 0)) };
}
