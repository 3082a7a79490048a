import { expect, test } from 'vitest';
import { lastJson, runs } from '../src/cli/testing.ts';

const drill = (...args: readonly string[]) => runs(process.execPath, ['bench/drill.ts', ...args]);

/** All games are drilled by `npm run test:full`. */
const LAWS = ['laws', '--only', 'unacknowledged', '--games', '1'];

test('the drill of the laws finds every planted fault and nothing else', async () => {
  const ran = await drill(...LAWS, '--decisions', '100', '--json');
  const { planted, ...report } = lastJson(ran);
  expect(report).toMatchObject({ drill: 'laws', breaches: 0, plantedCaught: planted });
  expect(report['decisions']).toBeGreaterThanOrEqual(100);
  expect(ran).toMatchObject({ code: 0, err: '' });
});

test('the drill of the companion finds every game the same beside the box', async () => {
  const ran = await drill('companion', '--games', '1', '--json');
  const { modes } = lastJson(ran) as { readonly modes: readonly { readonly different: number }[] };
  expect(modes.map(({ different }) => different)).toEqual(modes.map(() => 0));
  expect(ran).toMatchObject({ code: 0, err: '' });
});

test('the drill of the accounts finds that all adds up, and fails where games are too few for every option', async () => {
  const ran = await drill('accounts', '--games', '10', '--json');
  const { untaken, ...report } = lastJson(ran) as { readonly untaken: readonly string[] };
  expect(report).toMatchObject({ drill: 'accounts', games: 10, breaches: 0 });
  expect(untaken).not.toEqual([]);
  expect(ran).toMatchObject({ code: 1, err: '' });
});

test('the drill of the races finds that chips, places and ends are right', async () => {
  const ran = await drill('races', '--races', '12', '--json');
  expect(lastJson(ran)).toEqual({ drill: 'races', races: 12, faults: 0 });
  expect(ran).toMatchObject({ code: 0, err: '' });
});

test.for([
  [[], /^drill: name a drill; there is laws, [^\n]*\n$/],
  [['gravity'], /^drill: there is no drill "gravity"; there is laws, [^\n]*\n$/],
  [
    ['laws', '--colour'],
    /^[^\n]*there is no flag --colour; there is --games, --decisions, --only, --seed, --json[^\n]*\n$/,
  ],
  [['laws', '--only', 'chess'], /^[^\n]*--only must be one of unacknowledged, [^\n]*, not "chess"[^\n]*\n$/],
  [['laws', '--games', 'many'], /^[^\n]*--games must be a whole number[^\n]*\n$/],
] as const)('misuse gets one line: %j', async ([args, err]) => {
  const ran = await drill(...args);
  expect(ran).toMatchObject({ code: 2, out: '' });
  expect(ran.err).toMatch(err);
});
