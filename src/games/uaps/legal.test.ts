import { describe, expect, test } from 'vitest';
import { seatsOf } from '../../core/contract.ts';
import { Rng, stream } from '../../core/rng.ts';
import { refuse, talkOpen } from './legal.ts';
import { moves } from './moves.ts';
import { toAct } from './rules.ts';
import { late, sample } from './sample.ts';
import {
  act,
  analyze,
  atLastActs,
  atTurn,
  follow,
  lastPhotos,
  missed,
  moveTo,
  opened,
  photo,
  play,
  refused,
  seat,
  shot,
  survey,
  TABLES,
  target,
  wholeGame,
} from './testing.ts';
import { MODIFIERS, type Move, type Options, type Refusal, type State } from './types.ts';
import { view } from './view.ts';

const know: Move = { type: 'know', level: 'genius' };
const place: Move = { type: 'place', quadrant: 2 };

describe('refusals', () => {
  const choosing = opened({ mode: 'basic' }, 2, 'legal').state;
  const placing = play(choosing, know, know).state;
  const acting = atTurn({ time: [0, 1] });
  const following = act(atTurn({ time: [0, 1, 2], modifiers: ['convoy'] }), 0, moveTo(2)).state;
  const last = atLastActs({ time: [0, 0] }).state;
  const over = atLastActs({ time: [0, 9] }).state;
  const first = placing.public.order[0] ?? 0;

  test.each<[string, State, number, Move, Refusal | undefined]>([
    ['an action before all have chosen', choosing, 0, target(1), 'not-now'],
    ['a researcher before all have chosen', choosing, 0, place, 'not-now'],
    ['an action before all are placed', placing, first, target(1), 'not-now'],
    ['a researcher out of order', placing, first, place, 'not-your-turn'],
    ['a level, again', acting, 0, know, 'not-now'],
    ['a researcher, again', acting, 0, place, 'not-now'],
    ['an answer nobody asked for', acting, 0, follow(true), 'not-now'],
    ['last photos before the end', acting, 0, lastPhotos(), 'not-now'],
    ['an action of another', acting, 1, survey('nav'), 'not-your-turn'],
    ['an action while others are asked', following, 0, survey('nav'), 'not-now'],
    ['a target as last act', last, 1, target(1), 'not-now'],
    ['a photo as in a turn, as last act', last, 1, photo(1, 'meteor'), 'not-now'],
    ['a last act of the finder', last, 0, lastPhotos(), 'not-your-turn'],
    ['anything afterwards', over, 0, missed(), 'game-over'],
    ['a wish afterwards', over, 1, { type: 'wish', wish: 'stay' }, 'game-over'],
  ])('%s', (_, state, who, move, refusal) => {
    expect(refused(state, who, move)).toBe(refusal);
  });

  test('spectators watch', () => {
    for (const state of [choosing, placing, acting, following, last, over]) {
      expect(refuse(view(state, 'spectator'), missed())).toBe('spectators-watch');
      expect([...moves(view(state, 'spectator'))]).toEqual([]);
    }
  });

  test('there is talk at any time', () => {
    expect(talkOpen()).toBe(true);
  });
});

describe('moves', () => {
  const count = (state: State, who: number, type: Move['type']): number =>
    [...moves(view(state, seat(who)))].filter(move => move.type === type).length;

  test('all that can be done in a turn', () => {
    const state = atTurn({ time: [0, 1], photos: [[1, 16, 'comm', 'right']] });
    expect(count(state, 0, 'move')).toBe(3);
    // A quadrant, two orbits, two stacks, four sectors, for seven things.
    expect(count(state, 0, 'survey')).toBe(9 * 7);
    expect(count(state, 0, 'target')).toBe(4);
    expect(count(state, 0, 'photo')).toBe(4 * 6);
    expect(count(state, 0, 'analyze')).toBe(2);
    expect(count(state, 0, 'find')).toBe(16 * 8 ** 3);
    expect([...moves(view(state, seat(1)))]).toEqual([]);
  });

  test('[M13] [M22] two things or two sectors where it can be so', () => {
    expect(count(atTurn({ modifiers: ['twin-scope'] }), 0, 'survey')).toBe(9 * (7 + 21));
    expect(count(atTurn({ modifiers: ['twin-dish'] }), 0, 'target')).toBe(4 + 6);
  });

  test('[E2] all last photos', () => {
    const { state } = atLastActs({ time: [0, 3], photos: [[1, 1, 'meteor']] });
    expect(count(state, 1, 'last-photos')).toBe(1 + 15 * 6 + 5);
    const two = atLastActs({ time: [0, 2] }).state;
    // Of Hubble and the ISS there is one each.
    expect(count(two, 1, 'last-photos')).toBe(1 + 16 * 6 + ((16 * 15) / 2) * (36 - 2));
  });

  test.each(TABLES)('sample gives a legal one: %s at %i seats', (mode, seats) => {
    const rng = new Rng(stream('legal', mode));
    for (const { state } of wholeGame({ mode }, seats, 'legal'))
      for (const who of toAct(state)) {
        const seen = view(state, who);
        expect(refuse(seen, sample(seen, rng))).toBeUndefined();
      }
  });

  test.each(MODIFIERS)('sample can give each but the finds, with %s in the quadrant', modifier => {
    const state = atTurn({
      ...{ time: [0, 9], modifiers: [modifier], turns: 2 },
      photos: [[1, 10, 'comm', 'right']],
    });
    const seen = view(state, seat(0));
    const rng = new Rng(stream('legal', modifier));
    const missing = new Set(
      [...moves(seen)].filter(({ type }) => type !== 'find').map(move => JSON.stringify(move)),
    );
    for (let drawn = 0; drawn < 20_000 && missing.size > 0; drawn++)
      missing.delete(JSON.stringify(sample(seen, rng)));
    expect([...missing]).toEqual([]);
  });
});

describe('the clock', () => {
  const lateIn = (state: State, who: number, rng = new Rng(stream('late', 'testing'))): Move =>
    late(view(state, seat(who)), rng);
  const several = (state: State) => {
    const rng = new Rng(stream('late', 'several'));
    return Array.from({ length: 60 }, () => lateIn(state, 0, rng));
  };
  const typesOf = (some: readonly Move[]) => [...new Set(some.map(({ type }) => type))];

  test('[C1] chooses Experienced, and places at random', () => {
    const start = opened({ mode: 'expert' }, 2, 'c1').state;
    expect(lateIn(start, 0)).toEqual({ type: 'know', level: 'experienced' });
    const placing = play(start, know, know).state;
    const rng = new Rng(stream('late', 'places'));
    const places = Array.from({ length: 60 }, () => lateIn(placing, toAct(placing)[0] ?? 0, rng));
    expect(new Set(places.map(move => JSON.stringify(move))).size).toBe(4);
  });

  test('[C1] [M16] stays, and takes no last act', () => {
    const following = act(atTurn({ time: [0, 1], modifiers: ['convoy'] }), 0, moveTo(2)).state;
    expect(lateIn(following, 1)).toEqual(follow(false));
    expect(lateIn(atLastActs({ time: [0, 0] }).state, 1)).toEqual(lastPhotos());
  });

  test('[C1] surveys the quadrant at random, for what can be surveyed for', () => {
    const all = several(atTurn());
    expect(new Set(all.map(move => JSON.stringify(move))).size).toBe(7);
    for (const move of all) expect(move).toMatchObject({ type: 'survey', area: { form: 'quadrant' } });
    const jammed = several(atTurn({ modifiers: ['jamming'] }));
    expect(new Set(jammed.map(move => JSON.stringify(move))).size).toBe(4);
  });

  test('[C1] where that is barred it moves to a neighboring quadrant, where that is barred it finds', () => {
    const cut = several(atTurn({ modifiers: ['power-cut', 'border-guards'] }));
    expect(cut).toContainEqual(moveTo(4));
    expect(new Set(cut.map(move => JSON.stringify(move))).size).toBe(1);
    const shut = atTurn({ quadrants: [4, 1], modifiers: ['power-cut', 'border-guards', 'blank', 'shuttle'] });
    const stuck = play(shut, moveTo(1)).state;
    expect(typesOf(several(stuck))).toEqual(['find']);
    expect(several(stuck).filter(move => refused(stuck, 0, move) !== undefined)).toEqual([]);
  });

  test.each(TABLES)('[C1] always has a legal move: %s at %i seats', (mode, seats) => {
    for (const { state } of wholeGame({ mode }, seats, 'c1'))
      for (const who of seatsOf(seats).filter(one => toAct(state).includes(one)))
        expect(refused(state, who, lateIn(state, who))).toBeUndefined();
  });

  test('a game that only the clock plays goes on', () => {
    const options: Options = { mode: 'basic', modifiers: ['power-cut', 'shuttle', 'moonglare', 'convoy'] };
    const rng = new Rng(stream('late', 'alone'));
    let { state } = opened(options, 3, 'clock');
    for (let turn = 0; turn < 200; turn++) {
      const [who] = toAct(state);
      if (who === undefined) break;
      ({ state } = act(state, who, lateIn(state, who, rng)));
    }
    expect(Math.min(...state.public.time)).toBeGreaterThan(20);
  });
});

test('a face-down choice is offered but for the one that is chosen', () => {
  const asked = act(atTurn({ time: [0, 1, 2], modifiers: ['convoy'] }), 0, moveTo(2)).state;
  const answered = act(asked, 1, follow(true)).state;
  const offered = [...moves(view(answered, seat(1)))].filter(({ type }) => type === 'follow');
  expect(offered).toEqual([follow(false)]);
  expect(refused(asked, 1, analyze('A'))).toBe('not-now');
  expect(refused(asked, 1, lastPhotos(shot(1, 'nav')))).toBe('not-now');
});
