import type { Seat } from '../../../core/contract.ts';
import { boardOf, SCORE } from '../board.ts';
import { behind } from '../end.ts';
import { inOrder, mostTheories, openClaims, tokensLeft } from '../legal.ts';
import type { Claim, Move, Own, Public } from '../types.ts';
import type { Deduced } from './deduced.ts';

/** As many of the proven theories as may be submitted, those that are worth most first. [H1] */
export const submit = (deduced: Deduced, known: Public, own: Own, seat: Seat): Move => ({
  type: 'submit',
  theories: inOrder(chosenFrom(deduced.claims, known, own, seat)),
});

/** Theories or a locate, whichever is worth more. [E2] [E6] */
export function lastAct(deduced: Deduced, known: Public, own: Own, seat: Seat): Move {
  const theories = chosenFrom(deduced.claims, known, own, seat);
  const points = theories.reduce((sum, claim) => sum + worthOf(claim, known, seat), 0);
  if (deduced.guess && SCORE.perSectorBehind * behind(known, seat) >= points)
    return { type: 'locate', ...deduced.guess };
  return { type: 'submit', theories: inOrder(theories) };
}

/** No more of a body than there are tokens: somebody else may have spent some on what is not there. [S3] */
function chosenFrom(claims: readonly Claim[], known: Public, own: Own, seat: Seat): readonly Claim[] {
  const chosen: Claim[] = [];
  for (const claim of worthiest(claims, known, own, seat)) {
    if (chosen.length === mostTheories(known, seat)) break;
    const alike = chosen.filter(({ body }) => body === claim.body).length;
    if (alike < tokensLeft(own, claim.body, boardOf(known.mode))) chosen.push(claim);
  }
  return chosen;
}

/** Those that could be submitted now. */
function worthiest(claims: readonly Claim[], known: Public, own: Own, seat: Seat): readonly Claim[] {
  const open = openClaims(known, own, seat);
  return claims
    .filter(claim => open.some(({ sector, body }) => sector === claim.sector && body === claim.body))
    .toSorted((one, other) => worthOf(other, known, seat) - worthOf(one, known, seat));
}

/** [E4] [E5] */
function worthOf({ sector, body }: Claim, known: Public, seat: Seat): number {
  const { points } = boardOf(known.mode);
  const late = known.theories.some(
    theory => theory.sector === sector && theory.seat !== seat && theory.fate !== 'wrong',
  );
  return points[body] + (late ? 0 : SCORE.leader);
}
