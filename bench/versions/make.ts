import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Game, Seat } from '../../src/core/contract.ts';
import { hashOf } from '../../src/core/hash.ts';
import { Rng, stream } from '../../src/core/rng.ts';
import { must } from '../../src/engine/testing.ts';
import { games } from '../../src/games/index.ts';
import { startServer } from '../../src/server/serve.ts';
import { createTable, Pilot, playToEnd, seatedTable, seatOf, wishFor } from '../../src/server/testing.ts';
import type { KeptServerTable, Person } from './kept.ts';
import { makeProfile } from './make-profile.ts';

/** Enough to be in the middle of something in every game. */
const SOME_MOVES = 17;
const MANY = { burst: 1_000_000, perSecond: 1_000_000, debt: 0 };

/** What a server of this version leaves behind, and what a browser and files hold: kept for all versions after it. */
export async function makeVersion(folder: string, seed: string): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'area5-version-'));
  mkdirSync(folder, { recursive: true });
  const server = await startServer(
    {
      ...{ host: '127.0.0.1', port: 0, data: work, page: work, log: 'silent' },
      limits: { create: MANY, ask: MANY, line: MANY },
    },
    { pace: 'instant' },
  );
  const tables: KeptServerTable[] = [];
  const files: [name: string, text: string][] = [];
  for (const { game } of games) {
    const seats = Math.max(3, game.seats.min);
    const wish = () => wishFor(game.id, seats, { listed: true });
    const rng = new Rng(stream(seed, `versions/${game.id}`));
    let begun = await seatedTable(server.url, wish());
    // By chance a game may end before it was really begun.
    while (!(await playSome(begun, game, rng))) begun = await seatedTable(server.url, wish());
    tables.push(await left(begun, 'playing'));
    const over = await seatedTable(server.url, wish());
    await playToEnd(over, game, rng);
    tables.push(await left(over, 'over'));
    files.push([`online-${game.id}.json`, String(must(await over[0]?.ask({ type: 'file', id: 'file' })))]);
    await Promise.all([...begun, ...over].map(pilot => pilot.close()));
  }
  tables.push(...(await otherStages(server.url, seed)));
  await server.close();
  const people = tables.map(table => `\n${JSON.stringify(table)}`);
  writeFileSync(join(folder, 'tables.json'), `[${people.join(',')}\n]\n`);
  writeFileSync(
    join(folder, 'tables.sqlite.gz'),
    gzipSync(readFileSync(join(work, 'tables.sqlite')), { level: 9 }),
  );
  rmSync(work, { recursive: true });

  const profile = await makeProfile(seed, tables);
  writeFileSync(join(folder, 'profile.json.gz'), gzipSync(JSON.stringify(profile.kept), { level: 9 }));
  const all = Object.fromEntries([...files, ...profile.files]);
  writeFileSync(join(folder, 'files.json.gz'), gzipSync(JSON.stringify(all), { level: 9 }));
}

async function playSome(pilots: readonly Pilot[], game: Game, rng: Rng): Promise<boolean> {
  // Refused while a game has talk closed.
  await pilots[0]?.do({ type: 'say', text: 'Hello from before' });
  for (let move = 0; move < SOME_MOVES; move++) {
    await Promise.all(pilots.map(pilot => pilot.fence()));
    const next = pilots.filter(pilot => pilot.isTurn()).at(move % 2 === 0 ? 0 : -1);
    if (!next) return false;
    must(await next.move(game, rng));
  }
  // Refused where something was shown; where it is not, a log with a move that does not count is left.
  await pilots[0]?.do({ type: 'take-back' });
  must(await pilots[0]?.do({ type: 'notes', text: '{"from":"before"}' }));
  return pilots[0]?.stage === 'playing';
}

/** How everybody knows a table whom it leaves behind. */
async function left(pilots: readonly Pilot[], label: string): Promise<KeptServerTable> {
  await Promise.all(pilots.map(pilot => pilot.fence()));
  const [first] = pilots;
  if (!first?.welcome || !first.room) throw new Error('nobody is there');
  const { id, game } = first.welcome.table;
  const rules = games.find(entry => entry.game.id === game)?.game.rules;
  return {
    label,
    table: id,
    game,
    stage: first.room.stage,
    ...(rules === undefined ? {} : { rules }),
    chat: first.chat.length,
    people: pilots.map(asKept),
  };
}

const asKept = (pilot: Pilot): Person => ({
  seat: pilot.you.seat === null ? null : seatOf(pilot),
  key: pilot.key,
  ...(pilot.host === undefined ? {} : { host: pilot.host }),
  part: pilot.part,
  knows: pilot.heard ? { view: hashOf(pilot.heard.view), steps: pilot.heard.story.length } : null,
});

async function otherStages(url: string, seed: string): Promise<readonly KeptServerTable[]> {
  const game = 'unacknowledged';
  const rules = games.find(entry => entry.game.id === game)?.game;
  if (!rules) throw new Error('the game is there');
  const rng = new Rng(stream(seed, 'versions/stages'));
  const all: KeptServerTable[] = [];

  const wish = wishFor(game, 4);
  const { table } = await createTable(url, wish);
  const host = await new Pilot(url, table, { host: wish.host }).connect();
  must(await host.sit(1));
  all.push(await left([host], 'gathering'));
  await host.close();

  const dealing = await gathered(url, 3);
  must(await dealing[0]?.do({ type: 'start' }));
  must(await dealing[0]?.do({ type: 'part', part: dealing[0].part }));
  all.push(await left(dealing, 'dealing'));

  const paused = await seatedTable(url, wishFor(game, 3, { perMove: 86_400, standIn: 86_400 }));
  must(await paused[0]?.move(rules, rng));
  must(await paused[1]?.do({ type: 'pause' }));
  all.push(await left(paused, 'paused'));

  const stoodIn = await seatedTable(url, wishFor(game, 3));
  must(await stoodIn[2]?.do({ type: 'hand-over', seat: 2 }));
  // The bot has made its move, and waits for the people.
  await stoodIn[0]?.until(() => stoodIn[0]?.heard?.news.toAct.includes(2 as Seat) === false);
  all.push(await left(stoodIn, 'stood in'));

  const followed = await seatedTable(url, wishFor(game, 3));
  await playToEnd(followed, rules, rng);
  must(await followed[0]?.do({ type: 'rematch' }));
  all.push(await left(followed, 'followed'));
  for (const pilot of [...dealing, ...paused, ...stoodIn, ...followed]) await pilot.close();
  return all;
}

/** Everybody sits and is ready; nothing is dealt. */
async function gathered(url: string, seats: number): Promise<readonly Pilot[]> {
  const wish = wishFor('unacknowledged', seats);
  const { table } = await createTable(url, wish);
  const pilots: Pilot[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const pilot = await new Pilot(url, table, seat === 0 ? { host: wish.host } : {}).connect();
    must(await pilot.sit(seat));
    must(await pilot.do({ type: 'ready', ready: true }));
    pilots.push(pilot);
  }
  return pilots;
}
