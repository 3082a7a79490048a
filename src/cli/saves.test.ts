import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Save } from '../core/save.ts';
import { saveText } from './files.ts';
import { area5, gameCalled, lastJson, runs, savedOnce } from './testing.ts';

const entry = gameCalled('unacknowledged');
const saved = savedOnce(entry, 3, 'story');
const length = saved.moves.length;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'area5-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(name: string, save: Save): Promise<string> {
  const file = join(folder, `${name}.json`);
  await writeFile(file, saveText(save));
  return file;
}

const changed = (at: number, change: object): Save['moves'] =>
  saved.moves.map((move, index) => (index + 1 === at ? { ...move, ...change } : move));

/** What was done to the save, and where and why the rules part from it. */
const doctored: readonly (readonly [string, Save, { readonly at: number; readonly why: string }])[] = [
  ['another seed', { ...saved, seed: 'other' }, { at: 0, why: 'set-up-differs' }],
  ['too many seats', { ...saved, seats: 9 }, { at: 0, why: 'unreadable' }],
  ['unknown options', { ...saved, options: { moon: 'blue' } }, { at: 0, why: 'unreadable' }],
  ['no such move', { ...saved, moves: changed(2, { move: { type: 'fly' } }) }, { at: 2, why: 'unreadable' }],
  ['no such seat', { ...saved, moves: changed(5, { seat: 7 }) }, { at: 5, why: 'unreadable' }],
  [
    'a move of another stage',
    { ...saved, moves: changed(3, { move: { type: 'ready' } }) },
    { at: 3, why: 'refused' },
  ],
  ['another hash', { ...saved, moves: changed(7, { hash: 'abc' }) }, { at: 7, why: 'state-differs' }],
  ['a move left out', { ...saved, moves: saved.moves.toSpliced(3, 1) }, { at: 4, why: 'state-differs' }],
  [
    'one move too many',
    { ...saved, moves: [...saved.moves, ...saved.moves.slice(-1)] },
    { at: length + 1, why: 'after-the-end' },
  ],
];

test.for(['verify', 'replay'])('%s --json answers for a file that it cannot read', async name => {
  const broken = join(folder, `${name}-broken.json`);
  await writeFile(broken, '{');
  for (const file of [broken, join(folder, 'nothing.json')]) {
    const ran = await area5([name, file, '--json']);
    expect(ran.code).toBe(1);
    expect(ran.err.startsWith(`area5: ${file} `)).toBe(true);
    expect(lastJson(ran)).toEqual({ ok: false, error: ran.err.slice('area5: '.length).trimEnd() });
  }
});

describe('verify', () => {
  test('a game as it was played', async () => {
    const file = await fileOf('good', saved);
    const words = await area5(['verify', file]);
    expect(words).toMatchObject({ code: 0, err: '' });
    expect(words.out).toContain(`verified: ${length} moves, Unacknowledged at 3 seats. Over after`);
    const json = lastJson(await area5(['verify', file, '--json']));
    expect(json).toMatchObject({ ok: true, game: 'unacknowledged', moves: length });
    expect(json).toHaveProperty('outcome.reason');
  });

  test('rules of another version are named, even where they agree', async () => {
    const file = await fileOf('later', { ...saved, rules: 99 });
    expect((await area5(['verify', file])).out).toContain(
      `Saved under rules 99, these are rules ${entry.game.rules}`,
    );
    const parted = await fileOf('parted', { ...saved, rules: 99, seed: 'other' });
    expect((await area5(['verify', parted])).err).toContain('(saved under rules 99, these are rules');
  });

  test.for(doctored)('%s', async ([name, save, divergence]) => {
    const file = await fileOf(name.replaceAll(' ', '-'), save);
    const ran = await area5(['verify', file, '--json']);
    expect(ran.code).toBe(1);
    expect(lastJson(ran)).toMatchObject({ ok: false, game: 'unacknowledged', divergence });
    const where = divergence.at === 0 ? 'the set-up' : `move ${divergence.at}`;
    expect(ran.err.startsWith(`area5: ${file}: ${where} does not match: `)).toBe(true);
    expect(ran.err.trimEnd()).not.toContain('\n');
  });
});

describe('replay', () => {
  test('tells the whole story to its end', async () => {
    const { code, out, err } = await area5(['replay', await fileOf('story', saved)]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const lines = out.trimEnd().split('\n');
    expect(lines[0]).toBe('Unacknowledged, 3 seats, seed story/0');
    expect(lines[1]).toMatch(/^ *0 {2}\S/);
    expect(lines.at(-1)).toMatch(new RegExp(`^Over after ${length} moves\\. .+ Won by .+ Scores: `));
  });

  test('to a move, for one pair of ears', async () => {
    const file = await fileOf('ears', saved);
    const heard = async (listener: string) => {
      const json = lastJson(await area5(['replay', file, '--to', '3', '--as', listener, '--json']));
      expect(json).toMatchObject({ ok: true, moves: 3 });
      return (json['story'] as readonly { readonly to: unknown }[]).map(({ to }) => to);
    };
    const [all, seat, spectator] = await Promise.all([heard('all'), heard('1'), heard('spectator')]);
    expect(new Set(spectator)).toEqual(new Set(['all']));
    expect(seat.every(to => to === 'all' || (Array.isArray(to) && to.includes(1)))).toBe(true);
    expect(seat.length).toBeGreaterThan(spectator.length);
    expect(all.length).toBeGreaterThan(seat.length);
  });

  test('stops where the rules part from the save', async () => {
    const file = await fileOf('parting', { ...saved, moves: changed(7, { hash: 'abc' }) });
    const { code, out, err } = await area5(['replay', file]);
    expect(code).toBe(1);
    expect(out).toMatch(/\n *6 {2}/);
    expect(out).not.toMatch(/\n *7 {2}/);
    expect(err).toContain('move 7 does not match: ');
    expect((await area5(['replay', file, '--to', '6'])).code).toBe(0);
  });

  test('a reader who has seen enough is no error', async () => {
    const file = await fileOf('enough', saved);
    const piped = `"${process.execPath}" src/cli/main.ts replay "${file}" | true`;
    expect(await runs('sh', ['-c', piped])).toEqual({ code: 0, out: '', err: '' });
  });

  test.for([
    ['--as nobody', '--as: a seat is a whole number from 0 to 2, or spectator, or all, not "nobody"'],
    ['--as 3', '--as: a seat is a whole number from 0 to 2, or spectator, or all, not "3"'],
    [`--to ${length + 1}`, `--to ${length + 1} is beyond the end`],
  ] as const)('refuses %s', async ([flags, line]) => {
    const ran = await area5([
      'replay',
      await fileOf(`asked${flags.replaceAll(' ', '')}`, saved),
      ...flags.split(' '),
    ]);
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err.startsWith(`area5: ${line}`)).toBe(true);
  });
});
