import { describe, expect, test } from 'vitest';
import { lastJson, runs } from '../src/cli/testing.ts';
import { games } from '../src/games/index.ts';

const bench = (...args: readonly string[]) => runs(process.execPath, ['bench/run.ts', ...args]);

const all = games.map(({ game }) => game.id);

describe.each([
  { which: 'every game', flags: [], ids: all, tags: 'full' },
  { which: 'one game', flags: ['--only', 'planet-x'], ids: ['planet-x'], tags: [] },
])('$which', ({ flags, ids, tags }) => {
  test('is measured by the engine bench', { tags }, async () => {
    const ran = await bench('engine', '--json', '--seconds', '1', ...flags);
    expect(ran).toMatchObject({ code: 0, err: '' });
    const { movesPerSecond, perMoveMicros } = lastJson(ran) as Record<string, object>;
    expect(Object.keys(movesPerSecond ?? {})).toEqual(ids);
    expect(perMoveMicros).toHaveProperty(`${ids[0]}.apply`);
  });
});

test('the predictor bench measures whole races', async () => {
  const ran = await bench('predictor', '--json', '--races', '2');
  expect(ran).toMatchObject({ code: 0, err: '' });
  const { predictions, predictMs, newTracks, newTrackMs } = lastJson(ran) as Record<string, unknown>;
  expect(predictions).toBeGreaterThan(50);
  expect(newTracks).toBeGreaterThan(2);
  for (const ms of [predictMs, newTrackMs] as Record<string, number>[])
    expect(ms['worst']).toBeGreaterThan(ms['p50'] ?? 0);
});

test('the decisions bench measures the strongest at every seat count', async () => {
  const ran = await bench('decisions', 'planet-x', '--games', '1', '--json');
  expect(ran).toMatchObject({ code: 0, err: '' });
  const { cpuMs } = lastJson(ran) as Record<string, object>;
  expect(Object.keys(cpuMs ?? {})).toEqual(['1', '2', '3', '4']);
  expect(cpuMs).toHaveProperty('4.discoverer.worst');
  const refused = await bench('decisions', 'ufo-racing', '--setup', 'nowhere');
  expect(refused).toMatchObject({ code: 2, out: '' });
}, 60_000);

test.for([
  [[], 'bench: name a bench; there is engine, decisions, predictor, solver, server, companion, size, web\n'],
  [
    ['gravity'],
    'bench: there is no bench "gravity"; there is engine, decisions, predictor, solver, server, companion, size, web\n',
  ],
] as const)('unknown benches: %j', async ([args, err]) => {
  expect(await bench(...args)).toEqual({ code: 2, out: '', err });
});
