import { counted } from '../../../core/words.ts';
import { MINUS_TO_WIN, NEGATES, ROUNDS, TURNS } from '../board.ts';
import { effectText, plan, roleName, shortName, typeName } from '../text.ts';
import type { Card, Counter, Disclosure, Public, Result, Role } from '../types.ts';
import type { Mark } from './notes.ts';
import type { Forecast } from './plans.ts';

export const YOUR_HAND = 'Your hand';
export const pageOf = (name: string): string => `The page of ${name}`;
export const PACK = 'The pack before you';
export const KEPT = 'You keep';
export const KEPT_NOTHING = 'nothing yet';
export const ONLY_YOU = 'only you';
export const handLine = ({ turn, stage }: Public, cards: number): string => {
  const left = TURNS - turn + 1;
  if (stage === 'over') return `${counted(cards, 'card')} left`;
  if (stage === 'discard') return `${counted(cards, 'card')}, one goes away`;
  return left <= 0
    ? `${counted(cards, 'card')}, the round is over`
    : `${counted(cards, 'card')}, ${counted(left, 'turn')} left`;
};
export const WHO_YOU_ARE = 'Who you are';
export const HOLD = 'Hold to look. It covers itself again.';
export const KEEP_OPEN = 'Show who you are';
export const COVER = 'Cover who you are';
export const roleTitle = roleName;
export const roleAim: Readonly<Record<Role, string>> = {
  activist: 'Bring enough disclosures to +. Find out whom not to trust.',
  shadow: `Bring ${MINUS_TO_WIN} disclosures to −, or hold out ${ROUNDS} rounds. Stay unknown.`,
};
export const IS_SHADOW = 'Shadow';
export const cardSays = (card: Card): string => {
  if (!(card in typeName)) return `Negates ${typeName[NEGATES[card as Counter]]}, whoever plays it.`;
  const text = effectText[card as Disclosure];
  return card === 'scientific' ? text : `Next turn: ${text}`;
};
export const claimOne = (number: number): string => {
  if (number === 0) return 'nobody claims one';
  return number === 1 ? 'claims one' : 'claim one';
};
export const exist = (number: number, shelved: number): string =>
  `${number} ${number === 1 ? 'exists' : 'exist'}${shelved === 0 ? '' : `, ${shelved} on shelves`}`;
export const primaryPick = (card: Card, direction: string, left: number): string =>
  `Keep ${shortName(card)} and pass the ${left === 1 ? 'other' : 'rest'} ${direction}`;
export const primaryPlay = (card: Card, last: boolean): string =>
  last ? `Play ${shortName(card)} and reveal` : `Play ${shortName(card)} face down`;
export const primaryDiscard = (card: Card): string => `Discard ${shortName(card)} face down`;
export const changeTo = (act: string): string => `Change: ${act.charAt(0).toLowerCase()}${act.slice(1)}`;
export const PRESS_A_CARD: Readonly<Record<'draft' | 'choose' | 'discard', string>> = {
  draft: 'Press the card you want to keep.',
  choose: 'Press the card you want to play.',
  discard: 'Press the card you want to give away.',
};
export const youChose = (card: Card): string =>
  `You chose ${shortName(card)} face down. You can change it until the last one has chosen.`;
export const CHOSEN_TAG = 'face down';
export const forecastSays = ({ plan: { number }, of, alike, results, mayBeNegated }: Forecast): string => {
  const ways = alike.map(
    (cards, i) => `${cards} ${typeName[of]}, ${forecastResult(results[i], mayBeNegated)}`,
  );
  return `If all others follow ${plan(number)}: ${[...new Set(ways)].join('; or ')}.`;
};
const forecastResult = (result: Result | undefined, mayBeNegated: boolean): string => {
  switch (result) {
    case 'succeeded':
      return mayBeNegated ? 'a success unless the other card negates it' : 'a success';
    case 'negated':
      return 'negated by your card';
    case 'overexposed':
      return 'overexposure';
    default:
      return 'nothing comes of it';
  }
};
export const NOTES = 'Suspicion';
export const markName: Readonly<Record<Mark, string>> = {
  blank: 'no mark',
  trust: 'trust',
  unsure: 'unsure',
  suspect: 'suspect',
};
export const NEXT_MARK = 'Press for the next mark.';
export const SCRATCH = 'Scratch paper';
export const SCRATCH_HINT = 'Write what you make of it.';
export const SEEN = 'What you saw and did';
export const packNumber = (number: number): string => `Pack ${number}`;
export const youKept = (card: Card | null): string =>
  card === null ? 'not decided' : `kept ${shortName(card)}`;
export const PLAYED_CARDS = 'Played';
export const DISCARDED_CARDS = 'Discarded';

export const edgeLine = ({ stage, turn }: Public, cards: number, pack: number): string => {
  if (stage === 'draft') return `${counted(pack, 'card')} to pick from`;
  return handLine({ turn, stage } as Public, cards);
};
