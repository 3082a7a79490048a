import { at } from '../../../core/contract.ts';
import { fullSet } from '../../../solver/bits.ts';
import { allSectors, type Board } from '../board.ts';
import type { Conclusion } from '../proof.ts';
import { CONTENTS, type Content, type Sector } from '../types.ts';

/** By sector: what it can still hold, as bits in the order of CONTENTS. */
export type Left = readonly number[];

export const bitOf = (content: Content): number => 1 << CONTENTS.indexOf(content);
export const bitsOf = (contents: readonly Content[]): number =>
  contents.reduce((bits, content) => bits | bitOf(content), 0);

const EVERYTHING = fullSet(CONTENTS.length);

export const allLeft = (board: Board): Left => allSectors(board).map(() => EVERYTHING);

export const couldHold = (left: Left, sector: Sector, content: Content): boolean =>
  (at(left, sector - 1) & bitOf(content)) !== 0;

export const mustHold = (left: Left, sector: Sector, content: Content): boolean =>
  at(left, sector - 1) === bitOf(content);

/** Whether one mark alone goes with what is left. */
export const agrees = (left: Left, { sector, content, holds }: Conclusion): boolean =>
  holds ? couldHold(left, sector, content) : !mustHold(left, sector, content);

/** Whether what is left says it. */
export const follows = (left: Left, { sector, content, holds }: Conclusion): boolean =>
  holds ? mustHold(left, sector, content) : !couldHold(left, sector, content);

/** As a page reads it: by sector, what it can hold. */
export const contentsLeft = (left: Left): readonly (readonly Content[])[] =>
  left.map(bits => CONTENTS.filter(content => (bits & bitOf(content)) !== 0));
