import { expect, test } from 'vitest';
import { playout } from '../../../bots/playout.ts';
import { assert, at, seatsOf } from '../../../core/contract.ts';
import { open, type Table } from '../../../core/table.ts';
import { game, uaps } from '../index.ts';
import { TABLES } from '../testing.ts';
import { EFFECTS, type Mode, type Modifier, type Uaps } from '../types.ts';
import { playedBeside } from './beside.ts';

const blind = { level: 'blind', describe: '', choose: game.sample };

function recorded(mode: Mode, seats: number, modifiers?: readonly Modifier[], bot = blind): Table<Uaps> {
  const opened = open(game, { seats, seed: 'beside', options: { mode, ...(modifiers && { modifiers }) } });
  assert(opened.ok, 'a table opens');
  return playout(
    opened.value.table,
    seatsOf(seats).map(() => bot),
  );
}

test.each(TABLES)(
  '[C1] [C11] [U1] [U3] [U5] a %s game of %i answers the same beside the box',
  (mode, seats) => {
    const { compared, differs } = playedBeside(recorded(mode, seats));
    expect(differs).toBeUndefined();
    expect(compared).toBeGreaterThan(20);
  },
);

/** Each modifier once, four at a time. */
const LAID = Array.from({ length: Math.ceil(EFFECTS.length / 4) }, (_, group): readonly Modifier[] =>
  [0, 1, 2, 3].map(place => EFFECTS[4 * group + place] ?? 'blank'),
);

test.each(LAID.map(laid => [laid]))('[C11] [U6] and with %j', laid => {
  expect(playedBeside(recorded('basic', 4, laid)).differs).toBeUndefined();
});

test('[E2] a game of bots scores the same beside the box', () => {
  const { differs } = playedBeside(recorded('basic', 3, undefined, at(uaps.bots, 0)));
  expect(differs).toBeUndefined();
});

test('a game that was answered otherwise is found', () => {
  const table = recorded('basic', 2);
  const other = { ...game, apply: (...args: Parameters<typeof game.apply>) => lied(game.apply(...args)) };
  expect(playedBeside({ ...table, game: other }).differs).toMatch(/in the game, .* beside the box/);
});

/** Whoever surveys is told one more than there is. */
function lied(step: ReturnType<typeof game.apply>): ReturnType<typeof game.apply> {
  const own = step.state.own.map(one => ({
    ...one,
    answers: one.answers.map(answer =>
      answer.type === 'survey' ? { ...answer, counts: answer.counts.map(count => count + 1) } : answer,
    ),
  }));
  return { ...step, state: { ...step.state, own } };
}
