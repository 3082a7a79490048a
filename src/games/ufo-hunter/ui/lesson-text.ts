import { at } from '../../../core/contract.ts';
import { cardOf, NO_EQUIPMENT, NUMBERS, plus, START, setScore } from '../board.ts';
import { actionName, cardTitle, contactName, equipmentName, regionName } from '../text.ts';
import { EQUIPMENT } from '../types.ts';
import { ENOUGH, INVESTIGATE } from './dock-text.ts';
import { typeWord } from './names-text.ts';

export const SEATS = 3;
export const NAMES = ['Heron', 'Lynx'] as const;
export const TITLE = 'First journey';
export const SAYS = 'Play the first rounds with a guide. It takes about 5 minutes.';

/** What the deal of the lesson holds; its test plays it. */
export const HOME = 25;
export const BAIT = { region: 33, card: 'P06' } as const;
export const GOAL = { region: 18, card: 'G03' } as const;
export const SECOND = { region: 3, card: 'O06' } as const;

const [heron, lynx] = NAMES;
const goal = regionName(GOAL.region);
const all = EQUIPMENT.length;
const worth = (kinds: number): number => setScore(plus(NO_EQUIPMENT, EQUIPMENT.slice(0, kinds)));

/** What each card says; the lesson puts them in order. */
export const cards = {
  aim: {
    title: 'Evidence wins',
    text: `Rumors lead to evidence, and each token is a point. There are ${START.blue} blue ones. When the last is taken, the game ends with that round.`,
  },
  map: {
    title: 'Rumors',
    text: `You are the hunter in ${regionName(HOME)}. Each pin is a rumor, face down. Only whoever started it knows its card.`,
  },
  seen: {
    title: 'What you know',
    text: `Your rumor lies in ${regionName(BAIT.region)}: ${cardTitle(BAIT.card)}, a ${typeWord[cardOf(BAIT.card).type]}. Without an ${contactName('arms-dealer')} it costs whoever goes ${at(cardOf(BAIT.card).options, 1).lose?.money} money. Your page has it, and nobody else sees that.`,
  },
  stake: {
    title: 'A bait',
    text: 'A stake promises a good rumor, and only whoever looks at it can check. If the rumor turns out bad for somebody else, you get it back. Stake 1: press plus, then confirm.',
  },
  actions: {
    title: 'Five cards',
    text: 'All choose a card in secret. They happen in the order of their numbers. Each other hunter on your card makes it cost 1 more.',
  },
  buy: {
    title: 'Equipment',
    text: `Many rumors ask to see equipment, and a set of kinds brings points. You own a telescope. Choose ${actionName.buy}: press it, then confirm.`,
  },
  enough: {
    title: 'The same card',
    text: `${lynx} bought too, so each paid 1. You drew a yellow ${equipmentName('geiger-counter')}. A second token would cost ${at(NUMBERS.tokenPrices, 0)} more. Press ${ENOUGH}.`,
  },
  bid: {
    title: 'Open trading',
    text: `Each round ends with secret bids for all that lies on the board: now a ${contactName('transit-official')}. The highest bid takes it, and only that one is paid. Bid 1.`,
  },
  pay: {
    title: 'You win it',
    text: 'Nobody else bid. Pay with money or equipment, each token worth 1. Your telescope may be of use: pay 1 money and confirm.',
  },
  contact: {
    title: 'Contacts stay',
    text: `From now on your trains and boats go ${NUMBERS.trainRange + 1} spaces. Several contacts of one kind add up.`,
  },
  research: {
    title: 'Find out where to go',
    text: `Research starts a rumor and lets you look at another one. Choose ${actionName.research}.`,
  },
  newRumor: {
    title: 'Your second rumor',
    text: `${cardTitle(SECOND.card)} brings money, but ${regionName(SECOND.region)} is far away and your money is short. Stake nothing: just confirm.`,
  },
  look: {
    title: 'Look at one',
    text: `${heron} has a stake in ${goal}. Is it good, or a bait? Look at ${goal}: press it, then confirm.`,
  },
  keep: {
    title: 'It is good',
    text: `${cardTitle(GOAL.card)}: evidence for whoever has a contact, and you do. You want to go yourself. Then your own stake would be lost. Stake nothing.`,
  },
  bidAgain: {
    title: 'The pawn',
    text: 'Research brought you the pawn: ties go to you first. Bid 1.',
  },
  again: {
    title: 'Outbid',
    text: `${lynx} bid 2 and paid it. Your bid cost nothing. Here you read the round again, step by step, and the map shows where.`,
  },
  train: {
    title: 'Time to go',
    text: `${goal} is ${NUMBERS.trainRange + 1} spaces away. With your contact a train or boat gets there, free if nobody else takes it. Choose ${actionName.train}.`,
  },
  travel: {
    title: 'The way there',
    text: `Regions in reach are lit. The map shows the way before you go. Go to ${goal}: press it, then confirm.`,
  },
  investigate: {
    title: 'Turn it up?',
    text: `A journey that ends on a rumor may turn it up. You know this one. Press ${INVESTIGATE}.`,
  },
  option: {
    title: 'One option',
    text: 'What you cannot take says what is missing. Take 1 evidence: press it, then confirm.',
  },
  gain: {
    title: 'Found',
    text: `1 evidence, and 1 more: your ${equipmentName('geiger-counter')} has the color of ${goal}. ${heron}, who staked it, gets half: 1 money for the odd token.`,
  },
  set: {
    title: 'The other points',
    text: `At the end a set counts too: 4 kinds of equipment ${worth(4)} points, all ${all} kinds ${worth(all)}. Money breaks ties.`,
  },
  playOn: {
    title: 'Over to you',
    text: 'Bots play on from here. Finish this game, or start one of your own.',
  },
} as const;
