import { at, type Seat } from '../../../core/contract.ts';
import { pointsOf, standingOf } from '../board.ts';
import type { Pending, Public } from '../types.ts';
import { actionShort } from './names-text.ts';

/** While a region has the focus. */
export const KEYS = [
  ['Arrows, Enter', 'on the map: to a neighbor, choose it'],
  ['+ − 0', 'on the map: closer, farther, the whole world'],
] as const;

export const where = ({ round, stage }: Public): string => {
  switch (stage) {
    case 'stakes':
      return 'first stakes';
    case 'choose':
      return `round ${round}, choosing`;
    case 'act':
      return `round ${round}, actions`;
    case 'bid':
      return `round ${round}, bids`;
    case 'settle':
      return `round ${round}, trading`;
    case 'over':
      return `${round} rounds`;
  }
};

const doing: Readonly<Record<Pending['type'], string>> = {
  stake: 'staking',
  travel: 'traveling',
  investigate: 'deciding',
  option: 'deciding',
  lose: 'losing',
  buy: 'buying',
  look: 'looking',
  pay: 'paying',
  sell: 'selling',
};

export const status = (known: Public, seat: Seat): string => {
  const { stage, pending, done, now } = known;
  if (pending?.seat === seat) return doing[pending.type];
  switch (stage) {
    case 'choose':
      return done[seat] ? 'chosen' : 'choosing';
    case 'bid':
      return done[seat] ? 'bid made' : 'bidding';
    case 'act': {
      const action = now.actions?.[seat];
      if (now.stranded.includes(seat)) return 'stranded';
      return action ? actionShort[action] : '';
    }
    case 'settle':
      return now.bids ? `bid ${now.bids[seat] ?? 0}` : '';
    case 'over':
      return `${pointsOf(standingOf(at(known.players, seat)))} points`;
    case 'stakes':
      return done[seat] ? 'done' : 'waiting';
  }
};

export const CARD_ON_PAGE = 'the rumor you looked at';
