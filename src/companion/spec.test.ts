import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const RULE = /\[[A-Z]{1,3}[0-9]+[a-z]?\]/g;
const src = new URL('../', import.meta.url);

const read = (path: string): string => readFileSync(new URL(path, src), 'utf8');

const rulesIn = (path: string): readonly string[] =>
  read(path)
    .split('\n')
    .flatMap(line => /^- (\[[A-Z]{1,3}[0-9]+\])/.exec(line)?.[1] ?? []);

/** Of tables that follow a printed board. */
const boxTests = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map(path => path.replaceAll('\\', '/'))
  .filter(path => /^games\/[^/]+\/(?:ui\/)?box\/.*\.test\.tsx?$/.test(path));

test('every id in SPEC.md stands for one rule', () => {
  const rules = rulesIn('companion/SPEC.md');
  expect(rules.length).toBeGreaterThan(10);
  expect(new Set(rules).size).toBe(rules.length);
});

test.each(boxTests)('%s cites rules of the companion or of its game', path => {
  const [, game = ''] = path.split('/');
  const rules = [...rulesIn('companion/SPEC.md'), ...rulesIn(`games/${game}/SPEC.md`)];
  const cited = read(path).match(RULE) ?? [];
  expect(cited.filter(id => !rules.includes(id))).toEqual([]);
});

test('tests of Planet X beside the box cite each of its rules', () => {
  const cited = boxTests
    .filter(path => path.startsWith('games/planet-x/'))
    .flatMap(path => read(path).match(RULE) ?? []);
  const rules = rulesIn('companion/SPEC.md').filter(id => /^\[P/.test(id));
  expect(rules.filter(id => !cited.includes(id))).toEqual([]);
});
