import type { GameText, Seat } from '../../core/contract.ts';
import { HAND, isDisclosure, LAB_DRAW, MINUS_TO_WIN, MOST_MESSAGES, ROUNDS } from './board.ts';
import content from './content.json' with { type: 'json' };
import type { Card, Disclosure, Ending, Event, Message, Refusal, Role, Unacknowledged } from './types.ts';

type Name = (seat: Seat) => string;

export const cardName = (card: Card): string =>
  [...content.disclosure, ...content.shadow].find(({ key }) => key === card)?.name ?? card;

export const typeName: Readonly<Record<Disclosure, string>> = {
  scientific: 'Scientific',
  witness: 'Witness',
  political: 'Political',
  media: 'Media',
};

/** "Witness" for a Disclosure, the whole name for what negates one. */
export const shortName = (card: Card): string => (isDisclosure(card) ? typeName[card] : cardName(card));

export const roleName: Readonly<Record<Role, string>> = {
  activist: 'Disclosure Activist',
  shadow: 'Shadow Government',
};

export const effectText: Readonly<Record<Disclosure, string>> = {
  scientific: `Draw ${LAB_DRAW} cards. 2 or more of one type and no Shadow Government card: 1 more goes to +.`,
  witness: 'Shadow Government cards negate nothing.',
  political: 'Everybody sees who played what.',
  media: 'All cards alike are a success too.',
};

const refusals: Readonly<Record<Refusal, string>> = {
  'spectators-watch': 'You watch this table. Only players act.',
  'game-over': 'The game is over.',
  'not-now': 'Not at this stage.',
  'not-in-pack': 'That card is not in the pack before you.',
  'not-in-hand': 'That card is not in your hand.',
  'already-chosen': 'That card is chosen already.',
  'already-ready': 'You are ready already.',
  'talk-is-closed': 'The table is quiet now.',
  'no-messages-left': `You have said ${MOST_MESSAGES} things in this discussion.`,
  'already-said': 'You have said that in this discussion.',
  'no-such-seat': 'There is no such seat at this table.',
  'no-such-proposal': 'There is no such proposal in this discussion.',
  'own-proposal': 'It is your own proposal.',
  'about-yourself': 'Say that about somebody else.',
  'nobody-asked-to-play': 'A plan needs somebody who may play its type.',
  'swing-holds-out': 'The swing seat decides freely, so it cannot hold out.',
};

const endings: Readonly<Record<Ending, string>> = {
  'enough-of-one-type': 'Enough cards of one type are disclosed.',
  'enough-of-any-type': 'Enough cards are disclosed.',
  'three-negated': `${MINUS_TO_WIN} disclosures are negated.`,
  'time-ran-out': `${ROUNDS} rounds are over without enough disclosures.`,
};

export const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

export const plan = (number: number): string => `Plan ${number}`;

const cards = (some: readonly Card[]): string => list(some.map(cardName));

/** Who speaks and who reads: they are "me" and "you", all others go by their names. */
export interface Hearing {
  readonly speaker?: Seat | undefined;
  readonly you?: Seat | undefined;
}

const person = (seat: Seat, name: Name, { speaker, you }: Hearing): string => {
  if (seat === speaker) return 'me';
  return seat === you ? 'you' : name(seat);
};

const decides = (seat: Seat, name: Name, { speaker, you }: Hearing): string => {
  if (seat === speaker) return 'I decide.';
  return seat === you ? 'You decide.' : `${name(seat)} decides.`;
};

/** A proposal goes by its number in the discussion, which its answers name too. */
export function messageText(message: Message, number: number, name: Name, hearing: Hearing = {}): string {
  switch (message.type) {
    case 'claim-have':
      return message.yes ? `I have ${typeName[message.of]}.` : `I have no ${typeName[message.of]}.`;
    case 'claim-counter':
      return message.yes
        ? `I can negate ${typeName[message.of]}.`
        : `I cannot negate ${typeName[message.of]}.`;
    case 'propose': {
      const { of, holdouts, swing } = message;
      const out =
        holdouts.length > 0 ? ` without ${list(holdouts.map(seat => person(seat, name, hearing)))}` : '';
      const free = swing === null ? '' : ` ${decides(swing, name, hearing)}`;
      return `${plan(number)}: play ${typeName[of]}${out}.${free}`;
    }
    case 'agree':
      return `I agree with ${plan(number)}.`;
    case 'refuse':
      return `I am against ${plan(number)}.`;
    case 'accuse':
      return `I think it is ${person(message.seat, name, hearing)}.`;
    case 'trust':
      return `I trust ${person(message.seat, name, hearing)}.`;
  }
}

/** A log that is read by nobody in particular names everybody. */
const hearing = (speaker: Seat, you: Seat | undefined): Hearing =>
  you === undefined ? {} : { speaker, you };

function eventText(event: Event, name: Name, you?: Seat): string {
  switch (event.type) {
    case 'round-began':
      return `Round ${event.round}. Packs pass to the ${event.passing}.`;
    case 'identity-dealt':
      return `You are ${event.role === 'shadow' ? 'the' : 'a'} ${roleName[event.role]}.`;
    case 'pack-came':
      return `A pack comes: ${cards(event.pack)}.`;
    case 'chosen':
      return `You choose ${cardName(event.card)}.`;
    case 'decided':
      return event.seat === you ? 'You have chosen.' : `${name(event.seat)} has chosen.`;
    case 'draft-ended':
      return `Everybody holds ${HAND} cards.`;
    case 'hand-filled':
      return `Your hand: ${cards(event.hand)}.`;
    case 'said':
      return `${name(event.seat)}: "${messageText(event.message, event.plan, name, hearing(event.seat, you))}"`;
    case 'became-ready':
      return event.seat === you ? 'You are ready.' : `${name(event.seat)} is ready.`;
    case 'talk-closed':
      return 'The table is quiet. Everybody chooses a card.';
    case 'revealed':
      return event.owners
        ? `Played openly: ${list(event.owners.map((card, seat) => `${seat === you ? 'you' : name(seat as Seat)} ${cardName(card)}`))}.`
        : `Revealed: ${cards(event.cards)}.`;
    case 'succeeded':
      return `${cardName(event.of)} succeeds and goes to +.`;
    case 'negated':
      return `${cardName(event.by)} negates it: ${cardName(event.of)} goes to −.`;
    case 'overexposed':
      return `Overexposed: everybody played ${cardName(event.of)}. Each takes a card back and discards one.`;
    case 'failed':
      return 'Nothing comes of it.';
    case 'lab-drew':
      return event.bonus
        ? `The lab finds ${cards(event.cards)}: one more ${typeName[event.bonus]} goes to +.`
        : `The lab finds ${cards(event.cards)}: nothing to add.`;
    case 'effect-began':
      return `Next turn: ${effectText[event.of]}`;
    case 'game-ended': {
      const seat = event.roles.indexOf('shadow') as Seat;
      const shadow = seat === you ? 'You were' : `${name(seat)} was`;
      const won = event.side === 'shadow' ? 'The Shadow Government wins' : 'The Disclosure Activists win';
      return `${won}. ${endings[event.why]} ${shadow} the Shadow Government.`;
    }
  }
}

export const text: GameText<Unacknowledged> = {
  event: eventText,
  refusal: code => refusals[code],
  reason: code => endings[code as Ending],
};
