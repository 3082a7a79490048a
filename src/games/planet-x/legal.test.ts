import { describe, expect, test } from 'vitest';
import { seatsOf } from '../../core/contract.ts';
import { Rng, stream } from '../../core/rng.ts';
import { boardOf } from './board.ts';
import { moves, refuse, talkOpen } from './legal.ts';
import { toAct } from './rules.ts';
import { late, sample } from './sample.ts';
import {
  atLastActs,
  atTheories,
  atTurn,
  claim,
  missed,
  opened,
  passedBy,
  play,
  refused,
  research,
  seat,
  submit,
  TABLES,
  target,
  wholeGame,
} from './testing.ts';
import { type Move, type Refusal, type State, TOPICS } from './types.ts';
import { view } from './view.ts';

const know: Move = { type: 'know', level: 'genius' };
const one = submit(claim(4, 'asteroid'));

describe('refusals', () => {
  const choosing = opened({ mode: 'standard' }, 2, 'legal').state;
  const acting = atTurn({ time: [0, 1] });
  const theories = atTheories();
  const last = atLastActs({ time: [0, 0] }).state;
  const over = atLastActs({ time: [0, 9] }).state;

  test.each<[string, State, number, Move, Refusal | undefined]>([
    ['an action before all have chosen', choosing, 0, target(1), 'not-now'],
    ['a level, again', acting, 0, know, 'not-now'],
    ['a theory out of a phase', acting, 0, one, 'not-now'],
    ['an action of another', acting, 1, research('A'), 'not-your-turn'],
    ['an action in a phase', theories, 0, research('A'), 'not-now'],
    ['a locate in a phase', theories, 0, missed(), 'not-now'],
    ['a target as last act', last, 1, target(1), 'not-now'],
    ['a last act of the finder', last, 0, one, 'not-your-turn'],
    ['anything afterwards', over, 0, missed(), 'game-over'],
    ['anything afterwards, of another', over, 1, one, 'game-over'],
  ])('%s', (_, state, who, move, refusal) => {
    expect(refused(state, who, move)).toBe(refusal);
  });

  test('spectators watch', () => {
    for (const state of [choosing, acting, theories, last, over]) {
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
    const state = atTurn({ time: [0, 1] });
    // Ranges of 6 sectors, for four sights; and of the comet sectors 2, 3 and 5.
    expect(count(state, 0, 'survey')).toBe(4 * 21 + 6);
    expect(count(state, 0, 'target')).toBe(6);
    expect(count(state, 0, 'research')).toBe(6);
    expect(count(state, 0, 'locate')).toBe(12 * 25);
    expect([...moves(view(state, seat(1)))]).toEqual([]);
  });

  test('all that can be submitted', () => {
    expect(count(atTheories(), 0, 'submit')).toBe(1 + 12 * 4);
    expect(count(atTheories({ mode: 'expert' }), 0, 'submit')).toBe(1 + 18 * 4 + ((18 * 17) / 2) * 16);
  });

  test.each(TABLES)('sample gives a legal one: %s at %i seats', (mode, seats) => {
    const rng = new Rng(stream('legal', mode));
    for (const { state } of wholeGame(mode, seats, 'legal'))
      for (const who of toAct(state)) {
        const seen = view(state, who);
        expect(refuse(seen, sample(seen, rng))).toBeUndefined();
      }
  });

  test('sample can give each survey, target and topic', () => {
    const state = atTurn({ time: [9, 20] });
    const rng = new Rng(stream('legal', 'each'));
    const drawn = new Set(
      Array.from({ length: 6000 }, () => JSON.stringify(sample(view(state, seat(0)), rng))),
    );
    const questions = [...moves(view(state, seat(0)))].filter(({ type }) => type !== 'locate');
    expect(questions.filter(move => !drawn.has(JSON.stringify(move)))).toEqual([]);
  });
});

describe('the clock', () => {
  const rng = () => new Rng(stream('late', 'testing'));
  const lateIn = (state: State, who = 0): Move => late(view(state, seat(who)), rng());

  test('[C1] chooses Experienced', () => {
    expect(lateIn(opened({ mode: 'expert' }, 2, 'c1').state)).toEqual({ type: 'know', level: 'experienced' });
  });

  test('[C1] submits no theory, in a phase and as a last act', () => {
    expect(lateIn(atTheories())).toEqual(submit());
    expect(lateIn(atLastActs({ time: [0, 0] }).state, 1)).toEqual(submit());
  });

  test('[C1] researches what is new where it may, else surveys', () => {
    let state = atTurn({ time: [0, 90] });
    const researched: string[] = [];
    for (let turn = 0; turn < 14; turn++) {
      const move = lateIn(state);
      if (move.type === 'research') researched.push(move.topic);
      else expect(move.type).toBe('survey');
      ({ state } = passedBy(play(state, move)));
    }
    expect(researched).toEqual(TOPICS);
    expect(lateIn(state).type).toBe('survey');
  });

  test('[C1] surveys at random, and legally wherever the arrow is', () => {
    for (const mode of ['standard', 'expert'] as const) {
      const board = boardOf(mode);
      const chance = new Rng(stream('late', mode));
      for (let time = 0; time < board.sectors; time++) {
        const known = passedBy(play(atTurn({ mode, time: [time] }), research('A'))).state;
        const some = Array.from({ length: 60 }, () => late(view(known, seat(0)), chance));
        for (const move of some) expect(refused(known, 0, move)).toBeUndefined();
        expect(new Set(some.map(move => JSON.stringify(move))).size).toBeGreaterThan(15);
      }
    }
  });

  test.each(TABLES)('[C1] always has a legal move: %s at %i seats', (mode, seats) => {
    for (const { state } of wholeGame(mode, seats, 'c1'))
      for (const who of seatsOf(seats).filter(one => toAct(state).includes(one)))
        expect(refused(state, who, lateIn(state, who))).toBeUndefined();
  });
});
