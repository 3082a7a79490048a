import { describe, expect, test } from 'vitest';
import { area5, lastJson } from './testing.ts';

describe('count', () => {
  test.each([
    [[], '4446\n'],
    [['--mode', 'standard'], '4446\n'],
    [['--mode', 'expert'], '1138272\n'],
  ])('of Planet X with %j', async (flags, out) => {
    expect(await area5(['count', 'planet-x', ...flags])).toEqual({ code: 0, out, err: '' });
  });

  test.each([
    [[], '1734992\n'],
    [['--luna', '9'], '234910\n'],
    [['--mode', 'basic', '--luna', '16'], '198838\n'],
    [['--mode', 'expert', '--luna', '14'], '472404590\n'],
  ])('[B14] of UAPs with %j', async (flags, out) => {
    expect(await area5(['count', 'uaps', ...flags])).toEqual({ code: 0, out, err: '' });
  });

  test('[B14] of all of UAPs Expert', { tags: 'full' }, async () => {
    expect(await area5(['count', 'uaps', '--mode', 'expert'])).toMatchObject({ out: '6265531164\n' });
  });

  test('as JSON', async () => {
    const ran = await area5(['count', 'planet-x', '--json']);
    expect(lastJson(ran)).toEqual({ game: 'planet-x', mode: 'standard', boards: 4446, looks: 3495 });
  });
});

describe('check-codes', () => {
  test.each([
    ['planet-x', 'standard', 20],
    ['planet-x', 'expert', 3],
    ['uaps', 'basic', 10],
  ])('finds nothing wrong in %s %s', async (game, mode, n) => {
    const ran = await area5(['check-codes', game, '--mode', mode, '--n', String(n), '--json']);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(lastJson(ran)).toMatchObject({
      ...{ game, mode, seed: '1', codes: n, violations: 0, faults: [] },
      boardsLeft: { p10: expect.any(Number), p50: expect.any(Number), p90: expect.any(Number) },
      secondsPerCode: expect.any(Number),
    });
  });

  test('the same seed gives the same codes, and another one others', async () => {
    const [one, again, other] = await Promise.all(
      ['a', 'a', 'b'].map(seed => area5(['check-codes', 'planet-x', '--n', '8', '--seed', seed, '--json'])),
    );
    const left = [one, again, other].map(ran => ran && lastJson(ran)['boardsLeft']);
    expect(left[1]).toEqual(left[0]);
    expect(left[2]).not.toEqual(left[0]);
  });
});

test.each([
  [['count'], 'count needs GAME'],
  [['count', 'chess'], 'there is no game with puzzles called "chess"; there is planet-x, uaps'],
  [['count', 'uaps', '--mode', 'standard'], '--mode must be basic or expert, not "standard"'],
  [['count', 'uaps', '--luna', '8'], '--luna must be from 9 to 16, not "8"'],
  [['count', 'planet-x', '--luna', '9'], 'there is no Luna in planet-x'],
  [['check-codes', 'chess'], 'there is no game with puzzles called "chess"; there is planet-x, uaps'],
  [['count', 'planet-x', '--mode', 'hard'], '--mode must be standard or expert, not "hard"'],
  [['check-codes', 'planet-x', '--n', '0'], '--n must be a whole number from 1 to 1000000, not "0"'],
])('%j is told in one line what is wrong', async (args, line) => {
  expect(await area5(args)).toEqual({
    code: 2,
    out: '',
    err: `area5: ${line} (see area5 ${args[0]} --help)\n`,
  });
});
