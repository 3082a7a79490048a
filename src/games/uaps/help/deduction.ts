import type { Deduction } from '../../../deduction/deduction.ts';
import { boardOf } from '../board.ts';
import type { Clue } from '../clues.ts';
import { cluesOf } from '../known.ts';
import type { LogicRule } from '../plain.ts';
import { premisesFrom } from '../premises.ts';
import { explain } from '../proof.ts';
import type { Content, Mode, Sector, View } from '../types.ts';
import { leftDirectly } from './direct.ts';
import { leftExactly, skiesWith } from './exact.ts';
import { left } from './left.ts';
import { leftByRules } from './logic.ts';

export type SkyDeduction = Deduction<Content, Clue, LogicRule>;

/** What a view says, and what follows from it. */
export function deductionOf(view: View): SkyDeduction {
  const { mode, luna } = view.public;
  const earlier = viewBefore(view);
  return deductionFrom(mode, luna, cluesOf(view), earlier && cluesOf(earlier));
}

export function deductionFrom(
  mode: Mode,
  luna: Sector,
  clues: readonly Clue[],
  earlier: readonly Clue[] | null = null,
): SkyDeduction {
  const board = boardOf(mode);
  return {
    of: left,
    hidden: 'uap',
    clues,
    earlier,
    premisesFrom,
    leftDirectly: some => leftDirectly(some, board),
    isUsedByRules: ({ type }) => type !== 'one-place',
    leftByRules: (some, beside) => leftByRules(some, board, beside),
    leftExactly: some => leftExactly(mode, luna, some),
    skiesWith: (some, marks) => skiesWith(mode, luna, some, marks),
    explain: (some, conclusion) => explain(mode, some, conclusion),
  };
}

/** Without the last answer of its seat, and without what was verified or reported since. Null where it was not answered. */
function viewBefore(view: View): View | null {
  const { viewer, own, public: known } = view;
  const last = known.acts.findLast(({ seat }) => seat === viewer);
  if (!own || !last) return null;
  // A photo is verified at the next turn of the Earth. [T3]
  const takenAt = known.acts.flatMap(act => (act.type === 'photo' ? act.sectors.map(() => act.turns) : []));
  return {
    ...view,
    own: {
      ...own,
      answers: own.answers.slice(0, -1),
      reports: own.reports.filter(({ at }) => at <= last.at),
    },
    public: {
      ...known,
      photos: known.photos.filter((_, index) => (takenAt[index] ?? 0) < last.turns),
    },
  };
}
