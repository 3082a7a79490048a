import { expect, test } from 'vitest';
import { Stop } from '../scripts/shell.mjs';
import { runIn } from './run-in.ts';
import { codeIn, idOf } from './tree.ts';

const node = (script: string) => [process.execPath, '-e', script];

test('what a program says and how it ends', async () => {
  expect(await runIn('.', node('console.log(process.env.A); process.exit(3)'), { env: { A: 'b' } })).toEqual({
    ...{ code: 3, out: 'b\n', err: '', late: false },
  });
});

test('after its limit it is ended, with what it started', async () => {
  const child =
    "require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e3)'], { stdio: 'inherit' })";
  // It ends only once nobody holds its output open any more.
  expect(await runIn('.', node(child), { limitMs: 300 })).toMatchObject({ code: null, late: true });
});

test('a commit that is not there is one sentence', () => {
  expect(() => idOf('no-such-commit')).toThrow(
    new Stop('There is no commit no-such-commit in this repository.'),
  );
});

test('the sources of a tree are its code and its tests', () => {
  expect(codeIn('.')).toEqual(
    expect.arrayContaining(['bench/run-in.test.ts', 'src/core/rng.ts', 'scripts/run.mjs']),
  );
});
