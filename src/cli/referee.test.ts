import { readFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { GameEntry } from '../core/contract.ts';
import { held, longSave } from '../core/fixtures/long-table.ts';
import { sealedPlan } from '../core/fixtures/sealed-plan.ts';
import { MOST_MOVES } from '../core/save.ts';
import { games } from '../games/index.ts';
import { answer } from './referee/answer.ts';
import { boundedLines } from './referee/lines.ts';
import { faults, requests } from './referee/requests.ts';
import { newReferee, type Referee } from './referee/tables.ts';
import { area5Program, gameCalled, root, runs, savedOnce } from './testing.ts';

interface Answer {
  readonly ok: boolean;
  readonly error?: { readonly code: string; readonly message: string; readonly refusal?: string };
  readonly [more: string]: unknown;
}

const ask = (referee: Referee, request: object | string): Answer =>
  JSON.parse(answer(referee, typeof request === 'string' ? request : JSON.stringify(request)).line);

const start = { do: 'new', game: 'unacknowledged', seats: 3, seed: 'a' };

function refereeWithTable(): Referee {
  const referee = newReferee(games);
  expect(ask(referee, start)).toMatchObject({ ok: true, toAct: [0, 1, 2] });
  return referee;
}

const saved = savedOnce(gameCalled('unacknowledged'), 3, 'referee');
const text = { event: () => '', refusal: () => '', reason: () => '' };
const pick = { type: 'pick', card: 'witness' };

/** A request after `new`, and the code it gets. */
const wrong: readonly (readonly [string, object | string, (typeof faults)[number]])[] = [
  ['an empty line', '', 'bad-json'],
  ['half a request', '{"do":"view"', 'bad-json'],
  ['a list', '[]', 'bad-request'],
  ['null', 'null', 'bad-request'],
  ['no "do"', {}, 'unknown-request'],
  ['an unknown "do"', { do: 'dance' }, 'unknown-request'],
  ['a "do" that every object has', { do: 'toString' }, 'unknown-request'],
  ['a missing field', { do: 'move', seat: 0 }, 'bad-request'],
  ['a misspelt field', { do: 'view', viewer: 0, sea: 1 }, 'bad-request'],
  ['an id that is a list', { do: 'games', id: [] }, 'bad-request'],
  ['an id that no answer can carry', '{"id":1e999,"do":"games"}', 'bad-request'],
  ['an unknown game', { ...start, game: 'chess' }, 'unknown-game'],
  ['too many seats', { ...start, seats: 9 }, 'bad-seats'],
  ['half a seat', { ...start, seats: 3.5 }, 'bad-seats'],
  ['an empty seed', { ...start, seed: '' }, 'bad-request'],
  ['unknown options', { ...start, options: { moon: 'blue' } }, 'bad-options'],
  ['options in a list', { ...start, options: [] }, 'bad-options'],
  ['options of a save in a list', { do: 'load', save: { ...saved, options: [] } }, 'bad-save'],
  ['a viewer who is not there', { ...start, viewer: 3 }, 'bad-seat'],
  ['a table that is not there', { do: 'toAct', table: 'other' }, 'no-table'],
  ['a seat that is not there', { do: 'moves', seat: 3 }, 'bad-seat'],
  ['a spectator with moves', { do: 'moves', seat: 'spectator' }, 'bad-seat'],
  ['a view of nobody', { do: 'view', viewer: null }, 'bad-seat'],
  ['a move that is none', { do: 'move', seat: 0, move: { type: 'fly' } }, 'bad-move'],
  ['a move of another stage', { do: 'move', seat: 0, move: { type: 'ready' } }, 'refused'],
  ['an undo too many', { do: 'undo' }, 'nothing-to-undo'],
  ['a limit of nothing', { do: 'moves', seat: 0, limit: 0 }, 'bad-request'],
  ['an unknown level', { do: 'choose', seat: 0, level: 'genius', seed: 1 }, 'unknown-level'],
  ['a save that is none', { do: 'load', save: { area5: 1 } }, 'bad-save'],
  ['a save of other rules', { do: 'load', save: { ...saved, start: 'x' } }, 'bad-save'],
  ['a save of an unknown game', { do: 'load', save: { ...saved, game: 'chess' } }, 'unknown-game'],
];

describe('the referee', () => {
  test.for(wrong)('%s', ([, request, code]) => {
    const referee = refereeWithTable();
    const before = ask(referee, { do: 'save' });
    const { ok, error } = ask(referee, request);
    expect({ ok, code: error?.code }).toEqual({ ok: false, code });
    expect(error?.message).toMatch(/^[^\n]+$/);
    expect(ask(referee, { do: 'save' })).toEqual(before);
  });

  test('a refusal carries its code and its sentence', () => {
    expect(ask(refereeWithTable(), { id: 7, do: 'move', seat: 0, move: { type: 'ready' } })).toEqual({
      id: 7,
      ok: false,
      error: { code: 'refused', message: 'Not at this stage.', refusal: 'not-now' },
    });
  });

  test('options decide how many seats there are where none are named, and how many there may be', () => {
    const entry = gameCalled('unacknowledged');
    const game = { ...entry.game, seatsFor: () => ({ min: 4, max: 4 }) };
    const referee = newReferee([{ ...entry, game }]);
    expect(ask(referee, start)).toMatchObject({
      ok: false,
      error: { code: 'bad-seats', message: 'with these options Unacknowledged takes 4 seats, not 3' },
    });
    const { seats: _, ...unsaid } = start;
    expect(ask(referee, unsaid)).toMatchObject({ ok: true, toAct: [0, 1, 2, 3] });
  });

  test('an id comes back only if it can', () => {
    const refused = ask(newReferee(games), '{"id":1e999,"do":"games"}');
    expect(refused).not.toHaveProperty('id');
    expect(refused.error?.message).toMatch(/^"id" in the games request: /);
    expect(ask(newReferee(games), '{"id":-1e9,"do":"games"}')).toMatchObject({ id: -1e9, ok: true });
  });

  test('a whole game by sample; then it is over, saved, loaded and undone', () => {
    const referee = refereeWithTable();
    let table = ask(referee, { do: 'toAct' }) as Answer & {
      readonly toAct: readonly number[];
      readonly moves: number;
    };
    while (table.toAct.length > 0) {
      const seat = table.toAct[0];
      const { move } = ask(referee, { do: 'sample', seat, seed: table.moves });
      table = ask(referee, { do: 'move', seat, move }) as typeof table;
      expect(table).toMatchObject({ ok: true });
    }
    expect(table).toHaveProperty('outcome.winners');
    expect(ask(referee, { do: 'move', seat: 0, move: pick }).error?.code).toBe('over');
    expect(ask(referee, { do: 'sample', seat: 0, seed: 1 }).error?.code).toBe('no-moves');
    expect(ask(referee, { do: 'choose', seat: 0, seed: 1 }).error?.code).toBe('not-to-act');
    const { save } = ask(referee, { do: 'save' });
    const { events: _, ...summary } = table;
    expect(ask(referee, { do: 'load', table: 'copy', save })).toEqual({ ...summary, table: 'copy' });
    expect(ask(referee, { do: 'undo', table: 'copy', moves: table.moves })).toMatchObject({
      moves: 0,
      toAct: [0, 1, 2],
    });
    expect(ask(referee, { do: 'toAct' })).toEqual(summary);
  });

  test('a viewer hears only what is addressed to it', () => {
    const referee = refereeWithTable();
    const all = ask(referee, { do: 'events' })['events'] as readonly { readonly to: unknown }[];
    const public_ = all.filter(({ to }) => to === 'all');
    expect(all.length).toBeGreaterThan(public_.length);
    const { events } = ask(referee, { do: 'events', viewer: 'spectator' });
    expect(events).toEqual(public_.map(({ to: _, ...rest }) => rest));
    const { moves } = ask(referee, { do: 'moves', seat: 1 }) as unknown as {
      readonly moves: readonly object[];
    };
    const moved = ask(referee, { do: 'move', seat: 1, move: moves[0], viewer: 0 });
    expect(JSON.stringify(moved)).not.toContain(JSON.stringify(moves[0]));
    expect(ask(referee, { do: 'events', viewer: 0, since: 1 })['events']).toEqual(moved['events']);
  });

  test('moves are cut where asked', () => {
    const referee = refereeWithTable();
    const { moves } = ask(referee, { do: 'moves', seat: 0 }) as unknown as {
      readonly moves: readonly object[];
    };
    expect(ask(referee, { do: 'moves', seat: 0, limit: 1 })).toEqual({
      ok: true,
      moves: moves.slice(0, 1),
      more: true,
    });
    expect(ask(referee, { do: 'moves', seat: 0, limit: moves.length })).toEqual({
      ok: true,
      moves,
      more: false,
    });
  });

  test('an imagined table is played on and taken back, but not saved', () => {
    const referee = refereeWithTable();
    const view = ask(referee, { do: 'view', viewer: 2 });
    expect(ask(referee, { do: 'imagine', viewer: 2, seed: 'a' })).toHaveProperty('state.rng');
    expect(ask(referee, { do: 'imagine', viewer: 2, seed: 'a', into: 'dream' })).toMatchObject({
      table: 'dream',
      moves: 0,
    });
    expect(ask(referee, { do: 'view', table: 'dream', viewer: 2 })).toEqual(view);
    const { move } = ask(referee, { do: 'sample', table: 'dream', seat: 1, seed: 1 });
    expect(ask(referee, { do: 'move', table: 'dream', seat: 1, move })).toMatchObject({ ok: true, moves: 1 });
    expect(ask(referee, { do: 'undo', table: 'dream' })).toMatchObject({ moves: 0 });
    expect(ask(referee, { do: 'view', table: 'dream', viewer: 2 })).toEqual(view);
    expect(ask(referee, { do: 'save', table: 'dream' }).error?.code).toBe('imagined');
    expect(ask(referee, { do: 'toAct' })).toMatchObject({ table: 'main', moves: 0 });
  });

  test('what a long table holds grows with its moves, not with their square', () => {
    const referee = newReferee([{ game: sealedPlan, bots: [], text }]);
    const moves = 2000;
    expect(ask(referee, { do: 'load', save: longSave(moves) })).toMatchObject({ ok: true, moves });
    for (let i = 0; i < 20; i++) {
      const move = { type: 'plan', sites: [i % 2 === 0 ? 'dish' : 'hangar'] };
      expect(ask(referee, { do: 'move', seat: 0, move })).toMatchObject({ ok: true, moves: moves + i + 1 });
    }
    expect(held(referee.tables)).toBeLessThan(50 * moves);
    expect(ask(referee, { do: 'undo', moves: 20 })).toMatchObject({ ok: true, moves });
    expect(ask(referee, { do: 'save' })['save']).toEqual(longSave(moves));
    expect(ask(referee, { do: 'events', since: moves })['events']).toHaveLength(1);
  });

  test('a table is full one day', () => {
    const referee = newReferee([{ game: sealedPlan, bots: [], text }]);
    const move = { type: 'plan', sites: ['dish'] };
    expect(ask(referee, { do: 'load', save: longSave(MOST_MOVES - 1) })).toMatchObject({ ok: true });
    expect(ask(referee, { do: 'move', seat: 0, move })).toMatchObject({ ok: true, moves: MOST_MOVES });
    expect(ask(referee, { do: 'move', seat: 0, move }).error?.code).toBe('too-many-moves');
    expect(ask(referee, { do: 'undo' })).toMatchObject({ ok: true, moves: MOST_MOVES - 1 });
  });

  test('rules that throw leave the table as it was', () => {
    const apply = () => {
      throw new Error('two\nlines');
    };
    const entry: GameEntry = { game: { ...sealedPlan, apply }, bots: [], text };
    const referee = newReferee([entry]);
    ask(referee, { do: 'new', game: 'sealed-plan', seed: 1 });
    const { move } = ask(referee, { do: 'sample', seat: 0, seed: 1 });
    const { error } = ask(referee, { do: 'move', seat: 0, move });
    expect(error).toEqual({ code: 'internal', message: 'two lines' });
    expect(ask(referee, { do: 'toAct' })).toMatchObject({ ok: true, moves: 0 });
  });
});

describe('as a program', () => {
  test('every line gets one answer, in order, until quit', async () => {
    const long = `{"do":"games","id":"${'x'.repeat(2 ** 20)}"}`;
    const input = [
      'nonsense',
      long,
      '{"id":1,"do":"games"}\r',
      '',
      '{"id":"z","do":"quit"}',
      '{"do":"games"}',
    ];
    const { code, out, err } = await area5Program(['referee'], input.join('\n'));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const answers: Answer[] = out
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line));
    expect(answers.map(({ ok, id, error }) => error?.code ?? [ok, id])).toEqual([
      'bad-json',
      'too-long',
      [true, 1],
      'bad-json',
      [true, 'z'],
    ]);
  });

  test('the end of input ends it', async () => {
    expect(await area5Program(['referee'], '')).toEqual({ code: 0, out: '', err: '' });
    expect((await area5Program(['referee'], '{"do":"toAct"}')).out).toContain('no-table');
  });

  test('lines are cut by bytes, wherever the chunks end', async () => {
    async function* chunks() {
      yield* ['ab', 'c\nde\r\n', 'ä'.repeat(3), '\n123', '4567\n', '\nend'].map(text => Buffer.from(text));
    }
    const lines = [];
    for await (const line of boundedLines(chunks(), 6)) lines.push(line);
    expect(lines).toEqual(['abc', 'de', 'äää', undefined, '', 'end']);
  });
});

describe('docs/referee.md', async () => {
  const file = join(root, 'docs/referee.md');
  const doc = await readFile(file, 'utf8');
  const bot = await readFile(join(root, 'docs/referee_bot.py'), 'utf8');

  test('the dialogue and the bot are as shown (vitest -u writes them anew)', async () => {
    const referee = newReferee(games);
    const fresh = doc
      .replace(/```jsonl\n(.*?)```/s, (_, lines: string) => `\`\`\`jsonl\n${answered(referee, lines)}\`\`\``)
      .replace(/```python\n.*?```/s, () => `\`\`\`python\n${bot}\`\`\``);
    await expect(fresh).toMatchFileSnapshot(file);
  });

  test('every request and every error is listed', () => {
    for (const name of [...Object.keys(requests), ...faults]) expect(doc).toContain(`| \`${name}\` |`);
  });

  test('the bot asks for nothing that its seat did not hear', () => {
    const asked = bot.match(/ask\("(new|move)".*/g) ?? [];
    expect(asked.map(line => line.includes('viewer=ME'))).toEqual([true, true]);
  });

  test('the bot plays to an outcome', async ({ skip }) => {
    const python = await runs('python3', ['--version']).catch(() => undefined);
    if (python?.code !== 0) return skip('there is no python3 here');
    const path = [dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter);
    const { code, out, err } = await runs('env', [`PATH=${path}`, 'python3', 'docs/referee_bot.py', '5']);
    expect(code, err).toBe(0);
    expect(out).toMatch(/^Seat 0 (won|lost) after \d+ moves: (activists|shadow), [a-z-]+\.\n$/);
  });
});

/**
 * Requests and answers alternate, with empty lines between the scenes. A save that is loaded is the one that was
 * saved last, and whether an answer is a success stays as it was: what is written anew still shows the same.
 */
function answered(referee: Referee, lines: string): string {
  let request: string | undefined;
  let save: unknown;
  return lines
    .split('\n')
    .map(line => {
      if (line === '') return line;
      if (request === undefined) {
        request = line.includes('"do":"load"') ? JSON.stringify({ ...JSON.parse(line), save }) : line;
        return request;
      }
      const { line: fresh } = answer(referee, request);
      const got: Answer = JSON.parse(fresh);
      const shown: Answer = JSON.parse(line);
      expect({ request, ok: got.ok, code: got.error?.code }).toEqual({
        request,
        ok: shown.ok,
        code: shown.error?.code,
      });
      save = got['save'] ?? save;
      request = undefined;
      return fresh;
    })
    .join('\n');
}
