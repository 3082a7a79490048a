import { at } from '../../core/contract.ts';
import { popcount } from '../../solver/bits.ts';
import { type Knowledge, setsIn } from '../../solver/knowledge.ts';
import { type Board, onFrom, setOfSectors } from './board.ts';
import { sieveOf } from './clues.ts';
import { guessNumber, readGuess } from './guess.ts';
import { BODIES, type Guess, type Sector, type Sight } from './types.ts';

/** The skies in which a guess is right. Beside Planet X, whatever appears empty is truly empty. */
export function ifRight(knowledge: Knowledge, { sector, before, after }: Guess, board: Board): Knowledge {
  const place = setOfSectors([sector]);
  const beside = (by: number, sight: Sight) =>
    sieveOf({ type: 'target', sector: onFrom(sector, by, board), sight }, board, knowledge.skies);
  return knowledge.with(beside(-1, before), beside(1, after), {
    type: 'sky',
    keeps: (_setOf, _blank, hidden) => hidden & place,
  });
}

/** The only locate that can be right: Planet X and both sectors beside it are proven. */
export function provenGuess({ skies, rows }: Knowledge): Guess | undefined {
  let proven: number | undefined;
  for (let row = 0; row < rows.length; row++) {
    const hidden = rows.hidden[row] as number;
    if (popcount(hidden) !== 1) return undefined;
    const sets = setsIn(skies, rows.keys[row] as number);
    const guess = guessNumber(31 - Math.clz32(hidden), sets, skies.sectors);
    if (proven !== undefined && guess !== proven) return undefined;
    proven = guess;
  }
  return proven === undefined ? undefined : readGuess(proven);
}

/** Whether all skies hold it there; of what is empty, truly. */
export const isProven = ({ tally }: Knowledge, sector: Sector, sight: Sight): boolean =>
  (sight === 'empty' ? tally.nothing : at(tally.kinds, BODIES.indexOf(sight)))[sector - 1] === tally.skies;
