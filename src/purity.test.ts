import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/**
 * An override in biome.json keeps rules and bots pure. A wrong word in it would go unnoticed, because nobody
 * breaks it: so a small repository is made here in which somebody does.
 */

const impure = [
  'Math.random()',
  "Math['random']()",
  'Date.now()',
  'new Date()',
  'performance.now()',
  'setTimeout(close, 10)',
  "fetch('/secret')",
  'process.env',
  'console.log(1)',
  'globalThis.crypto',
];

const pureFolders = [
  'core',
  'core/laws',
  'bots',
  'solver',
  'deduction',
  'games',
  'games/one',
  'games/one/bot',
];

const elsewhere = [
  'core/table.test.ts',
  'games/one/rules.test.ts',
  'games/one/ui/board.tsx',
  'deduction/ui/known.tsx',
  'cli/pool.ts',
  'client/main.tsx',
];

/** What only Node has, or only a browser. */
const bound = [
  'Buffer.from(close)',
  'process.env',
  'setImmediate(close)',
  'window.name',
  'document.title',
  'indexedDB.open(close)',
  "fetch('/secret')",
  'console.log(1)',
];

const using = (...expressions: readonly string[]): string =>
  `export const look = (close: () => void) => [${expressions.join(', ')}, close];\n`;

const breaking = Object.fromEntries([
  ...impure.map((expression, i) => [`games/one/impure-${i}.ts`, using(expression)]),
  ...pureFolders.map(folder => [`${folder}/luck.ts`, using('Math.random()')]),
  ...pureFolders.map(folder => [`${folder}/clock.ts`, using('Date.now()')]),
]);

const keeping = Object.fromEntries([
  ...pureFolders.map(folder => [`${folder}/pure.ts`, using('Math.max(1, 2)')]),
  ...elsewhere.map(path => [path, using(...impure)]),
]);

test('lint finds what is impure in rules and bots, and only there', () => {
  const found = lint({ ...keeping, ...breaking });
  expect([...found].sort()).toEqual(Object.keys(breaking).sort());
});

test('lint finds what ties the engine of tables to Node or to a browser, but in the file that is for it', () => {
  const tied = Object.fromEntries(
    bound.map((expression, i) => [`engine/log/tied-${i}.ts`, using(expression)]),
  );
  const free = {
    'engine/log/free.ts': using('Date.now()', 'setTimeout(close, 1)', 'performance.now()'),
    ...Object.fromEntries(
      ['engine/machine.ts', 'engine/testing.ts', 'engine/host.test.ts'].map(path => [path, using(...bound)]),
    ),
  };
  expect([...lint({ ...tied, ...free })].sort()).toEqual(Object.keys(tied).sort());
});

/** Lints these files of `src/` under the rules of this repository; gives those that break purity. */
function lint(files: Readonly<Record<string, string>>): ReadonlySet<string> {
  const root = fileURLToPath(new URL('../', import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), 'area5-'));
  try {
    const { overrides } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
    const config = { linter: { rules: { preset: 'none' } }, overrides };
    writeFileSync(join(folder, 'biome.json'), JSON.stringify(config));
    for (const [path, source] of Object.entries(files)) {
      const file = join(folder, 'src', path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, source);
    }
    const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
    const args = [biome, 'lint', '--reporter=github', '--max-diagnostics=none'];
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    const reported = stdout.replaceAll('\\', '/').matchAll(/^::error .*\bfile=[^,]*\/src\/([^,]+),/gm);
    return new Set([...reported].map(([, path = '']) => path));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
