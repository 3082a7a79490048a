import { offerOf, withCode } from '../../client/offers.ts';
import * as plans from '../../client/pages/new/plan.ts';
import type { Look } from '../../core/players.ts';
import { type Boxed, gameOf, type TableCode } from '../code.ts';

/** The person and the bot, in the order of their seats. */
export const SEATS = ['you', 'bot'] as const;

/** The levels of a game, and the one that is usual. */
export function levelsOf(game: Boxed) {
  const offer = offered(game);
  return { levels: offer.levels, usual: plans.usualLevel(offer) };
}

/** One person and one bot, in the colors of their pieces. */
export const soloPlan = (game: Boxed, name: string): plans.Plan =>
  plans.withOwnName(plans.planFor('alone', SEATS.length, offered(game)), name);

/** Each has another color. */
export const inColor = (plan: plans.Plan, seat: (typeof SEATS)[number], look: Look): plans.Plan =>
  plans.withLook(plan, SEATS.indexOf(seat), look);

/** The digital game, with the box beside it. [A1] */
export function soloTable({ code, kind, modifiers }: TableCode, level: string, plan: plans.Plan) {
  const game = gameOf(kind);
  const offer = offered(game);
  return {
    game,
    options: {
      ...withCode({}, code, offer),
      ...(modifiers && { modifiers }),
    },
    players: plans.playersOf(plans.withLevel(plan, level)),
    besideBox: true,
  };
}

function offered(game: Boxed) {
  const offer = offerOf(game);
  if (!offer) throw new Error(`there is no offer of ${game}`);
  return offer;
}
