import { numbers, type Row, type Section, says, steps, table } from '../../../ui/rules-blocks.ts';
import {
  ALL_CONTACTS,
  ALL_EQUIPMENT,
  cardNumber,
  cardOf,
  colorOf,
  NO_EQUIPMENT,
  NUMBERS,
  PLACES,
  plus,
  START,
  setScore,
  total,
  WRAP_LINKS,
} from '../board.ts';
import { actionName, colorName, contactName, contactText, equipmentName } from '../text.ts';
import { ACTIONS, type Action, CARD_TYPES, CARDS, CONTACTS, EQUIPMENT } from '../types.ts';
import { contactIcon, equipmentIcon } from './icons.ts';
import { typeWord } from './names-text.ts';

const colors = new Set(PLACES.map(({ color }) => color)).size;
const [second = 1, third = 2] = NUMBERS.tokenPrices;

/** Those that count something. */
const SETS = EQUIPMENT.map((_, index) => [
  index + 1,
  setScore(plus(NO_EQUIPMENT, EQUIPMENT.slice(0, index + 1))),
]).filter(([, points = 0]) => points > 0);

const ACTION_SAYS: Readonly<Record<Action, readonly [costs: string, does: string]>> = {
  train: ['nothing', `Move up to ${NUMBERS.trainRange} space, or stay. You may investigate where you end.`],
  air: [
    `${NUMBERS.airFare} money`,
    `Move up to ${NUMBERS.airRange} spaces, or stay. You may investigate where you end.`,
  ],
  buy: [
    '1 money for each token you own, telescopes left out',
    'Draw 1 random token, and more if you pay for them.',
  ],
  research: ['nothing', `Start a rumor, look at ${NUMBERS.looks} other, take the Tie Breaker Pawn.`],
  publish: ['nothing', `Start a rumor, then get ${NUMBERS.publishPay} money.`],
};

const actionRows: readonly Row[] = ACTIONS.map(action => ({
  head: `${cardNumber(action)} ${actionName[action]}`,
  cells: [...ACTION_SAYS[action]],
}));

const TYPE_SAYS: Readonly<Record<(typeof CARD_TYPES)[number], string>> = {
  green: 'Evidence, money or equipment for everybody, more for the well prepared.',
  blue: 'Evidence for the well prepared, a loss for the others.',
  red: 'A loss for whoever goes.',
  orange: 'Money, more with equipment or contacts.',
  purple: 'Evidence with an Arms Dealer, on some for money too; else a loss.',
};

const typeRows: readonly Row[] = CARD_TYPES.map(type => ({
  head: typeWord[type],
  cells: [`${CARDS.filter(card => cardOf(card).type === type).length}`, TYPE_SAYS[type]],
}));

const aim: Section = {
  id: 'aim',
  title: 'Aim',
  blocks: [
    says(
      'W1 E1',
      `Travel the world after rumors and bring home evidence. When the ${START.blue} blue tokens are gone, the round is played out and points are counted.`,
    ),
  ],
};

const world: Section = {
  id: 'world',
  title: 'The map',
  blocks: [
    says(
      'B1',
      `The world has ${PLACES.length} regions in ${colors} colors. The sign of a region is that of the equipment in its color.`,
    ),
    says('B2', 'Regions are neighbors where they share a border. A corner is none.'),
    says(
      'B3',
      `${WRAP_LINKS.length} links lead over the edge: letters A to E mark where you leave on one side and come in on the other.`,
    ),
  ],
};

const start: Section = {
  id: 'start',
  title: 'Start',
  blocks: [
    steps(
      'S1 S2 S3 S4 S5',
      `Each hunter gets ${START.money} money, ${START.evidence} blue evidence out of the ${START.blue}, ${START.telescopes} telescope, and a region of its own, drawn at random.`,
      `All other equipment goes into the bag: ${total(ALL_EQUIPMENT)} tokens in all, less those telescopes.`,
      `1 of the ${total(ALL_CONTACTS)} contacts lies open on the trading board.`,
      'Somebody drawn at random holds the Tie Breaker Pawn.',
    ),
    says(
      'S6 S7',
      'Then everybody starts 1 rumor. When all lie there, each may stake their own, clockwise from the pawn.',
    ),
  ],
};

const action: Section = {
  id: 'actions',
  title: 'Choosing an action',
  blocks: [
    says(
      'A1',
      'All choose 1 of 5 action cards, face down and at once. You may change yours until the last one has chosen.',
    ),
    table(
      'A2 T2 T3 T4 T5 Q1 N5 N7',
      'The five actions, in the order in which they happen',
      ['Action', 'Costs', 'Does'],
      actionRows,
    ),
    says('A3', 'Hunters on the same card act clockwise from whoever holds the pawn then, the holder first.'),
    says('A4', 'Every other hunter on your card makes it cost 1 more, even one who cannot pay.'),
    says(
      'A5',
      'You pay when your turn comes, so money that came in earlier in the round counts. Who can pay must.',
    ),
    says(
      'A6',
      `Who cannot pay is stranded: nothing is paid, nothing is done, and an odd job brings ${NUMBERS.strandedPay} money.`,
    ),
    says('A7', 'Where only one thing can be done, nobody is asked.'),
  ],
};

const travel: Section = {
  id: 'travel',
  title: 'Travel',
  blocks: [
    says(
      'T1',
      'A journey goes over neighboring regions and may be shorter than it could be, down to nothing. Only where it ends counts.',
    ),
    says('T5', 'A flight costs its fare even if you stay where you are.'),
    says(
      'T6 T7',
      'End on a rumor and you may investigate it, also where you stood before. Only the two journeys allow it, 1 rumor each. While it is face down you may leave it.',
    ),
  ],
};

const rumors: Section = {
  id: 'rumors',
  title: 'Investigating a rumor',
  blocks: [
    table('R1', 'Kinds of rumor cards', ['Kind', 'Cards', 'What they are'], typeRows),
    steps(
      'R2 R3 R4 R5',
      'The card is turned up for all, and the rumor leaves the table.',
      'Take exactly 1 of its options: any that you can meet and pay, a worse one too.',
      'What an option asks you to show you keep. What it asks you to pay is spent.',
      'An option that gives something is a benefit. One that only takes is a penalty.',
    ),
    says(
      'R6 R7',
      'Evidence comes from the supply, equipment at random from the bag, money from a bank without end.',
    ),
    says(
      'R8',
      `Own a token in the color of the region, and a gain of evidence brings you ${NUMBERS.colorBonus} more, once. Telescopes have no color, and tokens of the same gain come too late for it.`,
    ),
    says(
      'R9 R10 R11',
      'You choose which equipment and contacts you lose. A mixed loss is paid in money and equipment as you like. Who has less loses what there is.',
    ),
    says(
      'R11 R12',
      'Lost equipment and contacts lie on the trading board, up for bids this round. Lost money and evidence go back to the supply, black evidence first.',
    ),
    says('R13', 'A penalty stays a penalty, even if there is nothing to take.'),
  ],
};

const buying: Section = {
  id: 'buying',
  title: 'Buying equipment',
  blocks: [
    says(
      'Q1 Q2',
      `The first random token is in the price. Having seen it, you may buy a second for ${second} more, and then a third for ${third} more.`,
    ),
    says('Q3', 'Those are up to you and never strand you.'),
    says(
      'Q4 Q5',
      'Free tokens of an Inventor come with the first. An empty bag gives nothing, and the price is due all the same.',
    ),
  ],
};

const newRumors: Section = {
  id: 'new-rumors',
  title: 'New rumors',
  blocks: [
    says(
      'N1',
      'Who starts a rumor draws a card and looks at it. A map card says where it lies, face down. Then it may be staked.',
    ),
    says(
      'N2 N3',
      `At most ${NUMBERS.maxRumors} rumors lie on the table, never two in a region. With ${NUMBERS.maxRumors} no new one comes, and the rest of the action happens. An empty deck is made of its discards again.`,
    ),
    says('N4', `When none is left, ${NUMBERS.refill} appear that nobody has seen.`),
    says(
      'N6',
      'A researcher looks at another rumor that lies face down, and may stake it. Each further look goes to yet another one.',
    ),
  ],
};

const stakes: Section = {
  id: 'stakes',
  title: 'Stakes',
  blocks: [
    says(
      'K1 K2',
      'A stake is at least 1 money, at most what you have, and public. You can stake a rumor when you start it, and when you look at it while researching.',
    ),
    table(
      'K3',
      'Where a stake lies already',
      ['You may', 'Then'],
      [
        { head: 'Match it', cells: ['Both stay.'] },
        { head: 'Beat it', cells: ['The lower ones go back to their owners.'] },
        { head: 'Raise your own', cells: ['You add to it, and lower ones go back.'] },
      ],
    ),
    table(
      'K4 K5 K6',
      'When the rumor is investigated',
      ['What comes of it', 'Stakes of others', 'Stake of the investigator'],
      [
        {
          head: 'Benefit',
          cells: [
            'Half as much from the supply, rounded down; 1 money for an odd evidence. The investigator keeps all, and the color bonus is not shared. The stake goes to the bank.',
            'Goes to the bank and brings nothing more.',
          ],
        },
        { head: 'Penalty', cells: ['Go back to their owners.', 'Goes to the bank.'] },
      ],
    ),
    says('K7', 'Holders are settled clockwise from the pawn.'),
  ],
};

const trading: Section = {
  id: 'trading',
  title: 'Open trading',
  blocks: [
    steps(
      'O1 O2 O3 O4 O5 O6',
      `At the end of a round all bid at once, face down, for everything on the board: 0 to ${NUMBERS.bidMax}, at most money and equipment together.`,
      'The highest bid above 0 wins. Ties go clockwise from the pawn, its holder first. Nobody else pays.',
      'The winner pays with money and equipment, each token worth 1, in any mix.',
      `Who bid 0 may sell up to ${NUMBERS.sellMax} tokens of equipment or evidence for ${NUMBERS.sellPrice} money each, but no contacts.`,
      'Paying and selling go clockwise from the pawn.',
    ),
    says('O7', 'Paid and sold equipment lies on the board for the next round.'),
    says('O8 O9', 'If all bid 0, everything stays. With nothing on the board nobody bids, and all may sell.'),
    says('O10', 'Then a new contact comes to the board, while there are any.'),
  ],
};

const pieces: Section = {
  id: 'pieces',
  title: 'Equipment and contacts',
  blocks: [
    table(
      'S3 R8',
      'Equipment',
      ['Kind', 'Color', 'Tokens'],
      EQUIPMENT.map(kind => {
        const color = colorOf(kind);
        return {
          head: equipmentName(kind),
          icon: equipmentIcon[kind],
          cells: [color === null ? 'none' : colorName[color], `${ALL_EQUIPMENT[kind]}`],
        };
      }),
    ),
    table(
      'S4 A6 T2 T4 Q4 N6 N7 R4',
      'Contacts: several of one kind add up',
      ['Contact', 'Cards', 'Does'],
      CONTACTS.map(kind => ({
        head: contactName(kind),
        icon: contactIcon[kind],
        cells: [`${ALL_CONTACTS[kind]}`, contactText[kind]],
      })),
    ),
  ],
};

const end: Section = {
  id: 'end',
  title: 'End and points',
  blocks: [
    says(
      'E1 E2',
      'When the last blue evidence goes, this round is the last and is played to its end, with its trading. Later gains are black tokens, which do not run out. Evidence that comes back changes nothing about it.',
    ),
    says('W1', 'Each evidence token counts 1 point, blue or black.'),
    numbers(
      'W2',
      'A set of different kinds of equipment, telescopes as one kind',
      ['Kinds', 'Points'],
      SETS.map(([kinds, points]) => ({ head: `${kinds}`, cells: [`${points}`] })),
    ),
    says(
      'W3',
      'Most points win. If it is a tie, more money wins; if that is a tie too, the win is shared. Stakes that still lie on rumors count for nobody.',
    ),
  ],
};

const clock: Section = {
  id: 'clock',
  title: 'Clock',
  blocks: [
    says(
      'C1',
      'Tables on this device have no clock: take your time. Where a table has one, it publishes for whoever is late, stays, leaves rumors face down, stakes and sells nothing, buys no more, bids 0, pays with money first, and otherwise picks at random.',
    ),
  ],
};

const secrets: Section = {
  id: 'secrets',
  title: 'Secret and public',
  blocks: [
    says(
      'Z1',
      'You can take back an action or a bid until everybody has chosen. What the others chose stays. Everything else is public at once and cannot be taken back.',
    ),
    table(
      'I1 I2 I3',
      'Who knows what',
      ['Who', 'What'],
      [
        {
          head: 'Everybody',
          cells: [
            'Money, evidence, equipment, contacts, where hunters and rumors are, stakes, who looked at which rumor, discards, board and bag, and choices and bids once they are shown.',
          ],
        },
        { head: 'Only you', cells: ['Your choice or bid before it is shown, and the cards you looked at.'] },
        { head: 'Nobody', cells: ['Rumors nobody looked at, and what is drawn next.'] },
      ],
    ),
    says('I4', 'Talk is free at all times and binds nobody.'),
  ],
};

export const SECTIONS: readonly Section[] = [
  aim,
  world,
  start,
  action,
  travel,
  rumors,
  buying,
  newRumors,
  stakes,
  trading,
  pieces,
  end,
  clock,
  secrets,
];
