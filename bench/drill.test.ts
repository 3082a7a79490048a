import { expect, test } from 'vitest';
import { lastJson, runs } from '../src/cli/testing.ts';

const drill = (...args: readonly string[]) => runs(process.execPath, ['bench/drill.ts', ...args]);

test('the drill of the laws finds every planted fault and nothing else', async () => {
  const ran = await drill('laws', '--games', '1', '--json');
  const { planted, ...report } = lastJson(ran);
  expect(report).toMatchObject({ drill: 'laws', breaches: 0, plantedCaught: planted });
  expect(ran).toMatchObject({ code: 0, err: '' });
});

test.for([
  [[], /^drill: name a drill; there is laws, [^\n]*\n$/],
  [['gravity'], /^drill: there is no drill "gravity"; there is laws, [^\n]*\n$/],
  [['laws', '--colour'], /^[^\n]*there is no flag --colour; there is --games, --seed, --json[^\n]*\n$/],
  [['laws', '--games', 'many'], /^[^\n]*--games must be a whole number[^\n]*\n$/],
] as const)('misuse gets one line: %j', async ([args, err]) => {
  const ran = await drill(...args);
  expect(ran).toMatchObject({ code: 2, out: '' });
  expect(ran.err).toMatch(err);
});
