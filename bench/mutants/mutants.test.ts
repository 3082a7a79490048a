import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readList, recorded } from './list.ts';
import { applied, type Listed, type Mutant, mutantAt } from './mutant.ts';
import { GROUPS, groupOf, isMutable, proposals } from './propose.ts';
import { importersOf, nearestFirst, reachOf } from './reach.ts';
import { sitesIn } from './sites.ts';
import { type Ask, type Report, type Tests, type Verdict, verdictOf } from './tests.ts';
import { helpings, labIn, tryMutant } from './trial.ts';
import { oneOfEachFile } from './types.ts';

describe('where an operator applies', () => {
  const changed = (source: string) =>
    sitesIn('x.ts', source).map(
      ({ operator, start, end, put }) => `${operator}: ${source.slice(0, start)}${put}${source.slice(end)}`,
    );

  test.each([
    ['(a) < b;', ['comparison: (a) <= b;']],
    ['a !== b;', ['comparison: a === b;']],
    ['a - b;', ['arithmetic: a + b;']],
    ['a && b;', ['logic: a || b;']],
    ['a ? b : c;', ['branches: a ? c : b;']],
    ['x.some(y);', ['statement: ;', 'extreme: x.every(y);']],
    ['f(!a);', ['statement: ;', 'negation: f(a);']],
    ['let a = 7;', ['constant: let a = 8;']],
    ['let a = true;', ['constant: let a = false;']],
    ['for (;;) if (a) continue;', ['guard: for (;;) ;', 'negation: for (;;) if (!(a)) continue;']],
    ['if (a) { throw b; }', ['guard: ;', 'negation: if (!(a)) { throw b; }']],
  ])('%s', (source, expected) => {
    expect(changed(source).sort()).toEqual(expected.sort());
  });

  test.each([
    "import { a } from './a.ts';",
    'type A = 1 | 2;',
    'interface A { b: 1 }',
    'let a: 1 | undefined;',
    'const A = [1, 2] as const;',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source
    'let a = `${b + 1} < c`;',
    "let a = 'b' + c;",
    "assert(a, 'b');",
    '// a < b',
  ])('nothing in %s', source => {
    expect(changed(source)).toEqual([]);
  });
});

const SOURCE = 'const a = 1;\nif (b < c)\n  return;\nif (b < c)\n  throw d;\n';

describe('a mutant', () => {
  const at = SOURCE.lastIndexOf('<');
  const second = { operator: 'comparison', start: at, end: at + 1, put: '<=' } as const;

  test('takes as few lines as find it again, and is applied where they have moved to', () => {
    const mutant = mutantAt('src/x.ts', SOURCE, second);
    expect(mutant).toMatchObject({
      find: '  return;\nif (b < c)',
      put: '  return;\nif (b <= c)',
    });
    expect(applied(`// moved\n${SOURCE}`, mutant as Mutant)).toBe(
      `// moved\n${SOURCE.slice(0, at)}<=${SOURCE.slice(at + 1)}`,
    );
  });

  test('is stale where its lines are gone, or stand there twice', () => {
    const mutant = mutantAt('src/x.ts', SOURCE, second) as Mutant;
    expect(applied(SOURCE.replaceAll('b < c', 'b < e'), mutant)).toBeUndefined();
    expect(applied(SOURCE + SOURCE, mutant)).toBeUndefined();
  });
});

describe('proposals', () => {
  const group = GROUPS.find(({ name }) => name === 'core');
  const sources = new Map([
    ['src/core/a.ts', 'export const a = (b: number) => (b > 1 && b < 5 ? b + 1 : b - 1);\n'],
    ['src/core/b.ts', 'export const b = (c: number) => c === 2 || c > 3;\n'],
    ['src/solver/c.ts', 'export const c = 1;\n'],
  ]);
  const drawn = (seed: string) => [...proposals(seed, sources, group as NonNullable<typeof group>)];

  test('the seed alone decides, and files take turns', () => {
    const ids = drawn('1').map(({ id }) => id);
    expect(drawn('1').map(({ id }) => id)).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
    expect(drawn('2').map(({ id }) => id)).not.toEqual(ids);
    const [first, second] = drawn('1');
    expect([first?.file, second?.file].sort()).toEqual(['src/core/a.ts', 'src/core/b.ts']);
  });

  test('lie in code that tests are about', () => {
    expect(groupOf('src/games/uaps/bot/most.ts')?.name).toBe('bots');
    expect(groupOf('src/games/uaps/legal.ts')?.name).toBe('uaps');
    expect(
      ['src/core/rng.ts', 'src/core/rng.test.ts', 'src/server/testing.ts', 'src/client/text/home.ts'].filter(
        isMutable,
      ),
    ).toEqual(['src/core/rng.ts']);
  });
});

describe('which tests', () => {
  // These files are not there, and a name that leads to none is a mistake elsewhere.
  const up = '..';
  const importers = importersOf(
    new Map([
      ['src/core/rng.ts', ''],
      ['src/core/table.ts', "import { Rng } from './rng.ts';"],
      ['src/core/rng.test.ts', "import { Rng } from './rng.ts';"],
      ['src/core/table.test.ts', "import { open } from './table.ts';"],
      ['src/core/types.test.ts', "import type { RngState } from './rng.ts';"],
      ['src/cli/main.ts', `const table = import('${up}/core/table.ts');`],
      ['src/cli/main.test.ts', "runs(process.execPath, ['src/cli/main.ts']);"],
      ['src/server/pool.ts', `new Worker(new URL('${up}/core/rng.ts', import.meta.url));`],
      ['src/server/pool.test.ts', "import { pool } from './pool.ts';"],
    ]),
  );
  const tests = [
    'src/cli/main.test.ts',
    'src/core/rng.test.ts',
    'src/core/table.test.ts',
    'src/core/types.test.ts',
    'src/server/pool.test.ts',
  ];

  test('those that import it, start it or start what imports it; of its own name first, then the nearest', () => {
    expect(nearestFirst('src/core/rng.ts', tests, reachOf('src/core/rng.ts', importers))).toEqual([
      'src/core/rng.test.ts',
      'src/core/table.test.ts',
      'src/server/pool.test.ts',
      'src/cli/main.test.ts',
    ]);
    expect(nearestFirst('src/cli/main.ts', tests, reachOf('src/cli/main.ts', importers))).toEqual([
      'src/cli/main.test.ts',
    ]);
  });

  test('few at first, many later', () => {
    const files = Array.from({ length: 30 }, (_, i) => `${i}.test.ts`);
    expect(helpings(files).map(({ length }) => length)).toEqual([4, 8, 16, 2]);
    expect(helpings(files).flat()).toEqual(files);
  });
});

describe('a trial', () => {
  const folder = mkdtempSync(join(tmpdir(), 'area5-mutants-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'src'));
  const file = join(folder, 'src', 'x.ts');
  const mutant: Listed = { id: 'x', file: 'src/x.ts', operator: 'comparison', find: 'a < b', put: 'a <= b' };
  const NEAREST = ['1', '2', '3', '4', '5'].map(name => `src/${name}.test.ts`);

  /** Answers by what is in the copy at that moment. */
  const trial = async (
    tried: Listed,
    answer: (ask: Ask, faulty: boolean) => Verdict | undefined,
    millis = 1000,
  ) => {
    writeFileSync(file, 'a < b');
    const asked: string[] = [];
    const tests: Tests = {
      files: async () => NEAREST,
      run: async ask => {
        const faulty = readFileSync(file, 'utf8') === 'a <= b';
        asked.push(
          `${faulty ? '' : 'without: '}${ask.files.map(path => path.at(4)).join('')}${ask.test ? ` ${ask.test}` : ''}`,
        );
        return answer(ask, faulty) ?? { type: 'passed', tests: 1 };
      },
      millisOf: () => (asked.some(ask => ask.startsWith('without')) ? millis : undefined),
    };
    const lab = labIn(folder, tests);
    const fate = await tryMutant(lab, tried, NEAREST);
    expect(readFileSync(file, 'utf8')).toBe('a < b');
    return { fate, asked, red: [...lab.red] };
  };
  const failed = (path: string, test?: string): Verdict => ({
    type: 'failed',
    killer: { file: path, ...(test === undefined ? {} : { test }) },
  });

  test('ends at the first that notices, and sees that it passes without the mutant', async () => {
    const killed = failed('src/5.test.ts', 'it holds');
    const { fate, asked } = await trial(mutant, ({ files }, faulty) =>
      faulty && files.includes('src/5.test.ts') ? killed : undefined,
    );
    expect(fate).toEqual({
      type: 'killed',
      killer: { file: 'src/5.test.ts', test: 'it holds' },
      hung: false,
    });
    expect(asked).toEqual(['1234', '5', 'without: 5 it holds']);
  });

  test('begins with who killed it last', async () => {
    const killer = { file: 'src/4.test.ts', test: 'it holds' };
    const { asked } = await trial({ ...mutant, killer }, () => undefined);
    expect(asked).toEqual(['4 it holds', '4123', '5']);
  });

  test('a test that fails without the mutant kills nothing and is named', async () => {
    const { fate, red } = await trial(mutant, ({ files }) =>
      files.includes('src/2.test.ts') ? failed('src/2.test.ts') : undefined,
    );
    expect(fate).toEqual({ type: 'survived', files: 5 });
    expect(red).toEqual(['src/2.test.ts']);
  });

  test.each([
    [
      'takes far less without the mutant',
      1000,
      { type: 'killed', killer: { file: 'src/3.test.ts' }, hung: true },
    ],
    ['takes nearly as long without it', 100_000, undefined],
  ])('what does not end in time and %s', async (_, millis, expected) => {
    let late = 0;
    const { fate } = await trial(
      mutant,
      ({ files }, faulty) =>
        faulty && files.includes('src/3.test.ts') && (expected || late++ < 2) ? { type: 'late' } : undefined,
      millis,
    );
    expect(fate).toEqual(expected ?? { type: 'survived', files: 5 });
  });

  test('what is gone is stale, and asks no test', async () => {
    expect(await trial({ ...mutant, find: 'a > b' }, () => undefined)).toMatchObject({
      fate: { type: 'stale' },
      asked: [],
    });
    expect(await trial({ ...mutant, file: 'src/y.ts' }, () => undefined)).toMatchObject({
      fate: { type: 'stale' },
      asked: [],
    });
  });
});

describe('what vitest reports', () => {
  const report = (
    status: string,
    tests: readonly [string, string][],
    success = status !== 'failed',
  ): Report => ({
    success,
    numPassedTests: tests.filter(([, status]) => status === 'passed').length,
    testResults: [
      {
        ...{ name: '/copy/src/a.test.ts', status, startTime: 0, endTime: 1 },
        assertionResults: tests.map(([fullName, status]) => ({ fullName, status })),
      },
    ],
  });
  const name = (path: string) => path.replace('/copy/', '');

  test.each([
    [report('passed', [['a', 'passed']]), { type: 'passed', tests: 1 }],
    [
      report('failed', [
        ['a', 'passed'],
        ['b', 'failed'],
      ]),
      { type: 'failed', killer: { file: 'src/a.test.ts', test: 'b' } },
    ],
    [report('failed', []), { type: 'failed', killer: { file: 'src/a.test.ts' } }],
    [report('passed', [['a', 'passed']], false), { type: 'failed' }],
  ])('%#', (told, expected) => {
    expect(verdictOf(told, name)).toEqual(expected);
  });
});

test('a fate takes the place of the one before; a stale mutant keeps it', () => {
  const mutant: Mutant = { id: 'x', file: 'x.ts', operator: 'guard', find: 'a', put: 'b' };
  const before: Listed = { ...mutant, at: 'old', survived: 3 };
  const killer = { file: 'x.test.ts' };
  expect(recorded(before, 'new', { type: 'killed', killer, hung: false })).toEqual({
    ...mutant,
    at: 'new',
    killer,
  });
  expect(recorded(before, 'new', { type: 'survived', files: 9 })).toEqual({
    ...mutant,
    at: 'new',
    survived: 9,
  });
  expect(recorded(before, 'new', { type: 'stale' })).toEqual(before);
});

test('mutants are type-checked together only where they lie in different files', () => {
  const mutants = ['a', 'b', 'a', 'c', 'a'].map(file => ({ file }) as Mutant);
  expect(oneOfEachFile(mutants).map(batch => batch.map(({ file }) => file).join(''))).toEqual([
    'abc',
    'a',
    'a',
  ]);
});

test('every mutant on the list was tried, changes something and has a name of its own', () => {
  const list = readList();
  expect(list.length).toBeGreaterThan(100);
  expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  for (const { id, at, find, put, killer, survived } of list) {
    expect(find, id).not.toBe(put);
    expect(at, id).toMatch(/^[0-9a-f]{40}$/);
    expect((killer === undefined) !== (survived === undefined), id).toBe(true);
  }
});
