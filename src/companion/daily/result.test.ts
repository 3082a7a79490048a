import { expect, test } from 'vitest';
import { rulesOf } from '../../client/local/rules.ts';
import { assert, type Seat } from '../../core/contract.ts';
import { Rng, stream } from '../../core/rng.ts';
import { open, play } from '../../core/table.ts';
import { PUZZLES } from '../../solver/code.ts';
import { gameOf } from '../code.ts';
import { codeOfDay, type Day } from '../daily.ts';
import { KIND_NAMES } from '../text/code.ts';
import { resultText } from '../text/daily.ts';
import { resultOf } from './result.ts';

const day = '2026-11-16' as Day;

test.each(PUZZLES)('[A2] the result of %s tells how it went, and nothing of the sky', async kind => {
  const entry = await rulesOf(gameOf(kind));
  assert(entry, 'the game is there');
  const { game } = entry;
  const dealt = open(game, { options: { code: codeOfDay(day, kind) }, seats: 1, seed: 'result' });
  assert(dealt.ok, 'it can be dealt for one');
  let { table } = dealt.value;
  const rng = new Rng(stream('result', kind));
  const seat = 0 as Seat;
  while (game.toAct(table.state).length > 0) {
    const played = play(table, seat, game.sample(game.view(table.state, seat), rng));
    assert(played.ok, 'what is sampled is legal');
    table = played.value.table;
  }
  const outcome = game.outcome(table.state);
  assert(outcome, 'it is over');
  const result = resultOf(gameOf(kind), game.view(table.state, 'spectator'), outcome);
  expect(result.time).toBeGreaterThan(0);
  expect(result.points).toBe(outcome.scores[0]?.total);
  const text = resultText(kind, day, result);
  expect(text).toContain('daily sky of November 16, 2026');
  expect(text).toContain(KIND_NAMES[kind]);
  expect(text).toContain(`Found at time ${result.time}`);
  expect(text).not.toMatch(/sector|comet|asteroid|luna|junk|satellite/i);
});

test('one point, one photo, and not found, are said so', () => {
  const result = { claims: 'photo', time: null, right: 1, wrong: 0, points: 1 } as const;
  expect(resultText('uaps basic', day, result)).toBe(
    [
      'Area Five, daily sky of November 16, 2026',
      'UAPs, Basic',
      'Not found, 1 point',
      '1 photo right, 0 wrong',
    ].join('\n'),
  );
});
