import type { Seat } from '../../../core/contract.ts';
import { actionCost, NUMBERS, rangeOf } from '../board.ts';
import type { Action, Player } from '../types.ts';

/** What an action card costs and brings a hunter as things stand now. */
export interface Offer {
  readonly action: Action;
  /** Without a clash fee: nobody knows it before all cards are turned. [A4] */
  readonly cost: number;
  /** How many others may be on the same card before it can no longer be paid; below 0 it cannot be paid at all. */
  readonly spare: number;
  /** Spaces to travel, tokens to draw, others' rumors to look at, money to earn. */
  readonly brings: number;
}

const ALONE = 0 as Seat;

export function offerOf(action: Action, player: Player): Offer {
  const cost = actionCost([action], ALONE, player);
  return { action, cost, spare: player.money - cost, brings: brought(action, player) };
}

function brought(action: Action, player: Player): number {
  const { contacts } = player;
  switch (action) {
    case 'train':
    case 'air':
      return rangeOf(action, player);
    case 'buy':
      return 1 + contacts.inventor;
    case 'research':
      return NUMBERS.looks + contacts.professor;
    case 'publish':
      return NUMBERS.publishPay + NUMBERS.investorPay * contacts.investor;
  }
}

/** What a stranded hunter gets instead. [A6] */
export const strandedPay = ({ contacts }: Player): number => NUMBERS.strandedPay + contacts.benefactor;
