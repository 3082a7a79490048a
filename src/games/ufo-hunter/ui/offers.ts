import type { Seat } from '../../../core/contract.ts';
import { actionCost, drawsOf, looksOf, NUMBERS, publishPay, rangeOf, total } from '../board.ts';
import type { Action, Player, Public } from '../types.ts';

/** What an action card costs and brings a hunter as things stand now. */
export interface Offer {
  readonly action: Action;
  /** Without a clash fee: nobody knows it before all cards are turned. [A4] */
  readonly cost: number;
  /** How many others may be on the same card before it can no longer be paid; below 0 it cannot be paid at all. */
  readonly spare: number;
  /** Spaces to travel, tokens to draw, other rumors to look at, money to earn. */
  readonly brings: number;
  /**
   * What the table has too little of now: room for a rumor, tokens in the bag, rumors to look at. Others may make
   * room, or start rumors, first. [N2] [N6] [Q5]
   */
  readonly lacks: 'room' | 'tokens' | 'rumors' | null;
}

const ALONE = 0 as Seat;

type Stock = Pick<Public, 'rumors' | 'bag'>;

export function offerOf(action: Action, player: Player, stock: Stock): Offer {
  const cost = actionCost([action], ALONE, player);
  return {
    action,
    cost,
    spare: player.money - cost,
    brings: brought(action, player, stock),
    lacks: lackOf(action, player, stock),
  };
}

function lackOf(action: Action, player: Player, { rumors, bag }: Stock): Offer['lacks'] {
  if (action === 'buy') return total(bag) < drawsOf(player) ? 'tokens' : null;
  const placesRumor = action === 'research' || action === 'publish';
  if (placesRumor && rumors.length >= NUMBERS.maxRumors) return 'room';
  return action === 'research' && rumors.length < looksOf(player) ? 'rumors' : null;
}

function brought(action: Action, player: Player, { rumors, bag }: Stock): number {
  switch (action) {
    case 'train':
    case 'air':
      return rangeOf(action, player);
    case 'buy':
      return Math.min(drawsOf(player), total(bag));
    case 'research':
      return Math.min(looksOf(player), rumors.length);
    case 'publish':
      return publishPay(player);
  }
}
