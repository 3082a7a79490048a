import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Rng, stream } from '../core/rng.ts';
import { readSave } from '../core/save.ts';
import { load } from '../core/table.ts';
import { unacknowledged } from '../games/unacknowledged/index.ts';
import { type Server, startServer } from './serve.ts';
import { must, playToEnd, seatedTable, wishFor } from './testing.ts';

const { game } = unacknowledged;
const rng = (purpose: string) => new Rng(stream('online', purpose));

let folder: string;
let server: Server;

const start = () =>
  startServer(
    { host: '127.0.0.1', port: 0, data: join(folder, 'data'), page: folder, log: 'silent' },
    { pace: 'instant' },
  );

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'area5-'));
  server = await start();
});

afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test('four people play a whole game, and its file holds up', async () => {
  const pilots = await seatedTable(server.url, wishFor(game.id, 4));
  await playToEnd(pilots, game, rng('whole'));
  const [first] = pilots;
  const file = must(await first?.ask({ type: 'file', id: 'f' }));
  const saved = must(readSave(JSON.parse(String(file))));
  const table = must(load(game, saved));
  expect(game.outcome(table.state)).toEqual(first?.heard?.news.outcome);
  for (const pilot of pilots) await pilot.close();
});
