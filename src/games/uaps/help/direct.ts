import { at } from '../../../core/contract.ts';
import type { Left } from '../../../deduction/left.ts';
import { allSectors, type Board } from '../board.ts';
import type { Clue } from '../clues.ts';
import type { Content, Sector, Sight } from '../types.ts';
import { left as all, bitOf, bitsOf } from './left.ts';

/** What each clue says by itself, without any rule and without another clue. */
export function leftDirectly(clues: readonly Clue[], board: Board): Left {
  const left = [...all.allLeft(2 * board.perOrbit)];
  const only = (sectors: readonly Sector[], bits: number): void => {
    for (const sector of sectors) left[sector - 1] = at(left, sector - 1) & bits;
  };
  for (const clue of clues)
    switch (clue.type) {
      case 'luna':
        only(allSectors(board), ~bitOf('luna'));
        left[clue.sector - 1] = bitOf('luna');
        break;
      case 'is':
      case 'target':
        only([clue.sector], bitsOf(behind(clue.sight)));
        break;
      case 'is-not':
        only([clue.sector], ~bitsOf(behind(clue.sight)));
        break;
      case 'survey':
        if (clue.count === 0) only(clue.sectors, ~bitsOf(behind(clue.of)));
        if (clue.count === clue.sectors.length) only(clue.sectors, bitsOf(behind(clue.of)));
        break;
      case 'topic':
      case 'report':
      case 'one-place':
      case 'not-there':
    }
  return left;
}

/** What a sector can hold that appears so. [B13] */
export const behind = (sight: Sight): readonly Content[] => (sight === 'junk' ? ['junk', 'uap'] : [sight]);
