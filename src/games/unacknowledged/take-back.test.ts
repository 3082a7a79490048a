import { expect, test } from 'vitest';
import { assert, at, type Seat, seatsOf } from '../../core/contract.ts';
import { open, play, type Table, takeBack } from '../../core/table.ts';
import { HAND } from './board.ts';
import { unacknowledged } from './index.ts';
import type { Move, Unacknowledged } from './types.ts';

type Match = Table<Unacknowledged>;
type Choice = (table: Match, seat: Seat) => Move;

function dealt(): Match {
  const opened = open(unacknowledged.game, { seats: 3, seed: 'take-back' });
  assert(opened.ok, 'the game opens');
  return opened.value.table;
}

function after(table: Match, seats: readonly number[], choice: Choice): Match {
  let now = table;
  for (const number of seats) {
    const seat = number as Seat;
    const played = play(now, seat, choice(now, seat));
    assert(played.ok, `seat ${seat} may move: ${played.ok ? '' : played.error}`);
    now = played.value.table;
  }
  return now;
}

const pick: Choice = ({ state }, seat) => ({ type: 'pick', card: at(at(state.own, seat).pack, 0) });
const ready: Choice = () => ({ type: 'ready' });
const trust: Choice = () => ({ type: 'say', message: { type: 'trust', seat: 2 as Seat } });

function discussing(): Match {
  let table = dealt();
  for (let picks = 1; picks < HAND; picks++) table = after(table, seatsOf(3), pick);
  assert(table.state.public.stage === 'discuss', 'the draft is over');
  return table;
}

const takes = (table: Match, seat: number) => {
  const taken = takeBack(table, seat as Seat);
  return taken.ok ? taken.value.table.state : taken.error;
};

test('[Z1] [D3] a pick can be taken back until the last seat has picked', () => {
  const table = dealt();
  expect(takes(after(table, [0], pick), 0)).toEqual(table.state);
  expect(takes(after(table, [0, 1], pick), 0)).toEqual(after(table, [1], pick).state);
  expect(takes(after(table, [0, 1, 2], pick), 0)).toBe('shown');
});

test('[Z1] [T6] readiness can be taken back until the talk is closed; what was said cannot', () => {
  const table = discussing();
  expect(takes(after(table, [0, 1], ready), 0)).toEqual(after(table, [1], ready).state);
  expect(takes(after(table, [0, 1, 2], ready), 0)).toBe('shown');
  expect(takes(after(table, [0], trust), 0)).toBe('shown');
  expect(takes(after(after(table, [0], ready), [1], trust), 0)).toBe('shown');
});
