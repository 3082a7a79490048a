import { boardOf, sectorAt } from '../board.ts';
import { between, partName, thingName } from '../text.ts';
import type { Content, Mode, Sector } from '../types.ts';
import type { Judged } from './ending.ts';
import { small } from './words.ts';

/** Where a pawn is that has gone so far: one clock for board and page. "9", "2 on lap 2". */
export function whenShort(time: number, mode: Mode): string {
  const board = boardOf(mode);
  const lap = Math.floor(time / board.sectors) + 1;
  return `${sectorAt(time, board)}${lap === 1 ? '' : ` on lap ${lap}`}`;
}
export const whenSays = (time: number, mode: Mode): string => `sector ${whenShort(time, mode)}`;

export const placeSays = (sector: Sector, before: Content, after: Content): string =>
  `Planet X was in sector ${sector}, ${between(before, after)}.`;
export const finderSays = (finder: string, time: number, mode: Mode): string =>
  `${finder} located it first, from ${whenSays(time, mode)}.`;
/** Beside a box nobody may know how far behind. */
export const alsoSays = (name: string, behind: number | null): string =>
  behind === null
    ? `${name} located it too.`
    : `${name} located it too, ${behind} ${behind === 1 ? 'sector' : 'sectors'} behind.`;

export const PLANET_X = thingName('planet-x');
/** What whoever plays alone did. */
export const FOUND_IT = `found ${PLANET_X}`;
export const skyLabel = (sectors: number): string => `The whole sky, ${sectors} sectors`;
export const sectorSays = (sector: Sector, content: Content): string =>
  `Sector ${sector}: ${content === 'empty' ? 'truly empty' : small(content)}`;

export const FIRST = 'First';
export const partLabel = (what: string, mode: Mode): string => partName(what, mode);
export const HOW_TIES_GO =
  'It was a tie: most points for locating, then for being first. What was still a tie is shared.';

export const THEORIES = 'Theories';
export const theorySays = ({ body, sector }: Judged): string => `${thingName(body)} in ${sector}`;
export const fateSays = ({ right, first }: Judged): string => {
  if (!right) return 'wrong';
  return first ? 'right, first' : 'right';
};

export const CODE_SAYS = 'Another table with this code has the same sky, facts and topics.';
