import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { at, seatsOf } from '../../core/contract.ts';
import { Rng, secretStream, stream } from '../../core/rng.ts';
import { open } from '../../core/table.ts';
import { boardOf } from './board.ts';
import { readOptions } from './codec.ts';
import { SEASONS } from './facts.ts';
import { game } from './index.ts';
import { conferenceIsTrue, isLegal, topicIsTrue } from './plain.ts';
import { drawCode, modeOfCode, puzzleOf } from './puzzle.ts';
import { toAct } from './rules.ts';
import {
  act,
  ended,
  heard,
  opened,
  type Played,
  puzzleFor,
  refused,
  several,
  TABLES,
  viewersOf,
  X,
} from './testing.ts';
import { titleOfRule } from './topics.ts';
import { type FactLevel, LEVELS_OF_FACTS, MODES, type Move, type State } from './types.ts';
import { view } from './view.ts';

const know = (level: FactLevel): Move => ({ type: 'know', level });

function chosen(start: State, levels: readonly FactLevel[]): Played {
  let step: Played = { state: start, events: [] };
  for (const [who, level] of levels.entries()) {
    const { state, events } = act(step.state, who, know(level));
    step = { state, events: [...step.events, ...events] };
  }
  return step;
}

describe('starting facts', () => {
  test('[S1] all choose at once, and a choice can be changed until the last seat has chosen', () => {
    const { state } = opened({ mode: 'standard' }, 3, 's1');
    expect(toAct(state)).toEqual([0, 1, 2]);
    const first = act(state, 1, know('genius'));
    expect(toAct(first.state)).toEqual([0, 2]);
    expect(refused(first.state, 1, know('genius'))).toBe('already-chosen');
    const changed = act(first.state, 1, know('youth'));
    expect(toAct(changed.state)).toEqual([0, 2]);
    const others = act(act(changed.state, 0, know('genius')).state, 2, know('beginner'));
    expect(others.state.public).toMatchObject({ stage: 'act', levels: ['genius', 'youth', 'beginner'] });
  });

  test.each<[FactLevel, number]>([
    ['youth', 12],
    ['beginner', 8],
    ['experienced', 4],
    ['genius', 0],
  ])('[S1] %s knows %i facts', (level, count) => {
    for (const mode of MODES) {
      const { state } = chosen(opened({ mode }, 2, 's1').state, [level, 'genius']);
      expect(state.own[0]?.facts).toHaveLength(count);
      expect(state.own[1]?.facts).toEqual([]);
    }
  });

  test('[S1] levels are public, facts are private', () => {
    const step = chosen(opened({ mode: 'expert' }, 2, 's1').state, ['youth', 'beginner']);
    expect(heard(step)).toContainEqual({ type: 'knew', levels: ['youth', 'beginner'] });
    for (const who of [0, 1])
      expect(heard(step, who).filter(({ type }) => type === 'facts-came')).toEqual([
        { type: 'facts-came', facts: step.state.own[who]?.facts },
      ]);
    expect(heard(step).some(({ type }) => type === 'facts-came')).toBe(false);
  });

  test.each(MODES)('[Q8] each seat has the set of its season, more of it by level, in %s', mode => {
    expect(SEASONS).toBe(4);
    const start = opened({ mode }, 4, 'q8').state;
    const { facts } = start.puzzle;
    expect(chosen(start, several(4, 'youth')).state.own.map(own => own.facts)).toEqual(facts);
    for (const level of LEVELS_OF_FACTS)
      for (const [who, { facts: told }] of chosen(start, several(4, level)).state.own.entries())
        expect(told).toEqual(at(facts, who).slice(0, told.length));
  });
});

describe('the code', () => {
  test.each(TABLES)('[Q9] is drawn from the seed, and secret to the end: %s at %i seats', (mode, seats) => {
    const deal = (seed: string) => opened({ mode }, seats, seed).state;
    const { code } = deal('q9').puzzle;
    expect(modeOfCode(code)).toBe(mode);
    expect(deal('q9').puzzle).toEqual(puzzleOf(code));
    expect(deal('q9/other').puzzle.code).not.toBe(code);
    for (const viewer of viewersOf(seats))
      expect(JSON.stringify(view(deal('q9'), viewer))).not.toContain(code);
    const over = ended(mode, seats, 'q9');
    for (const viewer of viewersOf(seats))
      expect(view(over, viewer).public.end?.puzzle.code).toBe(over.puzzle.code);
  });

  test.each(MODES)('[Q9] a chosen one leads to its puzzle, whatever the seed, in %s', mode => {
    const code = drawCode(mode, new Rng(stream('q9', 'testing')));
    const tables = ['one', 'other', 'third', 'fourth'].map(seed => {
      const table = open(game, { options: { code: code.toLowerCase() }, seats: 2, seed });
      if (!table.ok) throw new Error(table.error);
      return table.value.table;
    });
    for (const { state, options } of tables) {
      expect(options).toMatchObject({ mode, code });
      expect(state.puzzle).toEqual(puzzleOf(code));
      for (const viewer of viewersOf(2)) expect(JSON.stringify(view(state, viewer))).not.toContain(code);
    }
  });

  test.each(MODES)('[Q9] one that is drawn beforehand leads to what the seed leads to, in %s', mode => {
    const drawn = game.codes?.drawn({ mode }, new Rng(secretStream('q9', 'setup')));
    const puzzles = [{ mode }, drawn].map(options => open(game, { options, seats: 1, seed: 'q9' }));
    const [one, other] = puzzles.map(table => table.ok && table.value.table.state.puzzle);
    expect(one).toEqual(other);
    expect(one).toMatchObject({ code: drawn?.code });
  });

  test.each(MODES)('[Q9] a chosen one is for a table of one person, a drawn one for any, in %s', mode => {
    const code = drawCode(mode, new Rng(stream('q9', 'testing')));
    expect(game.codes?.in({ mode, code })).toBe(code);
    expect(game.codes?.in({ mode })).toBeUndefined();
  });

  test('[Q9] is of the mode that is played', () => {
    const [standard, expert] = MODES.map(mode => drawCode(mode, new Rng(stream('q9', mode))));
    expect(readOptions({ mode: 'expert', code: expert })).toMatchObject({
      ok: true,
      value: { mode: 'expert', code: expert },
    });
    expect(readOptions({ mode: 'expert', code: standard })).toEqual({
      ok: false,
      error: '"code" in the options: this code is for standard',
    });
  });
});

describe('what the other tests play with', () => {
  test.each(MODES)('is legal in %s', mode => {
    const { sky, rules, conferences } = puzzleFor(mode);
    expect(isLegal(sky, boardOf(mode))).toBe(true);
    expect(rules.filter(rule => !topicIsTrue(rule, sky))).toEqual([]);
    expect(conferences.filter(rule => !conferenceIsTrue(rule, sky))).toEqual([]);
    expect(conferences).toHaveLength(boardOf(mode).conferenceMarks.length);
    expect(new Set(rules.map(rule => titleOfRule(rule).join())).size).toBe(6);
    expect(sky[X[mode].sector - 1]).toBe('planet-x');
    expect(seatsOf(4)).toHaveLength(puzzleFor(mode).facts.length);
  });
});

test('[Q7] batches are about what the table of SPEC.md says', () => {
  const spec = readFileSync(new URL('SPEC.md', import.meta.url), 'utf8');
  const inBatch = (mode: (typeof MODES)[number], batch: number): string => {
    const puzzle = puzzleOf(drawCode(mode, new Rng(stream('batches', mode))));
    const sets = puzzle.facts.map(set => set.slice(4 * batch, 4 * batch + 4).map(({ body }) => body));
    const [first = '', ...others] = sets.map(set => set.toSorted().join(', '));
    expect(new Set(others)).toEqual(new Set([first]));
    return first;
  };
  for (const [batch, sectors] of ['four different ones of [B7]', 'four others', 'any'].entries())
    expect(spec).toContain(
      `| ${[batch + 1, sectors, ...MODES.map(mode => inBatch(mode, batch))].join(' | ')} |`,
    );
});
