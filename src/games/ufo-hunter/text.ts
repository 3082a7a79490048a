import { at, type GameText, type Seat } from '../../core/contract.ts';
import { capital, counted, list } from '../../core/words.ts';
import { cardOf, NUMBERS, place } from './board.ts';
import content from './content.json' with { type: 'json' };
import type {
  Action,
  CardId,
  CardOption,
  Color,
  Contact,
  Ending,
  Equipment,
  Event,
  FinalScore,
  Loss,
  Need,
  Refusal,
  Region,
  UfoHunter,
} from './types.ts';

type Name = (seat: Seat) => string;

const EQUIPMENT_NAMES = new Map(content.equipment.map(({ kind, name }) => [kind, name]));
const CONTACT_NAMES = new Map(content.contacts.map(({ kind, name }) => [kind, name]));

export const equipmentName = (kind: Equipment): string => EQUIPMENT_NAMES.get(kind) ?? kind;
export const contactName = (kind: Contact): string => CONTACT_NAMES.get(kind) ?? kind;
export const regionName = (region: Region): string => place(region).name;
export const cardTitle = (card: CardId): string => cardOf(card).title;

export const colorName: Readonly<Record<Color, string>> = {
  violet: 'Violet',
  blue: 'Blue',
  brown: 'Brown',
  green: 'Green',
  yellow: 'Yellow',
  red: 'Red',
  grey: 'Gray',
};

export const actionName: Readonly<Record<Action, string>> = {
  train: 'Train or boat',
  air: 'Air travel',
  buy: 'Buy equipment',
  research: 'Research',
  publish: 'Publish',
};

export const contactText: Readonly<Record<Contact, string>> = {
  investor: `Publish: ${NUMBERS.investorPay} more money.`,
  professor: 'Research: look at 1 more rumor.',
  'transit-official': 'Train or boat: 1 space more.',
  aviator: 'Air travel: 1 space more.',
  benefactor: 'Stranded: 1 more money.',
  inventor: 'Buy equipment: 1 more token, free.',
  'arms-dealer': 'Opens options of hostile encounters.',
};

const refusals: Readonly<Record<Refusal, string>> = {
  'spectators-watch': 'You watch this table. Only players act.',
  'game-over': 'The game is over.',
  'not-now': 'Not at this stage.',
  'not-your-turn': 'The table waits for somebody else.',
  'already-chosen': 'You have chosen that action already.',
  'already-bid': 'You have bid that already.',
  'stake-too-low': 'A stake matches or beats the one that lies there.',
  'not-enough-money': 'You have too little money for that.',
  'too-far': 'That region is too far away.',
  'no-such-option': 'The card has no such option.',
  'need-not-met': 'You lack what that option asks for.',
  'not-owned': 'You do not own that.',
  'wrong-total': 'The total is not right.',
  'no-such-rumor': 'Look at one of the other rumors.',
  'bid-too-high': `A bid is at most ${NUMBERS.bidMax}, and at most your money and equipment.`,
  'too-many-items': `Sell at most ${NUMBERS.sellMax} items.`,
};

const endings: Readonly<Record<Ending, string>> = {
  'most-points': 'The blue evidence is gone, and the most points win.',
  'more-money': 'The blue evidence is gone. Points are level, and more money wins.',
  shared: 'The blue evidence is gone. Points and money are level, and the win is shared.',
};

export const scoreName: Readonly<Record<keyof FinalScore, string>> = {
  blue: 'Blue evidence',
  black: 'Black evidence',
  set: 'Equipment set',
  money: 'Money',
};

const money = (count: number): string => `${count} money`;
const evidence = (count: number): string => `${count} evidence`;

/** "2 Telescopes and 1 Radar Gun". */
function namesOf<Kind extends string>(
  kinds: readonly Kind[],
  name: (kind: Kind) => string,
): readonly string[] {
  return [...new Set(kinds)].map(kind => {
    const count = kinds.filter(one => one === kind).length;
    return count === 1 || name(kind).endsWith('s') ? `${count} ${name(kind)}` : `${count} ${name(kind)}s`;
  });
}

interface Goods {
  readonly evidence?: number;
  readonly money?: number;
  readonly equipment?: readonly Equipment[];
  readonly contacts?: readonly Contact[];
}

const goods = ({ evidence: found = 0, money: paid = 0, equipment = [], contacts = [] }: Goods): string =>
  list([
    ...(found > 0 ? [evidence(found)] : []),
    ...(paid > 0 ? [money(paid)] : []),
    ...namesOf(equipment, equipmentName),
    ...namesOf(contacts, contactName),
  ]) || 'nothing';

const needText = ({ equipment, contacts, arms }: Need): string =>
  list([
    ...(equipment === undefined ? [] : [`${equipment} equipment`]),
    ...(contacts === undefined ? [] : [counted(contacts, 'contact')]),
    ...(arms === undefined ? [] : [counted(arms, 'Arms Dealer')]),
  ]);

const lossText = ({ evidence: found, money: paid, equipment, contacts, mix }: Loss): string =>
  list([
    ...(found === undefined ? [] : [evidence(found)]),
    ...(paid === undefined ? [] : [money(paid)]),
    ...(equipment === undefined ? [] : [`${equipment} equipment`]),
    ...(contacts === undefined ? [] : [counted(contacts, 'contact')]),
    ...(mix === undefined ? [] : [`${mix} of money and equipment in any mix`]),
  ]);

/** "With 4 equipment: get 2 evidence." */
export function optionText({ need, pay, get, lose }: CardOption): string {
  const does = [
    ...(pay ? [`pay ${money(pay.money)}`] : []),
    ...(get ? [`get ${lossText(get)}`] : []),
    ...(lose ? [`lose ${lossText(lose)}`] : []),
  ].join(', ');
  return need ? `With ${needText(need)}: ${does}.` : `${capital(does)}.`;
}

/** What the option that is taken asked for; what it brings or takes is told after it. */
function takenText({ need, pay, get }: CardOption): string {
  if (!get) return 'It is a penalty.';
  const asked = [...(need ? [needText(need)] : []), ...(pay ? [money(pay.money)] : [])];
  return `It asks for ${list(asked) || 'nothing'}.`;
}

function eventText(event: Event, name: Name, you?: Seat): string {
  const does = (seat: Seat, yours: string, theirs: string) =>
    seat === you ? `You ${yours}` : `${name(seat)} ${theirs}`;
  const who = (seat: Seat) => (seat === you ? 'you' : name(seat));
  switch (event.type) {
    case 'game-began':
      return `${does(event.pawn, 'hold', 'holds')} the Tie Breaker Pawn. ${contactName(event.contact)} waits on the trading board.`;
    case 'rumor-placed':
      return event.seat === null
        ? `A rumor appears in ${regionName(event.region)}.`
        : `${does(event.seat, 'start', 'starts')} a rumor in ${regionName(event.region)}.`;
    case 'rumor-seen':
      return `The rumor in ${regionName(event.region)} is ${cardTitle(event.card)}.`;
    case 'looked':
      return `${does(event.seat, 'look', 'looks')} at the rumor in ${regionName(event.region)}.`;
    case 'staked': {
      const back =
        event.back.length === 0
          ? ''
          : ` ${money(event.was)}${event.back.length > 1 ? ' each' : ''} goes back to ${list(event.back.map(who))}.`;
      return `${does(event.seat, 'have', 'has')} ${money(event.amount)} staked in ${regionName(event.region)}.${back}`;
    }
    case 'stake-declined':
      return `${does(event.seat, 'add', 'adds')} no stake in ${regionName(event.region)}.`;
    case 'round-began':
      return `Round ${event.round}. Everybody chooses an action.`;
    case 'action-chosen':
      return `You choose ${actionName[event.action]}.`;
    case 'bid-made':
      return `You bid ${event.bid}.`;
    case 'decided':
      return `${does(event.seat, 'have', 'has')} decided.`;
    case 'actions-revealed':
      return `Revealed: ${list(event.actions.map((action, seat) => `${who(seat as Seat)} ${actionName[action]}`))}.`;
    case 'turn-began':
      return `${actionName[event.action]}: ${who(event.seat)}, ${event.cost === 0 ? 'free' : `for ${money(event.cost)}`}.`;
    case 'stranded':
      return `${does(event.seat, 'are', 'is')} stranded: ${actionName[event.action]} costs ${event.cost}. An odd job brings ${money(event.money)}.`;
    case 'traveled':
      return event.from === event.to
        ? `${does(event.seat, 'stay', 'stays')} in ${regionName(event.to)}.`
        : `${does(event.seat, 'go', 'goes')} from ${regionName(event.from)} to ${regionName(event.to)}.`;
    case 'investigation-declined':
      return `${does(event.seat, 'leave', 'leaves')} the rumor in ${regionName(event.region)} face down.`;
    case 'turned-up':
      return `${does(event.seat, 'investigate', 'investigates')} ${regionName(event.region)}: ${cardTitle(event.card)}.`;
    case 'option-taken':
      return takenText(at(cardOf(event.card).options, event.option));
    case 'gained': {
      const bonus = event.bonus === 0 ? '' : ` The color brings ${event.bonus} more evidence.`;
      return `${does(event.seat, 'gain', 'gains')} ${goods(event)}.${bonus}`;
    }
    case 'lost':
      return `${does(event.seat, 'lose', 'loses')} ${goods(event)}.`;
    case 'stake-paid':
      return `${does(event.seat, 'get', 'gets')} ${goods(event)} for a stake of ${event.stake}.`;
    case 'stake-returned':
      return `${does(event.seat, 'get', 'gets')} a stake of ${event.stake} back.`;
    case 'stake-lost':
      return `${does(event.seat, 'lose your', 'loses their')} stake of ${event.stake}.`;
    case 'bought': {
      const price = event.price === 0 ? '' : ` for ${money(event.price)} more`;
      return `${does(event.seat, 'draw', 'draws')} ${goods({ equipment: event.equipment })}${price}.`;
    }
    case 'bought-enough':
      return `${does(event.seat, 'buy', 'buys')} no more.`;
    case 'pawn-taken':
      return `${does(event.seat, 'take', 'takes')} the Tie Breaker Pawn.`;
    case 'published':
      return `${does(event.seat, 'publish', 'publishes')} and ${event.seat === you ? 'get' : 'gets'} ${money(event.money)}.`;
    case 'shuffled':
      return event.deck === 'rumors' ? 'Old rumors are shuffled again.' : 'Map cards are shuffled again.';
    case 'blue-ran-out':
      return 'The last blue evidence is gone. This is the last round.';
    case 'trading-began':
      return event.bidding ? 'Open trading. Everybody bids.' : 'Open trading. There is nothing to bid for.';
    case 'bids-revealed': {
      const bids = list(event.bids.map((bid, seat) => `${who(seat as Seat)} ${bid}`));
      return event.winner === null
        ? `Bids: ${bids}. Everything stays.`
        : `Bids: ${bids}. ${does(event.winner, 'win', 'wins')}.`;
    }
    case 'trade-won': {
      const paid = goods({ money: event.money, equipment: event.paid });
      return `${does(event.seat, 'pay', 'pays')} ${paid} and ${event.seat === you ? 'take' : 'takes'} ${goods({ equipment: event.equipment, contacts: event.contacts })}.`;
    }
    case 'sold':
      return event.money === 0
        ? `${does(event.seat, 'sell', 'sells')} nothing.`
        : `${does(event.seat, 'sell', 'sells')} ${goods({ evidence: event.evidence, equipment: event.equipment })} for ${money(event.money)}.`;
    case 'contact-came':
      return `${contactName(event.contact)} comes to the trading board.`;
    case 'game-ended': {
      const [only] = event.winners;
      const won =
        event.winners.length === 1 && only !== undefined
          ? does(only, 'win', 'wins')
          : `${list(event.winners.map(name))} win together`;
      return `${won}. ${endings[event.why]}`;
    }
  }
}

export const text: GameText<UfoHunter> = {
  event: eventText,
  refusal: code => refusals[code],
  reason: code => endings[code as Ending],
};
