import type { Seat } from '../../../core/contract.ts';
import { actionCost, NUMBERS, rangeOf, total } from '../board.ts';
import type { Action, Player, Public } from '../types.ts';

/** What an action card costs and brings a hunter as things stand now. */
export interface Offer {
  readonly action: Action;
  /** Without a clash fee: nobody knows it before all cards are turned. [A4] */
  readonly cost: number;
  /** How many others may be on the same card before it can no longer be paid; below 0 it cannot be paid at all. */
  readonly spare: number;
  /** Spaces to travel, tokens to draw, others' rumors to look at, money to earn. */
  readonly brings: number;
  /** What the table has none of now: room for a rumor, tokens in the bag. Others may change that first. [N2] [Q5] */
  readonly lacks: 'room' | 'tokens' | null;
}

const ALONE = 0 as Seat;

type Stock = Pick<Public, 'rumors' | 'bag'>;

export function offerOf(action: Action, player: Player, stock: Stock): Offer {
  const cost = actionCost([action], ALONE, player);
  return {
    action,
    cost,
    spare: player.money - cost,
    brings: brought(action, player),
    lacks: lackOf(action, stock),
  };
}

function lackOf(action: Action, { rumors, bag }: Stock): Offer['lacks'] {
  if (action === 'buy') return total(bag) === 0 ? 'tokens' : null;
  const placesRumor = action === 'research' || action === 'publish';
  return placesRumor && rumors.length >= NUMBERS.maxRumors ? 'room' : null;
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
