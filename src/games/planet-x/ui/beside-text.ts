import type { Seat } from '../../../core/contract.ts';
import { movedText, type Names, pieces, whose } from '../../../deduction/ui/beside-text.ts';
import { TARGETS } from '../board.ts';
import { an, conferenceName } from '../text.ts';
import type { Body, Reviewed, Sector } from '../types.ts';

export const layOut = (sectors: number): string =>
  `Lay the board with its ${sectors} sectors up. Turn the Earth so that its arrow points to sector 1.`;

/** Who acts first stands at the back. [T1] [S2] */
export const startsText = (seat: Seat, before: readonly Seat[], names: Names): string =>
  before.length === 0
    ? `Put ${whose(seat, names)} pawn in sector 1. It acts first.`
    : `Put ${whose(seat, names)} pawn in sector 1, in front of ${pieces(before, names)}.`;

export const suppliesText = (seat: Seat, names: Names): string =>
  `Lay out ${whose(seat, names)} theory tokens and ${TARGETS} target tokens.`;

export const pawnText = (
  seat: Seat,
  { by, to, there }: { readonly by: number; readonly to: Sector; readonly there: readonly Seat[] },
  names: Names,
): string =>
  movedText(
    `${whose(seat, names)} pawn`,
    by,
    `sector ${to}`,
    there.length === 0 ? '' : `in front of ${pieces(there, names)}`,
  );

export const targetText = (seat: Seat, names: Names): string =>
  `Put aside 1 of ${whose(seat, names)} target tokens.`;

export const arrowText = (to: Sector): string => `Turn the Earth until its arrow points to sector ${to}.`;
export const phaseText = (to: Sector, phase: number): string =>
  `Turn the Earth until its arrow points to sector ${to}. Theory phase ${phase} begins.`;
export const conferenceAt = (to: Sector, number: number): string =>
  `Turn the Earth until its arrow points to sector ${to}. Conference ${conferenceName(number)} is held.`;

/** What is on the token of a bot is not known yet: any will do. */
export const theoryText = (seat: Seat, sector: Sector, names: Names): string =>
  seat === names.you
    ? `Put your theory token face down in sector ${sector}.`
    : `Put any of ${names.name(seat)}'s theory tokens face down in sector ${sector}.`;

export const INWARD = 'Move every theory token that is face down 1 step inward.';

export function reviewText({ seat, sector, body, right }: Reviewed, names: Names): string {
  if (!right) return `Take ${whose(seat, names)} token out of sector ${sector}: ${an(body)}, wrong.`;
  return seat === names.you
    ? `Turn up your token in sector ${sector}: ${an(body)}, right.`
    : swapText(names.name(seat), sector, body);
}

/** A bot's token was any of them. */
const swapText = (name: string, sector: Sector, body: Body): string =>
  `Put ${name}'s token of ${an(body)} face up in sector ${sector}: right.`;
