import type { Exactly } from '../../../deduction/deduction.ts';
import type { Knowledge } from '../../../solver/knowledge.ts';
import type { Sieve } from '../../../solver/sieve.ts';
import { type Board, setOfSectors } from '../board.ts';
import { type Clue, sieveOf } from '../clues.ts';
import { knowledgeFrom } from '../known.ts';
import type { Conclusion } from '../proof.ts';
import { skiesOf } from '../skies.ts';
import { BODIES, type Mode } from '../types.ts';
import { bitOf } from './left.ts';

/** What all skies that fit leave: nothing more can be known. [Q6] is among the clues when all conferences were held. */
export function leftExactly(mode: Mode, clues: readonly Clue[]): Exactly {
  const { tally } = knowledgeFrom(mode, clues);
  const left = Array.from(tally.hidden, (hidden, sector) => {
    let bits = hidden > 0 ? bitOf('planet-x') : 0;
    if ((tally.nothing[sector] ?? 0) > 0) bits |= bitOf('empty');
    for (const [kind, body] of BODIES.entries())
      if ((tally.kinds[kind]?.[sector] ?? 0) > 0) bits |= bitOf(body);
    return bits;
  });
  return { left, skies: tally.skies, chances: Array.from(tally.hidden, times => times / tally.skies) };
}

/** What some marks leave of what is known. */
export const withMarks = (knowledge: Knowledge, marks: readonly Conclusion[], board: Board): Knowledge =>
  knowledge.with(...marks.map(mark => sieveOfMark(mark, board)));

function sieveOfMark({ sector, content, holds }: Conclusion, board: Board): Sieve {
  const bit = setOfSectors([sector]);
  switch (content) {
    case 'planet-x':
      return { type: 'sky', keeps: (_, _blank, hidden) => (holds ? hidden & bit : hidden & ~bit) };
    case 'empty':
      return {
        type: 'sky',
        keeps: (_, blank, hidden) => {
          const inEmpty = (blank & bit) === 0 ? 0 : hidden & ~bit;
          return holds ? inEmpty : hidden & ~inEmpty;
        },
      };
    default:
      return sieveOf({ type: holds ? 'is' : 'is-not', sector, body: content }, board, skiesOf(board.mode));
  }
}
