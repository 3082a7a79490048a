import { expect, test } from 'vitest';
import { assert, at, seatsOf } from '../../core/contract.ts';
import { open, play, type Table, takeBack } from '../../core/table.ts';
import { game } from './index.ts';
import { seat } from './testing.ts';
import type { Move, UfoHunter } from './types.ts';

type Match = Table<UfoHunter>;

function after(table: Match, seats: readonly number[], move: Move): Match {
  let now = table;
  for (const number of seats) {
    const played = play(now, seat(number), move);
    assert(played.ok, `seat ${number} may move: ${played.ok ? '' : played.error}`);
    now = played.value.table;
  }
  return now;
}

/** Nobody has staked anything. */
function choosing(): Match {
  const opened = open(game, { seats: 3, seed: 'take-back' });
  assert(opened.ok, 'the game opens');
  let { table } = opened.value;
  for (const _ of seatsOf(3))
    table = after(table, [at(game.toAct(table.state), 0)], { type: 'stake', amount: 0 });
  return table;
}

/** Everybody has published. */
function bidding(): Match {
  let table = after(choosing(), seatsOf(3), { type: 'choose', action: 'publish' });
  while (table.state.public.stage === 'act')
    table = after(table, [at(game.toAct(table.state), 0)], { type: 'stake', amount: 0 });
  return table;
}

const takes = (table: Match, number: number) => {
  const taken = takeBack(table, seat(number));
  return taken.ok ? taken.value.table.state : taken.error;
};

test('[Z1] [A1] an action can be taken back until the last seat has chosen', () => {
  const table = choosing();
  const buy: Move = { type: 'choose', action: 'buy' };
  expect(takes(after(table, [0], buy), 0)).toEqual(table.state);
  expect(takes(after(table, [0, 1], buy), 0)).toEqual(after(table, [1], buy).state);
  expect(takes(after(table, [0, 1, 2], buy), 0)).toBe('shown');
});

test('[Z1] [O1] a bid can be taken back until the last seat has bid', () => {
  const table = bidding();
  const two: Move = { type: 'bid', bid: 2 };
  expect(takes(after(table, [0, 1], two), 0)).toEqual(after(table, [1], two).state);
  expect(takes(after(table, [0, 1, 2], two), 0)).toBe('shown');
});

test('[Z1] [K1] a stake that was made stays', () => {
  const opened = open(game, { seats: 3, seed: 'take-back' });
  assert(opened.ok, 'the game opens');
  const { table } = opened.value;
  const first = at(game.toAct(table.state), 0);
  expect(takes(after(table, [first], { type: 'stake', amount: 1 }), first)).toBe('shown');
});
