import { describe, expect, test } from 'vitest';
import { seatsOf } from '../../core/contract.ts';
import { Rng, stream } from '../../core/rng.ts';
import { clockwise, evidenceOf, NO_CONTACTS, total } from './board.ts';
import { game } from './index.ts';
import { Play } from './testing.ts';

const dealt = (seats: number, seed: string) =>
  new Play(game.setup({}, seats, new Rng(stream(seed, 'setup')), stream(seed, 'play')).state);

const TABLES = [2, 3, 4, 5, 6].flatMap(seats => ['a', 'b', 'c'].map(seed => [seats, seed] as const));

describe.each(TABLES)('the set-up of %i seats under seed %s', (seats, seed) => {
  const { table, state } = dealt(seats, seed);

  test('[S1] everybody gets the same, in a region of their own', () => {
    for (const { money, blue, black, equipment, contacts } of table.players) {
      expect({ money, blue, black, contacts }).toEqual({
        money: 5,
        blue: 1,
        black: 0,
        contacts: NO_CONTACTS,
      });
      expect([equipment.telescope, total(equipment)]).toEqual([1, 1]);
    }
    expect(new Set(table.players.map(({ region }) => region)).size).toBe(seats);
  });

  test('[S2] first evidence comes from the 25 blue ones', () => {
    expect(table.blue).toBe(25 - seats);
  });

  test('[S3] the bag holds the rest of 48 tokens', () => {
    expect(total(table.bag)).toBe(48 - seats);
    expect(table.bag.telescope).toBe(6 - seats);
  });

  test('[S4] one contact lies open, and it is not in the pile', () => {
    expect(total(table.board.contacts)).toBe(1);
    expect(total(table.pile)).toBe(17);
  });

  test('[S6] [N1] everybody has started one rumor and knows it, and nobody else does', () => {
    expect(table.rumors.map(({ by }) => by)).toEqual(clockwise(seats, table.pawn));
    for (const [index, { by, looked, region }] of table.rumors.entries()) {
      expect(looked).toEqual([by]);
      if (by !== null) expect(state.own[by]?.seen).toEqual([{ region, card: state.faces[index] }]);
    }
    expect(state.deck.length).toBe(40 - seats);
  });

  test('[S7] stakes are asked for clockwise from the pawn, each on the own rumor', () => {
    const play = dealt(seats, seed);
    for (const one of clockwise(seats, play.table.pawn)) {
      expect(play.toAct()).toEqual([one]);
      const mine = play.table.rumors.find(({ by }) => by === one)?.region;
      expect(play.table.pending).toMatchObject({ type: 'stake', seat: one, region: mine, least: 1, most: 5 });
      play.make(one, { type: 'stake', amount: one % 3 });
    }
    expect(play.table).toMatchObject({ stage: 'choose', round: 1, past: [] });
    expect(play.toAct()).toEqual(seatsOf(seats));
    expect(play.table.players.map(({ money }) => money)).toEqual(seatsOf(seats).map(one => 5 - (one % 3)));
  });
});

test('[S5] any seat can hold the pawn', () => {
  const pawns = Array.from({ length: 60 }, (_, i) => dealt(4, `pawn/${i}`).table.pawn);
  expect(new Set(pawns).size).toBe(4);
});

test('[S1] everybody starts with 1 evidence', () => {
  expect(dealt(3, 'x').table.players.map(evidenceOf)).toEqual([1, 1, 1]);
});
