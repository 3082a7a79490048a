import type { Seat } from '../../../core/contract.ts';
import { TURNS } from '../board.ts';
import { shortName } from '../text.ts';
import type { Card, Public, Stage } from '../types.ts';

/** Inside a sentence. */
export const within = (name: string): string => (name === 'You' ? 'you' : name);

export const where = ({ round, turn, stage }: Public): string => {
  if (stage === 'draft') return `round ${round}, draft`;
  return turn > TURNS ? `round ${round}, end` : `round ${round}, turn ${turn}`;
};

const undone: Readonly<Record<Stage, string>> = {
  draft: 'choosing',
  discuss: 'talking',
  choose: 'choosing',
  discard: 'choosing',
  over: 'over',
};
const done: Readonly<Record<Stage, string>> = {
  draft: 'card kept',
  discuss: 'ready',
  choose: 'card is down',
  discard: 'card is down',
  over: 'over',
};
export const status = (known: Public, seat: Seat): string => {
  const { stage, end } = known;
  if (end) return end.roles[seat] === 'shadow' ? 'Shadow' : 'Activist';
  return (known.done[seat] ? done : undone)[stage];
};

export const PLUS = '+';
export const MINUS = '−';
export const FACE_DOWN = 'A card, face down';
export const roundNumber = (round: number): string => `Round ${round}`;
export const NOTHING = 'nothing';
export const cardList = (cards: readonly Card[]): string =>
  cards.length === 0 ? NOTHING : cards.map(shortName).join(', ');

export const KEYS: readonly (readonly [keys: string, does: string])[] = [['C', 'Talk']];
