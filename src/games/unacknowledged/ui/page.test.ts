import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../core/contract.ts';
import { Rng, stream } from '../../../core/rng.ts';
import { refuseMessage } from '../legal.ts';
import type { Card, Line, Message, Public, SeatRound, Turn, View } from '../types.ts';
import { minusNow, plusNow } from './board-text.ts';
import { claimants, claimsIn } from './claims.ts';
import { BLANK, type Draft, messageOf, PLACES, placed, placeOf, refuseDraft, VERBS } from './composer.ts';
import { shortWhy } from './dock-text.ts';
import { pointSays } from './end-text.ts';
import { checkedClaims, negator, turningPoints } from './ending.ts';
import { heldBefore, passesTo } from './hand.ts';
import { marked, nextMark, readNotes } from './notes.ts';
import { forecastSays } from './paper-text.ts';
import { answers, forecast, plansNow } from './plans.ts';
import { progress, winningTypes } from './progress.ts';
import { telling } from './told.ts';
import { pieces } from './words.ts';

const seat = (number: number) => number as Seat;
const line = (number: number, message: Message): Line => ({ seat: seat(number), message });
const propose = (holdouts: readonly number[] = [], swing: number | null = null): Message => ({
  type: 'propose',
  of: 'witness',
  holdouts: holdouts.map(seat),
  swing: swing === null ? null : seat(swing),
});

const turn = (number: number, cards: readonly Card[], change: Partial<Turn>): Turn => ({
  round: 1,
  turn: number,
  effect: null,
  cards,
  owners: null,
  result: 'failed',
  of: null,
  lab: null,
  ...change,
});

function known(change: Partial<Public> = {}): Public {
  return {
    seats: 4,
    round: 1,
    turn: 1,
    stage: 'discuss',
    picks: 5,
    done: [false, false, false, false],
    effect: null,
    plus: [],
    minus: [],
    deck: 15,
    discards: 0,
    turns: [],
    talk: [{ round: 1, turn: 1, lines: [] }],
    end: null,
    ...change,
  };
}

const viewOf = (change: Partial<Public> = {}): View => ({
  viewer: seat(0),
  public: known(change),
  own: null,
});

describe('progress', () => {
  test.each([
    [3, 4, 5],
    [4, 3, 4],
    [5, 2, 3],
  ])('%i seats need %i alike or %i in all', (seats, alikeToWin, inAllToWin) => {
    expect(progress({ seats, plus: [], minus: [] })).toMatchObject({
      alikeToWin,
      inAllToWin,
      plusMissing: inAllToWin,
      minusMissing: 3,
    });
  });

  test('places are left for as many as win in all', () => {
    expect(progress({ seats: 4, plus: ['witness', 'witness'], minus: ['media'] })).toMatchObject({
      leading: ['witness'],
      plusMissing: 2,
      minusMissing: 2,
    });
    expect(winningTypes({ seats: 4, plus: ['witness', 'witness'], minus: [] })).toEqual(['witness']);
    expect(winningTypes({ seats: 4, plus: ['witness', 'media', 'political'], minus: [] })).toHaveLength(4);
  });

  test('is told in words', () => {
    const now = progress({ seats: 4, plus: ['witness', 'witness', 'media'], minus: ['media'] });
    expect(plusNow(now)).toBe('2 of 3 Witness, 3 of 4 in all');
    expect(minusNow(now)).toBe('1 of 3 negated');
  });
});

describe('claims', () => {
  test('the last word of a seat counts, and counters are a word of their own', () => {
    const lines = [
      line(1, { type: 'claim-have', of: 'media', yes: true }),
      line(1, { type: 'claim-counter', of: 'media', yes: true }),
      line(1, { type: 'claim-have', of: 'media', yes: false }),
      line(2, { type: 'claim-have', of: 'media', yes: true }),
    ];
    const claims = claimsIn(lines, 4);
    expect(claims[1]?.media).toEqual({ have: false, counter: true });
    expect(claims[0]?.media).toEqual({ have: null, counter: null });
    expect(claimants(claims, 'media', 'have', null)).toEqual([2]);
    expect(claimants(claims, 'media', 'have', seat(2))).toEqual([]);
  });
});

describe('plans', () => {
  test('an answer can change', () => {
    const lines = [
      line(1, propose()),
      line(2, { type: 'agree', proposal: 0 }),
      line(2, { type: 'refuse', proposal: 0 }),
      line(3, { type: 'agree', proposal: 0 }),
    ];
    expect(answers(lines, 0, 4)).toEqual({ agree: [3], refuse: [2] });
  });

  const outlook = (message: Message, card: Card, change: Partial<Public> = {}) => {
    const [plan] = plansNow({ talk: [{ round: 1, turn: 1, lines: [line(1, message)] }], seats: 4 });
    const seen = plan && forecast(viewOf(change), plan, card);
    return seen && forecastSays(seen);
  };

  test.each<[string, Message, Card, Partial<Public>, string]>([
    ['all play', propose(), 'witness', {}, '4 Witness, overexposure.'],
    ['all play under Media', propose(), 'witness', { effect: 'media' }, '4 Witness, a success.'],
    ['I stay out', propose([0]), 'media', {}, '3 Witness, a success.'],
    ['I negate', propose([0]), 'oath', {}, '3 Witness, negated by your card.'],
    ['nothing negates', propose([0]), 'oath', { effect: 'witness' }, '3 Witness, a success.'],
    [
      'another stays out',
      propose([2]),
      'witness',
      {},
      '3 Witness, a success unless the other card negates it.',
    ],
    ['too few', propose([2]), 'media', {}, '2 Witness, nothing comes of it.'],
    [
      'another decides',
      propose([], 2),
      'media',
      {},
      '2 Witness, nothing comes of it; or 3 Witness, a success.',
    ],
  ])('%s', (_, message, card, change, sentence) => {
    expect(outlook(message, card, change)).toBe(`If all others follow Plan 1: ${sentence}`);
  });
});

describe('composer', () => {
  test('nothing is said before it is whole', () => {
    for (const verb of VERBS) expect(messageOf({ ...BLANK, verb })).toBeNull();
  });

  test('a seat has one place in a plan, and one seat at most decides', () => {
    let draft = placed(BLANK, seat(1), 'decides');
    draft = placed(draft, seat(2), 'decides');
    expect([placeOf(draft, seat(1)), placeOf(draft, seat(2))]).toEqual(['plays', 'decides']);
    draft = placed(draft, seat(2), 'holds-out');
    expect(draft).toMatchObject({ holdouts: [2], swing: null });
  });

  test('whatever can be composed is legal or has its reason', () => {
    const rng = new Rng(stream('composer', 'test'));
    const lines = [
      line(0, { type: 'claim-have', of: 'media', yes: true }),
      line(0, propose([1], 2)),
      line(0, { type: 'trust', seat: seat(1) }),
    ];
    const view = viewOf({ talk: [{ round: 1, turn: 1, lines }] });
    for (let tries = 0; tries < 500; tries++) {
      let draft: Draft = { ...BLANK, verb: rng.pick(VERBS), of: 'media', about: seat(rng.int(4)) };
      for (let at = 0; at < 4; at++) draft = placed(draft, seat(at), rng.pick(PLACES));
      const message = messageOf(draft);
      expect(message).not.toBeNull();
      const code = refuseDraft(view, seat(0), draft);
      expect(code).toBe(message && refuseMessage(view, seat(0), message));
      if (code) expect(shortWhy[code]).not.toBe('');
    }
  });
});

describe('the end', () => {
  const own: SeatRound = {
    packs: [],
    kept: ['witness', 'witness', 'media', 'oath', 'political'],
    played: ['witness', 'media'],
    discarded: ['political'],
  };
  const other: SeatRound = { ...own, kept: [...own.kept], played: ['witness', 'oath'], discarded: ['media'] };
  const turns = [
    turn(1, ['witness', 'witness', 'witness'], { result: 'overexposed', of: 'witness' }),
    turn(2, ['media', 'media', 'hoax'], { result: 'negated', of: 'media' }),
  ];

  test('what an overexposed card leaves in hand', () => {
    expect(heldBefore(own, turns, 1)).toHaveLength(5);
    expect(heldBefore(own, turns, 2)).toEqual(['witness', 'witness', 'media', 'oath']);
    expect(heldBefore(own, turns, 3)).toEqual(['witness', 'witness', 'oath']);
  });

  test('claims are held against hands', () => {
    const talk = [
      {
        round: 1,
        turn: 2,
        lines: [
          line(0, { type: 'claim-have', of: 'political', yes: true }),
          line(0, { type: 'claim-have', of: 'media', yes: true }),
          line(0, { type: 'claim-counter', of: 'witness', yes: false }),
        ],
      },
    ];
    const checked = checkedClaims(known({ turns, talk }), { rounds: [[own]] });
    expect(checked.map(({ so }) => so)).toEqual([false, true, false]);
  });

  test('who negated is found', () => {
    const rounds = [[own], [other], [{ ...own, played: ['witness', 'hoax'] as const }]];
    const [first, second] = turningPoints(known({ seats: 3, turns }), { rounds });
    expect(first?.negatedBy).toBeNull();
    expect(second?.negatedBy).toEqual({ card: 'hoax', seat: 2 });
    expect(second && pointSays(second, () => 'Wren')).toBe(
      'Round 1, turn 2: Wren negated Media with Staged Hoax.',
    );
    expect(turns.map(negator)).toEqual([null, 'hoax']);
  });
});

test('left is the next seat, and rounds 2 and 4 go the other way', () => {
  expect(passesTo(seat(3), { round: 1, seats: 4 })).toBe(0);
  expect(passesTo(seat(0), { round: 2, seats: 4 })).toBe(3);
});

test('notes are read whatever was kept', () => {
  for (const json of [null, 3, 'x', [], { marks: 'x', text: 4 }, { marks: ['hate'] }])
    expect(readNotes(json, 3)).toEqual({ marks: ['blank', 'blank', 'blank'], text: '' });
  const notes = marked(readNotes({ marks: ['blank', 'suspect'], text: 'hm' }, 3), 0);
  expect(notes).toEqual({ marks: ['trust', 'suspect', 'blank'], text: 'hm' });
  expect(nextMark('suspect')).toBe('blank');
});

test('a sentence is taken apart at the names of cards', () => {
  expect(pieces('Discredited Witness stops Witness.')).toEqual([
    { text: 'Discredited Witness', card: 'discredit' },
    { text: ' stops ', card: null },
    { text: 'Witness', card: 'witness' },
    { text: '.', card: null },
  ]);
});

test('who one is never stands in the log', () => {
  expect(telling({ type: 'identity-dealt', role: 'shadow' })).toBe('untold');
});
