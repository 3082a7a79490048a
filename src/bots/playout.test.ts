import { describe, expect, test } from 'vitest';
import { type Bot, type GameEntry, type GameTypes, type Seat, seatsOf } from '../core/contract.ts';
import { fixtures } from '../core/fixtures/twins.ts';
import { hashOf } from '../core/hash.ts';
import { open } from '../core/table.ts';
import { pairings, tableOf } from './league.ts';
import { type Played, playOne, type Seating, type Series } from './match.ts';
import { nextToAct, playout } from './playout.ts';
import { percentiles, standardError, tally } from './tally.ts';

const text = { event: () => '', refusal: () => '', reason: () => '' };

/** Both levels sample; they are told apart by name only. */
const entryOf = (game: GameEntry['game']): GameEntry => {
  const bot = (level: string): Bot<GameTypes> => ({
    level,
    describe: level,
    choose: (view, rng) => game.sample(view, rng),
  });
  return { game, bots: [bot('low'), bot('high')], text };
};

const seriesOf = ({ game }: GameEntry, seating: Seating): Series => ({
  ...{ game: game.id, seats: game.seats.max, options: {}, seed: 'fixture', seating, keepSaves: false },
});

const seats = (...numbers: readonly number[]): readonly Seat[] => numbers.map(number => number as Seat);

test.each([
  [[], undefined, undefined],
  [[2], undefined, 2],
  [[0, 1, 2], undefined, 0],
  [[0, 1, 2], 0, 1],
  [[0, 2], 0, 2],
  [[0, 1], 2, 0],
  [[2, 0], 0, 2],
  [[1], 1, 1],
] as const)('of %j after %s, %s acts', (toAct, last, next) => {
  expect(nextToAct(seats(...toAct), last as Seat | undefined)).toBe(next);
});

describe.each(fixtures.map(game => [game.id, entryOf(game)] as const))('%s', (_, entry) => {
  const { game, bots } = entry;
  const [low] = bots;

  test('the same table and bots give the same game', () => {
    const opened = open(game, { seats: game.seats.max, seed: 'again' });
    if (!opened.ok || !low) throw new Error('the fixture opens');
    const all = seatsOf(game.seats.max).map(() => low);
    const [one, two] = [playout(opened.value.table, all), playout(opened.value.table, all)];
    expect(hashOf(one.state)).toBe(hashOf(two.state));
    expect(one.log).toEqual(two.log);
    expect(game.toAct(one.state)).toEqual([]);
  });

  test('a bot that breaks the rules is named with its table', () => {
    const opened = open(game, { seats: game.seats.max, seed: 'cheat' });
    if (!opened.ok) throw new Error('the fixture opens');
    const cheat: Bot = { level: 'cheat', describe: '', choose: () => ({ type: 'win' }) };
    const refusing = { ...game, refuse: () => 'no-cheating' };
    const table = { ...opened.value.table, game: refusing };
    expect(() =>
      playout(
        table,
        seatsOf(game.seats.max).map(() => cheat),
      ),
    ).toThrow(
      new RegExp(
        `cheat chose \\{"type":"win"\\}, refused as no-cheating: ${game.id}, .*seed "cheat", move 1`,
      ),
    );
  });

  test('levels take turns round the table', () => {
    const series = seriesOf(entry, { type: 'turns', levels: ['high', 'low'] });
    const levels = [0, 1].map(index => playOne(entry, series, index, () => 0).levels);
    expect(levels[0]?.[0]).toBe('high');
    expect(levels[1]?.[0]).toBe('low');
  });

  test('a league is a table with a line for every pairing', () => {
    const rows = pairings(entry, game.seats.max, []).map(({ seating, row }) =>
      row([0, 1, 2].map(index => playOne(entry, seriesOf(entry, seating), index, () => 0))),
    );
    expect(rows).toMatchObject([{ type: 'mixed', upper: { level: 'high' }, lower: { level: 'low' } }]);
    expect(tableOf(rows)).toMatch(/\| high \| [\d.]+ % ± [\d.]+ % \| [-\d.]+ \| low \|/);
  });
});

describe('a tally', () => {
  const game = (winners: readonly Seat[], side: string): Played => ({
    ...{ levels: ['high', 'low'], sides: ['red', 'blue'], winners, totals: [3, 1], reason: 'found', side },
    ...{ moves: 4, effort: {} },
  });

  test('counts by seat, level and side', () => {
    const games = [game(seats(0), 'red'), game(seats(0), 'red'), game(seats(1), 'blue'), game([], 'none')];
    expect(tally(games, 2)).toEqual({
      sides: { blue: 0.25, red: 0.5 },
      winsBySeat: [0.5, 0.25],
      winsByLevel: { high: 0.5, low: 0.25 },
      scores: { mean: 2, p10: 1, p50: 1, p90: 3 },
      reasons: { found: 1 },
      moves: { p10: 4, p50: 4, p90: 4 },
      figures: {},
    });
  });

  test('tells the spread of what a game measures, and the sum of what it counts', () => {
    const measured = (values: readonly number[], wrong: number): Played => ({
      ...game(seats(0), 'red'),
      figures: { spreads: { time: values }, counts: { wrong } },
    });
    expect(tally([measured([3, 5], 1), measured([], 0), measured([7], 2)], 2).figures).toEqual({
      time: { mean: 5, p10: 3, p50: 5, p90: 7 },
      wrong: 3,
    });
  });

  test('of sides is a grid of one side against the other', () => {
    const entry = entryOf(fixtures[0] as GameEntry['game']);
    const rows = pairings(entry, 2, ['red', 'blue']).map(({ row }) =>
      row([game(seats(0), 'red'), game([], 'blue')]),
    );
    expect(tableOf(rows).split('\n')).toEqual([
      '2 seats:',
      '',
      '| red won | blue: low | blue: high |',
      '| --- | --- | --- |',
      '| red: low | 50.0 % ± 35.4 % | 50.0 % ± 35.4 % |',
      '| red: high | 50.0 % ± 35.4 % | 50.0 % ± 35.4 % |',
    ]);
  });

  test('percentiles are values that occurred', () => {
    expect(percentiles([5, 1, 4, 2, 3])).toEqual({ p10: 1, p50: 3, p90: 5 });
    expect(percentiles([])).toEqual({ p10: 0, p50: 0, p90: 0 });
    expect(standardError(0.5, 100)).toBeCloseTo(0.05);
  });
});
