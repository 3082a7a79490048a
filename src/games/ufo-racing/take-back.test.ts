import { expect, test } from 'vitest';
import { assert, type Seat } from '../../core/contract.ts';
import { Rng, stream } from '../../core/rng.ts';
import { open, play, type Table, takeBack } from '../../core/table.ts';
import { game } from './index.ts';
import type { UfoRacing } from './types.ts';

type Race = Table<UfoRacing>;

function made(table: Race, seat: Seat): Race {
  const { sample, view } = game;
  const played = play(table, seat, sample(view(table.state, seat), new Rng(stream('take-back', `${seat}`))));
  assert(played.ok, 'a sampled move is legal');
  return played.value.table;
}

/** Tile and UFOs are placed; all plan. */
function planning(): Race {
  const opened = open(game, { seats: 2, seed: 'take-back' });
  assert(opened.ok, 'the race opens');
  let { table } = opened.value;
  while (table.state.public.stage !== 'plan')
    for (const seat of game.toAct(table.state)) table = made(table, seat);
  return table;
}

const takes = (table: Race, seat: number) => {
  const taken = takeBack(table, seat as Seat);
  return taken.ok ? taken.value.table.state : taken.error;
};

test('[Z1] a plan can be taken back until the last seat has planned', () => {
  const table = planning();
  const one = made(table, 0 as Seat);
  expect(takes(one, 0)).toEqual(table.state);
  expect(takes(made(one, 1 as Seat), 0)).toBe('shown');
});

test('[Z1] a UFO that was placed stays', () => {
  const table = planning();
  for (const seat of [0, 1]) expect(takes(table, seat)).toBe('shown');
});
