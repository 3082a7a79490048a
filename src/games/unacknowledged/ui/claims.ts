import { type Seat, seatsOf } from '../../../core/contract.ts';
import { DISCLOSURES, type Disclosure, type Line, type Public } from '../types.ts';

/** The last word of one seat about one type; null where it has said nothing. */
export interface Claim {
  readonly have: boolean | null;
  readonly counter: boolean | null;
}

export type Claims = Readonly<Record<Disclosure, Claim>>;

/** By seat: what was said aloud in this round, not proven. */
export function claimsThisRound({ seats, round, talk }: Public): readonly Claims[] {
  return claimsIn(
    talk.filter(discussion => discussion.round === round).flatMap(({ lines }) => lines),
    seats,
  );
}

export const claimsIn = (lines: readonly Line[], seats: number): readonly Claims[] =>
  seatsOf(seats).map(
    seat =>
      Object.fromEntries(
        DISCLOSURES.map(of => [
          of,
          {
            have: lastWord(lines, seat, 'claim-have', of),
            counter: lastWord(lines, seat, 'claim-counter', of),
          },
        ]),
      ) as Claims,
  );

export const claimants = (
  claims: readonly Claims[],
  of: Disclosure,
  what: keyof Claim,
  except: Seat | null,
): readonly Seat[] =>
  seatsOf(claims.length).filter(seat => seat !== except && claims[seat]?.[of][what] === true);

function lastWord(
  lines: readonly Line[],
  seat: Seat,
  type: 'claim-have' | 'claim-counter',
  of: Disclosure,
): boolean | null {
  const said = lines.findLast(
    line => line.seat === seat && line.message.type === type && line.message.of === of,
  );
  return said?.message.type === type ? said.message.yes : null;
}
