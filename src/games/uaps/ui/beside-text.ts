import type { Seat } from '../../../core/contract.ts';
import { movedText, type Names, pieces, whose } from '../../../deduction/ui/beside-text.ts';
import { type Board, spaceAt } from '../board.ts';
import { a, innerText, modifierName, modifierWithEffect, quadrantText } from '../text.ts';
import type { Mode, Modifier, Quadrant, Sector, Verified } from '../types.ts';

export const layOut = ({ perOrbit }: Board): string =>
  `Lay the board with its ${2 * perOrbit} sectors up. Turn the Earth so that sector ${perOrbit + 1} is above sector 1.`;

export const lunaText = (luna: Sector): string => `Put Luna in sector ${luna}.`;

/** [B3] [Q10] */
export const modifierText = (quadrant: Quadrant, modifier: Modifier, mode: Mode): string =>
  `${quadrantText(quadrant, mode)}: lay ${modifierWithEffect(modifier)}`;

/** Who acts first stands at the back. [T1] */
export const startsText = (seat: Seat, before: readonly Seat[], names: Names): string =>
  before.length === 0
    ? `Put ${whose(seat, names)} token on space 1 of the time track. It acts first.`
    : `Put ${whose(seat, names)} token on space 1, in front of ${pieces(before, names)}.`;

export const suppliesText = (seat: Seat, names: Names): string =>
  `Lay out ${whose(seat, names)} photos and researcher.`;

export const placedText = (seat: Seat, quadrant: Quadrant, mode: Mode, names: Names): string =>
  `Put ${whose(seat, names)} researcher in quadrant ${quadrant}, ${innerText(quadrant, mode)}.`;

export const walkedText = (seat: Seat, to: Quadrant, mode: Mode, names: Names): string =>
  `Move ${whose(seat, names)} researcher to quadrant ${to}, ${innerText(to, mode)}.`;

export const tokenText = (
  seat: Seat,
  { by, time, there }: { readonly by: number; readonly time: number; readonly there: readonly Seat[] },
  names: Names,
): string =>
  movedText(
    `${whose(seat, names)} token`,
    by,
    `space ${spaceAt(time)}`,
    there.length === 0 ? '' : `in front of ${pieces(there, names)}`,
  );

/** What is on the photo of a bot is not known yet: any will do. */
export const photoText = (seat: Seat, sector: Sector, names: Names): string =>
  seat === names.you
    ? `Put your photo face down in sector ${sector}.`
    : `Put any of ${names.name(seat)}'s photos face down in sector ${sector}.`;

export const TURN = 'Turn the Earth 1 sector counterclockwise, with all that is on it.';
export const TURN_BY_HADRON = `${modifierName.hadron}: turn the Earth 1 sector counterclockwise, with all that is on it.`;

export function verifiedText({ seat, sector, subject, right }: Verified, names: Names): string {
  if (!right) return `Take ${whose(seat, names)} photo out of sector ${sector}: ${a(subject)}, wrong.`;
  return seat === names.you
    ? `Turn up your photo in sector ${sector}: ${a(subject)}, right.`
    : `Put ${names.name(seat)}'s photo of ${a(subject)} face up in sector ${sector}: right.`;
}
