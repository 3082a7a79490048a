import type { Seat } from '../../../core/contract.ts';
import { counted } from '../../../core/words.ts';
import { HAND } from '../board.ts';
import { list, messageText, plan, typeName } from '../text.ts';
import type { Disclosure, Message, Public, Refusal, Stage } from '../types.ts';
import type { Place, Verb } from './composer.ts';
import type { Progress } from './progress.ts';
import { within } from './text.ts';

type Name = (seat: Seat) => string;

export const verbName: Readonly<Record<Verb, string>> = {
  have: 'I have',
  'have-no': 'I have no',
  counter: 'I can negate',
  'no-counter': 'I cannot negate',
  propose: 'Propose',
  trust: 'Trust',
  accuse: 'Accuse',
};
export const verbShort: Readonly<Record<Verb, string>> = {
  ...verbName,
  counter: 'Can negate',
  'no-counter': 'Cannot negate',
};
export const WHAT_KIND = 'What to say';
export const WHICH_TYPE = 'Which type';
export const WHO = 'About whom';
export const WHO_DOES_WHAT = 'Who does what';
const placeNames: Readonly<Record<Place, string>> = {
  plays: 'plays it',
  'holds-out': 'holds out',
  decides: 'decides',
};
const yourPlaces: Readonly<Record<Place, string>> = {
  plays: 'play it',
  'holds-out': 'hold out',
  decides: 'decide',
};
export const placeName = (name: string, place: Place): string =>
  (name === 'You' ? yourPlaces : placeNames)[place];
export const placeLabel = (name: string, place: Place): string =>
  `${name} ${placeName(name, place)}. Press to change.`;
export const sayIt = (sentence: string | null): string =>
  sentence === null ? 'Say it' : `Say: ${sentence.replace(/\.$/, '')}`;
export const sentence = (message: Message, name: Name, speaker: Seat): string =>
  messageText(message, 1, name, { speaker }).replace(/^Plan 1: p/, 'P');
/** On a chip, where a whole sentence has no room. */
export const shortWhy: Readonly<Record<Refusal, string>> = {
  'spectators-watch': 'you watch',
  'game-over': 'over',
  'not-now': 'not now',
  'not-in-pack': 'not in the pack',
  'not-in-hand': 'not in hand',
  'already-chosen': 'chosen',
  'already-ready': 'ready',
  'talk-is-closed': 'talk is closed',
  'no-messages-left': 'no messages left',
  'already-said': 'said',
  'no-such-seat': 'no such seat',
  'no-such-proposal': 'no such plan',
  'own-proposal': 'own plan',
  'about-yourself': 'that is you',
  'nobody-asked-to-play': 'nobody plays',
  'swing-holds-out': 'holds out',
};
export const CHOOSE_TYPE = 'Choose a type first.';
export const CHOOSE_SEAT = 'Choose a player first.';
export const messagesLeft = (left: number): string => `${counted(left, 'message')} left`;
export const I_AM_READY = 'I am ready';
export const YOU_ARE_READY = 'You are ready';
export const EVERYONE_READY = 'All here are ready';
export const readyCount = (ready: number, all: number): string => `${ready} of ${all} ready`;
export const WHO_SPEAKS = 'Who speaks?';
export const TALK_THEN_READY = 'Talk, then get ready.';
export const answerThenReady = (number: number): string => `Answer ${plan(number)}, then get ready.`;
export const TALK_SAYS = 'All hear it; nothing said is binding.';
export const AFTER_READY = 'You can still speak. Speaking makes you not ready again.';
export const LAST_TALK = 'Talk about the round, then get ready.';
export const LAST_TALK_SAYS = 'The cards left in hand are discarded, and new ones are dealt.';
export const QUIET = 'The table is quiet.';
export const QUIET_SAYS = 'Talk opens again when the cards are shown.';
export const QUIET_DRAFT_SAYS = 'Talk opens when everyone holds 5 cards.';

export const toDo: Readonly<Record<'draft' | 'choose' | 'discard', string>> = {
  draft: 'Keep one card.',
  choose: 'Choose one card.',
  discard: 'Discard one card.',
};
export const draftSays = (known: Public, to: string): string =>
  `Pick ${known.picks + 1} of ${HAND - 1}. The rest goes to ${within(to)}.`;
export const DISCARD_SAYS =
  'All played the same type. Everyone took a card back; one of your hand goes away face down.';
/** What a turn needs, with the effect in force. */
export const turnSays = ({ seats, effect }: Public): string => {
  if (effect === 'media') return `${seats - 1} or ${seats} of one type succeed on this turn.`;
  const rule = `${seats - 1} of one type succeed here; ${seats} alike are overexposure.`;
  if (effect === 'witness') return `${rule} No card negates on this turn.`;
  return effect === 'political' ? `${rule} All will see who played what.` : rule;
};
export const stakes = (winning: readonly Disclosure[], { minusMissing }: Progress): string => {
  const plus =
    winning.length === 0
      ? []
      : [
          winning.length === Object.keys(typeName).length
            ? 'Any success wins for disclosure.'
            : `A success with ${winning.map(of => typeName[of]).join(' or ')} wins for disclosure.`,
        ];
  return [...plus, ...(minusMissing === 1 ? ['One more negation wins for the Shadow Government.'] : [])].join(
    ' ',
  );
};
export const YOUR_CARD_IS_DOWN = 'Your card is down.';
export const stillThinking = (names: readonly string[]): string =>
  names.length === 0 ? 'Everyone has decided.' : `Still thinking: ${list(names.map(within))}.`;
export const waitingFor = (names: readonly string[], stage: Stage): string => {
  const what = {
    draft: 'keep a card',
    choose: 'choose a card',
    discard: 'discard a card',
    discuss: 'be ready',
    over: '',
  };
  return names.length === 0
    ? 'Nobody is waited for.'
    : `Waiting for ${list(names.map(within))} to ${what[stage]}.`;
};
export const YOU_WATCH = 'You watch this table.';
