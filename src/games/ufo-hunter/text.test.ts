import { describe, expect, test } from 'vitest';
import { at, type Seat } from '../../core/contract.ts';
import { voiceFaults } from '../../core/laws/voice.ts';
import { cardOf } from './board.ts';
import { game } from './index.ts';
import { seat, wholeGame } from './testing.ts';
import { contactText, moveText, optionText, text } from './text.ts';
import { CARDS, ENDINGS, type Event, type Move, REFUSALS } from './types.ts';

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

describe('events', () => {
  test.each<[Event, string]>([
    [
      {
        type: 'lost',
        seat: seat(1),
        evidence: 0,
        money: 2,
        equipment: ['telescope', 'telescope'],
        contacts: ['aviator'],
      },
      'Rook loses 2 money, 2 Telescopes and 1 Aviator.',
    ],
    [
      { type: 'gained', seat: seat(0), evidence: 3, bonus: 1, money: 0, equipment: [] },
      'You gain 3 evidence. The color brings 1 more evidence.',
    ],
    [
      { type: 'staked', seat: seat(1), region: 20, amount: 4, paid: 4, was: 2, back: [seat(0), seat(2)] },
      'Rook has 4 money staked in Sahara. 2 money each goes back to you and Wren.',
    ],
    [
      { type: 'staked', seat: seat(1), region: 20, amount: 4, paid: 4, was: 2, back: [seat(2)] },
      'Rook has 4 money staked in Sahara. 2 money goes back to Wren.',
    ],
    [{ type: 'stake-lost', seat: seat(0), region: 20, stake: 2 }, 'You lose your stake of 2.'],
    [{ type: 'stake-lost', seat: seat(1), region: 20, stake: 2 }, 'Rook loses their stake of 2.'],
    [{ type: 'bids-revealed', bids: [3, 0], winner: seat(0) }, 'Bids: you 3 and Rook 0. You win.'],
    [{ type: 'sold', seat: seat(1), equipment: [], evidence: 0, money: 0 }, 'Rook sells nothing.'],
    [
      { type: 'stranded', seat: seat(1), action: 'air', cost: 2, money: 3 },
      'Rook is stranded: Air travel costs 2. An odd job brings 3 money.',
    ],
    [
      { type: 'game-ended', winners: [seat(0), seat(1)], why: 'shared', scores: [] },
      'Heron and Rook win together. The blue evidence is gone. Points and money are level, and the win is shared.',
    ],
  ])('%j', (event, sentence) => {
    expect(text.event(event, name, seat(0))).toBe(sentence);
  });
});

describe('moves', () => {
  test.each<[Move, string]>([
    [{ type: 'stake', amount: 0 }, 'Stake nothing.'],
    [{ type: 'stake', amount: 3 }, 'Have 3 money staked.'],
    [{ type: 'choose', action: 'train' }, 'Train or boat.'],
    [{ type: 'travel', to: 8 }, 'Travel to Desert Ranges.'],
    [{ type: 'investigate', yes: false }, 'Leave it face down.'],
    [{ type: 'option', option: 0 }, 'Take option 1.'],
    [{ type: 'lose', equipment: [], contacts: [] }, 'Lose money alone.'],
    [{ type: 'buy', more: false }, 'Buy no more.'],
    [{ type: 'look', region: 8 }, 'Look at the rumor in Desert Ranges.'],
    [{ type: 'bid', bid: 0 }, 'Bid 0 and perhaps sell.'],
    [{ type: 'pay', equipment: ['radar-gun'] }, 'Pay with 1 Radar Gun, the rest in money.'],
    [{ type: 'sell', equipment: ['radar-gun'], evidence: 1 }, 'Sell 1 evidence and 1 Radar Gun.'],
  ])('%j', (move, sentence) => {
    expect(moveText(move)).toBe(sentence);
  });

  test('each move that can be made has a sentence of its own', () => {
    for (const state of wholeGame(3, 'moves').states.filter((_, n) => n % 20 === 0))
      for (const one of game.toAct(state)) {
        const sentences = [...game.moves(game.view(state, one))].map(moveText);
        expect(sentences.flatMap(faultsOf)).toEqual([]);
        expect(new Set(sentences).size).toBe(sentences.length);
      }
  });
});
