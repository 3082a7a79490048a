import type { Seat } from '../../core/contract.ts';
import { list } from '../../core/words.ts';
import { verb, within } from '../words.ts';

type Name = (seat: Seat) => string;

/** `found`: what it is called where one plays alone: "found Planet X". */
export const winnersSay = (winners: readonly Seat[], alone: boolean, name: Name, found: string): string => {
  const names = winners.map(name);
  const [one = '', ...others] = names;
  if (alone) return `${one} ${found}`;
  if (others.length === 0) return `${one} ${verb(one, 'win', 'wins')}`;
  return `${list([one, ...others.map(within)])} share the win`;
};

export const SKY = 'The sky';
export const POINTS = 'Points';
export const PLAYER = 'Player';
export const TOTAL = 'Total';
export const WON = 'won';
/** For whoever has none. */
export const NONE = 'none';

export const CODE = 'Code of this sky';
export const COPY = 'Copy the code';
export const COPY_YOURSELF =
  'This browser lets pages copy nothing here. Select the code and copy it yourself.';
