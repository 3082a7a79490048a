import { describe, expect, test } from 'vitest';
import { anybody, BOT_EFFORT, catchTwin, fixtures, twins } from './fixtures/twins.ts';
import { checkBot, checkLaws, inWords, lawNames } from './laws.ts';

const SEEDS = 3;

describe('honest fixture games keep every law', () => {
  for (const game of fixtures)
    for (let seats = game.seats.min; seats <= game.seats.max; seats++)
      test(`${game.id} at ${seats} seats`, () => {
        const found = seedsOf(`${game.id}/${seats}`).flatMap(seed => checkLaws(game, { seats, seed }));
        expect(found.map(inWords)).toEqual([]);
      });
});

describe('a bot without a fault keeps the rules among odd people', () => {
  for (const game of fixtures)
    test(game.id, () => {
      const tried = seedsOf(game.id).map(seed =>
        checkBot(game, anybody(game), { seats: 3, seed, effort: BOT_EFFORT }),
      );
      expect(tried.flatMap(({ breaches }) => breaches).map(inWords)).toEqual([]);
      for (const { decisions, unasked, late } of tried)
        expect(Math.min(decisions, unasked, late)).toBeGreaterThan(0);
    });
});

describe('faulty twins are caught by name', () => {
  for (const twin of twins)
    test(`${twin.law}: ${twin.fault}`, () => {
      expect(catchTwin(twin)).toMatchObject({ law: twin.law, game: twin.game.id });
    });

  test('and a game without a fault is not caught', () => {
    for (const game of fixtures) expect(catchTwin({ fault: 'none', law: 'ends', game })).toBeUndefined();
  });

  test('every law has a twin that breaks it', () => {
    const broken = new Set(twins.map(({ law }) => law));
    expect(lawNames.filter(law => !broken.has(law))).toEqual([]);
  });
});

test('the same seed finds the same breach', () => {
  for (const { game, bot } of twins.filter(({ law }) => law !== 'pure' && law !== 'replayable')) {
    const opening = { seats: 3, seed: 'again', effort: { moments: 6 } };
    const check = () =>
      bot ? checkBot(game, bot, { ...opening, effort: BOT_EFFORT }) : checkLaws(game, opening);
    expect(check()).toEqual(check());
  }
});

const seedsOf = (name: string) => Array.from({ length: SEEDS }, (_, i) => `${name}/${i}`);
