import { describe, expect, test } from 'vitest';
import { at, seatsOf } from '../../core/contract.ts';
import { Rng, secretStream, stream } from '../../core/rng.ts';
import { open } from '../../core/table.ts';
import { boardOf, isRight } from './board.ts';
import { readOptions } from './codec.ts';
import { game } from './index.ts';
import { placing } from './legal.ts';
import { isLegal, placesFor, topicIsTrue } from './plain.ts';
import { drawCode, modeOfCode, puzzleOf } from './puzzle.ts';
import { toAct } from './rules.ts';
import {
  act,
  atTurn,
  ended,
  eventTypes,
  heard,
  opened,
  type Played,
  play,
  puzzleFor,
  refused,
  several,
  TABLES,
  uapIn,
  viewersOf,
} from './testing.ts';
import { titleOfRule } from './topics.ts';
import {
  type FactLevel,
  LEVELS_OF_FACTS,
  MODES,
  type Mode,
  type Move,
  type State,
  SUBJECTS,
} from './types.ts';
import { view } from './view.ts';

const know = (level: FactLevel): Move => ({ type: 'know', level });
const place = (quadrant: number): Move => ({ type: 'place', quadrant });

/** Everybody chooses, by seat. */
function chosen(start: State, levels: readonly FactLevel[]): Played {
  return play(start, ...levels.map(know));
}

describe('seats', () => {
  test.each<[unknown, number, number]>([
    [{ mode: 'basic' }, 1, 4],
    [{ mode: 'expert' }, 1, 5],
    [{ mode: 'basic', solo: 1 }, 2, 2],
    [{ mode: 'expert', solo: 0 }, 2, 2],
  ])('[S1] [S5] %j takes %i to %i', (options, min, max) => {
    for (let seats = 1; seats <= 5; seats++)
      expect(open(game, { options, seats, seed: 's1' }).ok).toBe(seats >= min && seats <= max);
  });

  test('[S1] too many are refused in words', () => {
    expect(open(game, { options: { mode: 'basic' }, seats: 5, seed: 's1' })).toEqual({
      ok: false,
      error: 'with these options The Search for UAPs takes 1 to 4 seats, not 5',
    });
  });

  test('[S5] a solo game knows the seat of its bot, any other knows none', () => {
    expect(opened({ mode: 'basic', solo: 1 }, 2, 's5').state.public.solo).toBe(1);
    expect(opened({ mode: 'basic' }, 2, 's5').state.public.solo).toBeNull();
  });

  test.each<[string, readonly boolean[], number | undefined]>([
    ['one person and one bot', [false, true], 1],
    ['one bot and one person', [true, false], 0],
    ['two people', [false, false], undefined],
    ['two bots', [true, true], undefined],
    ['one person alone', [false], undefined],
    ['one person and two bots', [false, true, true], undefined],
  ])('[S5] %s: who sits there at the deal says whether it is solo', (_, bots, solo) => {
    expect(game.seated?.({ mode: 'basic' }, bots).solo).toBe(solo);
    expect(game.seated?.({ mode: 'basic', solo: 1 }, bots).solo).toBe(solo);
  });

  test('[S6] help is capped where somebody says so', () => {
    expect(readOptions({ help: 'none' })).toEqual({ ok: true, value: { mode: 'basic', help: 'none' } });
    expect(readOptions({})).toEqual({ ok: true, value: { mode: 'basic', help: 'exact' } });
  });
});

describe('what is known at the start', () => {
  test.each<[Mode, FactLevel, number]>([
    ['basic', 'beginner', 8],
    ['basic', 'experienced', 4],
    ['basic', 'genius', 0],
    ['expert', 'beginner', 12],
    ['expert', 'experienced', 6],
    ['expert', 'genius', 0],
  ])('[S2] in %s %s brings %i facts', (mode, level, count) => {
    const { state } = chosen(opened({ mode }, 2, 's2').state, [level, 'genius']);
    expect(state.own.map(({ facts }) => facts.length)).toEqual([count, 0]);
  });

  test('[S2] levels are chosen at once, can be changed until the last, and are public then', () => {
    const start = opened({ mode: 'basic' }, 2, 's2').state;
    expect(toAct(start)).toEqual([0, 1]);
    const one = act(start, 1, know('genius'));
    expect(heard(one, 0)).toEqual([{ type: 'decided', seat: 1 }]);
    expect(one.state.public.levels).toBeNull();
    expect(refused(one.state, 1, know('genius'))).toBe('already-chosen');
    const other = act(one.state, 1, know('beginner'));
    expect(heard(other, 0)).toEqual([]);
    const all = act(other.state, 0, know('experienced'));
    expect(heard(all)).toContainEqual({ type: 'knew', levels: ['experienced', 'beginner'] });
    expect(all.state.public).toMatchObject({ stage: 'place', levels: ['experienced', 'beginner'] });
    expect(refused(all.state, 1, know('genius'))).toBe('not-now');
  });

  test('[S2] facts are private', () => {
    const step = chosen(opened({ mode: 'basic' }, 2, 's2').state, ['beginner', 'beginner']);
    for (const who of [0, 1])
      expect(heard(step, who).filter(({ type }) => type === 'facts-came')).toEqual([
        { type: 'facts-came', facts: step.state.own[who]?.facts },
      ]);
    expect(eventTypes(step)).not.toContain('facts-came');
  });

  test.each(MODES)('[Q9] each seat has the set of its number, more of it by level, in %s', mode => {
    const { max } = boardOf(mode).seats;
    const start = opened({ mode }, max, 'q9').state;
    const { facts } = start.puzzle;
    for (const level of LEVELS_OF_FACTS)
      for (const [who, { facts: told }] of chosen(start, several(max, level)).state.own.entries())
        expect(told).toEqual(at(facts, who).slice(0, told.length));
    expect(new Set(facts.map(set => JSON.stringify(set))).size).toBe(facts.length);
  });
});

describe('tokens and researchers', () => {
  test.each(TABLES)('[S3] all tokens start in space 1, in an order by lot: %s at %i seats', (mode, seats) => {
    const orders = Array.from(
      { length: 24 },
      (_, deal) => opened({ mode }, seats, `s3/${deal}`).state.public,
    );
    for (const { time, order, turns } of orders) {
      expect(time).toEqual(several(seats, 0));
      expect([...order].sort()).toEqual(seatsOf(seats));
      expect(turns).toBe(0);
    }
    const firsts = new Set(orders.map(({ order }) => order[0]));
    expect(firsts.size).toBe(seats);
  });

  test('[S3] researchers are placed in reverse order, also in the same quadrant', () => {
    let { state } = chosen(opened({ mode: 'expert' }, 3, 's3').state, several(3, 'genius'));
    const [first, second, last] = state.public.order;
    expect(toAct(state)).toEqual([last]);
    expect(refused(state, first ?? 0, place(1))).toBe('not-your-turn');
    expect(refused(state, last ?? 0, place(5))).toBe('no-such-quadrant');
    const step = play(state, place(2));
    expect(heard(step)).toEqual([{ type: 'placed', seat: last, quadrant: 2, mode: 'expert' }]);
    ({ state } = step);
    expect(toAct(state)).toEqual([second]);
    ({ state } = play(state, place(2)));
    expect(placing(state.public)).toBe(first);
    ({ state } = play(state, place(4)));
    expect(state.public.stage).toBe('act');
    expect([first, second, last].map(who => state.public.quadrants[who ?? 0])).toEqual([4, 2, 2]);
    expect(toAct(state)).toEqual([first]);
  });

  test.each<[Mode, readonly number[]]>([
    ['basic', [1, 1, 2, 6, 2, 6]],
    ['expert', [1, 1, 4, 8, 4, 8]],
  ])('[S4] photos in %s', (mode, photos) => {
    expect(SUBJECTS.map(subject => boardOf(mode).photos[subject])).toEqual(photos);
  });
});

describe('the code', () => {
  test.each(TABLES)('[Q11] is drawn from the seed, and secret to the end: %s at %i seats', (mode, seats) => {
    const deal = (seed: string) => opened({ mode }, seats, seed).state;
    const { code } = deal('q11').puzzle;
    expect(modeOfCode(code)).toBe(mode);
    expect(deal('q11').puzzle).toEqual(puzzleOf(code));
    expect(deal('q11/other').puzzle.code).not.toBe(code);
    for (const viewer of viewersOf(seats))
      expect(JSON.stringify(view(deal('q11'), viewer))).not.toContain(code);
    const over = ended({ mode }, seats, 'q11');
    for (const viewer of viewersOf(seats))
      expect(view(over, viewer).public.end?.puzzle.code).toBe(over.puzzle.code);
  });

  test.each(MODES)('[Q11] a chosen one leads to its puzzle, whatever the seed, in %s', mode => {
    const code = drawCode(mode, new Rng(stream('q11', 'testing')));
    for (const seed of ['one', 'other']) {
      const table = open(game, { options: { code: code.toLowerCase() }, seats: 2, seed });
      if (!table.ok) throw new Error(table.error);
      expect(table.value.table.options).toMatchObject({ mode, code });
      expect(table.value.table.state.puzzle).toEqual(puzzleOf(code));
    }
    expect(game.codes?.in({ mode, code })).toBe(code);
    expect(game.codes?.in({ mode })).toBeUndefined();
  });

  test.each(MODES)('[Q11] one that is drawn beforehand leads to what the seed leads to, in %s', mode => {
    const drawn = game.codes?.drawn(
      { mode, modifiers: several(4, 'blank') },
      new Rng(secretStream('q11', 'setup')),
    );
    const tables = [{ mode }, drawn].map(options => open(game, { options, seats: 1, seed: 'q11' }));
    const [one, other] = tables.map(table => table.ok && table.value.table.state.puzzle);
    expect(one).toEqual(other);
    expect(drawn).toMatchObject({ modifiers: several(4, 'blank') });
  });

  test('[Q11] is of the mode that is played', () => {
    const [basic, expert] = MODES.map(mode => drawCode(mode, new Rng(stream('q11', mode))));
    expect(readOptions({ mode: 'expert', code: expert })).toMatchObject({
      ok: true,
      value: { code: expert },
    });
    expect(readOptions({ mode: 'expert', code: basic })).toEqual({
      ok: false,
      error: '"code" in the options: this code is for basic',
    });
  });
});

describe('what the other tests play with', () => {
  test.each(MODES)('is legal in %s', mode => {
    const { sky, facts, rules, reports } = puzzleFor(mode);
    const board = boardOf(mode);
    expect(isLegal(sky, board)).toBe(true);
    expect(isRight(sky, uapIn(atTurn({ mode })), 0, board)).toBe(true);
    expect(rules.filter(rule => !topicIsTrue(rule, sky, board))).toEqual([]);
    expect(new Set(rules.map(rule => titleOfRule(rule).join())).size).toBe(6);
    const told = reports.map(({ rule }) => rule);
    expect(placesFor(sky, told, board)).toEqual([sky.indexOf('uap') + 1]);
    expect(facts).toHaveLength(5);
  });
});
