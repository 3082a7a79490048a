import { at } from '../../core/contract.ts';
import type { Knowledge } from '../../solver/knowledge.ts';
import { type Board, onFrom, setOfSectors } from './board.ts';
import { sieveOf } from './clues.ts';
import { BODIES, type Guess, type Sector, SIGHTS, type Sight } from './types.ts';

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

/** The only locate that can be right. */
export function provenGuess(knowledge: Knowledge, board: Board): Guess | null {
  const { tally } = knowledge;
  const place = tally.hidden.findIndex(count => count > 0);
  if (place < 0 || tally.hidden[place] !== tally.skies) return null;
  const before = provenSight(knowledge, onFrom(place + 1, -1, board));
  const after = provenSight(knowledge, onFrom(place + 1, 1, board));
  return before && after ? { sector: place + 1, before, after } : null;
}

const provenSight = (knowledge: Knowledge, sector: Sector): Sight | undefined =>
  SIGHTS.find(sight => isProven(knowledge, sector, sight));

/** Whether all skies hold it there; of what is empty, truly. */
export const isProven = ({ tally }: Knowledge, sector: Sector, sight: Sight): boolean =>
  (sight === 'empty' ? tally.nothing : at(tally.kinds, BODIES.indexOf(sight)))[sector - 1] === tally.skies;
