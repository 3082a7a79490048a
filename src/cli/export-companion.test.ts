import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Build, writeCompanion } from './export-companion.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'area5-export-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** What a build leaves, without its minute. */
const building =
  (name: string): Build =>
  async to => {
    await mkdir(join(to, 'assets'));
    await writeFile(join(to, 'index.html'), `<title>${'companion '.repeat(50)}</title>`);
    await writeFile(join(to, 'assets', name), 'code;'.repeat(50));
    return { ok: true, output: '' };
  };

test('a folder is made, with compressed twins and how to serve it', async () => {
  const to = join(folder, 'new', 'place');
  expect(await writeCompanion(to, false, building('one.js'))).toEqual({ ok: true, value: undefined });
  expect((await readdir(to, { recursive: true })).sort()).toEqual([
    'README.txt',
    'assets',
    join('assets', 'one.js'),
    join('assets', 'one.js.br'),
    join('assets', 'one.js.gz'),
    'index.html',
    'index.html.br',
    'index.html.gz',
  ]);
  expect(await readFile(join(to, 'README.txt'), 'utf8')).toContain('Put this folder on any web server');
});

test('what lies there is not written over unasked; asked, files of an earlier version go and others stay', async () => {
  await writeCompanion(folder, false, building('one.js'));
  await writeFile(join(folder, 'robots.txt'), 'mine');
  expect(await writeCompanion(folder, false, building('two.js'))).toEqual({
    ok: false,
    error: `${folder} is not empty; --force writes into it all the same`,
  });
  expect(await writeCompanion(folder, true, building('two.js'))).toMatchObject({ ok: true });
  expect((await readdir(join(folder, 'assets'))).sort()).toEqual(['two.js', 'two.js.br', 'two.js.gz']);
  expect(await readFile(join(folder, 'robots.txt'), 'utf8')).toBe('mine');
});

test('a build that fails leaves nothing and is told in one line', async () => {
  const failing: Build = async () => ({
    ok: false,
    output: 'a long story\n  Error: no such module\n  at {\n}\n',
  });
  expect(await writeCompanion(folder, false, failing)).toEqual({
    ok: false,
    error: 'the companion cannot be built: Error: no such module',
  });
  expect(await readdir(folder)).toEqual([]);
});
