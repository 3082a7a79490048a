import { capital, counted, list } from '../../../core/words.ts';
import { waitingFor, within } from '../../../ui/text.ts';
import { cardNumber, NUMBERS, place, shareOf } from '../board.ts';
import { actionName, contactName, equipmentName, regionName } from '../text.ts';
import {
  type Action,
  type CardOption,
  CONTACTS,
  type Contact,
  type Contacts,
  type Equipment,
  type Gain,
  type Loss,
  type Need,
  type Player,
  type Region,
  type Rumor,
  type TravelAction,
} from '../types.ts';
import { colorNames } from './map-text.ts';
import { contactEffect, verb } from './names-text.ts';
import type { Offer } from './offers.ts';
import { comesTo, type Outlook, type Short } from './outlook.ts';
import type { Stakes } from './staking.ts';

/** Where it is nobody's own page. */
export const askedOf = (name: string, asks: string): string => `${name}: ${asks}`;

/* ---- waiting ---- */
export const othersDecide = (names: readonly string[]): string =>
  names.length === 0 ? 'All others are done.' : waitingFor(names);
export const ON_OWN_PAGES = 'All decide on their own pages, face down.';

/* ---- choosing ---- */
export const CHOOSE = 'Choose in secret.';
export const CHOOSE_SAYS =
  'Cards are turned up together and resolve 1 to 5. Sharing a card costs 1 more for each other hunter on it.';
export const number = (action: Action): number => cardNumber(action);
export const FREE = 'free';
export const MONEY = 'money';
export const earns = (money: number): string => `earn ${money}`;
export const earnsShort = (money: number): string => `+${money}`;

export function offerSays({ action, brings, lacks }: Offer): string {
  const rumor = lacks === 'room' ? '' : 'new rumor, ';
  switch (action) {
    case 'train':
    case 'air':
      return `${upTo(brings)}, then you may investigate`;
    case 'buy':
      return brings === 0 ? 'draw nothing' : `draw ${brings}, more for +${NUMBERS.tokenPrices.join(', +')}`;
    case 'research':
      return `${rumor}look at ${brings} more, take the pawn`;
    case 'publish':
      return lacks === 'room' ? `${brings} money` : `${rumor}then ${brings} money`;
  }
}

const upTo = (spaces: number): string => (spaces === 1 ? '1 space' : `up to ${spaces} spaces`);

const lackSays = ({ lacks, brings }: Offer): string => {
  switch (lacks) {
    case 'room':
      return ` ${NUMBERS.maxRumors} rumors lie there: no new one comes unless one goes first.`;
    case 'tokens':
      return brings === 0
        ? ' The bag is empty, and its price is due all the same.'
        : ` The bag holds no more than ${brings}.`;
    case 'rumors':
      return ` No more than ${brings} ${brings === 1 ? 'lies' : 'lie'} there for you to look at, unless others come first.`;
    case null:
      return '';
  }
};

/** What choosing it would lead to, and how it could fail. `others` play too. */
export function offerDetail(offer: Offer, others: number, stranded: number): string {
  const { action, cost, spare } = offer;
  if (spare < 0)
    return `You cannot pay ${cost} now. Unless money comes in first, you are stranded: no action, ${stranded} money.`;
  const price = `${cost === 0 ? 'Free' : `${cost} money`} alone, 1 more for each other hunter on your card.`;
  const risk =
    spare < others
      ? ` With ${counted(spare + 1, 'other')} on it, and no money coming in first, you are stranded: no action, ${stranded} money.`
      : '';
  const travel = action === 'train' || action === 'air' ? ' You pick where when your card comes up.' : '';
  return `${capital(offerSays(offer))}.${lackSays(offer)} ${price}${risk}${travel}`;
}
export const stranding = (spare: number): string | null => (spare < 0 ? 'stranded' : null);
export const play = (action: Action): string => `Play ${actionName[action]}`;
export const changeTo = (action: Action, was: Action): string =>
  action === was ? `${actionName[action]} is chosen` : `Change to ${actionName[action]}`;
export const chosen = (action: Action): string => `You chose ${actionName[action]}, face down.`;
export const NOTHING_TO_BID = 'You have nothing to bid with.';
export const CAN_CHANGE = 'You can change it until all have decided.';

/* ---- travel ---- */
export const WHERE_TO = 'Where do you go?';
export const travelSays = (by: TravelAction, range: number): string => `${actionName[by]}, ${upTo(range)}.`;
export const stay = (region: Region): string => `Stay in ${regionName(region)}`;
export const goTo = (region: Region): string => `Go to ${regionName(region)}`;
export const PICK_REGION = 'Press a region that is lit on the map, or one of these.';
export const spaces = (steps: number): string => (steps === 0 ? 'here' : counted(steps, 'space'));
export const STAY = 'you stay';
export function arrival(
  region: Region,
  steps: number,
  rumor: { readonly number: number; readonly isKnown: boolean } | null,
  matches: boolean,
): string {
  const { name, color } = place(region);
  const way = steps === 0 ? STAY : counted(steps, 'space');
  const unknown = rumor?.isKnown === false ? ', which you have not looked at' : '';
  const lies =
    rumor === null ? 'No rumor there.' : `You may investigate rumor ${rumor.number} there${unknown}.`;
  const bonus =
    rumor !== null && matches ? ` You own ${colorNames[color]}: 1 more evidence if you gain any.` : '';
  return `${name}: ${colorNames[color]}, ${way}. ${lies}${bonus}`;
}
export const RUMORS_IN_REACH = 'Rumors in reach';

/* ---- investigate ---- */
export const investigateAsk = (number: number, region: Region): string =>
  `Investigate rumor ${number} in ${regionName(region)}?`;
export const INVESTIGATE_SAYS = 'Once it is turned up, one of its options must be taken.';
export const INVESTIGATE = 'Investigate';
export const LEAVE_IT = 'Leave it face down';
export const NOT_SEEN = 'You have not looked at it.';
export const stakesOfOthers = (names: readonly string[], stake: number): string =>
  `${list(names)} ${names.length === 1 ? 'has' : 'have'} ${stake} on it${names.length > 1 ? ' each' : ''}: of a gain they get half as much from the supply and you keep all, on a penalty the stake goes back.`;
export const ownStake = (stake: number): string =>
  `Your stake of ${stake} goes to the bank if you investigate.`;

export const TURNED_UP = 'What you have turned up';
export const PUT_AWAY = 'Put it away';

/* ---- options of a card ---- */
export const TAKE_ONE = 'Take one option.';
export const PICK_OPTION = 'Press an option that is open to you.';
export const take = (outlook: Outlook): string => `Take: ${outcomeSays(outlook)}`;

/** "pay 3: 2 evidence (1 for the color) and 4 money". */
export function outcomeSays({ says, bonus, loses }: Pick<Outlook, 'says' | 'bonus' | 'loses'>): string {
  const price = says.pay ? `pay ${says.pay.money}: ` : '';
  return says.get ? `${price}${gainSays(says.get, bonus)}` : `lose ${lossSays(loses) || 'nothing'}`;
}

/** "1 evidence, or 9 money". */
export const comesToSays = (outlooks: readonly Outlook[]): string =>
  comesTo(outlooks).map(outcomeSays).join(', or ');

/** Others may fare otherwise. */
export const forYouNow = (outlooks: readonly Outlook[]): string => `For you now: ${comesToSays(outlooks)}`;

export const outcomeTitle = (outlook: Outlook): string => capital(outcomeSays(outlook));

export const gainSays = ({ evidence, money, equipment }: Gain, bonus = 0): string =>
  list([
    ...(evidence ? [`${evidence + bonus} evidence${bonus > 0 ? ` (${bonus} for the color)` : ''}`] : []),
    ...(money ? [`${money} money`] : []),
    ...(equipment ? [`${counted(equipment, 'token')} of equipment`] : []),
  ]);

const lossSays = ({ evidence, money, equipment, contacts, mix }: Loss): string =>
  list([
    ...(evidence ? [`${evidence} evidence`] : []),
    ...(money ? [`${money} money`] : []),
    ...(equipment ? [`${counted(equipment, 'token')} of equipment`] : []),
    ...(contacts ? [counted(contacts, 'contact')] : []),
    ...(mix ? [`${mix} in money and equipment`] : []),
  ]);

/** What an option asks for, kept and spent. */
export function needSays({ need, pay, get }: CardOption): string {
  const parts = needs(need);
  const shown = parts.length > 0 ? `Show ${list(parts)}` : '';
  const paid = pay ? `pay ${pay.money}` : '';
  if (shown === '' && paid === '') return get ? 'Asks for nothing' : 'A penalty';
  return [shown, paid]
    .filter(part => part !== '')
    .join(', ')
    .replace(/^pay/, 'Pay');
}

const needs = (need: Need = {}): readonly string[] => [
  ...(need.equipment ? [`${need.equipment} equipment`] : []),
  ...(need.contacts ? [counted(need.contacts, 'contact')] : []),
  ...(need.arms ? [counted(need.arms, 'Arms Dealer')] : []),
];

const SHORT_NAME: Readonly<Record<Short['what'], readonly [one: string, many: string]>> = {
  equipment: ['equipment', 'equipment'],
  contacts: ['contact', 'contacts'],
  arms: ['Arms Dealer', 'Arms Dealers'],
  money: ['money', 'money'],
};
export const shortSays = (short: readonly Short[]): string =>
  list(short.map(({ what, asked, has }) => `needs ${counted(asked, ...SHORT_NAME[what])}, you have ${has}`));

/* ---- lose, pay, sell ---- */
export const LOSE = 'Choose what you lose.';
export const loseSays = (loss: Loss): string => `It takes ${lossSays(loss)}.`;
export const GOES_TO_BOARD = 'Equipment and contacts go to the trading board.';
export const PAY = 'Pay for what you won.';
export const paySays = (bid: number): string =>
  `Your bid of ${bid} wins. Each token you give is 1 money less, and lands on the board next round.`;
export const SELL = `Sell up to ${NUMBERS.sellMax}.`;
export const SELL_SAYS = `${NUMBERS.sellPrice} money for each token of equipment or evidence. Contacts cannot be sold.`;
export const EVIDENCE = 'Evidence';
export const START_OVER = 'Start over';
export const pickedOf = (picked: number, owned: number): string =>
  picked === 0 ? `you own ${owned}` : `${picked} of ${owned} picked`;
export const kindPicked = (name: string, picked: number, owned: number): string =>
  `${name} ${pickedOf(picked, owned)}. Press for one more.`;
export const TOO_MANY = 'That is more than is asked for.';
export const moreTokens = (missing: number): string => `Pick ${counted(missing, 'more token')}.`;
export const moreContacts = (missing: number): string => `Pick ${counted(missing, 'more contact')}.`;

const things = (
  equipment: readonly Equipment[],
  contacts: readonly Contact[],
  evidence: number,
  money: number,
): string =>
  list([
    ...equipment.map(kind => equipmentName(kind)),
    ...contacts.map(kind => contactName(kind)),
    ...(evidence > 0 ? [`${evidence} evidence`] : []),
    ...(money > 0 ? [`${money} money`] : []),
  ]);
export const lose = (
  equipment: readonly Equipment[],
  contacts: readonly Contact[],
  evidence: number,
  money: number,
): string => `Lose ${things(equipment, contacts, evidence, money)}`.trim();
export const pay = (equipment: readonly Equipment[], money: number): string =>
  `Pay ${things(equipment, [], 0, money)}`.trim();
export const sell = (equipment: readonly Equipment[], evidence: number): string =>
  equipment.length + evidence === 0
    ? 'Sell nothing'
    : `Sell ${things(equipment, [], evidence, 0)} for ${(equipment.length + evidence) * NUMBERS.sellPrice}`;
export const runningTotal = (tokens: number, money: number, left: number): string =>
  `${counted(tokens, 'token')} and ${money} money. You keep ${left} money.`;
/** Only what the card takes. */
export const runningLoss = (
  {
    equipment,
    contacts,
  }: { readonly equipment: readonly Equipment[]; readonly contacts: readonly Contact[] },
  {
    least,
    most,
    contacts: asked,
  }: { readonly least: number; readonly most: number; readonly contacts: number },
  money: number,
): string =>
  [
    ...(least < most ? [counted(equipment.length, 'token')] : []),
    ...(least === most && most > 0 ? [`${equipment.length} of ${counted(most, 'token')}`] : []),
    ...(asked > 0 ? [`${contacts.length} of ${counted(asked, 'contact')}`] : []),
    ...(money > 0 || least < most ? [`${money} money`] : []),
  ].join(' and ');
export const sellTotal = (items: number, money: number): string =>
  items === 0
    ? `You have ${money} money.`
    : `${counted(items, 'item')}: you have ${money + items * NUMBERS.sellPrice} money then.`;

/* ---- buy ---- */
export const buyAsk = (price: number): string => `One more token for ${price}?`;
export const buySays = (drawn: readonly Equipment[], money: number): string =>
  `${drawn.length === 0 ? '' : `You drew ${list(drawn.map(kind => `1 ${equipmentName(kind)}`))}. `}You have ${money} money.`;
export const buyMore = (price: number): string => `Buy one more for ${price}`;
export const ENOUGH = 'Enough';

/* ---- look ---- */
export const lookAsk = (look: number, looks: number): string =>
  looks === 1 ? 'Look at another rumor.' : `Look at another rumor, ${look} of ${looks}.`;
export const lookSays = (money: number): string =>
  `Only you see the card.${money > 0 ? ' You may stake it then.' : ''}`;
export const PICK_RUMOR = 'Press a rumor here or on the map.';
export const lookAt = (number: number, region: Region): string => `Look at ${number} ${regionName(region)}`;
export const LOOK_HERE = 'press to look at its rumor';

/* ---- stake ---- */
export const stakeAsk = (number: number, region: Region): string =>
  `Stake rumor ${number} in ${regionName(region)}?`;
export const stakeLies = ({ stake, holders }: Rumor, names: readonly string[]): string =>
  holders.length === 0
    ? 'Nobody has a stake on it.'
    : `${list(names)}: ${stake}${names.length > 1 ? ' each' : ''}.`;
/** What a stake is for, where one of any size is decided. */
export const STAKE_GAINS =
  'If another investigates it to a benefit, you get half of every gain. On a penalty your stake comes back.';
export const IF_OTHERS = 'If another investigates it, as things are now:';
export const NO_TAKER = '–';
export const takersSay = (names: readonly string[]): string =>
  names.length === 0 ? 'Nobody:' : `${list(names)}:`;
/** "2 evidence for 3 contacts.", "Lose 3 evidence." */
export function optionSays({ need, pay, get, lose: loss }: CardOption, someLack = false): string {
  const asked = [...needs(need), ...(pay ? [`${pay.money} money`] : [])];
  const price = asked.length > 0 ? ` for ${list(asked)}` : '';
  const rest = someLack ? ', or what there is' : '';
  return capital(get ? `${gainSays(get)}${price}.` : `lose ${lossSays(loss ?? {})}${price}${rest}.`);
}
/** What that would bring a stake. */
export function shareSays({ get }: CardOption): string {
  if (!get) return 'Your stake comes back.';
  return `Your stake brings ${gainSays(shareOf(get)) || 'nothing'}.`;
}
export const NO_STAKE = 'Nothing';
export const NO_MORE = 'No more';
export const STAKE = 'Stake';
export const LESS = '1 less';
export const MORE = '1 more';
export const NO_LESS_STAKE = 'It is nothing already.';
export const ALL_STAKED = 'That is all the money you have.';
export const stakeAct = (amount: number, region: Region): string =>
  amount === 0 ? 'Stake nothing' : `Stake ${amount} on ${regionName(region)}`;
export const NO_RAISE = 'Leave my stake as it is';
export function stakesSay(
  stakes: Stakes,
  paid: number,
  name: (seat: Rumor['holders'][number]) => string,
): string {
  const names = (seats: Rumor['holders']) => list(seats.map(seat => within(name(seat))));
  const back = (seats: Rumor['holders'], was: number) =>
    seats.length === 0
      ? ''
      : ` ${verb(capital(names(seats)), 'get', seats.length > 1 ? 'get' : 'gets')} ${was} back.`;
  switch (stakes.type) {
    case 'nothing':
      return '';
    case 'first':
      return `You put ${paid} money there, as the first.`;
    case 'match':
      return `You match ${names(stakes.with)}: all stakes stay. It takes ${paid} money.`;
    case 'beat':
      return `You beat ${names(stakes.back)}.${back(stakes.back, stakes.was)} It takes ${paid} money.`;
    case 'raise':
      return `You raise your own from ${stakes.from}.${back(stakes.back, stakes.from)} It takes ${paid} money.`;
  }
}

/* ---- bid ---- */
export const BID = 'Bid in secret.';
export const bidSays = (most: number, { money }: Player, tokens: number): string => {
  const equipment = tokens === 0 ? '' : ` and ${counted(tokens, 'token')} of equipment, each worth 1`;
  return `For everything on the board. You can pay up to ${most}: you have ${money} money${equipment}.`;
};
export const bidNothing = (canSell: boolean): string =>
  canSell
    ? `You may sell up to ${NUMBERS.sellMax} things afterwards.`
    : 'You own nothing that could be sold.';
export const highestWins = (canSell: boolean): string =>
  `The highest bid takes everything; only the winner pays.${canSell ? ' If you bid 0, you may sell instead.' : ''}`;
export const bid = (amount: number, canSell: boolean): string =>
  amount === 0 && canSell ? 'Bid 0, to sell' : `Bid ${amount}`;
export const changeBid = (amount: number, was: number): string =>
  amount === was ? `Your bid is ${amount}` : `Change to ${amount}`;
export const bidMade = (amount: number): string => `You bid ${amount}, face down.`;
export const TO_SELL = 'sell';
export const NO_BID = 'no bid';
export const ON_BOARD = 'On the board:';
export const boardBrings = (contacts: Contacts, before: number, after: number): string =>
  [
    ...CONTACTS.filter(kind => contacts[kind] > 0).map(
      kind => `${contactName(kind)}: ${contactEffect(kind, contacts[kind])}.`,
    ),
    after > before
      ? `With it your set counts ${after} instead of ${before}.`
      : 'It makes your set no larger.',
  ].join(' ');
