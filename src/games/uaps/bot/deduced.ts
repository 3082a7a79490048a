import { at } from '../../../core/contract.ts';
import { membersOf } from '../../../solver/bits.ts';
import type { Outlook } from '../../../solver/outlook.ts';
import { onFrom, stackedWith } from '../board.ts';
import type { SkyKnowledge } from '../knowledge.ts';
import { readGuess } from '../outlooks.ts';
import { type Guess, type Sector, type Shot, type Sight, SUBJECTS } from '../types.ts';

/** What a level is certain of. All of it is true, whatever the level. */
export interface Deduced {
  /** Where the UAP is, once it and all three sectors beside it are proven. [A6] */
  readonly guess: Guess | undefined;
  /** What can be photographed. */
  readonly shots: readonly Shot[];
}

/** Everything that follows. What some skies of an outlook deny is not gone into any further. */
export function deducedFrom(knowledge: SkyKnowledge, outlook: Outlook, turns: number): Deduced {
  const shots = shotsIn(outlook.sets.map(of => of.reduce((all, set) => all & set, ~0)));
  const guess = outlook.guesses.every(one => one === outlook.guesses[0])
    ? readGuess(at([...outlook.guesses.subarray(0, 1)], 0))
    : undefined;
  return {
    guess: guess && isProven(knowledge, guess, turns) ? guess : undefined,
    shots: shots.filter(({ sector, subject }) => holds(knowledge, sector, subject)),
  };
}

/** By subject: the sectors of it. */
export const shotsIn = (sets: readonly number[]): readonly Shot[] =>
  SUBJECTS.flatMap((subject, kind) =>
    [...membersOf(at(sets, kind))].map(place => ({ sector: place + 1, subject })),
  );

const holds = ({ tally, count }: SkyKnowledge, sector: Sector, content: Sight | 'uap'): boolean =>
  at(tally[content], sector - 1) === count;

const isProven = (
  knowledge: SkyKnowledge,
  { sector, before, after, stacked }: Guess,
  turns: number,
): boolean => {
  const { board } = knowledge;
  return (
    holds(knowledge, sector, 'uap') &&
    holds(knowledge, onFrom(sector, -1, board), before) &&
    holds(knowledge, onFrom(sector, 1, board), after) &&
    holds(knowledge, stackedWith(sector, turns, board), stacked)
  );
};
