import { expect, test } from 'vitest';
import { assert } from '../../core/contract.ts';
import { open, play, type Table, takeBack } from '../../core/table.ts';
import { planetX } from './index.ts';
import { claim, research, seat, submit } from './testing.ts';
import type { Move, PlanetX } from './types.ts';

type Match = Table<PlanetX>;

function dealt(seats: number): Match {
  const opened = open(planetX.game, { seats, seed: 'take-back' });
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

const takes = (table: Match, who: number) => {
  const taken = takeBack(table, seat(who));
  return taken.ok ? taken.value.table.state : taken.error;
};

const genius: Move = { type: 'know', level: 'genius' };

/** Everybody knows nothing and researches until the arrow has left sector 3. */
function inPhase(seats: number): Match {
  let table = dealt(seats);
  for (let who = 0; who < seats; who++) table = after(table, [who, genius]);
  while (table.state.public.stage === 'act') {
    const who = table.state.public.order[0] ?? 0;
    const { acts } = table.state.public;
    const researched = acts.findLast(act => act.seat === who)?.type === 'research';
    table = after(table, [who, researched ? { type: 'survey', of: 'gas', from: 4, to: 6 } : research('A')]);
  }
  return table;
}

test('[Z1] [S1] a level can be taken back until the last seat has chosen', () => {
  const table = dealt(2);
  expect(takes(after(table, [0, genius]), 0)).toEqual(table.state);
  expect(takes(after(table, [0, genius], [1, genius]), 0)).toBe('shown');
});

test('[Z1] [H1] theories can be taken back until the last seat has chosen', () => {
  const table = inPhase(2);
  const one: readonly [number, Move] = [0, submit(claim(4, 'asteroid'))];
  expect(takes(after(table, one), 0)).toEqual(table.state);
  expect(takes(after(table, one, [1, submit()]), 0)).toBe('shown');
});

test('[Z1] [A6] what was answered cannot be taken back', () => {
  const table = after(dealt(2), [0, genius], [1, genius]);
  const who = table.state.public.order[0] ?? 0;
  expect(takes(after(table, [who, research('A')]), who)).toBe('shown');
});
