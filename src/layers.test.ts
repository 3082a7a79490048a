import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

/** What each layer may import. First prefix that fits a file decides; `own` is the file's own game. */
const layers: readonly Layer[] = [
  { in: 'core/', may: [], packages: ['pure-rand', '@noble/hashes', 'valibot'] },
  { in: 'solver/', may: ['core/'] },
  { in: 'bots/', may: ['core/'] },
  { in: 'games/index.ts', may: ['core/', 'games/'] },
  { in: 'games/', may: ['core/', 'solver/', 'own'], packages: ['valibot', 'solid-js'] },
  { in: 'protocol/', may: ['core/', 'games/'] },
  { in: 'companion/', may: ['core/', 'games/', 'bots/', 'protocol/', 'solver/', 'client/'] },
  { in: 'client/', may: ['core/', 'games/', 'bots/', 'protocol/', 'solver/', 'companion/'] },
  { in: 'server/', may: ['core/', 'games/', 'bots/', 'protocol/'], node: true },
  { in: 'cli/', may: [''], node: true },
];

/** What holds across layers, tests included. */
const never: readonly Ban[] = [
  { from: /^games\/[^/]+\/ui\//, to: /\/rules\.ts$/, why: 'a page of a game never imports its rules' },
  { from: /^(?!cli\/|server\/)/, to: /^server\//, why: 'only the command line starts a server' },
  { from: /^/, to: /(^|\/)shared\//, why: 'nothing reads ../shared' },
];

interface Layer {
  readonly in: string;
  readonly may: readonly string[];
  /** Packages from outside; any where none are named. */
  readonly packages?: readonly string[];
  readonly node?: boolean;
}

interface Ban {
  readonly from: RegExp;
  readonly to: RegExp;
  readonly why: string;
}

test('every import goes in the direction its layer allows', () => {
  const root = new URL('./', import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    path => /\.tsx?$/.test(path) && path !== 'layers.test.ts',
  );
  expect(files.length).toBeGreaterThan(10);
  expect(files.flatMap(path => wrongImports(path, readFileSync(new URL(path, root), 'utf8')))).toEqual([]);
});

test.each([
  ['core/table.ts', "import { games } from '../games/index.ts';"],
  ['core/table.ts', "import { render } from 'solid-js/web';"],
  ['core/table.ts', "import { readFileSync } from 'node:fs';"],
  ['core/table.ts', "import { readFileSync } from 'fs';"],
  ['core/table.test.ts', "import { games } from '../games/index.ts';"],
  ['solver/count.ts', "import type { Card } from '../games/unacknowledged/types.ts';"],
  ['bots/search.ts', "export { games } from '../games/index.ts';"],
  ['games/one/rules.ts', "import { draft } from '../other/draft.ts';"],
  ['games/one/rules.ts', "import { draft } from '../one-more/draft.ts';"],
  ['games/one/bot.ts', "import { search } from '../../bots/search.ts';"],
  ['games/one/ui/board.tsx', "import { apply } from '../rules.ts';"],
  ['games/one/ui/board.tsx', "const rules = await import('../rules.ts');"],
  ['protocol/wire.ts', "import '../server/serve.ts';"],
  ['client/app.tsx', "import { open } from '../server/serve.ts';"],
  ['client/app.tsx', "import path from 'node:path';"],
  ['companion/app.tsx', "import path from 'node:path';"],
  ['server/serve.ts', "import { App } from '../client/app.tsx';"],
  ['cli/simulate.ts', "import pack from '../../shared/data/unacknowledged.json';"],
  ['newcomer/thing.ts', "import { assert } from '../core/contract.ts';"],
  ['bots/search.ts', "import {\n  one,\n  other,\n} from '../cli/main.ts';"],
])('%s must not: %s', (path, source) => {
  expect(wrongImports(path, source)).toHaveLength(1);
});

test.each([
  ['core/table.ts', "import { Rng } from './rng.ts';"],
  ['core/rng.ts', "import { sha256 } from '@noble/hashes/sha2.js';"],
  ['core/rng.test.ts', "import { readFileSync } from 'node:fs';\nimport fc from 'fast-check';"],
  ['games/index.ts', "import { one } from './one/index.ts';"],
  ['games/games.test.ts', "import { games } from './index.ts';"],
  [
    'games/one/rules.ts',
    "import { count } from '../../solver/count.ts';\nimport { deal } from './board.ts';",
  ],
  ['games/one/ui/board.tsx', "import { apply } from '../legal.ts';\nimport { For } from 'solid-js';"],
  ['cli/serve.ts', "const { serve } = await import('../server/serve.ts');"],
  ['client/app.tsx', "// import path from 'node:path';\nimport { games } from '../games/index.ts';"],
])('%s may: %s', (path, source) => {
  expect(wrongImports(path, source)).toEqual([]);
});

function wrongImports(path: string, source: string): string[] {
  const layer = layers.find(({ in: prefix }) => path.startsWith(prefix));
  const isTest = /(\.test|\/testing)\.tsx?$/.test(path);
  const inRoot = !path.includes('/');
  if (!layer && !inRoot) return [`${path} is in no layer`];
  return importsOf(source).flatMap(name => {
    const outside = !name.startsWith('.');
    const to = outside ? name : posix.join(posix.dirname(path), name);
    const ban = never.find(({ from, to: banned }) => from.test(path) && banned.test(to));
    if (ban) return [`${path} imports ${name}: ${ban.why}`];
    const allowed = !layer || (outside ? mayUse(layer, name, isTest) : mayImport(layer, path, to));
    return allowed ? [] : [`${path} imports ${name}`];
  });
}

function mayUse({ packages, node }: Layer, name: string, isTest: boolean): boolean {
  if (isTest) return true;
  if (name.startsWith('node:') || builtinModules.includes(name)) return node ?? false;
  return packages?.some(one => name === one || name.startsWith(`${one}/`)) ?? true;
}

function mayImport(layer: Layer, path: string, to: string): boolean {
  const own = layer.may.includes('own') ? `${path.split('/').slice(0, 2).join('/')}/` : layer.in;
  // A file beside the games, such as their common test, belongs to all of them.
  if (/^games\/[^/]+$/.test(path)) return to.startsWith('games/') || to.startsWith('core/');
  return to.startsWith(own) || layer.may.some(prefix => prefix !== 'own' && to.startsWith(prefix));
}

function importsOf(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
  const forms = [
    /\b(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/g,
    /\bimport\s*['"]([^'"]+)['"]/g,
    /\bimport\s*\(\s*['"`]([^'"`]+)['"`]/g,
    /\bnew URL\(\s*['"]([^'"]+\.tsx?)['"]/g,
  ];
  return forms.flatMap(form => [...code.matchAll(form)].map(([, name = '']) => name));
}
