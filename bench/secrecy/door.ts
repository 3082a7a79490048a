import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game, GameEntry } from '../../src/core/contract.ts';
import type { Standing } from '../../src/engine/log/standing.ts';
import { openMemory } from '../../src/engine/store/memory.ts';
import { UNLIMITED } from '../../src/server/limits.ts';
import type { startServer } from '../../src/server/serve.ts';

/** A server that has the door of the drills: tables stand as they are planted. */
export interface Door {
  readonly url: string;
  plant(table: string, standing: Standing): void;
  close(): Promise<void>;
}

/** In memory: nothing that is told depends on where a table is kept. */
export async function openDoor(start: typeof startServer, games: readonly Game[]): Promise<Door> {
  const folder = mkdtempSync(join(tmpdir(), 'area5-secrecy-'));
  const planted = new Map<string, Standing>();
  const server = await start(
    {
      host: '127.0.0.1',
      port: 0,
      data: join(folder, 'data'),
      page: folder,
      log: 'silent',
      limits: UNLIMITED,
      botThreads: 1,
    },
    {
      games: games.map(asEntry),
      pace: 'instant',
      planted: table => planted.get(table),
      around: store => ({ ...openMemory(), close: () => store.close() }),
    },
  );
  return {
    url: server.url,
    plant: (table, standing) => void planted.set(table, standing),
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** No bot moves here, but one can stand in at a table that is paused. */
const asEntry = (game: Game): GameEntry => ({
  game,
  bots: [{ level: 'any', describe: '', choose: (view, rng) => game.sample(view, rng) }],
  text: { event: () => '', refusal: code => code, reason: code => code },
});
