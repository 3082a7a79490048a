import { spacesTo, type Track } from '../../../deduction/analysis/curve.ts';
import type { Moment } from '../analysis/types.ts';
import type { Board } from '../board.ts';
import { conferenceName } from '../text.ts';

/** Sectors from one theory phase to the next. */
const PHASE = 3;

/** Theory phases and conferences stand where the arrow had left their mark. */
export function trackOf(moments: readonly Moment[], time: number, room: number, board: Board): Track {
  const { sectors, theoryMarks, conferenceMarks } = board;
  return {
    ...spacesTo(time, room, PHASE, sectors),
    marks: moments.flatMap(({ what }) => {
      if (what.type !== 'theories' || what.phase === null) return [];
      const number = what.phase - 1;
      const lap = Math.floor(number / theoryMarks.length);
      return [lap * sectors + (theoryMarks[number % theoryMarks.length] ?? 0)];
    }),
    told: moments.flatMap(({ what }) =>
      what.type === 'conference'
        ? [{ name: conferenceName(what.number), time: conferenceMarks[what.number - 1] ?? 0 }]
        : [],
    ),
  };
}
