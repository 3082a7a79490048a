import { expect, test } from 'vitest';
import { playout } from '../../../bots/playout.ts';
import { assert, at, seatsOf } from '../../../core/contract.ts';
import { open, type Table } from '../../../core/table.ts';
import { game, planetX } from '../index.ts';
import { SEATS } from '../testing.ts';
import { MODES, type Mode, type PlanetX } from '../types.ts';
import { playedBeside } from './beside.ts';

const blind = { level: 'blind', describe: '', choose: game.sample };

function recorded(mode: Mode, seats: number, bot = blind): Table<PlanetX> {
  const opened = open(game, { seats, seed: 'beside', options: { mode } });
  assert(opened.ok, 'a table opens');
  return playout(
    opened.value.table,
    seatsOf(seats).map(() => bot),
  );
}

test.each(MODES.flatMap(mode => SEATS.map(seats => [mode, seats] as const)))(
  '[C1] [C11] [P1] a %s game of %i answers the same beside the box',
  (mode, seats) => {
    const { compared, differs } = playedBeside(recorded(mode, seats));
    expect(differs).toBeUndefined();
    expect(compared).toBeGreaterThan(20);
  },
);

test.each(MODES.flatMap(mode => [2, 3, 4].map(seats => [mode, seats] as const)))(
  '[C9] [P3] a %s game of %i answers the same where every other seat is away',
  (mode, seats) => {
    const here = seatsOf(seats).map(seat => seat % 2 === 1);
    expect(playedBeside(recorded(mode, seats), here).differs).toBeUndefined();
  },
);

test('[E2] a game of bots scores the same beside the box', () => {
  const { differs } = playedBeside(recorded('standard', 3, at(planetX.bots, 0)));
  expect(differs).toBeUndefined();
});

test('a game that was answered otherwise is found', () => {
  const table = recorded('standard', 2);
  const other = { ...game, apply: (...args: Parameters<typeof game.apply>) => lied(game.apply(...args)) };
  expect(playedBeside({ ...table, game: other }).differs).toMatch(/in the game, .* beside the box/);
});

/** Whoever asks is told one more than there is. */
function lied(step: ReturnType<typeof game.apply>): ReturnType<typeof game.apply> {
  const own = step.state.own.map(one => ({
    ...one,
    answers: one.answers.map(answer =>
      answer.type === 'survey' ? { ...answer, count: answer.count + 1 } : answer,
    ),
  }));
  return { ...step, state: { ...step.state, own } };
}
