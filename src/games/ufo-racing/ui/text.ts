import type { Seat } from '../../../core/contract.ts';
import { LETTERS_OF } from '../board.ts';
import { setupName } from '../text.ts';
import type { Public } from '../types.ts';

export const where = ({ setup, turn, stage }: Public): string => {
  const track = `${setupName[setup]} ${LETTERS_OF[setup].join(' ')}`;
  return stage === 'over' ? `${track}, ${turn} turns` : `${track}, ${stageName({ turn, stage })}`;
};

function stageName({ turn, stage }: Pick<Public, 'turn' | 'stage'>): string {
  switch (stage) {
    case 'lay':
      return turn === 0 ? 'first tile' : `turn ${turn}, new tile`;
    case 'place':
      return 'placing';
    case 'plan':
      return `turn ${turn}, planning`;
    case 'move':
      return `turn ${turn}, moving`;
    case 'over':
      return `turn ${turn}`;
  }
}

/** One or two words under a name. */
export const status = ({ stage, actor, done, end }: Public, seat: Seat): string => {
  switch (stage) {
    case 'lay':
      return actor === seat ? 'laying' : '';
    case 'place':
      return actor === seat ? 'placing' : done[seat] ? 'placed' : 'waiting';
    case 'plan':
      return done[seat] ? 'ready' : 'planning';
    case 'move':
      return actor === seat ? 'moving' : done[seat] ? 'moved' : 'waiting';
    case 'over':
      return end?.winner === seat ? 'won' : '';
  }
};

export const KEYS = [
  ['V', 'turn the view'],
  ['P', 'show the last turn again, or how it is now'],
  ['J K', 'previous and next place for a tile'],
] as const;
