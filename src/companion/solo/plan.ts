import { offerOf, withCode } from '../../client/offers.ts';
import * as plans from '../../client/pages/new/plan.ts';
import type { PuzzleKind } from '../../solver/code.ts';
import { type Boxed, gameOf } from '../code.ts';

/** The levels of a game, and the one that is usual. */
export function levelsOf(game: Boxed) {
  const offer = offered(game);
  return { levels: offer.levels, usual: plans.usualLevel(offer) };
}

/** One person and one bot: the digital game, with the box beside it. [A1] */
export function soloTable(kind: PuzzleKind, code: string, level: string, name: string) {
  const game = gameOf(kind);
  const offer = offered(game);
  const plan = plans.withLevel(plans.withOwnName(plans.planFor('alone', 2, offer), name), level);
  const solo = plans.soloSeat(plan, offer);
  return {
    game,
    options: { ...withCode({}, code, offer), ...(solo !== undefined && { solo }) },
    players: plans.playersOf(plan),
  };
}

function offered(game: Boxed) {
  const offer = offerOf(game);
  if (!offer) throw new Error(`there is no offer of ${game}`);
  return offer;
}
