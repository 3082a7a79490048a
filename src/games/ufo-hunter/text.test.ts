import { expect, test } from 'vitest';
import { at, type Seat } from '../../core/contract.ts';
import { voiceFaults } from '../../core/laws/voice.ts';
import { cardOf } from './board.ts';
import { seat, wholeGame } from './testing.ts';
import { contactText, optionText, text } from './text.ts';
import { CARDS, ENDINGS, type Event, REFUSALS } from './types.ts';

const name = (n: Seat) => ['Heron', 'Rook', 'Wren', 'Kite', 'Crane', 'Finch'][n] ?? 'nobody';
const KEYS = { 'a key': /\b(telescope|radar-gun|ufo-hunter|[GBROP]\d\d)\b/ };
/** Names of ours that look like faults. */
const NAMES = /Infra-Goggles|Three Burnt Pads/g;
const faultsOf = (sentence: string) => voiceFaults(sentence.replaceAll(NAMES, 'Name'), KEYS);

test('every refusal and every ending has a sentence', () => {
  const sentences = [
    ...REFUSALS.map(text.refusal),
    ...ENDINGS.map(text.reason),
    ...Object.values(contactText),
  ];
  expect(sentences.flatMap(faultsOf)).toEqual([]);
  expect(new Set(sentences).size).toBe(sentences.length);
});

test('every option of every card has a sentence', () => {
  const sentences = CARDS.flatMap(card => cardOf(card).options.map(optionText));
  expect(sentences.flatMap(faultsOf)).toEqual([]);
  expect(cardOf('G10').options.map(optionText)).toEqual([
    'With 6 equipment and 1 contact: get 2 evidence.',
    'Get 2 money.',
  ]);
  expect(optionText(at(cardOf('P02').options, 0))).toBe('With 1 Arms Dealer: pay 3 money, get 3 evidence.');
  expect(optionText(at(cardOf('R05').options, 0))).toBe('Lose 4 of money and equipment in any mix.');
});

test('what happens in whole games is told in whole sentences, to all and to each', () => {
  const told = new Set<Event['type']>();
  const faults = new Set<string>();
  for (const seats of [2, 4, 6])
    for (const { event } of wholeGame(seats, `text/${seats}`).events.flat()) {
      told.add(event.type);
      for (const you of [undefined, seat(0), seat(1)])
        for (const fault of faultsOf(text.event(event, name, you))) faults.add(fault);
    }
  expect([...faults]).toEqual([]);
  expect(told.size).toBeGreaterThan(28);
});

type Fields<Type extends Event['type']> = Omit<Event & { readonly type: Type }, 'type'>;

/** As seat 0 reads them. */
const SENTENCES: { readonly [Type in Event['type']]: readonly (readonly [Fields<Type>, string])[] } = {
  'game-began': [
    [
      { pawn: seat(1), regions: [8, 20], contact: 'aviator' },
      'Rook holds the Tie Breaker Pawn. Aviator waits on the trading board.',
    ],
  ],
  'rumor-placed': [
    [{ seat: seat(0), region: 20 }, 'You start a rumor in Sahara.'],
    [{ seat: null, region: 20 }, 'A rumor appears in Sahara.'],
  ],
  'rumor-seen': [[{ region: 20, card: 'G02' }, 'The rumor in Sahara is Pressed Circle.']],
  looked: [[{ seat: seat(1), region: 20 }, 'Rook looks at the rumor in Sahara.']],
  staked: [
    [
      { seat: seat(1), region: 20, amount: 4, paid: 4, was: 2, back: [seat(0), seat(2)] },
      'Rook has 4 money staked in Sahara. 2 money each goes back to you and Wren.',
    ],
    [
      { seat: seat(1), region: 20, amount: 4, paid: 4, was: 2, back: [seat(2)] },
      'Rook has 4 money staked in Sahara. 2 money goes back to Wren.',
    ],
    [
      { seat: seat(0), region: 20, amount: 4, paid: 4, was: 0, back: [] },
      'You have 4 money staked in Sahara.',
    ],
  ],
  'stake-declined': [[{ seat: seat(1), region: 20 }, 'Rook adds no stake in Sahara.']],
  'round-began': [[{ round: 3 }, 'Round 3. Everybody chooses an action.']],
  'action-chosen': [[{ action: 'air' }, 'You choose Air travel.']],
  'bid-made': [[{ bid: 3 }, 'You bid 3.']],
  decided: [[{ seat: seat(1) }, 'Rook has decided.']],
  'actions-revealed': [[{ actions: ['air', 'publish'] }, 'Revealed: you Air travel and Rook Publish.']],
  'turn-began': [
    [{ seat: seat(1), action: 'train', cost: 0 }, 'Train or boat: Rook, free.'],
    [{ seat: seat(0), action: 'air', cost: 2 }, 'Air travel: you, for 2 money.'],
  ],
  stranded: [
    [
      { seat: seat(1), action: 'air', cost: 2, money: 3 },
      'Rook is stranded: Air travel costs 2. An odd job brings 3 money.',
    ],
  ],
  traveled: [
    [{ seat: seat(1), by: 'air', from: 20, to: 8 }, 'Rook goes from Sahara to Desert Ranges.'],
    [{ seat: seat(0), by: 'train', from: 20, to: 20 }, 'You stay in Sahara.'],
  ],
  'investigation-declined': [[{ seat: seat(0), region: 20 }, 'You leave the rumor in Sahara face down.']],
  'turned-up': [[{ seat: seat(1), region: 20, card: 'G02' }, 'Rook investigates Sahara: Pressed Circle.']],
  'option-taken': [
    [{ seat: seat(1), card: 'G10', option: 0, paid: 0 }, 'It asks for 6 equipment and 1 contact.'],
    [{ seat: seat(1), card: 'G11', option: 0, paid: 5 }, 'It asks for 5 money.'],
    [{ seat: seat(1), card: 'G11', option: 1, paid: 0 }, 'It asks for nothing.'],
    [{ seat: seat(1), card: 'R01', option: 0, paid: 0 }, 'It is a penalty.'],
  ],
  gained: [
    [
      { seat: seat(0), evidence: 3, bonus: 1, money: 0, equipment: [] },
      'You gain 3 evidence. The color brings 1 more evidence.',
    ],
  ],
  lost: [
    [
      {
        seat: seat(1),
        evidence: 0,
        money: 2,
        equipment: ['telescope', 'telescope'],
        contacts: ['aviator'],
      },
      'Rook loses 2 money, 2 Telescopes and 1 Aviator.',
    ],
    [{ seat: seat(0), evidence: 0, money: 0, equipment: [], contacts: [] }, 'You lose nothing.'],
  ],
  'stake-paid': [
    [
      { seat: seat(1), region: 20, evidence: 1, money: 0, equipment: ['radar-gun'], stake: 2 },
      'Rook gets 1 evidence and 1 Radar Gun for a stake of 2.',
    ],
  ],
  'stake-returned': [[{ seat: seat(1), region: 20, stake: 2 }, 'Rook gets a stake of 2 back.']],
  'stake-lost': [
    [{ seat: seat(0), region: 20, stake: 2 }, 'You lose your stake of 2.'],
    [{ seat: seat(1), region: 20, stake: 2 }, 'Rook loses their stake of 2.'],
  ],
  bought: [
    [{ seat: seat(0), price: 0, equipment: ['radar-gun'], free: 0 }, 'You draw 1 Radar Gun.'],
    [
      { seat: seat(1), price: 2, equipment: ['radar-gun'], free: 0 },
      'Rook draws 1 Radar Gun for 2 money more.',
    ],
  ],
  'bought-enough': [[{ seat: seat(1) }, 'Rook buys no more.']],
  'pawn-taken': [[{ seat: seat(0) }, 'You take the Tie Breaker Pawn.']],
  published: [
    [{ seat: seat(0), money: 7 }, 'You publish and get 7 money.'],
    [{ seat: seat(1), money: 5 }, 'Rook publishes and gets 5 money.'],
  ],
  shuffled: [
    [{ deck: 'rumors' }, 'Old rumors are shuffled again.'],
    [{ deck: 'map' }, 'Map cards are shuffled again.'],
  ],
  'blue-ran-out': [[{}, 'The last blue evidence is gone. This is the last round.']],
  'trading-began': [
    [{ bidding: true }, 'Open trading. Everybody bids.'],
    [{ bidding: false }, 'Open trading. There is nothing to bid for.'],
  ],
  'bids-revealed': [
    [{ bids: [3, 0], winner: seat(0) }, 'Bids: you 3 and Rook 0. You win.'],
    [{ bids: [0, 0], winner: null }, 'Bids: you 0 and Rook 0. Everything stays.'],
  ],
  'trade-won': [
    [
      { seat: seat(1), money: 2, paid: ['telescope'], equipment: ['radar-gun'], contacts: ['aviator'] },
      'Rook pays 2 money and 1 Telescope and takes 1 Radar Gun and 1 Aviator.',
    ],
  ],
  sold: [
    [{ seat: seat(1), equipment: [], evidence: 0, money: 0 }, 'Rook sells nothing.'],
    [
      { seat: seat(0), equipment: ['radar-gun'], evidence: 1, money: 6 },
      'You sell 1 evidence and 1 Radar Gun for 6 money.',
    ],
  ],
  'contact-came': [[{ contact: 'professor' }, 'Professor comes to the trading board.']],
  'game-ended': [
    [
      { winners: [seat(0)], why: 'most-points', scores: [] },
      'You win. The blue evidence is gone, and the most points win.',
    ],
    [
      { winners: [seat(0), seat(1)], why: 'shared', scores: [] },
      'Heron and Rook win together. The blue evidence is gone. Points and money are level, and the win is shared.',
    ],
  ],
};

const told = Object.entries(SENTENCES).flatMap(([type, some]) =>
  some.map(([fields, sentence]) => [{ type, ...fields } as Event, sentence] as const),
);

test.each(told)('%j', (event, sentence) => {
  expect(text.event(event, name, seat(0))).toBe(sentence);
});
