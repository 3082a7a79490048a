import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at } from '../core/contract.ts';
import { Rng, stream } from '../core/rng.ts';
import { unacknowledged } from '../games/unacknowledged/index.ts';
import { fileIn } from '../server/store/sqlite-file.ts';
import { createTable, type Pilot, playToEnd, seatedTable, TestServer, wishFor } from '../server/testing.ts';
import { area5, lastJson } from './testing.ts';

const DAY = 86_400_000;
let server: TestServer;
let data: string;
/** Of a table whose game never began, of one in play, and of one that is over. */
let waiting: { readonly table: string; readonly code: string };
let inPlay: readonly Pilot[];
let over: string;

const tables = (...args: readonly string[]) => area5(['tables', ...args, '--data', data]);
const json = async (...args: readonly string[]) => lastJson(await tables(...args, '--json'));
const idsOf = (reports: unknown) => (reports as { readonly table: string }[]).map(({ table }) => table);
const listed = async (...args: readonly string[]) =>
  idsOf((await json('list', ...args))['tables']).toSorted();
const idOf = (pilots: readonly Pilot[]) => at(pilots, 0).table;

/** As if nobody had done anything there for so long. */
function age(table: string, days: number): void {
  const db = new DatabaseSync(fileIn(data));
  db.prepare('UPDATE tables SET touched = touched - ?2 WHERE id = ?1').run(table, days * DAY);
  db.close();
}

/** As if this version had served the folder for ever. */
function forgetSince(): void {
  const db = new DatabaseSync(fileIn(data));
  db.exec("UPDATE facts SET text = json_remove(text, '$.since') WHERE name = 'keeping'");
  db.close();
}

beforeAll(async () => {
  server = new TestServer();
  data = join(server.folder, 'data');
  await server.start();
  waiting = await createTable(server.url, wishFor('planet-x', 2, { listed: true }));
  inPlay = await seatedTable(server.url, wishFor('unacknowledged', 3));
  const ended = await seatedTable(server.url, wishFor('unacknowledged', 3));
  await playToEnd(ended, unacknowledged.game, new Rng(stream('tables', 'play')));
  over = idOf(ended);
  for (const pilot of ended) await pilot.close();
});
afterAll(() => server.remove());

describe('beside a running server', () => {
  test('tables are listed, by what fits', async () => {
    expect(await listed()).toEqual([waiting.table, idOf(inPlay), over].toSorted());
    expect(await listed('--game', 'planet-x')).toEqual([waiting.table]);
    expect(await listed('--stage', 'playing')).toEqual([idOf(inPlay)]);
    expect(await listed('--idle', '1d')).toEqual([]);
    expect(await listed('--older', '0m', '--stage', 'over')).toEqual([over]);
    const { out, code } = await tables('list');
    expect(code).toBe(0);
    expect(out).toMatch(/^\S{16} {2}playing +unacknowledged, 3 of 3 seats +\d KB {2}idle for 0 minutes/m);
    expect(out).toMatch(/removed in 30 days/);
    expect(out.trimEnd().split('\n').at(-1)).toMatch(/^3 tables, \d+ KB$/);
  });

  test('one is shown by its id, its first signs or its code, without a secret', async () => {
    const report = await json('show', waiting.table);
    expect(report).toMatchObject({ ok: true, table: waiting.table, game: 'planet-x', stage: 'gathering' });
    expect(await json('show', waiting.code.toUpperCase())).toEqual(report);
    expect(await json('show', `${waiting.table.slice(0, 4)}…`)).toEqual(report);
    const { out } = await tables('show', idOf(inPlay));
    expect(out).toContain('Name 0, Name 1, Name 2');
    for (const pilot of inPlay)
      for (const secret of [pilot.key, pilot.part])
        expect(out + JSON.stringify(report)).not.toContain(secret);
  });

  test('tables of a version that kept all begin to grow old with the first start of this one', async () => {
    // As if this server were the first: what is older than it is kept as if somebody had been there just now.
    age(idOf(inPlay), 1_000);
    expect(await json('prune', '--dry-run')).toMatchObject({ removed: [] });
    expect(idsOf((await json('prune', '--dry-run', '--keep-abandoned', '180d'))['removed'])).toEqual([
      idOf(inPlay),
    ]);
    age(idOf(inPlay), -1_000);
  });

  test('prune tells first, then removes what is due, and whoever is there is told', async () => {
    age(waiting.table, 31);
    forgetSince();
    const dry = await json('prune', '--dry-run');
    expect(dry).toMatchObject({ ok: true, dryRun: true, kept: 2, byReason: { 'never-started': 1 } });
    expect(idsOf(dry['removed'])).toEqual([waiting.table]);
    expect(await listed('--stage', 'gathering')).toEqual([waiting.table]);
    expect(await json('prune', '--dry-run', '--keep-unstarted', 'forever')).toMatchObject({ removed: [] });
    expect(await json('prune')).toMatchObject({ dryRun: false, kept: 2, byReason: { 'never-started': 1 } });
    expect(await listed()).toEqual([idOf(inPlay), over].toSorted());
    const ask = { protocol: 1, tables: [{ table: waiting.table }] };
    const answer = await fetch(`${server.url}/api/standing`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ask),
    });
    expect(await answer.json()).toMatchObject({
      tables: [{ line: null, removed: { why: 'never-started' } }],
    });
    expect(await json('show', waiting.table)).toMatchObject({ ok: true, why: 'never-started', result: null });
  });

  test('a table in play is closed: its people see it, and nothing more happens', async () => {
    expect(await json('close', idOf(inPlay), '--dry-run')).toMatchObject({ dryRun: true });
    expect(await json('close', idOf(inPlay))).toMatchObject({
      ok: true,
      closed: [{ stage: 'closed' }],
      busy: 0,
    });
    await Promise.all(inPlay.map(pilot => pilot.until(() => pilot.room?.closed === 'started')));
    const next = inPlay.find(pilot => pilot.heard?.news.toAct.includes(pilot.you.seat ?? (-1 as never)));
    expect(await next?.move(unacknowledged.game, new Rng(stream('a', 'b')))).toMatchObject({
      error: { code: 'frozen' },
    });
    for (const dry of [['--dry-run'], []])
      expect(await json('close', idOf(inPlay), ...dry)).toMatchObject({ ok: true, closed: [], left: 1 });
    const said = await inPlay[0]?.do({ type: 'say', text: 'Who closed this?' });
    expect(said).toEqual({ ok: false, error: { code: 'frozen' } });
    expect(await listed('--stage', 'closed')).toEqual([idOf(inPlay)]);
    expect(await listed('--stage', 'frozen')).toEqual([]);
  });

  test('a table is deleted: its people are told, and only its result is left', async () => {
    expect(await json('delete', idOf(inPlay), over)).toMatchObject({ ok: true, busy: 0 });
    await Promise.all(inPlay.map(pilot => pilot.until(() => pilot.closed !== undefined)));
    expect(inPlay[0]?.errors.at(-1)).toMatchObject({
      code: 'no-such-table',
      removed: { why: 'by-operator' },
    });
    expect(await listed()).toEqual([]);
    const removed = (await json('list', '--removed'))['removed'] as readonly Record<string, unknown>[];
    expect(removed).toHaveLength(3);
    expect(removed.find(({ table }) => table === over)).toMatchObject({
      why: 'by-operator',
      result: { game: 'unacknowledged', seats: [{ by: 'person' }, { by: 'person' }, { by: 'person' }] },
    });
    expect(await json('show', `${over.slice(0, 4)}…`)).toMatchObject({ table: over, why: 'by-operator' });
    const { out } = await tables('show', over.slice(0, 4));
    expect(out).toMatch(
      /^\S{16} was removed on \S+ \(by-operator\)\. Unacknowledged, 3 people, \S+\. Over after \d+ moves\. .+ Won by /,
    );
    // The server frees what they took.
    const db = new DatabaseSync(fileIn(data));
    const entries = () => db.prepare('SELECT count(*) AS n FROM log').get()?.['n'];
    await expect.poll(entries, { timeout: 10_000, interval: 100 }).toBe(0);
    db.close();
  });
});

describe('misuse gets one line', () => {
  test.each([
    [['tables', 'burn'], 2, /there is no "burn"; there is list, show, close, delete, prune/],
    [['tables', 'delete'], 2, /name tables, or choose them by --game, --stage, --idle or --older/],
    [['tables', 'list', '--idle', 'long'], 2, /--idle must be a time like 30d, 12h or 90m, not "long"/],
    [['tables', 'prune', '--keep-finished', '0d'], 2, /must be a time like 30d or 12h, or forever, not "0d"/],
    [['tables', 'list', '--stage', 'gone'], 2, /must be one of gathering, dealing/],
    [['tables', 'list', '--game', 'chess'], 2, /--game .*"chess".* there is /],
    [['tables', 'show'], 2, /show needs TABLE/],
    [['serve', '--least-free', 'much'], 2, /--least-free must be a size like 200MB or 2GB, not "much"/],
  ])('%j', async (args, code, line) => {
    const ran = await area5(args);
    expect(ran).toMatchObject({ code, out: '' });
    expect(ran.err).toMatch(line);
    expect(ran.err).toMatch(/^area5: [^\n]+\n$/);
  });

  test('of a folder that is not there, and makes none', async () => {
    const nowhere = join(server.folder, 'nowhere');
    const ran = await area5(['tables', 'list', '--data', nowhere, '--json']);
    expect(lastJson(ran)).toEqual({
      ok: false,
      error: `${nowhere}/tables.sqlite cannot be read: there is no such file`,
    });
    expect(existsSync(nowhere)).toBe(false);
  });

  test('of a file that is damaged where an opening does not look', async () => {
    const folder = join(server.folder, 'damaged');
    mkdirSync(folder);
    const copied = await area5(['backup', '--data', data, '--to', fileIn(folder)]);
    expect(copied.code).toBe(0);
    const db = new DatabaseSync(fileIn(folder));
    const { rootpage } = db.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'tables'").get() ?? {};
    const { page_size: size } = db.prepare('PRAGMA page_size').get() ?? {};
    db.close();
    const bytes = readFileSync(fileIn(folder));
    bytes.fill(0xaa, (Number(rootpage) - 1) * Number(size), Number(rootpage) * Number(size));
    writeFileSync(fileIn(folder), bytes);
    const ran = await area5(['tables', 'list', '--data', folder, '--json']);
    expect(ran.code).toBe(1);
    expect(lastJson(ran)).toEqual({
      ok: false,
      error: `${fileIn(folder)} is damaged; bring back a backup with: area5 restore`,
    });
  });

  test('of a table that is not there', async () => {
    const ran = await tables('delete', 'nobody');
    expect(ran).toEqual({ code: 1, out: '', err: 'area5: there is no table "nobody"\n' });
  });
});
