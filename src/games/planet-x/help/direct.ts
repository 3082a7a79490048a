import { at } from '../../../core/contract.ts';
import type { Left } from '../../../deduction/left.ts';
import { type Board, sectorsIn } from '../board.ts';
import type { Clue } from '../clues.ts';
import type { Content, Sector, Sight } from '../types.ts';
import { left as all, bitOf, bitsOf } from './left.ts';

/** What each clue says by itself, without any rule and without another clue. */
export function leftDirectly(clues: readonly Clue[], board: Board): Left {
  const left = [...all.allLeft(board.sectors)];
  const only = (sectors: readonly Sector[], bits: number): void => {
    for (const sector of sectors) left[sector - 1] = at(left, sector - 1) & bits;
  };
  for (const clue of clues)
    switch (clue.type) {
      case 'is':
        only([clue.sector], bitOf(clue.body));
        break;
      case 'is-not':
        only([clue.sector], ~bitOf(clue.body));
        break;
      case 'target':
        only([clue.sector], bitsOf(behind(clue.sight)));
        break;
      case 'survey': {
        const range = sectorsIn(clue.from, clue.to, board);
        if (clue.count === 0) only(range, ~bitsOf(behind(clue.of)));
        if (clue.count === range.length) only(range, bitsOf(behind(clue.of)));
        break;
      }
      case 'topic':
      case 'conference':
      case 'one-place':
      case 'not-there':
    }
  return left;
}

/** What a sector can hold that appears so. [B8] */
export const behind = (sight: Sight): readonly Content[] =>
  sight === 'empty' ? ['empty', 'planet-x'] : [sight];
