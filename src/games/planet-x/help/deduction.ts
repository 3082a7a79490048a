import type { Deduction } from '../../../deduction/deduction.ts';
import { boardOf, REVIEW_AFTER, sectorAt } from '../board.ts';
import type { Clue } from '../clues.ts';
import { cluesOf, knowledgeFrom } from '../known.ts';
import type { LogicRule } from '../plain.ts';
import { premisesFrom } from '../premises.ts';
import { explain } from '../proof.ts';
import type { Content, Mode, View } from '../types.ts';
import { leftDirectly } from './direct.ts';
import { leftExactly, withMarks } from './exact.ts';
import { left } from './left.ts';
import { leftByRules } from './logic.ts';

export type SkyDeduction = Deduction<Content, Clue, LogicRule>;

/** What a view says, and what follows from it. */
export function deductionOf(view: View): SkyDeduction {
  const earlier = viewBefore(view);
  return deductionFrom(view.public.mode, cluesOf(view), earlier && cluesOf(earlier));
}

export function deductionFrom(
  mode: Mode,
  clues: readonly Clue[],
  earlier: readonly Clue[] | null = null,
): SkyDeduction {
  const board = boardOf(mode);
  return {
    of: left,
    hidden: 'planet-x',
    clues,
    earlier,
    premisesFrom: some => premisesFrom(board, some),
    leftDirectly: some => leftDirectly(some, board),
    isUsedByRules: ({ type }) => type !== 'one-place',
    leftByRules: (some, beside) => leftByRules(some, board, beside),
    leftExactly: some => leftExactly(mode, some),
    skiesWith: (some, marks) => withMarks(knowledgeFrom(mode, some), marks, board).count,
    explain: (some, conclusion) => explain(mode, some, conclusion),
  };
}

/** Without the last answer of its seat, and without what all have heard since. Null where it was not answered. */
function viewBefore(view: View): View | null {
  const { viewer, own, public: known } = view;
  const last = known.acts.findLast(({ seat }) => seat === viewer);
  if (!own || !last) return null;
  const board = boardOf(known.mode);
  // The arrow has come as far as whoever acts, or lags behind by penalties: then what it passes right after the act
  // is taken for heard before, and is not said to be new. [T2] [T6]
  const passed = Array.from({ length: last.at }, (_, arrow) => sectorAt(arrow, board));
  const conferences = board.conferenceMarks.filter(mark => passed.includes(mark)).length;
  const phases = passed.filter(sector => board.theoryMarks.includes(sector)).length;
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
