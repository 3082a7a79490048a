import { boardOf, SPACES, spaceAt } from '../board.ts';
import { aroundText, modifierName, partName, thingName } from '../text.ts';
import type { Content, Mode, Sector } from '../types.ts';
import type { Change, Judged } from './ending.ts';
import { type Name, small, within } from './text.ts';

/** Where a token is that has gone so far: one clock for board and page. "9", "2 of lap 2". */
export function whenShort(time: number): string {
  const lap = Math.floor(time / SPACES) + 1;
  return `${spaceAt(time)}${lap === 1 ? '' : ` of lap ${lap}`}`;
}
export const whenSays = (time: number): string => `space ${whenShort(time)}`;

export const placeSays = (sector: Sector, before: Content, after: Content, stacked: Content): string =>
  `The UAP was in sector ${sector}, ${aroundText({ before, after, stacked })} at the end.`;
export const finderSays = (finder: string, time: number): string =>
  `${finder} found it first, from ${whenSays(time)}.`;
/** Beside a box nobody may know how far behind. */
export const alsoSays = (name: string, behind: number | null): string =>
  behind === null
    ? `${name} found it too.`
    : `${name} found it too, ${behind} ${behind === 1 ? 'space' : 'spaces'} behind.`;
/** What whoever plays alone did. */
export const FOUND_IT = 'found the UAP';

export const UAP = thingName('uap');
export const skyLabel = (mode: Mode, turns: number): string =>
  `The whole sky, ${2 * boardOf(mode).perOrbit} sectors in two orbits, after ${turns} ${turns === 1 ? 'turn' : 'turns'} of the Earth`;
export const sectorSays = (
  sector: Sector,
  content: Content,
  stacked: Sector,
  owners: readonly string[],
): string => {
  const photos = owners.length === 0 ? '' : `, right photo by ${owners.map(within).join(', ')}`;
  return `Sector ${sector}, stacked with ${stacked}: ${small(content)}${photos}`;
};

export const partLabel = partName;
export const BY_MODIFIERS = 'Modifiers';
export const MORE_OR_LESS = '±';
/** "Light Leak: you −2, Heron −4." */
export const changeSays = ({ modifier, of }: Change, name: Name): string => {
  const points = of.map(({ seat, points: change }) => `${within(name(seat))} ${signed(change)}`);
  return `${modifierName[modifier]}: ${points.length === 0 ? 'no points changed' : points.join(', ')}.`;
};
const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

export const HOW_TIES_GO =
  'It was a tie: most points for finding, then most right photos, then whoever found first. What was still a tie is shared.';
export const HOW_SOLO_TIES_GO = 'It was a tie. In a solo game the bot wins it.';

export const PHOTOS = 'Photos';
export const photoSays = ({ subject, sector }: Judged): string => `${thingName(subject)} in ${sector}`;
export const fateSays = ({ right, worth }: Judged): string => (right ? `right, ${worth}` : 'wrong');

/** `changed`: whether the table had other modifiers than its code. [Q12] */
export const codeSays = (changed: boolean): string =>
  changed
    ? `Another table with this code has the same sky, facts, topics and reports. ${CODE_LACKS_CHOSEN}`
    : 'Another table with this code has the same sky, modifiers, facts, topics and reports.';
export const CODE_LACKS_CHOSEN = 'Modifiers were chosen for this table: the code does not carry them.';
