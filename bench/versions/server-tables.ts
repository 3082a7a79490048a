import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Game, type GameEntry, gameUnder, rulesOf } from '../../src/core/contract.ts';
import { checkFair } from '../../src/core/fair.ts';
import { hashOf } from '../../src/core/hash.ts';
import { Rng, stream } from '../../src/core/rng.ts';
import { readSave } from '../../src/core/save.ts';
import { load } from '../../src/core/table.ts';
import { must } from '../../src/engine/testing.ts';
import { type Server, startServer } from '../../src/server/serve.ts';
import { Pilot, playToEnd } from '../../src/server/testing.ts';
import type { KeptServerTable } from './kept.ts';
import type { LeftBehind } from './left-behind.ts';

const MANY = { burst: 1_000_000, perSecond: 1_000_000, debt: 0 };

/** A copy of the data folder that a version left behind. */
export class OldFolder {
  readonly path = mkdtempSync(join(tmpdir(), 'area5-versions-'));

  constructor({ database }: Pick<LeftBehind, 'database'>) {
    mkdirSync(join(this.path, 'data'));
    writeFileSync(join(this.path, 'data', 'tables.sqlite'), database);
  }

  serve(games: readonly GameEntry[], page = this.path): Promise<Server> {
    const where = { host: '127.0.0.1', port: 0, data: join(this.path, 'data'), page } as const;
    const limits = { create: MANY, ask: MANY, line: MANY };
    return startServer({ ...where, log: 'silent', limits }, { games, pace: 'instant' });
  }

  remove(): void {
    rmSync(this.path, { recursive: true });
  }
}

/** Every table of the folder is opened by everybody who sat there, and goes on to its end. One line for each fault. */
export async function faultsOnServer(
  left: LeftBehind,
  games: readonly GameEntry[],
): Promise<readonly string[]> {
  const folder = new OldFolder(left);
  const faults: string[] = [];
  try {
    const server = await folder.serve(games);
    for (const table of left.tables) {
      const where = `version ${left.version}, ${table.game}, ${table.label}`;
      const game = games.find(entry => entry.game.id === table.game)?.game;
      const fault = game ? await faultOf(server.url, table, game).catch(String) : 'the game is gone';
      if (fault !== undefined) faults.push(`${where}: ${fault}`);
    }
    await server.close();
  } catch (thrown) {
    faults.push(`version ${left.version}: the folder does not open: ${String(thrown)}`);
  } finally {
    folder.remove();
  }
  return faults;
}

async function faultOf(url: string, table: KeptServerTable, listed: Game): Promise<string | undefined> {
  const game = table.rules === undefined ? rulesOf(listed).at(-1) : gameUnder(listed, table.rules);
  if (!game) return 'no rules';
  const people = table.people.map(
    ({ key, host }) => new Pilot(url, table.table, host ? { key, host } : { key }),
  );
  for (const pilot of people) await pilot.connect();
  await Promise.all(people.map(pilot => pilot.fence()));
  try {
    return differs(table, people) ?? (await goesOn(table, people, game));
  } finally {
    for (const pilot of people) await pilot.close();
  }
}

function differs({ stage, people, chat }: KeptServerTable, pilots: readonly Pilot[]): string | undefined {
  for (const [index, pilot] of pilots.entries()) {
    const person = people[index];
    if (pilot.stage !== stage) return `stands at ${pilot.stage}, stood at ${stage}`;
    if (pilot.you.seat !== person?.seat)
      return `whoever sat on seat ${person?.seat} has seat ${pilot.you.seat}`;
    const view = pilot.heard && hashOf(pilot.heard.view);
    if (person.knows && view !== person.knows.view) return `seat ${person.seat} sees something else`;
    if (person.knows && pilot.heard?.story.length !== person.knows.steps)
      return `seat ${person.seat} has heard ${pilot.heard?.story.length} steps, had heard ${person.knows.steps}`;
  }
  return pilots[0] && pilots[0].chat.length < chat ? 'lines of the chat are gone' : undefined;
}

async function goesOn(
  { label, people, table }: KeptServerTable,
  pilots: readonly Pilot[],
  game: Game,
): Promise<string | undefined> {
  const [host] = pilots;
  if (label === 'gathering') {
    must(await host?.do({ type: 'say', text: 'Still here' }));
    return undefined;
  }
  if (label === 'dealing') {
    for (const [index, person] of people.entries())
      if (index > 0) must(await pilots[index]?.do({ type: 'part', part: person.part }));
    await Promise.all(pilots.map(pilot => pilot.until(() => pilot.heard !== undefined)));
  }
  if (label === 'paused') must(await host?.do({ type: 'resume' }));
  if (label === 'stood in') must(await pilots[2]?.do({ type: 'hand-back' }));
  await playToEnd(pilots, game, new Rng(stream(table, 'versions')));
  const file = JSON.parse(String(must(await host?.ask({ type: 'file', id: 'file' })))) as unknown;
  const saved = readSave(file);
  if (!saved.ok) return `its file cannot be read: ${saved.error}`;
  const loaded = load(game, saved.value);
  if (!loaded.ok) return `its file does not replay: ${loaded.error}`;
  const fair = saved.value.fair && checkFair(saved.value.fair, saved.value);
  return fair?.every(({ holds }) => holds) ? undefined : 'its deal does not check';
}
