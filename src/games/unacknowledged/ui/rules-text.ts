import { at, type Seat } from '../../../core/contract.ts';
import { drawn, numbers, type Row, type Section, says, steps, table } from '../../../ui/rules-blocks.ts';
import {
  ALL_CARDS,
  countersOf,
  HAND,
  isDisclosure,
  LAB_DRAW,
  MINUS_TO_WIN,
  MOST_MESSAGES,
  NEGATES,
  PLUS_TO_WIN,
  passing,
  ROUNDS,
  TURNS,
  tally,
} from '../board.ts';
import { effectText, messageText, shortName, typeName } from '../text.ts';
import { type Card, COUNTERS, DISCLOSURES, type Disclosure, type Message, type Result } from '../types.ts';

/** What only this game's page has. */
export type Drawn = 'results' | 'effects';

const counts = Object.keys(PLUS_TO_WIN).map(Number);
const disclosures = ALL_CARDS.filter(isDisclosure).length;
const roundsPassing = (direction: 'left' | 'right'): string =>
  Array.from({ length: ROUNDS }, (_, i) => i + 1)
    .filter(round => passing(round) === direction)
    .join(' and ');

export const copies = (card: Card): number => tally(ALL_CARDS, card);

const cardDoes = (card: Card): string => {
  if (!isDisclosure(card)) return `Negates ${typeName[NEGATES[card]]}.`;
  const when = card === 'scientific' ? 'Success' : 'Success, next turn';
  return `${when}: ${effectText[card]}`;
};

/** Sign and color of a card. */
export const signOf = (card: Card): string => `d-${isDisclosure(card) ? card : 'shadow'}`;

const cardRow = (card: Card): Row => ({
  head: shortName(card),
  icon: signOf(card),
  cells: [`${copies(card)}`, cardDoes(card)],
});

const name = (seat: Seat): string => at(['Heron', 'Lynx', 'Osprey'], seat);
const quotes = (...some: readonly Message[]): string =>
  some.map(message => `"${messageText(message, 1, name)}"`).join(' ');
const lynx = 1 as Seat;

const messages: readonly Row[] = [
  {
    head: 'Claim to have a type, or not',
    cells: [
      quotes(
        { type: 'claim-have', of: 'witness', yes: true },
        { type: 'claim-have', of: 'witness', yes: false },
      ),
    ],
  },
  {
    head: 'Claim to hold a card that can negate a type, or not',
    cells: [
      quotes(
        { type: 'claim-counter', of: 'media', yes: true },
        { type: 'claim-counter', of: 'media', yes: false },
      ),
    ],
  },
  {
    head: 'Propose a plan: a type, who holds out, and at most 1 swing player who decides freely',
    cells: [quotes({ type: 'propose', of: 'political', holdouts: [lynx], swing: 2 as Seat })],
  },
  {
    head: 'Agree to a plan, or refuse it',
    cells: [quotes({ type: 'agree', proposal: 0 }, { type: 'refuse', proposal: 0 })],
  },
  {
    head: 'Accuse or trust somebody',
    cells: [quotes({ type: 'accuse', seat: lynx }, { type: 'trust', seat: lynx })],
  },
];
export const SECTIONS: readonly Section<Drawn>[] = [
  {
    id: 'aim',
    title: 'Aim and sides',
    blocks: [
      says(
        'S1',
        `${counts[0]} to ${counts.at(-1)} people play. Each gets an identity, face down: 1 plays for the Shadow Government, all others are Disclosure Activists.`,
      ),
      says(
        'S3',
        'Activists collect successes on the + shelf. The Shadow Government collects negated cards on the − shelf, or plays for time. Both shelves start empty. A card on a shelf stays there to the end.',
      ),
      says('S4', `A game has at most ${ROUNDS} rounds of ${TURNS} turns.`),
    ],
  },
  {
    id: 'cards',
    title: 'Cards',
    blocks: [
      says(
        'S2',
        `There are ${ALL_CARDS.length} cards: ${disclosures} Disclosure cards of ${DISCLOSURES.length} types, and ${ALL_CARDS.length - disclosures} Shadow Government cards, ${countersOf('witness').length} against each type.`,
      ),
      table('S2', 'All cards', ['Card', 'Copies', 'What it does'], {
        groups: [
          { name: 'Disclosure cards', rows: DISCLOSURES.map(cardRow) },
          { name: 'Shadow Government cards', rows: COUNTERS.map(cardRow) },
        ],
      }),
      says(
        'D5',
        'Everybody may keep and play any card, whatever their side. A Shadow Government card in a hand proves nothing.',
      ),
    ],
  },
  {
    id: 'round',
    title: 'A round',
    blocks: [
      steps(
        'T1 P4',
        `Draft: everybody ends up with ${HAND} cards.`,
        'Discussion: talk until everybody is ready.',
        'Turn: everybody plays 1 card face down. All are revealed, and the result happens.',
        `Discuss and play again until ${TURNS} turns are over.`,
        `Discuss once more. Then the ${HAND - TURNS} cards left in each hand go face down to the discards, and the next round begins.`,
      ),
    ],
  },
  {
    id: 'draft',
    title: 'Draft',
    blocks: [
      says(
        'D1',
        `All cards that lie on no shelf are shuffled into a new deck. Each player gets a pack of ${HAND}.`,
      ),
      says(
        'D2',
        `All pick at once: keep 1 card of the pack before you and pass the rest. Packs go to the left in rounds ${roundsPassing('left')}, to the right in rounds ${roundsPassing('right')}. Left is the next seat.`,
      ),
      says(
        'D3',
        'You can change your pick until the last player has picked. Kept cards are never passed on.',
      ),
      says('D4', 'The last card of a pack comes to you by itself.'),
    ],
  },
  {
    id: 'talk',
    title: 'Discussion and talk',
    blocks: [
      says(
        'T1 T3',
        'A discussion follows the draft and every reveal. Everybody hears everything. Nothing said binds anyone, and it need not be true. When everybody is ready, the discussion ends.',
      ),
      table('T4', 'What you can say', ['Message', 'Example'], messages),
      says(
        'T4 T7',
        'A plan asks somebody to play its type, or to swing. The swing player decides freely, so cannot be held out as well. Answer only plans of this discussion that others made. Accuse or trust somebody else, not yourself.',
      ),
      says(
        'T5',
        `Say at most ${MOST_MESSAGES} things in a discussion, and nothing twice. Counting starts anew in the next one.`,
      ),
      says(
        'T6',
        'A new plan asks everybody again: nobody is ready any more. If you speak after you are ready, you are not ready any more.',
      ),
      says(
        'T2',
        'Talk is closed during the draft, and from the end of a discussion to the reveal. Tables on this device have these messages only, no free talk. While cards are discarded after an overexposure, messages wait for the discussion.',
      ),
    ],
  },
  {
    id: 'turn',
    title: 'Turn and reveal',
    blocks: [
      says(
        'P1',
        'All choose 1 card of their hand, face down and at once. You can change your choice until the last player has chosen.',
      ),
      says('P2', 'The cards are revealed together. Nobody sees who played which.'),
      says('P3', 'Then things happen in this order:'),
      steps(
        'P3',
        'See what the cards result in.',
        'A card goes to + or −, if the result says so.',
        'Check whether a side has won: first +, then −.',
        'The other cards of the turn go to the discards.',
        'The effect of a success happens.',
        'Check again whether a side has won.',
      ),
    ],
  },
  {
    id: 'results',
    title: 'Results',
    blocks: [
      says(
        'R1',
        `A success takes exactly 1 card fewer than there are players: ${counts.map(seats => `${seats - 1} of ${seats}`).join(', ')}. These are the 4 results with 4 players.`,
      ),
      drawn('R1 R2 R3 R4 R5 R6', 'results'),
    ],
  },
  {
    id: 'effects',
    title: 'Effects',
    blocks: [
      says('E1 E2 E3 E4', 'A success sets off the effect of its type.'),
      drawn('E1 E2 E3 E4', 'effects'),
      says(
        'E5',
        'An effect for the next turn lasts that 1 turn. After the last turn of a round it works on the first turn of the next round. Everybody sees which effect is in force.',
      ),
      says(
        'E6',
        'If the deck ever ran out during a draw, the discards would be shuffled in. Shelves and hands stay as they are.',
      ),
    ],
  },
  {
    id: 'end',
    title: 'End of the game',
    blocks: [
      numbers(
        'W1 W2',
        'What wins at once',
        ['Players', '+ of one type', '+ of any type', '− of any type'],
        counts.map(players => {
          const { same, any } = PLUS_TO_WIN[players] ?? { same: 0, any: 0 };
          return { head: `${players}`, cells: [same, any, MINUS_TO_WIN].map(String) };
        }),
      ),
      says('W1 W2', 'A side wins at once when its shelf has what the table above asks.'),
      says(
        'W3',
        `The Shadow Government also wins when turn ${TURNS} of round ${ROUNDS} is over and the activists have not won.`,
      ),
      says(
        'W4',
        'Identities stay secret to the end. Then everybody sees who was who, and what each held and played.',
      ),
    ],
  },
  {
    id: 'clock',
    title: 'Clock',
    blocks: [
      says(
        'C1',
        'Tables on this device have no clock: take your time. Where a table has one, it picks, plays or discards a random card that is allowed for whoever is late, or gets ready for them.',
      ),
    ],
  },
  {
    id: 'secrets',
    title: 'Secret and public',
    blocks: [
      says(
        'Z1',
        'You can take back a card you chose, or that you are ready, until everybody has chosen. What the others chose stays, and what was said was said.',
      ),
      table(
        'I1 I2 I3',
        'Who knows what',
        ['Who knows', 'What'],
        [
          {
            head: 'Everybody',
            cells: [
              'Both shelves, effects, revealed cards, all talk, who has decided, and how many cards lie in deck and discards.',
            ],
          },
          {
            head: 'Only you',
            cells: [
              'Your identity, your hand, every pack you looked at, and what you kept, played and discarded, in all rounds.',
            ],
          },
          {
            head: 'Nobody',
            cells: ['The order of the deck, what lies in the discards, and chance to come.'],
          },
        ],
      ),
      says(
        'I1',
        'Of a face-down choice others learn that it was made, never which card. Of a changed choice they learn nothing.',
      ),
    ],
  },
];

export const results: readonly {
  readonly result: Result;
  readonly title: string;
  readonly cards: readonly Card[];
  readonly text: string;
}[] = [
  {
    result: 'succeeded',
    title: 'Success',
    cards: ['witness', 'witness', 'witness', 'media'],
    text: 'Exactly players less 1 of one Disclosure type. One of them goes to +, never more, and its effect happens.',
  },
  {
    result: 'negated',
    title: 'Negated',
    cards: ['witness', 'witness', 'witness', 'oath'],
    text: 'It would be a success, but the other card is a Shadow Government card against that type, whoever played it. One Disclosure card goes to −, the Shadow Government card to the discards. There is no effect.',
  },
  {
    result: 'overexposed',
    title: 'Overexposed',
    cards: ['witness', 'witness', 'witness', 'witness'],
    text: 'All cards are of one Disclosure type. Everybody takes one back, then discards a card of their choice, face down.',
  },
  {
    result: 'failed',
    title: 'Nothing comes of it',
    cards: ['witness', 'witness', 'political', 'oath'],
    text: 'Everything else fails and has no effect. A Shadow Government card does nothing unless the type it names would succeed.',
  },
];

export const effects: Readonly<Record<Disclosure, { readonly when: string; readonly text: string }>> = {
  scientific: {
    when: 'at once',
    text: `Draw ${LAB_DRAW} cards from the deck, openly. If none is a Shadow Government card and 2 or more share a type, 1 card of that type goes to +. It sets off no effect of its own. The rest go to the discards.`,
  },
  witness: { when: 'next turn', text: effectText.witness },
  political: { when: 'next turn', text: effectText.political },
  media: {
    when: 'next turn',
    text: `${effectText.media} Nothing is overexposed. 1 card fewer succeeds as before.`,
  },
};
