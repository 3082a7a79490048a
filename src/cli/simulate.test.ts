import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPool } from './pool.ts';
import { area5, gameCalled, lastJson, weakest } from './testing.ts';

const entry = gameCalled('unacknowledged');
const fast = weakest(entry);
const base = ['simulate', 'unacknowledged', '--level', fast, '--json'];

async function untimed(args: readonly string[]): Promise<object> {
  const ran = await area5(args);
  expect(ran).toMatchObject({ code: 0, err: '' });
  const { decisionMs, gamesPerSecond, seconds, ...rest } = lastJson(ran);
  expect({ decisionMs, gamesPerSecond, seconds }).toMatchObject({
    decisionMs: { [fast]: { mean: expect.any(Number), worst: expect.any(Number) } },
    gamesPerSecond: expect.any(Number),
    seconds: expect.any(Number),
  });
  return rest;
}

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'area5-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('simulate', () => {
  test('the same seed gives the same result, however many play at once', async () => {
    const args = [...base, '--games', '41', '--seats', '4', '--seed', 'x y'];
    const [one, two, again] = await Promise.all([
      untimed([...args, '--jobs', '1']),
      untimed([...args, '--jobs', '2']),
      untimed([...args, '--jobs', '3']),
    ]);
    expect(two).toEqual(one);
    expect(again).toEqual(one);
    expect(await untimed([...args.slice(0, -1), 'z', '--jobs', '1'])).not.toEqual({ ...one, seed: 'z' });
  });

  test('shares are of games, and both sides are named', async () => {
    const report = await untimed([...base, '--games', '20', '--jobs', '1', '--sides', `shadow=${fast}`]);
    expect(report).toMatchObject({
      game: 'unacknowledged',
      seats: 3,
      games: 20,
      seed: '1',
      levels: { shadow: fast },
      sides: { activists: expect.any(Number), shadow: expect.any(Number) },
      winsBySeat: [expect.any(Number), expect.any(Number), expect.any(Number)],
      winsByLevel: { [fast]: expect.any(Number) },
      moves: { p10: expect.any(Number), p50: expect.any(Number), p90: expect.any(Number) },
    });
    const { sides } = report as { sides: Record<string, number> };
    expect(Object.values(sides).reduce((a, b) => a + b)).toBeCloseTo(1);
  });

  test.each(['standard', 'expert'])('one bot alone is told by the figures of its game (%s)', async mode => {
    const level = weakest(gameCalled('planet-x'));
    const args = ['simulate', 'planet-x', '--mode', mode, '--alone', '--level', level, '--games', '3'];
    const told = lastJson(await area5([...args, '--jobs', '1', '--json']));
    const number = expect.any(Number);
    expect(told).toMatchObject({
      options: { mode },
      seats: 1,
      locateTime: { p10: number, p50: number, p90: number, mean: number },
      wrongLocates: 0,
      theories: number,
      falseTheories: 0,
      decisionMs: { [level]: { mean: number, worst: number } },
    });
    const same = ['simulate', 'planet-x', '--options', JSON.stringify({ mode }), ...args.slice(4)];
    expect(lastJson(await area5([...same, '--jobs', '2', '--json']))).toMatchObject({
      locateTime: told['locateTime'],
    });
    const { out } = await area5([...args, '--jobs', '1']);
    expect(out).toMatch(/\nlocate time: mean [\d.]+, typically \d+, .*\nwrong locates: 0\n/);
  });

  test('saved games are verified, whoever saved them', async () => {
    const to = (name: string) => ['--games', '3', '--save', join(folder, name)];
    await untimed([...base, ...to('one'), '--jobs', '1']);
    await untimed([...base, ...to('two'), '--jobs', '2']);
    const names = (await readdir(join(folder, 'one'))).sort();
    expect(names).toEqual(['unacknowledged-3-0.json', 'unacknowledged-3-1.json', 'unacknowledged-3-2.json']);
    const [a, b] = await Promise.all(
      ['one', 'two'].map(of => readFile(join(folder, of, names[2] ?? ''), 'utf8')),
    );
    expect(a).toBe(b);
    const verified = await area5(['verify', join(folder, 'one', names[2] ?? ''), '--json']);
    expect(lastJson(verified)).toMatchObject({ ok: true, game: 'unacknowledged' });
  });

  test('games are handed over as they finish', async () => {
    const pool = openPool(1);
    const series = {
      ...{ game: 'unacknowledged', seats: 3, options: {}, seed: '1', keepSaves: true },
      seating: { type: 'seats', levels: [fast, fast, fast] },
    } as const;
    const order: number[] = [];
    const played = await pool.play(series, 20, async (games, from) => {
      order.push(...games.map((_, index) => from + index));
      if (from === 0) expect(games.length).toBeLessThan(20);
    });
    expect(order).toEqual(played.map((_, index) => index));
  });

  test('no save is written over', async () => {
    const save = join(folder, 'late');
    const finished = new Map<string, string>();
    const args = [...base, '--jobs', '1', '--save', save];
    await untimed([...args, '--games', '2']);
    for (const name of await readdir(save)) finished.set(name, await readFile(join(save, name), 'utf8'));
    const again = await area5([...args, '--games', '3', '--seed', 'other']);
    expect(again.code).toBe(1);
    expect(again.err).toBe(
      `area5: ${join(save, 'unacknowledged-3-0.json')} is already there; choose another folder for --save\n`,
    );
    expect(lastJson(again)).toMatchObject({ ok: false });
    expect((await readdir(save)).sort()).toEqual([...finished.keys()].sort());
    for (const [name, text] of finished) expect(await readFile(join(save, name), 'utf8')).toBe(text);
  });

  test('a summary in words', async () => {
    const lines = await area5([...base.slice(0, -1), '--games', '1', '--jobs', '1']);
    expect(lines.out).toMatch(/^unacknowledged: 1 game at 3 seats, seed 1\n/);
  });
});

describe('league', () => {
  test('the table is written between its marks and names its command', async () => {
    const file = join(folder, 'bots.md');
    const [open, close] = ['<!-- league:unacknowledged -->', '<!-- /league:unacknowledged -->'];
    await writeFile(file, `Before.\n${open}\nold\n${close}\nAfter.\n`);
    const ran = await area5([
      'league',
      'unacknowledged',
      '--seats',
      '3',
      '--games',
      '2',
      '--jobs',
      '1',
      '--write',
      file,
    ]);
    expect(ran).toMatchObject({ code: 0, err: '' });
    const text = await readFile(file, 'utf8');
    expect(text).toContain(ran.out.trim());
    expect(
      text.startsWith(`Before.\n${open}\nMade by \`bin/area5 league unacknowledged --seats 3 --games 2`),
    ).toBe(true);
    expect(text.endsWith(`\n${close}\nAfter.\n`)).toBe(true);
    expect(text).not.toContain('old');
  });

  test('a mode has marks of its own', async () => {
    const file = join(folder, 'modes.md');
    const block = (mode: string) =>
      `<!-- league:planet-x ${mode} -->\nold\n<!-- /league:planet-x ${mode} -->\n`;
    await writeFile(file, block('standard') + block('expert'));
    const args = ['league', 'planet-x', '--mode', 'standard', '--seats', '2', '--games', '1'];
    const ran = await area5([...args, '--jobs', '1', '--write', file]);
    expect(ran).toMatchObject({ code: 0, err: '' });
    const text = await readFile(file, 'utf8');
    expect(text).toContain(ran.out.trim());
    expect(text).toContain('league planet-x --seats 2 --games 1 --mode standard');
    expect(text.endsWith(block('expert'))).toBe(true);
  });
});
