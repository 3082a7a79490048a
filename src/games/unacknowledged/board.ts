import { assert, at } from '../../core/contract.ts';
import content from './content.json' with { type: 'json' };
import {
  CARDS,
  type Card,
  COUNTERS,
  type Counter,
  DISCLOSURES,
  type Direction,
  type Disclosure,
  type Discussion,
  type Line,
  type Message,
  type Result,
  type Role,
} from './types.ts';

export const ROUNDS = content.rounds;
export const TURNS = content.turnsPerRound;
export const HAND = content.handSize;
export const MINUS_TO_WIN = content.shadowWin.minus;
export const MOST_MESSAGES = content.mostMessages;
export const LAB_DRAW = content.labDraw;

/** [S1] by number of seats. */
export const IDENTITIES: Readonly<Record<number, Readonly<Record<Role, number>>>> = content.identity;

/** [W1] by number of seats. */
export const PLUS_TO_WIN: Readonly<Record<number, { readonly same: number; readonly any: number }>> =
  content.win;

export const NEGATES = Object.fromEntries(
  content.shadow.map(({ key, negates: [of] }) => [key, of]),
) as Readonly<Record<Counter, Disclosure>>;

/** Each of the 35 cards once for every copy, in card order. */
export const ALL_CARDS: readonly Card[] = [...content.disclosure, ...content.shadow].flatMap(
  ({ key, count }) => {
    assert(CARDS.includes(key as Card), `the content pack has an unknown card ${key}`);
    return Array.from({ length: count }, () => key as Card);
  },
);

const ORDER = Object.fromEntries(CARDS.map((card, index) => [card, index])) as Readonly<Record<Card, number>>;

export const isDisclosure = (card: Card): card is Disclosure => ORDER[card] < DISCLOSURES.length;
export const isCounter = (card: Card): card is Counter => ORDER[card] >= DISCLOSURES.length;
export const countersOf = (of: Disclosure): readonly Counter[] =>
  COUNTERS.filter(card => NEGATES[card] === of);

export const passing = (round: number): Direction => at(content.passDirection as Direction[], round - 1);

/** Left is the next seat. */
export const passStep = (round: number): 1 | -1 => (passing(round) === 'left' ? 1 : -1);

export const inOrder = <Some extends Card>(cards: readonly Some[]): readonly Some[] =>
  [...cards].sort((a, b) => ORDER[a] - ORDER[b]);

/** For lists in card order: every kind once. */
export const kinds = (cards: readonly Card[]): readonly Card[] =>
  cards.filter((card, i) => card !== cards[i - 1]);

/** `cards` less one copy of each of `gone`. */
export function without(cards: readonly Card[], gone: readonly Card[]): Card[] {
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card);
    assert(at >= 0, `there is no ${card} to take`);
    left.splice(at, 1);
  }
  return left;
}

export const tally = (cards: readonly Card[], of: Card): number => {
  let count = 0;
  for (const card of cards) if (card === of) count++;
  return count;
};

/** Which plan of its round a message makes or answers, counted from 1; 0 for none. */
export function planNumber(
  talk: readonly Discussion[],
  { round, turn, lines }: Discussion,
  message: Message,
  line: number,
): number {
  const plans = (some: readonly Line[]) => some.filter(one => one.message.type === 'propose').length;
  const before = talk.filter(one => one.round === round && one.turn < turn).flatMap(one => one.lines);
  const upTo = (last: number) => plans(before) + plans(lines.slice(0, last + 1));
  switch (message.type) {
    case 'propose':
      return upTo(line);
    case 'agree':
    case 'refuse':
      return upTo(message.proposal);
    default:
      return 0;
  }
}

export interface Verdict {
  readonly result: Result;
  readonly of: Disclosure | null;
  readonly by: Counter | null;
}

/** [R1] to [R5], [E2], [E4] */
export function judge(cards: readonly Card[], effect: Disclosure | null): Verdict {
  const of = DISCLOSURES.find(type => tally(cards, type) >= cards.length - 1) ?? null;
  if (of === null) return { result: 'failed', of, by: null };
  const odd = cards.find(card => card !== of);
  if (odd === undefined) return { result: effect === 'media' ? 'succeeded' : 'overexposed', of, by: null };
  if (effect !== 'witness' && isCounter(odd) && NEGATES[odd] === of)
    return { result: 'negated', of, by: odd };
  return { result: 'succeeded', of, by: null };
}
