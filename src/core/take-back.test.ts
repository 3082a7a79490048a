import { describe, expect, test } from 'vitest';
import type { Game, GameTypes, Seat } from './contract.ts';
import { hiddenBoard } from './fixtures/hidden-board.ts';
import { type SealedPlan, type Site, sealedPlan } from './fixtures/sealed-plan.ts';
import { samplePlay } from './laws/sample-play.ts';
import { load, open, play, save, type Table, takeBack } from './table.ts';

const seat = (number: number) => number as Seat;

function opened<T extends GameTypes>(game: Game<T>, seats: number): Table<T> {
  const table = open(game, { seats, seed: 'take-back' });
  if (!table.ok) throw new Error(table.error);
  return table.value.table;
}

function planned(...plans: readonly (readonly [number, Site])[]): Table<SealedPlan> {
  let table = opened(sealedPlan, 3);
  for (const [by, site] of plans) {
    const played = play(table, seat(by), { type: 'plan', sites: [site] });
    if (!played.ok) throw new Error(played.error);
    table = played.value.table;
  }
  return table;
}

const back = <T extends GameTypes>(table: Table<T>, by: number) => {
  const { ok, ...rest } = takeBack(table, seat(by));
  return 'value' in rest ? { ok, log: rest.value.table.log, state: rest.value.table.state } : { ok, ...rest };
};

describe('a move is taken back', () => {
  test('a sealed choice, as if it had never been made', () => {
    const { log, state } = opened(sealedPlan, 3);
    expect(back(planned([0, 'mesa']), 0)).toEqual({ ok: true, log, state });
  });

  test('a changed choice: the one before it stands again', () => {
    const { log, state } = planned([0, 'mesa']);
    expect(back(planned([0, 'mesa'], [0, 'silo']), 0)).toEqual({ ok: true, log, state });
  });

  test('quiet moves that others made later stay, with hashes made anew', () => {
    const taken = takeBack(planned([0, 'mesa'], [1, 'silo'], [1, 'dish']), seat(0));
    const { log, state } = planned([1, 'silo'], [1, 'dish']);
    if (!taken.ok) throw new Error(taken.error);
    expect({ log: taken.value.table.log, state: taken.value.table.state }).toEqual({ log, state });
    expect(load(sealedPlan, save(taken.value.table)).ok).toBe(true);
  });

  test('the table before it is left alone', () => {
    const table = planned([0, 'mesa'], [1, 'silo']);
    const kept = JSON.stringify(save(table));
    takeBack(table, seat(0));
    expect(JSON.stringify(save(table))).toBe(kept);
  });
});

describe('a move stays', () => {
  test('once the last choice has opened all of them', () => {
    const table = planned([0, 'mesa'], [1, 'silo'], [2, 'dish']);
    for (const by of [0, 1, 2]) expect(back(table, by)).toEqual({ ok: false, error: 'shown' });
  });

  test('where it told somebody something', () => {
    const played = play(opened(hiddenBoard, 2), seat(0), { type: 'ask', kind: 'ship', from: 0, to: 0 });
    if (!played.ok) throw new Error(played.error);
    expect(back(played.value.table, 0)).toEqual({ ok: false, error: 'shown' });
  });

  test('where there is none', () => {
    expect(back(planned([0, 'mesa']), 1)).toEqual({ ok: false, error: 'nothing-made' });
  });

  test('when the game is over', () => {
    const { table } = samplePlay(sealedPlan, { seats: 3, seed: 'over' });
    expect(back(table, 0)).toEqual({ ok: false, error: 'over' });
  });

  test('where a later move of another does not stand without it', () => {
    const patient: Game<SealedPlan> = {
      ...sealedPlan,
      refuse: (view, move) => (view.me === 1 && !view.sealed[0] ? 'over' : sealedPlan.refuse(view, move)),
    };
    const table = { ...planned([0, 'mesa'], [1, 'silo']), game: patient };
    expect(back(table, 0)).toEqual({ ok: false, error: 'shown' });
  });
});
