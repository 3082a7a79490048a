import { at } from '../../../core/contract.ts';
import type { Rng } from '../../../core/rng.ts';
import { popcount } from '../../../solver/bits.ts';
import { least } from '../../../solver/choice.ts';
import { entropy } from '../../../solver/information.ts';
import type { Sheet } from '../../../solver/sheet.ts';
import { bitOf, setOfSectors } from '../outlooks.ts';
import { type Asked, inquiriesAt, unheardTopics, waysFrom } from '../questions.ts';
import { SUBJECTS, type Surveyed } from '../types.ts';
import { type Asking, type Idea, ideaOf } from './idea.ts';
import type { Skill } from './sheet.ts';

/** How a level that keeps a note sheet picks its questions. */
export interface Wonder {
  readonly skill: Skill;
  /** How much its choice hangs on mood: 0 not at all, 1 as much as on what it would learn. */
  readonly mood: number;
}

/** What tells most for its time, as far as one line of the sheet goes. */
export function askFromSheet(
  sheet: Sheet,
  asking: Asking,
  { skill, mood }: Wonder,
  rng: Rng,
): Idea | undefined {
  const { known, own, seat } = asking;
  const unheard = unheardTopics(own);
  const ideas = waysFrom(known, seat).flatMap(way =>
    inquiriesAt(way.there, seat, unheard).map(inquiry => {
      const bits = inquiry.asks.reduce((sum, asked) => sum + bitsOf(sheet, asked, skill), 0);
      // Where nothing is to be learned, time should pass cheaply.
      const worth = (bits + NEXT_TO_NOTHING) / (way.cost + inquiry.cost);
      return ideaOf({ way, inquiry }, -worth * (1 - mood * rng.float()), asking);
    }),
  );
  return ideas.length > 0 ? least(ideas, ({ loss }) => loss) : undefined;
}

const NEXT_TO_NOTHING = 1e-3;

/** As if all places that are left for a subject were equally likely, whatever lies elsewhere. */
function bitsOf(sheet: Sheet, asked: Asked, skill: Skill): number {
  switch (asked.type) {
    case 'sight': {
      const bit = bitOf(asked.sector);
      const chances = sheet.map(sets => sets.filter(set => (set & bit) !== 0).length / sets.length);
      const junk = Math.max(0, 1 - chances.reduce((sum, chance) => sum + chance, 0));
      return entropy([...chances, junk]);
    }
    case 'count': {
      const kind = (SUBJECTS as readonly Surveyed[]).indexOf(asked.of);
      if (kind < 0) return 0;
      const range = setOfSectors(asked.sectors);
      const counts: number[] = Array.from({ length: asked.sectors.length + 1 }, () => 0);
      for (const set of at(sheet, kind)) {
        const count = popcount(set & range);
        counts[count] = at(counts, count) + 1;
      }
      return entropy(counts);
    }
    // A rule keeps about half of the skies, for whoever can make use of it.
    case 'rule':
      return skill === 'beside' || asked.title.length === 1 ? 1 : 0;
  }
}
