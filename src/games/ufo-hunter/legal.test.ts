import { describe, expect, test } from 'vitest';
import { Rng, stream } from '../../core/rng.ts';
import { game } from './index.ts';
import { hasOneWay, oneWay, ways } from './losses.ts';
import { bidding, choosing, seat, wholeGame } from './testing.ts';
import { EQUIPMENT, type Equipment, type Move, type Pending, REFUSALS, type Refusal } from './types.ts';

const anyRng = () => new Rng(stream('legal', 'test'));

describe('refusals', () => {
  const looking = () =>
    choosing({
      rumors: [
        { region: 20, card: 'G01' },
        { region: 21, card: 'G02' },
      ],
    });
  const cases: readonly [Refusal, () => Refusal | undefined][] = [
    [
      'spectators-watch',
      () => game.refuse(game.view(choosing().state, 'spectator'), { type: 'choose', action: 'buy' }),
    ],
    ['game-over', () => choosing({ table: { stage: 'over' } }).refusal(0, { type: 'choose', action: 'buy' })],
    ['not-now', () => choosing().refusal(0, { type: 'bid', bid: 0 })],
    ['not-now', () => bidding().refusal(0, { type: 'choose', action: 'buy' })],
    ['not-now', () => choosing().refusal(0, { type: 'buy', more: true })],
    ['not-now', () => looking().choose('train', 'buy', 'buy').refusal(0, { type: 'buy', more: true })],
    ['not-your-turn', () => looking().choose('train', 'buy', 'buy').refusal(1, { type: 'travel', to: 2 })],
  ];
  test.each(cases)('%s', (code, refused) => {
    expect(REFUSALS).toContain(code);
    expect(refused()).toBe(code);
  });
});

describe('ways to hand something over', () => {
  const owned = { a: 2, b: 0, c: 1 };
  test('each way once, in order', () => {
    expect([...ways(['a', 'b', 'c'], owned, 1, 2)]).toEqual([['c'], ['a'], ['a', 'c'], ['a', 'a']]);
    expect([...ways(['a', 'b', 'c'], owned, 4, 9)]).toEqual([]);
    expect([...ways(['a', 'b', 'c'], owned, 0, 0)]).toEqual([[]]);
  });

  test('[A7] one way is all, nothing, or one kind', () => {
    expect(oneWay(owned, 0, 0)).toBe(true);
    expect(oneWay(owned, 3, 3)).toBe(true);
    expect(oneWay(owned, 1, 1)).toBe(false);
    expect(oneWay({ a: 3 }, 2, 2)).toBe(true);
    expect(oneWay({ a: 3 }, 1, 2)).toBe(false);
  });

  test('[A7] nothing is asked that has one answer, in games by sample', () => {
    const alone: string[] = [];
    for (const seats of [2, 4, 6])
      for (const state of wholeGame(seats, `asked/${seats}`).states)
        for (const one of game.toAct(state))
          if ([...game.moves(game.view(state, one))].slice(0, 2).length < 2)
            alone.push(JSON.stringify(state.public.pending));
    expect(alone).toEqual([]);
    const due = { evidence: 1, contacts: 0, least: 0, most: 0, money: 2 };
    expect(hasOneWay(due, choosing().player(0))).toBe(true);
  });
});

describe('the clock', () => {
  const late = (play: ReturnType<typeof choosing>, n = 0) => game.late(play.view(n), anyRng());
  const waiting = (pending: Pending) => choosing({ table: { stage: 'act', pending } });
  const one = seat(0);

  test('[C1] publishes and bids 0', () => {
    expect(late(choosing())).toEqual({ type: 'choose', action: 'publish' });
    expect(late(bidding())).toEqual({ type: 'bid', bid: 0 });
  });

  test.each<[Pending, Move]>([
    [
      { type: 'stake', seat: one, region: 36, least: 1, most: 5 },
      { type: 'stake', amount: 0 },
    ],
    [
      { type: 'travel', seat: one, by: 'air', range: 2 },
      { type: 'travel', to: 1 },
    ],
    [
      { type: 'investigate', seat: one, region: 36 },
      { type: 'investigate', yes: false },
    ],
    [
      { type: 'buy', seat: one, price: 1 },
      { type: 'buy', more: false },
    ],
    [
      { type: 'sell', seat: one },
      { type: 'sell', equipment: [], evidence: 0 },
    ],
    [
      { type: 'pay', seat: one, bid: 3 },
      { type: 'pay', equipment: [] },
    ],
  ])('[C1] answers %j', (pending, move) => {
    expect(late(waiting(pending))).toEqual(move);
  });

  test('[C1] takes, loses and looks at random, and legally', () => {
    const pendings: readonly Pending[] = [
      { type: 'option', seat: one, region: 36, card: 'G01', options: [1, 2] },
      { type: 'look', seat: one, among: [20, 36] },
      { type: 'lose', seat: one, region: 36, card: 'R05', option: 0 },
    ];
    for (const pending of pendings) {
      const play = waiting(pending);
      const found = new Set<string>();
      const rng = anyRng();
      for (let i = 0; i < 40; i++) {
        const move = game.late(play.view(0), rng);
        expect(play.refusal(0, move)).toBeUndefined();
        found.add(JSON.stringify(move));
      }
      expect(found.size).toBe(2);
    }
  });
});

test('sample reaches every legal move of a choice', () => {
  const play = choosing({ seats: 2, players: [{ region: 20 }] }).choose('air', 'publish');
  const rng = anyRng();
  const found = new Set(Array.from({ length: 1500 }, () => JSON.stringify(game.sample(play.view(0), rng))));
  expect(found).toEqual(new Set(play.moves(0).map(move => JSON.stringify(move))));
});

test('sample loses any of what it owns', () => {
  const equipment: readonly Equipment[] = EQUIPMENT.slice(0, 3);
  const pending: Pending = { type: 'lose', seat: seat(0), region: 36, card: 'R03', option: 0 };
  const play = choosing({ players: [{ equipment }], table: { stage: 'act', pending } });
  const rng = anyRng();
  const found = new Set(Array.from({ length: 100 }, () => JSON.stringify(game.sample(play.view(0), rng))));
  expect(found.size).toBe(3);
});

test('[I4] talk is always open', () => {
  expect(game.talkOpen(choosing().view(0))).toBe(true);
});
