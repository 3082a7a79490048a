import { describe, expect, test } from 'vitest';
import { at, seatsOf } from '../../core/contract.ts';
import { linesBefore, spaceAt } from './board.ts';
import { toAct } from './rules.ts';
import {
  atTurn,
  eventTypes,
  heard,
  type Moment,
  missed,
  moveTo,
  photo,
  play,
  refused,
  survey,
  TABLES,
  target,
  wholeGame,
} from './testing.ts';
import type { Modifier } from './types.ts';

describe('whose turn it is', () => {
  test.each<[string, Moment, number]>([
    ['the token that is farthest back', { time: [3, 1, 2] }, 1],
    ['in one space the first that came', { time: [2, 2, 2], order: [1, 2, 0] }, 1],
    ['not the one that is a lap ahead in an earlier space', { time: [13, 5] }, 1],
    ['the one a lap behind, in the same space', { time: [15, 3] }, 1],
    ['a seat alone', { time: [4] }, 0],
  ])('[T1] %s', (_, moment, who) => {
    expect(toAct(atTurn(moment))).toEqual([who]);
  });

  test('[T1] the track has 12 spaces, and everybody starts in the first', () => {
    expect([0, 3, 11, 12, 25].map(spaceAt)).toEqual([1, 4, 12, 1, 2]);
  });

  test('[T1] who comes to a space acts after those who are there', () => {
    const { state } = play(atTurn({ time: [0, 1, 1], order: [0, 2, 1] }), survey('nav'));
    expect(state.public).toMatchObject({ time: [1, 1, 1], order: [2, 1, 0] });
  });

  test('[T2] a token goes on by the cost, and who stays the last acts again', () => {
    const { state } = play(atTurn({ time: [0, 9] }), target(1));
    expect(state.public.time).toEqual([4, 9]);
    expect(toAct(state)).toEqual([0]);
  });

  test.each(TABLES)(
    '[T1] tokens stand in order of time all through a game: %s at %i seats',
    (mode, seats) => {
      for (const { state } of wholeGame({ mode }, seats, 't1')) {
        const { time, order, lines, turns, finder } = state.public;
        expect([...order].sort()).toEqual(seatsOf(seats));
        expect(order.map(who => at(time, who))).toEqual([...time].sort((one, other) => one - other));
        expect(turns).toBeGreaterThanOrEqual(lines);
        if (finder === null) expect(lines).toBe(linesBefore(Math.min(...time)));
      }
    },
  );
});

describe('all through a game', () => {
  const busy: readonly Modifier[] = ['hadron', 'shuttle', 'convoy', 'rough-road'];

  test.each(TABLES)('[T2] [T4] [M15] [Q7] what adds up: %s at %i seats', (mode, seats) => {
    const paid = seatsOf(seats).map(() => 0);
    let hadrons = 0;
    for (const { state, events } of wholeGame({ mode, modifiers: busy }, seats, 'sums')) {
      for (const { event } of events) {
        if (event.type === 'paid') paid[event.seat] = at(paid, event.seat) + event.time;
        if (event.type === 'turned' && event.by !== null) hadrons++;
      }
      const { time, acts, lines, turns, stage } = state.public;
      expect(turns).toBe(lines + hadrons);
      if (stage === 'follow') continue;
      for (const who of seatsOf(seats)) {
        const costs = acts.flatMap(one => (one.seat === who ? [one.cost] : []));
        expect(costs.reduce((sum, cost) => sum + cost, at(paid, who))).toBe(at(time, who));
        const { reports } = at(state.own, who);
        expect(reports).toEqual(state.puzzle.reports.filter(report => report.at <= at(time, who)));
      }
    }
  });
});

describe('the Earth', () => {
  test.each<[readonly number[], number]>([
    [[2, 9], 1],
    [[5, 9], 1],
    [[8, 9], 1],
    [[11, 30], 1],
    [[12, 30], 0],
    [[2, 2], 0],
    [[3, 9], 0],
    [[14, 30], 1],
  ])('[T3] tokens at %j: a survey for 1 turns it %i times', (time, turns) => {
    const start = atTurn({ time });
    const step = play(start, survey('nav'));
    expect(step.state.public.turns - start.public.turns).toBe(turns);
    expect(eventTypes(step).filter(type => type === 'turned')).toHaveLength(turns);
  });

  test('[T3] it turns when the last token crosses, not the first', () => {
    const first = play(atTurn({ time: [2, 2] }), survey('nav'));
    expect(first.state.public).toMatchObject({ time: [3, 2], turns: 0 });
    const last = play(first.state, target(1));
    expect(last.state.public).toMatchObject({ time: [3, 6], turns: 1, lines: 1 });
    expect(heard(last)).toContainEqual({ type: 'turned', turns: 1, by: null });
  });

  test('[T3] who crosses two lines as the last turns it twice', () => {
    const step = play(atTurn({ time: [2, 9] }), missed());
    expect(step.state.public).toMatchObject({ time: [7, 9], turns: 2, lines: 2 });
    expect(eventTypes(step)).toEqual(['acted', 'turned', 'turned']);
  });
});

describe('photos', () => {
  test('[T3] [T4] right ones are turned up and stay, wrong ones are shown, go and cost 1', () => {
    const start = atTurn({
      time: [2, 9],
      photos: [
        [0, 2, 'nav'],
        [1, 9, 'comm'],
      ],
    });
    const step = play(start, survey('nav'));
    expect(step.state.public.photos).toEqual([
      { seat: 0, sector: 2, fate: 'right', subject: 'nav' },
      { seat: 1, sector: 9, fate: 'wrong', subject: 'comm' },
    ]);
    expect(step.state.public.time).toEqual([3, 10]);
    expect(heard(step)).toContainEqual({
      type: 'verified',
      photos: [
        { seat: 0, sector: 2, subject: 'nav', right: true },
        { seat: 1, sector: 9, subject: 'comm', right: false },
      ],
    });
    expect(heard(step)).toContainEqual({ type: 'paid', seat: 1, time: 1 });
  });

  test('[T3] none are verified while a token is before the line', () => {
    const step = play(atTurn({ time: [2, 2], photos: [[1, 9, 'comm']] }), survey('nav'));
    expect(step.state.public.photos[0]?.fate).toBe('face-down');
  });

  test('[T4] penalties are paid back to front, all of a player at once', () => {
    const start = atTurn({
      time: [2, 3, 3],
      order: [0, 2, 1],
      photos: [
        [1, 9, 'comm'],
        [2, 9, 'nav'],
        [2, 1, 'nav'],
      ],
    });
    const step = play(start, survey('nav'));
    expect(heard(step).filter(({ type }) => type === 'paid')).toEqual([
      { type: 'paid', seat: 2, time: 2 },
      { type: 'paid', seat: 1, time: 1 },
    ]);
    expect(step.state.public).toMatchObject({ time: [3, 4, 5], order: [0, 1, 2] });
  });

  test('[T4] who pays stands in front of those who are in the new space', () => {
    const start = atTurn({
      time: [2, 3, 4],
      photos: [
        [1, 9, 'comm'],
        [2, 9, 'nav', 'wrong'],
      ],
    });
    expect(play(start, survey('nav')).state.public).toMatchObject({ time: [3, 4, 4], order: [0, 2, 1] });
  });

  test('[T4] penalties that bring the last token over a line turn the Earth again', () => {
    const start = atTurn({
      time: [2, 5],
      photos: [
        [0, 9, 'comm'],
        [0, 1, 'comm'],
        [0, 10, 'nav'],
        [1, 13, 'comm'],
      ],
    });
    const step = play(start, survey('nav'));
    expect(eventTypes(step)).toEqual(['acted', 'turned', 'verified', 'paid', 'paid', 'turned']);
    expect(step.state.public).toMatchObject({ time: [6, 6], turns: 2, lines: 2 });
  });

  test('[T5] several right ones of one sector that are verified together all stay', () => {
    const start = atTurn({
      time: [2, 9],
      photos: [
        [0, 2, 'nav'],
        [1, 2, 'nav'],
        [1, 1, 'meteor'],
      ],
    });
    const { state } = play(start, survey('nav'));
    expect(state.public.photos.map(({ fate }) => fate)).toEqual(['right', 'right', 'right']);
    expect(refused(state, 0, photo(2, 'comm'))).toBe('verified-already');
  });
});

describe('reports', () => {
  const start = atTurn({ time: [3, 3] });

  test('[Q7] come to a seat whose token gets to their time', () => {
    const step = play(start, survey('nav'));
    const [report] = start.puzzle.reports;
    expect(report?.at).toBe(4);
    expect(heard(step, 0)).toContainEqual({ type: 'report', mode: 'basic', number: 1, report });
    expect(step.state.own.map(({ reports }) => reports)).toEqual([[report], []]);
    expect(eventTypes(step, 1)).not.toContain('report');
    expect(step.state.public.reportsAt).toEqual([4, 9]);
  });

  test('[Q7] come to a seat whose token goes past, several at once', () => {
    const step = play(atTurn({ time: [3] }), missed(), missed(2));
    expect(step.state.own[0]?.reports).toEqual(start.puzzle.reports);
    expect(eventTypes(play(step.state, missed(3)), 0)).not.toContain('report');
  });

  test('[Q7] come with a penalty too', () => {
    const paying = atTurn({ time: [2, 3], photos: [[1, 9, 'comm']] });
    const step = play(paying, survey('nav'));
    expect(step.state.own[1]?.reports).toHaveLength(1);
    expect(eventTypes(step, 1)).toContain('report');
  });
});

describe('titles', () => {
  test('[Q5] of a satellite are public once one is verified, and those of others are not', () => {
    const start = atTurn({ time: [2, 9], photos: [[0, 10, 'comm']] });
    expect(start.public.titles).toEqual([null, null, null, null, null, null]);
    const step = play(start, survey('nav'));
    expect(step.state.public.titles).toEqual([['comm'], ['junk'], null, null, null, null]);
    expect(heard(step)).toContainEqual({ type: 'listed', satellite: 'comm', titles: [['comm'], ['junk']] });
  });

  test('[Q5] are listed once', () => {
    const photos = [
      [0, 10, 'comm', 'right'],
      [0, 16, 'comm'],
    ] as const;
    const before = atTurn({ time: [2, 9], photos });
    const listed = {
      ...before,
      public: { ...before.public, titles: [['comm'], ['junk'], null, null, null, null] },
    };
    expect(eventTypes(play(listed as typeof before, survey('nav')))).not.toContain('listed');
  });
});

describe('a move that costs nothing', () => {
  const start = atTurn({ time: [0, 0], quadrants: [1, 3], modifiers: ['blank', 'shuttle'] });

  test('[T6] does not move the token and does not end the turn', () => {
    const { state } = play(start, moveTo(2));
    expect(state.public).toMatchObject({
      ...{ quadrants: [2, 3], time: [0, 0], order: [0, 1], stage: 'act', freeMove: { from: 1, to: 2 } },
    });
    expect(toAct(state)).toEqual([0]);
    const after = play(state, survey('nav'));
    expect(after.state.public).toMatchObject({ time: [1, 0], freeMove: null });
    expect(toAct(after.state)).toEqual([1]);
  });

  test('[T6] is made once in a turn, and again in the next', () => {
    const out = play(atTurn({ time: [0, 9], quadrants: [2, 3], modifiers: ['blank', 'shuttle'] }), moveTo(1));
    expect(refused(out.state, 0, moveTo(2))).toBe('one-free-move');
    expect(refused(out.state, 0, moveTo(4))).toBeUndefined();
    const next = play(out.state, survey('nav'));
    expect(toAct(next.state)).toEqual([0]);
    expect(refused(next.state, 0, moveTo(2))).toBeUndefined();
  });
});
