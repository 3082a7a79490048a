import { expect, test } from 'vitest';
import { at, type Seat } from './contract.ts';
import { type SealedPlan, SITES, sealedPlan } from './fixtures/sealed-plan.ts';
import { branch, open, play, stateAfter, type Table, takeBack } from './table.ts';

const seat = (number: number) => number as Seat;

/** Rules that count how often they are asked to make a move. */
function counted() {
  const count = { applied: 0 };
  const game: typeof sealedPlan = {
    ...sealedPlan,
    apply: (...given) => {
      count.applied++;
      return sealedPlan.apply(...given);
    },
  };
  return { count, game };
}

/** One seat has decided, and another changes its mind again and again. */
function undecided(game: typeof sealedPlan, times: number): Table<SealedPlan> {
  const opened = open(game, { seats: 3, seed: 'trail' });
  if (!opened.ok) throw new Error(opened.error);
  let { table } = opened.value;
  for (let time = 0; time < times; time++) {
    const by = seat(time === 0 ? 1 : 0);
    const played = play(table, by, { type: 'plan', sites: [at(SITES, time % 3)] }, { hashed: false });
    if (!played.ok) throw new Error(played.error);
    table = played.value.table;
  }
  return table;
}

test('taking back costs the moves that came after, not the whole game', () => {
  const { count, game } = counted();
  const table = undecided(game, 400);
  count.applied = 0;
  const own = takeBack(table, seat(0));
  expect(count.applied).toBe(0);
  const others = takeBack(table, seat(1));
  expect(count.applied).toBe(399);
  if (!own.ok || !others.ok) throw new Error('it can be taken back');
  const { trail: _, ...asPlayed } = undecided(game, 399);
  expect(own.value.table).toMatchObject(asPlayed);
});

test('what was taken back to can be taken back from again, all the way', () => {
  let table = undecided(sealedPlan, 100);
  for (let left = 99; left > 0; left--) {
    const back = takeBack(table, seat(0));
    if (!back.ok) throw new Error(`${left}: ${back.error}`);
    table = back.value.table;
    expect(table.log).toHaveLength(left);
  }
  expect(takeBack(table, seat(0))).toEqual({ ok: false, error: 'nothing-made' });
});

test('a state on the way costs a few moves, however long the game, and is the one that was there', () => {
  const { count, game } = counted();
  for (const moves of [40, 500, 2_500]) {
    const table = undecided(game, moves);
    expect(table.trail.marks.length).toBeLessThanOrEqual(128);
    count.applied = 0;
    const places = [0, 1, 256, 383, 384, moves >> 1, moves - 1, moves].filter(place => place <= moves);
    const states = places.map(place => stateAfter(table, place));
    expect(count.applied).toBeLessThan(places.length * 256);
    expect(states).toEqual(places.map(place => branch(table, place).state));
  }
});
