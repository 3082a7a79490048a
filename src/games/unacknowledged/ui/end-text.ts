import type { Seat } from '../../../core/contract.ts';
import { counted } from '../../../core/words.ts';
import { TURNS } from '../board.ts';
import { cardName, messageText, typeName } from '../text.ts';
import type { Side } from '../types.ts';
import type { Checked, TurningPoint } from './ending.ts';
import { within } from './text.ts';

type Name = (seat: Seat) => string;

export const sideWins: Readonly<Record<Side, string>> = {
  activists: 'The Disclosure Activists win',
  shadow: 'The Shadow Government wins',
};
export const WHO_WAS_WHO = 'Who was who';
export const points = (number: number): string => counted(number, 'point');
export const HOW_IT_WENT = 'How it went';
export function pointSays({ turn, negatedBy }: TurningPoint, name: Name): string {
  const place = `Round ${turn.round}, turn ${turn.turn}:`;
  const type = turn.of ? typeName[turn.of] : '';
  switch (turn.result) {
    case 'negated': {
      const who = negatedBy?.seat === null || !negatedBy ? 'Somebody' : name(negatedBy.seat);
      return `${place} ${within(who)} negated ${type}${negatedBy ? ` with ${cardName(negatedBy.card)}` : ''}.`;
    }
    case 'overexposed':
      return `${place} all played ${type}, and it was overexposed.`;
    default: {
      const bonus = turn.lab?.bonus ? ` The lab added ${typeName[turn.lab.bonus]}.` : '';
      return `${place} ${type} succeeded.${bonus}`;
    }
  }
}
export const NOTHING_HAPPENED = 'No turn changed anything.';
export const lieCount = (name: string, claims: number, lies: number): string => {
  if (claims === 0) return `${name} claimed nothing.`;
  if (claims === 1) return `${name} made 1 claim, ${lies === 0 ? 'and it was true' : 'and it was a lie'}.`;
  if (lies === 0) return `${name} told the truth in all ${claims} claims.`;
  return `${name} lied in ${lies} of ${claims} claims.`;
};
export const LIES = 'Who told the truth';
export const lieLine = ({ round, turn, message }: Checked, name: Name): string =>
  `Round ${round}, ${turn > TURNS ? 'at its end' : `turn ${turn}`}: “${messageText(message, 0, name)}” It was not so.`;
export const WHAT_THEY_HELD = 'What each held and played';
export const PLAYER = 'Player';
export const HELD = 'held';
export const PLAYED = 'played';
export const youWin = (won: boolean): string => (won ? 'You are on the side that won.' : 'Your side lost.');
