import { allSectors, type Board, boardOf, REVIEW_AFTER, sectorAt } from '../board.ts';
import type { Clue } from '../clues.ts';
import { cluesOf } from '../known.ts';
import type { Conclusion } from '../proof.ts';
import { CONTENTS, type View } from '../types.ts';
import { leftAt, type Step } from './check.ts';
import { leftDirectly } from './direct.ts';
import { couldHold, follows, type Left, mustHold } from './left.ts';
import { leftByRules } from './logic.ts';

/**
 * All that is certain or out, what is most worth hearing first. What a clue or the rules say by themselves comes after
 * all that has to be found; what is out where something else is certain comes last. Among the rest: things before
 * gaps, what is new, what takes two clues or more, Planet X.
 */
export function findsIn(
  left: Left,
  earlier: Left | null,
  board: Board,
  clues: readonly Clue[],
): readonly Conclusion[] {
  const directly = leftDirectly(clues, board);
  const always = leftByRules([], board) ?? directly;
  const byOne = clues.map(clue => leftByRules([clue], board) ?? directly);
  const weights = (find: Conclusion): readonly boolean[] => [
    !find.holds && isCertain(left, find),
    follows(directly, find) || follows(always, find),
    !find.holds,
    earlier !== null && follows(earlier, find),
    byOne.some(one => follows(one, find)),
    find.content !== 'planet-x',
  ];
  return allSectors(board)
    .flatMap(sector => CONTENTS.map(content => ({ sector, content })))
    .flatMap((place): readonly Conclusion[] => {
      const find = { ...place, holds: couldHold(left, place.sector, place.content) };
      return follows(left, find) ? [find] : [];
    })
    .map(find => ({ find, weight: inOneNumber(weights(find)) }))
    .toSorted((one, other) => one.weight - other.weight)
    .map(({ find }) => find);
}

/** What a step left when the seat of this view was answered for the last time but one. Null where there was nothing. */
export function leftBefore(view: View, step: Step): Left | null {
  const earlier = viewBefore(view);
  return earlier && leftAt(step, boardOf(view.public.mode), cluesOf(earlier));
}

/** Without the last answer of its seat, and without what all have heard since. */
function viewBefore(view: View): View | null {
  const { viewer, own, public: known } = view;
  const last = known.acts.findLast(({ seat }) => seat === viewer);
  if (!own || !last) return null;
  const board = boardOf(known.mode);
  // Whoever acts is farthest back, where the arrow is. [T1] [T2]
  const left = Array.from({ length: last.at }, (_, arrow) => sectorAt(arrow, board));
  const conferences = board.conferenceMarks.filter(mark => left.includes(mark)).length;
  const phases = left.filter(sector => board.theoryMarks.includes(sector)).length;
  return {
    ...view,
    own: { ...own, answers: own.answers.slice(0, -1) },
    public: {
      ...known,
      conferences: known.conferences.slice(0, conferences),
      // Reviewed in time. [H4]
      theories: known.theories.filter(({ phase }) => phase + REVIEW_AFTER <= phases),
    },
  };
}

const isCertain = (left: Left, { sector }: Conclusion): boolean =>
  CONTENTS.some(content => mustHold(left, sector, content));

/** The first weighs more than all after it. */
const inOneNumber = (weights: readonly boolean[]): number =>
  weights.reduce((sum, weight) => 2 * sum + (weight ? 1 : 0), 0);
