import type { Seat } from '../../../core/contract.ts';
import { passing } from '../board.ts';
import { cardName, list, messageText, plan, shortName, typeName } from '../text.ts';
import type { Card, Counter, Disclosure, Message, Proposal, Turn } from '../types.ts';
import { LAB, labSays, resultWord } from './board-text.ts';
import { within } from './text.ts';

type Name = (seat: Seat) => string;

export const passage = (turn: Turn, by: Counter | null): string => {
  const shown = grouped(turn.cards)
    .map(([card, number]) => `${shortName(card)}${number > 1 ? ` ×${number}` : ''}`)
    .join(', ');
  const word = turn.result === 'negated' && by ? `Negated by ${cardName(by)}` : resultWord[turn.result];
  const bonus = turn.lab ? ` ${LAB}. ${labSays(turn.lab.bonus)}` : '';
  return `Turn ${turn.turn}: ${shown}. ${word}.${bonus}`;
};
export const roundPassage = (round: number): string => `Round ${round}. Packs pass to the ${passing(round)}.`;

const grouped = (cards: readonly Card[]): readonly (readonly [Card, number])[] =>
  [...new Set(cards)].map(card => [card, cards.filter(one => one === card).length]);

export const CLAIMS = 'Claims this round';
export const CLAIMS_SAYS = 'said aloud, not proven';
export const SHOW_CLAIMS = 'Claims';
export const TALK = 'Talk';
export const NOTHING_SAID = 'Nobody has said anything yet.';
export const TALK_CLOSED = 'talk is closed until the cards are shown';
export const TALK_CLOSED_DRAFT = 'talk opens after the draft';
export const TALK_WAITS = 'talk goes on when all have discarded';
export const claimCell = (
  name: string,
  of: Disclosure,
  have: boolean | null,
  counter: boolean | null,
): string =>
  `${name}: ${[
    ...(have === null ? [] : [`${name === 'You' ? 'have' : 'has'}${have ? '' : ' no'} ${typeName[of]}`]),
    ...(counter === null ? [] : [`${counter ? 'can' : 'cannot'} negate ${typeName[of]}`]),
  ].join(', ')}`;
/** What the signs in the table of claims mean. */
export const claimSigns = {
  have: 'has',
  haveNo: 'has none',
  negates: 'can negate',
  negatesNot: 'cannot negate',
} as const;
export const proposes = (name: string): string => (name === 'You' ? 'propose' : 'proposes');
export const planTitle = plan;
/** What a plan asks, without its number. */
export const planAsks = ({ of, holdouts, swing }: Proposal, name: Name, seats: number): string => {
  const asked = seats - holdouts.length - (swing === null ? 0 : 1);
  const who =
    holdouts.length === 0 && swing === null ? 'Everyone plays' : asked === 0 ? 'Nobody must play' : 'Play';
  const out = holdouts.length > 0 ? `, without ${list(holdouts.map(seat => within(name(seat))))}` : '';
  const free =
    swing === null ? '' : `. ${name(swing)} ${name(swing) === 'You' ? 'decide' : 'decides'} freely`;
  return `${who} ${typeName[of]}${out}${free}`;
};
export const planBy = (number: number, name: string): string => `${plan(number)} by ${within(name)}`;
export const answerTo = (answer: 'agree' | 'refuse', number: number): string =>
  answer === 'agree' ? `${AGREE} with ${plan(number)}` : `${REFUSE} ${plan(number)}`;
export const AGREE = 'Agree';
export const REFUSE = 'Refuse';
export const AGREED = 'agree';
export const REFUSED = 'refuse';
export const NO_ANSWER = 'no answer yet';
export const YOUR_PLAN = 'Your plan. Nothing binds anyone.';
export const whoAnswers = (answer: 'agree' | 'refuse'): string =>
  answer === 'agree' ? 'Who agrees?' : 'Who refuses?';
export const BACK = 'Back';
export const said = (message: Message, number: number, name: Name, speaker: Seat, you: Seat | null): string =>
  messageText(message, number, name, { speaker, you: you ?? undefined });
