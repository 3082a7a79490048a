import { describe, expect, test } from 'vitest';
import { seatsOf } from '../../core/contract.ts';
import { finalPointsOf, kindsOf, NO_EQUIPMENT, plus, setScore } from './board.ts';
import { winnersOf } from './end.ts';
import { game } from './index.ts';
import { bidding, choosing, type GivenPlayer } from './testing.ts';
import { EQUIPMENT, type Equipment } from './types.ts';

/** Seat 0 gains 1 evidence, with so many blue ones left. */
function gaining(blue: number, mine: GivenPlayer = {}) {
  const rumors = [
    { region: 20, card: 'G09' as const, stake: 1, holders: [1] },
    { region: 36, card: 'R01' as const },
  ];
  const play = choosing({ players: [{ region: 20, ...mine }], rumors, table: { blue } });
  play.choose('train', 'publish', 'research').make(0, { type: 'travel', to: 20 });
  return play.make(0, { type: 'investigate', yes: true });
}

describe('the blue evidence', () => {
  test('[E1] gains are blue while there are any, then black', () => {
    const play = gaining(1, { equipment: ['spectrometer'] });
    expect(play.player(0)).toMatchObject({ blue: 2, black: 1 });
    expect(play.table).toMatchObject({ blue: 0, last: true });
    expect(play.told('blue-ran-out').length).toBe(1);
  });

  test('[E1] whoever investigates gains before the holders of stakes', () => {
    const equipment = Array.from({ length: 7 }, () => 'telescope' as const);
    const play = gaining(3, { equipment }).make(0, { type: 'option', option: 0 });
    expect(play.player(0)).toMatchObject({ blue: 4, black: 0 });
    expect(play.player(1)).toMatchObject({ blue: 1, black: 1 });
  });

  test('[E1] nothing is over while a blue one is left', () => {
    const play = gaining(2);
    expect(play.table).toMatchObject({ blue: 1, last: false });
    expect(play.until('bid').bid(0, 0, 0).until('choose').table.round).toBe(2);
  });

  test('[E2] the round is played to its end, with its trading', () => {
    const play = gaining(1);
    expect(play.table.pending?.seat).toBe(2);
    play.until('bid').bid(0, 0, 2).until('over');
    expect(play.told('trade-won').length).toBe(1);
    expect(play.told('game-ended').length).toBe(1);
    expect(play.toAct()).toEqual([]);
    expect(play.table.round).toBe(1);
    expect(play.table.now.standings.length).toBe(3);
  });

  test('[E2] evidence that comes back does not undo it, and is not given out again', () => {
    const play = gaining(1).until('bid').bid(0, 0, 0);
    play.make(2, { type: 'sell', equipment: [], evidence: 0 });
    play.make(0, { type: 'sell', equipment: [], evidence: 2 });
    expect(play.table).toMatchObject({ blue: 2, last: true });
    expect(play.until('over').table.stage).toBe('over');
    const later = choosing({
      players: [{ region: 20 }],
      rumors: [{ region: 20, card: 'G09' }],
      table: { last: true },
    });
    later.choose('train', 'publish', 'research').make(0, { type: 'travel', to: 20 });
    expect(later.make(0, { type: 'investigate', yes: true }).player(0)).toMatchObject({ blue: 1, black: 1 });
  });
});

describe('the score', () => {
  test.each([
    [3, 0],
    [4, 3],
    [5, 5],
    [6, 7],
    [7, 9],
    [8, 11],
  ])('[W2] %i kinds count %i', (kinds, points) => {
    const owned = plus(NO_EQUIPMENT, EQUIPMENT.slice(0, kinds));
    expect(kindsOf(owned)).toBe(kinds);
    expect(setScore(owned)).toBe(points);
    expect(setScore(plus<Equipment>(owned, ['telescope', 'telescope']))).toBe(points);
  });

  test('[W1] evidence of both colors and the set', () => {
    const play = bidding({
      players: [{ blue: 4, black: 2, equipment: EQUIPMENT.slice(0, 5), money: 3 }, { blue: 1 }, { blue: 0 }],
      table: { last: true },
    });
    play.bid(0, 0, 0).until('over');
    expect(game.outcome(play.state)).toEqual({
      winners: [0],
      reason: 'most-points',
      scores: [
        [4, 2, 5],
        [1, 0, 0],
        [0, 0, 0],
      ].map(([blue = 0, black = 0, set = 0]) => ({
        total: blue + black + set,
        parts: [
          { what: 'blue', points: blue },
          { what: 'black', points: black },
          { what: 'set', points: set },
        ],
      })),
    });
  });

  const score = (points: number, money: number) => ({ blue: points, black: 0, set: 0, money });

  test.each([
    [[score(5, 0), score(4, 9)], [0], 'most-points'],
    [[score(5, 1), score(5, 2), score(3, 9)], [1], 'more-money'],
    [[score(5, 2), score(5, 1), score(5, 2)], [0, 2], 'shared'],
  ] as const)('[W3] %j', (scores, winners, why) => {
    expect(winnersOf(scores)).toEqual({ winners, why });
    expect(scores.map(finalPointsOf)).toEqual(scores.map(({ blue }) => blue));
  });

  test('[E2] nobody has a move when it is over', () => {
    const play = gaining(1).until('over');
    for (const one of seatsOf(3)) {
      expect(play.moves(one)).toEqual([]);
      expect(play.refusal(one, { type: 'choose', action: 'buy' })).toBe('game-over');
    }
  });
});
