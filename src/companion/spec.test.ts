import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const RULE = /\[[A-Z]{1,3}[0-9]+[a-z]?\]/g;
const src = new URL('../', import.meta.url);

const read = (path: string): string => readFileSync(new URL(path, src), 'utf8');

const rulesIn = (path: string): readonly string[] =>
  read(path)
    .split('\n')
    .flatMap(line => /^- (\[[A-Z]{1,3}[0-9]+\])/.exec(line)?.[1] ?? []);

const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).map(path => path.replaceAll('\\', '/'));
/** Of tables that follow a printed board. */
const boxTests = files.filter(path => /^games\/[^/]+\/(?:ui\/)?box\/.*\.test\.tsx?$/.test(path));
const ownTests = files.filter(path => /^companion\/.*\.test\.tsx?$/.test(path));

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

test.each([
  ['games/planet-x/', /^\[P/],
  ['games/uaps/', /^\[U/],
  ['', /^\[[CEA]/],
  ['companion/print/', /^\[B/],
])('tests in %s cite each of their rules %s', (folder, isTheirs) => {
  const cited = [...boxTests, ...ownTests]
    .filter(path => path.startsWith(folder))
    .flatMap(path => read(path).match(RULE) ?? []);
  const rules = rulesIn('companion/SPEC.md').filter(id => isTheirs.test(id));
  expect(rules.filter(id => !cited.includes(id))).toEqual([]);
});
