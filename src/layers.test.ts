import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

/** What each layer may import. First prefix that fits a file decides; `own` is the file's own game. */
const layers: readonly Layer[] = [
  { in: 'core/', may: [], packages: ['pure-rand', '@noble/hashes', 'valibot'] },
  { in: 'solver/', may: ['core/'] },
  { in: 'deduction/ui/', may: ['core/', 'deduction/', 'ui/'], packages: ['solid-js'] },
  { in: 'deduction/', may: ['core/'], packages: [] },
  { in: 'bots/', may: ['core/'], packages: [] },
  { in: 'games/index.ts', may: ['core/', 'games/'] },
  {
    in: 'games/ufo-racing/ui/scene',
    may: ['core/', 'ui/', 'own'],
    packages: ['solid-js', 'three'],
  },
  {
    in: 'games/',
    may: ['core/', 'bots/', 'solver/', 'deduction/', 'ui/', 'own'],
    packages: ['valibot', 'solid-js'],
  },
  { in: 'ui/', may: ['core/'], packages: ['solid-js'] },
  { in: 'protocol/', may: ['core/'], packages: ['valibot'] },
  {
    in: 'engine/',
    may: ['core/', 'bots/', 'protocol/'],
    testsMay: ['games/'],
    packages: ['@noble/hashes'],
  },
  {
    in: 'companion/',
    may: ['core/', 'games/', 'bots/', 'protocol/', 'solver/', 'deduction/', 'ui/', 'client/'],
  },
  {
    in: 'client/',
    may: ['core/', 'games/', 'bots/', 'engine/', 'protocol/', 'solver/', 'ui/', 'companion/'],
  },
  { in: 'server/', may: ['core/', 'games/', 'bots/', 'engine/', 'protocol/'], node: true },
  { in: 'cli/', may: [''], node: true },
];

const PAGE_OF_GAME = /^games\/[^/]+\/ui\//;

/** What a page may start as a worker, and never import: there it is out of the way of the page. */
const WORKER_OF_GAME = /^games\/[^/]+\/(?:[^/]+\/)?worker\.ts$/;

/** What holds across layers, tests included. */
const never: readonly Ban[] = [
  {
    from: PAGE_OF_GAME,
    to: /^games\/[^/]+\/(?!ui\/|box\/notation\.ts$|(?:box\/)?(?:types|board|field|legal|text)\.ts$)/,
    typesToo: false,
    why: 'a page of a game knows its types, board, field, legality and text, and no more',
  },
  {
    from: PAGE_OF_GAME,
    to: /^solver\//,
    typesToo: false,
    why: 'a page leaves what takes long to a worker',
  },
  {
    from: /^(?!games\/[^/]+\/ui\/|deduction\/ui\/|ui\/|client\/|companion\/)/,
    to: /^(solid-js|ui|deduction\/ui)(\/|$)/,
    typesToo: true,
    why: 'only pages draw',
  },
  {
    from: /^(?!cli\/|server\/)/,
    to: /^server\//,
    typesToo: true,
    why: 'only the command line starts a server',
  },
];

/** What a page of a game must not reach over other files of the game either. */
const RULES = /^games\/[^/]+\/(?:box\/)?(?:rules|index)\.ts$/;

/** A big screen has the rights of a spectator, so it reaches no key of this device, over however many files. */
const BIG_SCREEN = /^client\/(?:online\/watched-table\.ts$|big-screen\/(?!.*\.test\.))/;
const KEYS = /^client\/online\/(?:online|open-table|kept|memory|own-part|seat-key|carried)\.ts$/;

/** Where code lies, in the root of the repository. */
const CODE = ['src', 'bench', 'scripts', 'e2e'];

interface Layer {
  readonly in: string;
  readonly may: readonly string[];
  /** And its tests, with what only they use. */
  readonly testsMay?: readonly string[];
  /** Packages from outside; any where none are named. */
  readonly packages?: readonly string[];
  readonly node?: boolean;
}

interface Ban {
  readonly from: RegExp;
  readonly to: RegExp;
  /** Whether `import type` is banned too. */
  readonly typesToo: boolean;
  readonly why: string;
}

/** Sources by path. */
type Files = ReadonlyMap<string, string>;

const root = new URL('../', import.meta.url);

/** Without this file, which is full of wrong examples. */
function filesIn(folder: string): Files {
  const base = new URL(`${folder}/`, root);
  const paths = readdirSync(base, { recursive: true, encoding: 'utf8' })
    .map(path => path.replaceAll('\\', '/'))
    .filter(
      path => /\.(tsx?|mjs)$/.test(path) && !/(^|\/)node_modules\//.test(path) && path !== 'layers.test.ts',
    );
  return new Map(paths.map(path => [path, readFileSync(new URL(path, base), 'utf8')]));
}

test('every import goes in the direction its layer allows', () => {
  const files = filesIn('src');
  expect(files.size).toBeGreaterThan(10);
  expect([...files].flatMap(([path, source]) => wrongImports(path, source))).toEqual([]);
});

test('no page of a game reaches its rules, over however many files', () => {
  expect(waysToRules(filesIn('src'))).toEqual([]);
});

test('no big screen reaches a key of this device', () => {
  const files = filesIn('src');
  expect([...files.keys()].filter(path => BIG_SCREEN.test(path)).length).toBeGreaterThan(5);
  expect([...files.keys()].some(path => KEYS.test(path))).toBe(true);
  expect(ways(files, BIG_SCREEN, KEYS)).toEqual([]);
});

test('a big screen that reaches a key is found', () => {
  const screen = 'client/big-screen/index.tsx';
  const reaching = {
    [screen]: "import '../table/strip.tsx';",
    'client/table/strip.tsx': "import { readTable } from '../online/kept.ts';",
    'client/online/watched-table.ts': "import { readTable } from './kept.ts';",
  };
  expect(ways(new Map(Object.entries(reaching)), BIG_SCREEN, KEYS)).toEqual([
    `${screen} → client/table/strip.tsx → client/online/kept.ts`,
    'client/online/watched-table.ts → client/online/kept.ts',
  ]);
});

test('nothing refers to a path outside the repository', () => {
  const stray = CODE.flatMap(folder =>
    [...filesIn(folder)].flatMap(([path, source]) => strayPaths(`${folder}/${path}`, source)),
  );
  expect(stray).toEqual([]);
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
  ['games/one/bot.ts', "import { games } from '../index.ts';"],
  ['games/one/text.ts', "import { createSignal } from 'solid-js';"],
  ['bots/search.ts', "import type { Component } from 'solid-js';"],
  ['bots/search.ts', "import { one } from '../games/one/index.ts';"],
  ['bots/search.ts', "import type { State } from '../games/one/types.ts';"],
  ['bots/search.ts', "import { count } from '../solver/count.ts';"],
  ['bots/search.ts', "import { performance } from 'node:perf_hooks';"],
  ['bots/search.ts', "import * as v from 'valibot';"],
  ['games/one/rules.ts', "import { Icon } from '../../ui/icon.tsx';"],
  ['games/one/help/deduction.ts', "import { Known } from '../../../deduction/ui/known.tsx';"],
  ['deduction/check.ts', "import type { Card } from '../games/one/types.ts';"],
  ['deduction/check.ts', "import { Known } from './ui/known.tsx';"],
  ['deduction/ui/lamp.ts', "import { count } from '../../solver/count.ts';"],
  ['ui/link.ts', "import { games } from '../games/index.ts';"],
  ['games/one/ui/board.tsx', "import { apply } from '../rules.ts';"],
  ['games/one/ui/box/dock.tsx', "import { apply } from '../../box/rules.ts';"],
  ['games/one/ui/board.tsx', "import { one } from '../index.ts';"],
  ['games/one/ui/board.tsx', "import { choose } from '../bot.ts';"],
  ['games/one/ui/board.tsx', "const rules = await import('../rules.ts');"],
  ['games/one/ui/help.ts', "import { answer } from '../help/worker.ts';"],
  ['games/one/ui/help.ts', "new Worker(new URL('../help/answer.ts', import.meta.url));"],
  ['games/one/ui/help.ts', "new Worker(new URL('../../other/help/worker.ts', import.meta.url));"],
  ['games/one/ui/help.ts', "import { count } from '../../../solver/count.ts';"],
  ['protocol/wire.ts', "import '../server/serve.ts';"],
  ['engine/host.ts', "import { randomBytes } from 'node:crypto';"],
  ['engine/host.ts', "import { games } from '../games/index.ts';"],
  ['engine/host.ts', "import { open } from '../client/database.ts';"],
  ['client/app.tsx', "import { open } from '../server/serve.ts';"],
  ['client/app.tsx', "import path from 'node:path';"],
  ['companion/app.tsx', "import path from 'node:path';"],
  ['server/serve.ts', "import { App } from '../client/app.tsx';"],
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
  ['games/one/bot.ts', "import { search } from '../../bots/search.ts';"],
  ['games/one/ui/board.tsx', "import { moves } from '../legal.ts';\nimport { For } from 'solid-js';"],
  ['games/one/ui/board.tsx', "import { Icon } from '../../../ui/icon.tsx';"],
  ['games/one/ui/box/answer.tsx', "import { noteOf } from '../../box/notation.ts';"],
  ['games/one/ui/paper.tsx', "import { Known } from '../../../deduction/ui/known.tsx';"],
  ['games/one/help/worker.ts', "import { check } from '../../../deduction/check.ts';"],
  ['games/one/ui/help.ts', "new Worker(new URL('../help/worker.ts', import.meta.url));"],
  ['games/one/help/worker.ts', "import { count } from '../../../solver/count.ts';\nimport '../known.ts';"],
  ['ui/link.ts', "import type { Seat } from '../core/contract.ts';"],
  ['engine/testing.ts', "import { games } from '../games/index.ts';"],
  ['engine/keys.ts', "import { sha256 } from '@noble/hashes/sha2.js';"],
  ['games/one/ui/board.tsx', "import type { Setup } from '../rules.ts';\nimport { tile } from './tile.tsx';"],
  ['cli/serve.ts', "const { serve } = await import('../server/serve.ts');"],
  ['client/app.tsx', "// import path from 'node:path';\nimport { games } from '../games/index.ts';"],
])('%s may: %s', (path, source) => {
  expect(wrongImports(path, source)).toEqual([]);
});

const page = 'games/one/ui/board.tsx';
test.each([
  ['directly', { [page]: "import { apply } from '../rules.ts';" }],
  ['over legality', { [page]: "import '../legal.ts';", 'games/one/legal.ts': "import './rules.ts';" }],
  [
    'over a worker',
    {
      [page]: "new Worker(new URL('../worker.ts', import.meta.url));",
      'games/one/worker.ts': "import './rules.ts';",
    },
  ],
  [
    'over two files and the entry',
    {
      [page]: "import { tile } from './tile.tsx';",
      'games/one/ui/tile.tsx': "export { moves } from '../legal.ts';",
      'games/one/legal.ts': "import { one } from './index.ts';",
    },
  ],
])('a page that reaches the rules %s is found', (_, files) => {
  const [way = '', ...more] = waysToRules(new Map(Object.entries(files)));
  expect(way).toMatch(/^games\/one\/ui\/board\.tsx → .*(rules|index)\.ts$/);
  expect(more.every(other => other.startsWith('games/one/ui/tile.tsx'))).toBe(true);
});

test('types of the rules, and files that import each other, are no way to them', () => {
  const files = {
    [page]: "import '../legal.ts';",
    'games/one/legal.ts': "import type { Setup } from './rules.ts';\nimport './board.ts';",
    'games/one/board.ts': "import './legal.ts';",
    'games/one/bot.ts': "import './rules.ts';",
  };
  expect(waysToRules(new Map(Object.entries(files)))).toEqual([]);
});

test.each([
  ['src/cli/simulate.ts', "import pack from '../../../shared/pack.json';"],
  ['src/cli/simulate.ts', "import pack from '../../shared/pack.json';"],
  ['bench/engine.ts', "readFileSync('../shared/pack.json')"],
  ['scripts/run.mjs', 'readFileSync(`../../elsewhere/pack.json`)'],
  ['e2e/app/home.spec.ts', 'const near = "../neighbor";'],
])('%s strays: %s', (path, source) => {
  expect(strayPaths(path, source)).toHaveLength(1);
});

test.each([
  ['src/cli/find.ts', "import { games } from '../games/index.ts';"],
  ['src/cli/serve.ts', "new URL('../../dist', import.meta.url)"],
  ['bench/engine.ts', "// not '../shared'\nimport { print } from '../src/cli/command.ts';"],
])('%s stays inside: %s', (path, source) => {
  expect(strayPaths(path, source)).toEqual([]);
});

function wrongImports(path: string, source: string): string[] {
  const layer = layers.find(({ in: prefix }) => path.startsWith(prefix));
  const isTest = /(\.test|\/testing)\.tsx?$/.test(path);
  const inRoot = !path.includes('/');
  if (!layer && !inRoot) return [`${path} is in no layer`];
  return importsOf(source).flatMap(({ name, typeOnly, started }) => {
    const outside = !name.startsWith('.');
    const to = outside ? name : posix.join(posix.dirname(path), name);
    const ban = never.find(
      ({ from, to: banned, typesToo }) =>
        from.test(path) &&
        banned.test(to) &&
        (typesToo || !typeOnly) &&
        !(started && WORKER_OF_GAME.test(to)),
    );
    if (ban) return [`${path} imports ${name}: ${ban.why}`];
    const allowed = !layer || (outside ? mayUse(layer, name, isTest) : mayImport(layer, path, to, isTest));
    return allowed ? [] : [`${path} imports ${name}`];
  });
}

function mayUse({ packages, node }: Layer, name: string, isTest: boolean): boolean {
  if (isTest) return true;
  if (name.startsWith('node:') || builtinModules.includes(name)) return node ?? false;
  return packages?.some(one => name === one || name.startsWith(`${one}/`)) ?? true;
}

function mayImport(layer: Layer, path: string, to: string, isTest: boolean): boolean {
  const own = layer.may.includes('own') ? `${path.split('/').slice(0, 2).join('/')}/` : layer.in;
  // A file beside the games, such as their common test, belongs to all of them.
  if (/^games\/[^/]+$/.test(path)) return to.startsWith('games/') || to.startsWith('core/');
  const may = [...layer.may, ...((isTest && layer.testsMay) || [])];
  return to.startsWith(own) || may.some(prefix => prefix !== 'own' && to.startsWith(prefix));
}

/** Each way from a page of a game along its files to what it must not reach; types go no way. */
const waysToRules = (files: Files): string[] => ways(files, PAGE_OF_GAME, RULES);

const ways = (files: Files, from: RegExp, to: RegExp): string[] =>
  [...files.keys()].filter(path => from.test(path)).flatMap(path => wayFrom(path, files, to));

function wayFrom(page: string, files: Files, unreachable: RegExp): string[] {
  const seen = new Set([page]);
  const ways = [[page]];
  for (let way = ways.shift(); way; way = ways.shift()) {
    const here = way.at(-1) ?? '';
    if (unreachable.test(here)) return [way.join(' → ')];
    for (const { name, typeOnly } of importsOf(files.get(here) ?? '')) {
      const to = posix.join(posix.dirname(here), name);
      if (typeOnly || !name.startsWith('.') || seen.has(to)) continue;
      seen.add(to);
      ways.push([...way, to]);
    }
  }
  return [];
}

/** A path that climbs must lead to something that is here; `dist` may not have been built yet. */
function strayPaths(path: string, source: string): string[] {
  const climbing = [...withoutComments(source).matchAll(/['"`](\.\.\/[^'"`\n$]*)/g)].map(([, to = '']) => to);
  return climbing.flatMap(to => {
    const led = posix.join(posix.dirname(path), to);
    const inside = !led.startsWith('..') && (/^dist(\/|$)/.test(led) || existsSync(new URL(led, root)));
    return inside ? [] : [`${path} refers to ${to}, which is not in this repository`];
  });
}

interface Import {
  readonly name: string;
  readonly typeOnly: boolean;
  /** Not imported but named as a file of its own, as a worker is. */
  readonly started: boolean;
}

function importsOf(source: string): Import[] {
  const code = withoutComments(source);
  const forms = [
    /\b(?:import|export)\b(?<type>\s+type\b)?[^'"`;]*?\bfrom\s*['"](?<name>[^'"]+)['"]/g,
    /\bimport\s*['"](?<name>[^'"]+)['"]/g,
    /\bimport\s*\(\s*['"`](?<name>[^'"`]+)['"`]/g,
    /\b(?<started>new URL)\(\s*['"](?<name>[^'"]+\.tsx?)['"]/g,
  ];
  return forms.flatMap(form =>
    [...code.matchAll(form)].map(({ groups }) => ({
      name: groups?.['name'] ?? '',
      typeOnly: groups?.['type'] !== undefined,
      started: groups?.['started'] !== undefined,
    })),
  );
}

const withoutComments = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
