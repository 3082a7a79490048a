import type { Seat } from '../../../core/contract.ts';
import { HAND, LAB_DRAW, MINUS_TO_WIN, NEGATES, passing, ROUNDS, TURNS } from '../board.ts';
import { cardName, effectText, list, messageText, plan, roleName, shortName, typeName } from '../text.ts';
import type {
  Card,
  Counter,
  Disclosure,
  Message,
  Proposal,
  Public,
  Refusal,
  Result,
  Role,
  Side,
  Stage,
  Turn,
} from '../types.ts';
import type { Place, Verb } from './composer.ts';
import type { Checked, TurningPoint } from './ending.ts';
import type { Mark } from './notes.ts';
import type { Forecast } from './plans.ts';
import type { Progress } from './progress.ts';

type Name = (seat: Seat) => string;

/** "1 card", "2 cards" */
const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

/** Inside a sentence. */
const within = (name: string): string => (name === 'You' ? 'you' : name);

// ---- where one is ----

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

// ---- board ----

export const PLUS = '+';
export const MINUS = '−';
export const PLUS_SHELF = 'Disclosed, the + shelf';
export const MINUS_SHELF = 'Negated, the − shelf';
export const plusGoal = ({ alikeToWin, inAllToWin }: Progress): string =>
  `${alikeToWin} alike or ${inAllToWin} in all`;
export const PLUS_WINS = 'Disclosure wins with ';
export const minusGoal = ({ minusToWin }: Progress): string => `${minusToWin} of any`;
export const MINUS_WINS = 'Shadow wins with ';
export const plusNow = ({ leading, alike, alikeToWin, inAll, inAllToWin }: Progress): string =>
  leading.length === 0
    ? 'Nothing disclosed yet'
    : `${alike} of ${alikeToWin} ${leading.length === 1 ? leading.map(of => typeName[of]).join('') : 'alike'}, ${inAll} of ${inAllToWin} in all`;
export const minusNow = ({ minus, minusToWin }: Progress): string =>
  minus === 0 ? 'Nothing negated yet' : `${minus} of ${minusToWin} negated`;
export const roundsLabel = ({ round, turn, stage }: Public): string => {
  const at = `Round ${round} of ${ROUNDS}`;
  if (stage === 'draft') return `${at}, draft`;
  return turn > TURNS ? `${at}, after turn ${TURNS}` : `${at}, turn ${turn} of ${TURNS}`;
};
export const deckLine = ({ deck, discards }: Public): string =>
  `${count(deck, 'card')} in the deck, ${discards} discarded`;

export const deckShort = ({ deck }: Public): string => `${deck} in the deck`;

export const effectTitle: Readonly<Record<Disclosure, string>> = {
  scientific: 'The lab draws at once',
  witness: 'Protected witnesses',
  political: 'Open reveal',
  media: 'Full coverage',
};
export const NO_EFFECT = 'No effect is in force';
export const NO_EFFECT_SAYS = 'A success may bring one for the turn after it.';
/** An effect lasts one turn; after turn 3 it waits for the next round. [E5] */
export const effectUntil = ({ turn, stage }: Public): string => {
  if (turn > TURNS || stage === 'draft') return 'for the first turn of the round to come';
  return stage === 'discard' ? 'for the next turn' : 'this turn only';
};

export const LAST_TURN = 'Last turn';
export const REVEALED = 'Revealed';
export const NO_TURN = 'No card has been shown yet.';
export const resultWord: Readonly<Record<Result, string>> = {
  succeeded: 'Success',
  negated: 'Negated',
  overexposed: 'Overexposed',
  failed: 'Nothing comes of it',
};
export function resultSays(
  { result, of, cards, owners, lab }: Turn,
  by: Counter | null,
  over: boolean,
): string {
  const type = of ? typeName[of] : '';
  const alike = cards.filter(card => card === of).length;
  const hidden = owners || over ? '' : ' Owners stay unknown.';
  switch (result) {
    case 'succeeded':
      return `${alike} of ${cards.length} are ${type}. One goes to ${PLUS}.${lab ? '' : hidden}`;
    case 'negated':
      return `${by ? cardName(by) : 'A card'} stops ${alike} ${type}. One goes to ${MINUS}.${hidden}`;
    case 'overexposed':
      return `All ${cards.length} are ${type}. Each takes one back and discards a card face down.`;
    case 'failed':
      return `${cards.length - 1} of one type are needed.${hidden}`;
  }
}
export const turnName = ({ round, turn }: Turn): string => `Round ${round}, turn ${turn}`;
export const LAB = `The lab draws ${LAB_DRAW}`;
export const labSays = (bonus: Disclosure | null): string =>
  bonus ? `One more ${typeName[bonus]} goes to ${PLUS}.` : 'Nothing to add.';
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

export const SEATS = 'Seats';
export const passingLine = (round: number, names: readonly string[]): string =>
  `Packs pass to the ${passing(round)}: ${names.join(' → ')}`;
export const picksLine = (picks: number): string => `${picks} of ${HAND - 1} picks made`;
export const claimsLine = (have: readonly Disclosure[], haveNo: readonly Disclosure[]): string => {
  const yes = have.map(of => typeName[of]);
  const no = haveNo.map(of => `no ${typeName[of]}`);
  return yes.length + no.length === 0 ? '' : `claims ${[...yes, ...no].join(', ')}`;
};
export const yourClaims = (line: string): string => line.replace(/^claims/, 'claim');
export const FACE_DOWN = 'A card, face down';
export const playedBy = (name: string): string => `played by ${within(name)}`;

// ---- rail ----

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

// ---- dock ----

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
export const messagesLeft = (left: number): string => `${count(left, 'message')} left`;
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

// ---- paper ----

export const YOUR_HAND = 'Your hand';
export const pageOf = (name: string): string => `The page of ${name}`;
export const PACK = 'The pack before you';
export const KEPT = 'You keep';
export const KEPT_NOTHING = 'nothing yet';
export const ONLY_YOU = 'only you';
export const handLine = ({ turn, stage }: Public, cards: number): string => {
  const left = TURNS - turn + 1;
  if (stage === 'over') return `${count(cards, 'card')} left`;
  if (stage === 'discard') return `${count(cards, 'card')}, one goes away`;
  return left <= 0
    ? `${count(cards, 'card')}, the round is over`
    : `${count(cards, 'card')}, ${count(left, 'turn')} left`;
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
export const roundNumber = (round: number): string => `Round ${round}`;
export const PLAYED_CARDS = 'Played';
export const DISCARDED_CARDS = 'Discarded';
export const NOTHING = 'nothing';

// ---- edge ----

export const edgeLine = ({ stage, turn }: Public, cards: number, pack: number): string => {
  if (stage === 'draft') return `${count(pack, 'card')} to pick from`;
  return handLine({ turn, stage } as Public, cards);
};

// ---- end ----

export const sideWins: Readonly<Record<Side, string>> = {
  activists: 'The Disclosure Activists win',
  shadow: 'The Shadow Government wins',
};
export const WHO_WAS_WHO = 'Who was who';
export const points = (number: number): string => count(number, 'point');
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
export const cardList = (cards: readonly Card[]): string =>
  cards.length === 0 ? NOTHING : cards.map(shortName).join(', ');
export const youWin = (won: boolean): string => (won ? 'You are on the side that won.' : 'Your side lost.');
