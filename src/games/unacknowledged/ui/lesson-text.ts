import { at, type Seat } from '../../../core/contract.ts';
import {
  ALL_CARDS,
  countersOf,
  HAND,
  IDENTITIES,
  MINUS_TO_WIN,
  MOST_MESSAGES,
  PLUS_TO_WIN,
  ROUNDS,
  TURNS,
} from '../board.ts';
import { cardName, effectText, messageText, typeName } from '../text.ts';
import type { Message } from '../types.ts';

export const SEATS = 4;
export const NAMES = ['Heron', 'Lynx', 'Osprey'] as const;
export const TITLE = 'First round';
export const SAYS = `Play a round of ${TURNS} turns with a guide. It takes about 5 minutes.`;

const [heron, lynx, osprey] = NAMES;
const { scientific, witness, political, media } = typeName;
const goal = PLUS_TO_WIN[SEATS] ?? { same: 0, any: 0 };
const friends = (IDENTITIES[SEATS]?.activist ?? 0) - 1;
const alike = SEATS - 1;

const quote = (message: Message): string =>
  `"${messageText(message, 1, (seat: Seat) => (seat === 0 ? 'me' : at(NAMES, seat - 1)))}"`;

/** What each card says; the lesson puts them in order. */
export const cards = {
  sides: {
    title: 'One of you hides',
    text: `Hold this flap to see who you are: a Disclosure Activist. So are ${friends} of the others. The last one plays for the Shadow Government, in secret.`,
  },
  plus: {
    title: 'How you win',
    text: `Successes lie on this shelf. ${goal.same} cards of one type win for the activists, or ${goal.any} of any type.`,
  },
  minus: {
    title: 'How they win',
    text: `Negated cards lie here: ${MINUS_TO_WIN} win for the Shadow Government. It also wins when ${ROUNDS} rounds are over and you have not won.`,
  },
  draft: {
    title: 'The draft',
    text: `Everybody keeps 1 of ${HAND} cards and passes the rest to the left, all at once. Keep ${witness}: press it, then confirm below.`,
  },
  passing: {
    title: 'Packs move on',
    text: `This pack comes from ${osprey}; yours went to ${heron}. Remember what you pass. Keep ${political}: press it, then confirm.`,
  },
  kept: {
    title: 'Kept cards',
    text: `What you keep lies here, for your eyes only. A mixed hand fits more plans. Keep ${media}.`,
  },
  lastPick: {
    title: 'A useful fact',
    text: `2 cards are left, both ${scientific}. The one you pass on becomes ${heron}'s last card. Keep ${scientific}.`,
  },
  hand: {
    title: 'Your hand',
    text: `The last card came by itself: ${cardName('ridicule')}, a Shadow Government card. Anybody may hold or play one, so it proves nothing. You play ${TURNS} cards this round.`,
  },
  success: {
    title: `Exactly ${alike} alike`,
    text: `Each turn, everybody plays 1 card. Exactly ${alike} of one type succeed. All ${SEATS} alike are overexposed: each takes one back and discards a card. Fewer fail.`,
  },
  talk: {
    title: 'Talk',
    text: `${heron} claims ${witness}. Everybody hears everything. Nothing said binds anyone, and lies are allowed.`,
  },
  claim: {
    title: 'Your turn to speak',
    text: `Build a sentence here, then say it. You have ${MOST_MESSAGES} per discussion. Say ${quote({ type: 'claim-have', of: 'witness', yes: true })}`,
  },
  claims: {
    title: 'Said, not proven',
    text: `Claims gather here. ${osprey} claims to be unable to negate ${witness}; ${countersOf('witness').length} of the ${ALL_CARDS.length} cards can.`,
  },
  plan: {
    title: 'A plan',
    text: `${heron} asks all but ${osprey} to play ${witness}. That makes ${alike}. Agree: press it under the plan.`,
  },
  ready: {
    title: 'Ready',
    text: 'The others are ready. When you are too, talk closes and cards are chosen. Get ready: press here.',
  },
  faceDown: {
    title: 'Face down',
    text: `Others see that you chose, not what. You may change it until the last card is down. Play ${witness}: press it, then confirm.`,
  },
  negated: {
    title: 'Negated',
    text: `${alike} ${witness} cards, but the last is ${cardName('discredit')}. It negates them: 1 ${witness} goes to −. Cards show no owners.`,
  },
  notes: {
    title: 'Who was it?',
    text: `Not you. ${osprey} was free to play another card, but ${heron} or ${lynx} may have broken the plan. Note whom you suspect: press the mark until it says suspect. Only you see it.`,
  },
  twoStories: {
    title: 'Two stories',
    text: `${lynx} and ${osprey} accuse each other. ${lynx} proposes ${political} without ${heron}; ${osprey} agrees, and without ${osprey} it cannot work. Get ready and see.`,
  },
  playPolitical: {
    title: 'Turn 2',
    text: `Follow the plan of ${lynx}. Play ${political}.`,
  },
  succeeded: {
    title: 'Success',
    text: `${alike} ${political} cards and 1 other: a ${political} goes to +, and stays there to the end of the game.`,
  },
  effect: {
    title: 'Its effect',
    text: `Each type has an effect when it succeeds. ${political} works on the next turn: "${effectText.political}"`,
  },
  propose: {
    title: 'Test them',
    text: `All ${alike} claim ${scientific}. You passed one to ${heron}; the others may lie. Propose ${scientific}: you hold out, the others play it. Then say it.`,
  },
  readyToSee: {
    title: 'A promise',
    text: `${osprey} agrees to your plan. Get ready and see.`,
  },
  holdOut: {
    title: 'You hold out',
    text: `Play anything but ${scientific}. Everybody will see it, so not the Shadow Government card. Play ${media}.`,
  },
  failed: {
    title: 'A broken promise',
    text: `Only 2 ${scientific}: the turn fails. Now owners show: ${osprey} claimed ${scientific}, agreed, and played ${media}.`,
  },
  accuse: {
    title: 'Speak up',
    text: `A strong clue, no proof. An accusation ends nothing; it tells the others whom to leave out. Say ${quote({ type: 'accuse', seat: 3 as Seat })}`,
  },
  nextRound: {
    title: 'The next round',
    text: `After this talk the last ${HAND - TURNS} cards are discarded. New cards are dealt, and packs pass to the right. + and − stay.`,
  },
  help: {
    title: 'Where help is',
    text: 'The log keeps all that you heard; the rules page has every rule. On a keyboard, ? lists the keys.',
  },
  playOn: {
    title: 'Play on',
    text: 'From here the others are bots and may surprise you. Were you right? The end shows who was who.',
  },
} as const;
