import { describe, expect, test } from 'vitest';
import { at } from '../../core/contract.ts';
import { listContacts, listEquipment, NO_CONTACTS, NO_EQUIPMENT, total } from './board.ts';
import { bidding, type Given } from './testing.ts';
import { EQUIPMENT } from './types.ts';

const nothing = { type: 'sell', equipment: [], evidence: 0 } as const;

describe('bids', () => {
  test('[O1] all at once, changeable until the last one, and secret until then', () => {
    const play = bidding();
    expect(play.toAct()).toEqual([0, 1, 2]);
    play.make(2, { type: 'bid', bid: 3 }).make(2, { type: 'bid', bid: 4 });
    expect(play.refusal(2, { type: 'bid', bid: 4 })).toBe('already-bid');
    expect(play.view(0).own?.bid).toBeNull();
    expect(play.table.now.bids).toBeNull();
    play.make(0, { type: 'bid', bid: 0 }).make(1, { type: 'bid', bid: 1 });
    expect(play.told('bids-revealed')).toEqual([{ type: 'bids-revealed', bids: [0, 1, 4], winner: 2 }]);
  });

  test('[O2] at most 11, at most money and equipment together', () => {
    const play = bidding({ players: [{ money: 30 }, { money: 2, equipment: ['telescope', 'radar-gun'] }] });
    expect(play.refusal(0, { type: 'bid', bid: 12 })).toBe('bid-too-high');
    expect(play.refusal(0, { type: 'bid', bid: 11 })).toBeUndefined();
    expect(play.refusal(1, { type: 'bid', bid: 5 })).toBe('bid-too-high');
    expect(play.moves(1).length).toBe(5);
  });

  test('[O2] [A7] who can bid nothing but 0 is not asked', () => {
    const play = bidding({ players: [{ money: 0, equipment: [] }] });
    expect(play.toAct()).toEqual([1, 2]);
    expect(play.view(0).own?.bid).toBe(0);
    expect(play.moves(0)).toEqual([]);
    play.make(1, { type: 'bid', bid: 0 }).make(2, { type: 'bid', bid: 0 });
    expect(play.table.now.bids).toEqual([0, 0, 0]);
  });

  test.each([
    [0, [3, 3, 1], 0],
    [1, [3, 3, 1], 1],
    [2, [3, 3, 1], 0],
    [2, [1, 2, 2], 2],
  ])('[O3] with the pawn at seat %i bids of %j are won by seat %i', (pawn, bids, winner) => {
    const play = bidding({ pawn }).bid(...bids);
    expect(play.table.now.winner).toBe(winner);
  });

  test('[O3] all others keep what they bid', () => {
    const play = bidding().bid(3, 2, 1).until('choose');
    expect([1, 2].map(n => play.player(n).money)).toEqual([5, 5]);
  });
});

describe('the winner', () => {
  const goods: Given = { board: { equipment: ['radar-gun'], contacts: ['aviator', 'investor'] } };

  test('[O4] pays money and equipment in any mix, after the bids are shown', () => {
    const players = [{ money: 2, equipment: ['telescope', 'seismometer'] as const }];
    const play = bidding({ ...goods, players }).bid(3, 0, 0);
    expect(play.table.pending).toEqual({ type: 'pay', seat: 0, bid: 3 });
    expect(play.moves(0).map(move => (move.type === 'pay' ? move.equipment : []))).toEqual([
      ['seismometer'],
      ['telescope'],
      ['telescope', 'seismometer'],
    ]);
    expect(play.refusal(0, { type: 'pay', equipment: [] })).toBe('not-enough-money');
    expect(play.refusal(0, { type: 'pay', equipment: ['radar-gun'] })).toBe('not-owned');
    play.make(0, { type: 'pay', equipment: ['seismometer'] });
    expect(play.player(0)).toMatchObject({
      money: 0,
      equipment: { telescope: 1, seismometer: 0, 'radar-gun': 1 },
    });
    expect(listContacts(play.player(0).contacts)).toEqual(['investor', 'aviator']);
    expect(play.told('trade-won')).toEqual([
      {
        type: 'trade-won',
        seat: 0,
        money: 2,
        paid: ['seismometer'],
        equipment: ['radar-gun'],
        contacts: ['investor', 'aviator'],
      },
    ]);
  });

  test('[O4] pays no more than was bid', () => {
    const players = [{ money: 5, equipment: ['telescope', 'seismometer'] as const }];
    const play = bidding({ ...goods, players }).bid(1, 0, 0);
    expect(play.refusal(0, { type: 'pay', equipment: ['telescope', 'seismometer'] })).toBe('wrong-total');
  });

  test('[O4] [A7] with one way to pay nobody is asked', () => {
    const play = bidding({ ...goods, players: [{ money: 5, equipment: [] }] }).bid(3, 0, 0);
    expect(play.told('trade-won')).toMatchObject([{ money: 3, paid: [] }]);
  });

  test('[O7] paid equipment reaches the board after everything was taken, for the next round', () => {
    const play = bidding({ ...goods, players: [{ money: 0, equipment: ['telescope', 'seismometer'] }] }).bid(
      1,
      0,
      0,
    );
    play.make(0, { type: 'pay', equipment: ['seismometer'] });
    expect(play.table.landing.seismometer).toBe(1);
    expect(total(play.table.board.equipment)).toBe(0);
    play.until('choose');
    expect(listEquipment(play.table.board.equipment)).toEqual(['seismometer']);
    expect(play.table.landing).toEqual(NO_EQUIPMENT);
  });
});

describe('0 and selling', () => {
  test('[O5] up to 2 items in all, equipment or evidence, 3 money each; contacts are not for sale', () => {
    const players = [
      { blue: 2, equipment: ['telescope', 'telescope'] as const, contacts: ['aviator'] as const },
    ];
    const play = bidding({ players })
      .bid(0, 1, 0)
      .make(0, { type: 'sell', equipment: ['telescope'], evidence: 1 });
    expect(play.player(0)).toMatchObject({ money: 11, blue: 1, equipment: { telescope: 1 } });
    expect(play.table.blue).toBe(23);
    expect(play.told('sold')).toEqual([
      { type: 'sold', seat: 0, equipment: ['telescope'], evidence: 1, money: 6 },
    ]);
  });

  test('[O5] no more than 2, and only what is owned', () => {
    const play = bidding({ players: [{ blue: 2 }] }).bid(0, 1, 0);
    expect(play.refusal(0, { type: 'sell', equipment: ['telescope'], evidence: 2 })).toBe('too-many-items');
    expect(play.refusal(0, { type: 'sell', equipment: [], evidence: 3 })).toBe('not-owned');
    expect(play.refusal(0, { type: 'sell', equipment: ['radar-gun'], evidence: 0 })).toBe('not-owned');
    expect(play.moves(0).length).toBe(5);
  });

  test('[O5] who bid more than 0 sells nothing, and who owns nothing is not asked', () => {
    const play = bidding({ players: [{}, {}, { blue: 0, equipment: [] }] }).bid(2, 1, 0);
    play.make(0, { type: 'pay', equipment: [] });
    expect(play.table.stage).toBe('choose');
  });

  test('[O5] who owns nothing but evidence may sell it', () => {
    const play = bidding({ players: [{ equipment: [] }] }).bid(0, 0, 0);
    expect(play.table.pending).toEqual({ type: 'sell', seat: 0 });
  });

  test('[O6] paying and selling go clockwise from the pawn', () => {
    const play = bidding({ pawn: 1 }).bid(1, 0, 0);
    const order: number[] = [];
    while (play.table.stage === 'settle') {
      const [next] = play.toAct();
      order.push(next ?? -1);
      play.make(at(play.toAct(), 0), at(play.moves(at(play.toAct(), 0)), 0));
    }
    expect(order).toEqual([1, 2, 0]);
  });

  test('[O7] what is sold before the winner collects is not among the winnings', () => {
    const play = bidding({ pawn: 1 }).bid(1, 0, 0);
    play.make(1, { type: 'sell', equipment: ['telescope'], evidence: 0 }).make(2, nothing);
    play.make(0, { type: 'pay', equipment: [] });
    expect(play.player(0).equipment.telescope).toBe(1);
    expect(play.table.board.equipment.telescope).toBe(1);
  });

  test('[O8] if all bid 0 everything stays and one contact more comes', () => {
    const play = bidding({ board: { equipment: ['radar-gun'], contacts: ['aviator'] } }).bid(0, 0, 0);
    expect(play.told('bids-revealed')).toMatchObject([{ winner: null }]);
    play.make(0, nothing).make(1, nothing).make(2, nothing);
    expect(listEquipment(play.table.board.equipment)).toEqual(['radar-gun']);
    expect(total(play.table.board.contacts)).toBe(2);
  });

  test('[O9] with nothing on the board no bids are made, and all may sell', () => {
    const play = bidding({ board: {} });
    expect(play.told('trading-began')).toEqual([{ type: 'trading-began', bidding: false }]);
    expect(play.table.pending).toEqual({ type: 'sell', seat: 0 });
    play.make(0, nothing).make(1, nothing).make(2, nothing);
    expect(play.table).toMatchObject({ stage: 'choose', round: 2 });
    expect(play.table.past).toMatchObject([{ bids: null, winner: null }]);
  });

  test('[O10] a new contact comes while any are left', () => {
    const play = bidding().bid(0, 0, 0).until('choose');
    expect(play.told('contact-came').length).toBe(1);
    const empty = bidding({ table: { pile: NO_CONTACTS } })
      .bid(0, 0, 0)
      .until('choose');
    expect(empty.told('contact-came')).toEqual([]);
    expect(empty.told('round-began')).toEqual([{ type: 'round-began', round: 2 }]);
  });
});

test('a round that is over is recorded with the money, the evidence and the set of everybody', () => {
  const rich = { money: 7, blue: 2, black: 1, equipment: EQUIPMENT.slice(0, 5) };
  const play = bidding({ seats: 2, players: [rich] })
    .bid(0, 0)
    .until('choose');
  expect(play.table.past.map(({ standings }) => standings)).toEqual([
    [
      { money: 7, evidence: 3, set: 5 },
      { money: 5, evidence: 1, set: 0 },
    ],
  ]);
});
