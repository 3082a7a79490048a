import { expect, test } from 'vitest';
import { assert } from '../../core/contract.ts';
import { open, play, type Table, takeBack } from '../../core/table.ts';
import { game } from './index.ts';
import { follow, moveTo, photo, seat, survey } from './testing.ts';
import type { Move, Uaps } from './types.ts';

type Match = Table<Uaps>;

const modifiers = ['convoy', 'blank', 'blank', 'blank'];

function dealt(seats: number): Match {
  const opened = open(game, { seats, seed: 'take-back', options: { modifiers } });
  assert(opened.ok, 'the game opens');
  return opened.value.table;
}

function after(table: Match, ...moves: readonly (readonly [number, Move])[]): Match {
  let now = table;
  for (const [who, move] of moves) {
    const played = play(now, seat(who), move);
    assert(played.ok, `seat ${who} may move: ${played.ok ? '' : played.error}`);
    now = played.value.table;
  }
  return now;
}

/** Everybody knows nothing and stands in quadrant 1. */
function atWork(seats: number): Match {
  let table = dealt(seats);
  for (let who = 0; who < seats; who++) table = after(table, [who, genius]);
  for (let placed = 0; placed < seats; placed++)
    table = after(table, [table.game.toAct(table.state)[0] ?? 0, { type: 'place', quadrant: 1 }]);
  return table;
}

const takes = (table: Match, who: number) => {
  const taken = takeBack(table, seat(who));
  return taken.ok ? taken.value.table.state : taken.error;
};

const genius: Move = { type: 'know', level: 'genius' };

test('[Z1] [S2] a level can be taken back until the last seat has chosen', () => {
  const table = dealt(2);
  expect(takes(after(table, [0, genius]), 0)).toEqual(table.state);
  expect(takes(after(table, [0, genius], [1, genius]), 0)).toBe('shown');
});

test('[Z1] [M16] a wish and an answer can be taken back, an answer until the last has answered', () => {
  const table = atWork(3);
  const [mover = 0, one = 0, other = 0] = table.state.public.order;
  expect(takes(after(table, [one, { type: 'wish', wish: 'follow' }]), one)).toEqual(table.state);
  const asked = after(table, [mover, moveTo(2)]);
  const answered = after(asked, [one, follow(true)]);
  expect(takes(answered, one)).toEqual(asked.state);
  expect(takes(after(answered, [other, follow(false)]), one)).toBe('shown');
});

test('[Z1] [A7] what all have seen cannot be taken back', () => {
  const table = atWork(2);
  const who = table.state.public.order[0] ?? 0;
  for (const move of [survey('nav'), photo(1, 'meteor'), moveTo(2)])
    expect(takes(after(table, [who, move]), who)).toBe('shown');
});
