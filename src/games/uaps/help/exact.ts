import type { Exactly } from '../../../deduction/deduction.ts';
import { fullSet } from '../../../solver/bits.ts';
import type { PairClue } from '../../../solver/pair-knowledge.ts';
import { BLANK, type Reading } from '../../../solver/readings.ts';
import { elsewhereBit } from '../../../solver/rings.ts';
import { type Board, orbitOf, placeOf } from '../board.ts';
import { type Clue, pairClueOf } from '../clues.ts';
import { knowledgeFrom } from '../known.ts';
import type { Conclusion } from '../proof.ts';
import { CONTENTS, type Mode, type Sector } from '../types.ts';
import { bitOf } from './left.ts';

/** What all skies that fit leave: nothing more can be known. [Q8] is among the clues when all reports were heard. */
export function leftExactly(mode: Mode, luna: Sector, clues: readonly Clue[]): Exactly {
  const { tally, count } = knowledgeFrom(mode, luna, clues);
  const left = tally.uap.map((_, index) =>
    CONTENTS.reduce((bits, content) => ((tally[content][index] ?? 0) > 0 ? bits | bitOf(content) : bits), 0),
  );
  return { left, skies: count, chances: tally.uap.map(times => times / count) };
}

/** How many skies some marks leave of what is known. */
export function skiesWith(
  mode: Mode,
  luna: Sector,
  clues: readonly Clue[],
  marks: readonly Conclusion[],
): number {
  const { board, pair } = knowledgeFrom(mode, luna, clues);
  return pair.with(...marks.flatMap(mark => cluesOfMark(mark, board, luna))).count;
}

function cluesOfMark(
  { sector, content, holds }: Conclusion,
  board: Board,
  luna: Sector,
): readonly PairClue[] {
  switch (content) {
    case 'luna':
      return (sector === luna) === holds ? [] : [NEVER];
    case 'uap':
      return [holds ? uapIn(sector, board) : uapNotIn(sector, board)];
    case 'junk':
      return holds
        ? [pairClueOf({ type: 'target', sector, sight: 'junk' }, board, luna), uapNotIn(sector, board)]
        : [notTrulyJunk(sector, board)];
    default:
      return [pairClueOf({ type: holds ? 'is' : 'is-not', sector, sight: content }, board, luna)];
  }
}

const NEVER: PairClue = { readings: [{ of: [], cut: () => [] }, undefined] };

const everywhere = ({ perOrbit }: Board): number => fullSet(perOrbit + 1);
const bitIn = (sector: Sector, board: Board): number => 1 << placeOf(sector, board);

/** Whatever a row has, the UAP is in one of these places. */
const withUapIn = (places: number): Reading => ({ of: [], cut: () => [{ places, value: 0 }] });

/** What one orbit says, and what the other does. */
const inOrbit = (sector: Sector, board: Board, here: Reading, there?: Reading): PairClue => ({
  readings: orbitOf(sector, board) === 'inner' ? [here, there] : [there, here],
});

const uapIn = (sector: Sector, board: Board): PairClue =>
  inOrbit(sector, board, withUapIn(bitIn(sector, board)), withUapIn(elsewhereBit(board.perOrbit)));

const uapNotIn = (sector: Sector, board: Board): PairClue =>
  inOrbit(sector, board, withUapIn(everywhere(board) & ~bitIn(sector, board)));

/** It appears as something else, or it is the UAP. */
const notTrulyJunk = (sector: Sector, board: Board): PairClue => {
  const bit = bitIn(sector, board);
  return inOrbit(sector, board, {
    of: [BLANK],
    cut: ([blank = 0]) => [{ places: (blank & bit) !== 0 ? bit : everywhere(board), value: 0 }],
  });
};
