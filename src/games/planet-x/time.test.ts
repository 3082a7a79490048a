import { describe, expect, test } from 'vitest';
import { at, seatsOf } from '../../core/contract.ts';
import { allSectors, boardOf, sectorAt, visibleFrom } from './board.ts';
import { toAct } from './rules.ts';
import {
  act,
  atTurn,
  ended,
  eventTypes,
  heard,
  type Moment,
  missed,
  opened,
  type Played,
  passedBy,
  play,
  research,
  submit,
  survey,
  TABLES,
  target,
  wholeGame,
} from './testing.ts';
import { type Event, MODES, type Mode } from './types.ts';

describe('whose turn it is', () => {
  test.each<[string, Moment, number]>([
    ['the pawn that is farthest back', { time: [3, 1, 2] }, 1],
    ['in one sector the first that came', { time: [2, 2, 2], order: [1, 2, 0] }, 1],
    ['not the one that is a lap ahead in an earlier sector', { time: [13, 5] }, 1],
    ['the one a lap behind, in the same sector', { time: [15, 3] }, 1],
    ['a seat alone', { time: [4] }, 0],
  ])('[T1] %s', (_, moment, who) => {
    expect(toAct(atTurn(moment))).toEqual([who]);
  });

  test('[T1] who comes to a sector acts after those who are there', () => {
    const { state } = play(atTurn({ time: [0, 1, 1], order: [0, 2, 1] }), research('A'));
    expect(state.public).toMatchObject({ time: [1, 1, 1], order: [2, 1, 0] });
  });

  test('[T1] who stays the last acts again', () => {
    const { state } = play(atTurn({ time: [0, 9] }), research('A'));
    expect(toAct(state)).toEqual([0]);
  });

  test.each(TABLES)('[T1] pawns stand in order of time all through a game: %s at %i seats', (mode, seats) => {
    for (const { state } of wholeGame(mode, seats, 't1')) {
      const { time, order } = state.public;
      expect([...order].sort()).toEqual(seatsOf(seats));
      expect(order.map(who => at(time, who))).toEqual([...time].sort((one, other) => one - other));
    }
  });
});

describe('the arrow', () => {
  test('[T2] a pawn goes on by the cost, and the arrow to the pawn that is last', () => {
    const first = play(atTurn({ time: [0, 0] }), survey('gas', 1, 3));
    expect(first.state.public).toMatchObject({ time: [4, 0], arrow: 0 });
    const second = play(first.state, research('A'));
    expect(second.state.public).toMatchObject({ time: [4, 1], arrow: 1, order: [1, 0] });
  });

  test.each<[Mode, number, readonly number[]]>([
    ['standard', 0, [1, 2, 3, 4, 5, 6]],
    ['standard', 8, [9, 10, 11, 12, 1, 2]],
    ['standard', 12, [1, 2, 3, 4, 5, 6]],
    ['expert', 0, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ['expert', 16, [17, 18, 1, 2, 3, 4, 5, 6, 7]],
    ['expert', 35, [18, 1, 2, 3, 4, 5, 6, 7, 8]],
  ])('[T3] half of the circle is visible from the arrow on: %s after %i sectors', (mode, arrow, visible) => {
    expect(visibleFrom(arrow, boardOf(mode))).toEqual(visible);
  });

  test.each<[Mode, readonly number[], readonly number[]]>([
    ['standard', [3, 6, 9, 12], [10]],
    ['expert', [3, 6, 9, 12, 15, 18], [7, 16]],
  ])('[T4] [T5] marks of %s', (mode, theoryMarks, conferenceMarks) => {
    expect(boardOf(mode)).toMatchObject({ theoryMarks, conferenceMarks });
    const { sectors } = boardOf(mode);
    for (let time = 0; time < 3 * sectors; time++) {
      const leaving = sectorAt(time, boardOf(mode));
      const types = eventTypes(play(atTurn({ mode, time: [time] }), research('A')));
      expect(types.includes('theories-asked'), `theories at ${time}`).toBe(theoryMarks.includes(leaving));
      expect(types.includes('conference'), `a conference at ${time}`).toBe(
        time < sectors && conferenceMarks.includes(leaving),
      );
    }
  });

  test('[T4] a mark is passed when the arrow leaves it, not when it comes', () => {
    const there = play(atTurn({ time: [1] }), research('A'));
    expect(sectorAt(there.state.public.arrow, boardOf('standard'))).toBe(3);
    expect(eventTypes(there)).not.toContain('theories-asked');
  });

  test.each(MODES)('[T5] everybody hears the rules of the conferences in %s', mode => {
    const start = atTurn({ mode, seats: 2 });
    const { conferences } = start.puzzle;
    let step: Played = { state: start, events: [] };
    const told: Event[] = [];
    while (step.state.public.arrow < 2 * boardOf(mode).sectors) {
      step = passedBy(play(step.state, missed()));
      told.push(...heard(step).filter(({ type }) => type === 'conference'));
    }
    expect(told).toEqual(
      conferences.map((rule, index) => ({ type: 'conference', mode, number: index + 1, rule })),
    );
    expect(step.state.public.conferences).toEqual(conferences);
  });

  test('[T6] marks come in the order passed, each after the one before is done', () => {
    const first = play(atTurn({ mode: 'expert', time: [4] }), missed());
    expect(eventTypes(first)).toEqual(['acted', 'theories-asked']);
    expect(first.state.public).toMatchObject({ stage: 'theories', phase: 1, arrow: 6, arrowTo: 9 });
    const second = play(first.state, submit());
    expect(eventTypes(second)).toEqual(['decided', 'submitted', 'conference', 'theories-asked']);
    expect(second.state.public).toMatchObject({ stage: 'theories', phase: 2, arrow: 9, arrowTo: 9 });
    const third = play(second.state, submit());
    expect(third.state.public).toMatchObject({ stage: 'act', phase: 2, arrow: 9 });
  });

  test('[T6] a penalty on the way counts for the next move of the arrow', () => {
    const wrong = atTurn({ time: [4], phase: 2, theories: [[0, 1, 'comet', 1]] });
    const { state } = passedBy(play(wrong, missed()));
    expect(state.public).toMatchObject({ stage: 'act', phase: 4, time: [10], arrow: 9 });
    const next = play(state, research('A'));
    expect(next.state.public).toMatchObject({ time: [11], arrow: 11 });
    expect(eventTypes(next)).toContain('conference');
  });

  test('[T6] a penalty can make somebody else the next to act', () => {
    const start = atTurn({ time: [2, 3], phase: 2, theories: [[0, 1, 'comet', 1]] });
    const { state } = passedBy(play(start, research('A')));
    expect(state.public).toMatchObject({ time: [4, 3], arrow: 3, order: [1, 0] });
  });
});

describe('a seat alone', () => {
  test.each(MODES)('[S4] plays by the same rules in %s', mode => {
    const state = ended(mode, 1, 's4');
    expect(state.public).toMatchObject({ finder: 0, alsoFound: [], seats: 1 });
    expect(state.public.phase).toBeGreaterThan(0);
  });

  test('[S4] keeps its limits', () => {
    const { state } = passedBy(play(atTurn({ seats: 1 }), target(1), submit(), target(5)));
    expect(state.public.targets).toEqual([0]);
    expect(() => act(state, 0, target(9))).toThrow('no-targets-left');
  });
});

describe('set-up', () => {
  test.each(TABLES)('[S2] all pawns start in sector 1, in an order by lot: %s at %i seats', (mode, seats) => {
    const orders = Array.from({ length: 40 }, (_, i) => {
      const { time, order, arrow } = opened({ mode }, seats, `s2/${i}`).state.public;
      expect(new Set(time)).toEqual(new Set([0]));
      expect(arrow).toBe(0);
      expect([...order].sort()).toEqual(seatsOf(seats));
      return order[0];
    });
    expect(new Set(orders).size).toBe(seats);
    expect(allSectors(boardOf(mode))[0]).toBe(sectorAt(0, boardOf(mode)));
  });
});
