import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { must } from '../../src/engine/testing.ts';
import { backUp, restore } from '../../src/server/store/backup.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { fileIn } from '../../src/server/store/sqlite-file.ts';
import { createTable, Pilot, wishFor } from '../../src/server/testing.ts';
import { Crew, looksFor } from './crew.ts';
import { becomes, healthAt, mustServe, serve } from './process.ts';
import type { Fault, Trial } from './trial.ts';

const ACTS = 20;
/** More than a server keeps in memory. */
const FILLING = 60_000;

/** Overwrites pages that hold nothing but entries of logs: the first ones, or all from the middle on. */
function overwrite(data: string, which: 'first' | 'middle'): void {
  const db = new DatabaseSync(fileIn(data), { readOnly: true });
  const pages = db
    .prepare("SELECT pageno FROM dbstat WHERE name = 'log' AND pagetype = 'leaf' ORDER BY pageno")
    .all()
    .map(({ pageno }) => Number(pageno));
  const size = Number(db.prepare('PRAGMA page_size').get()?.['page_size']);
  db.close();
  const from = which === 'first' ? 0 : Math.floor(pages.length / 2);
  const file = openSync(fileIn(data), 'r+');
  for (const page of pages.slice(from, from + 8))
    writeSync(file, Buffer.alloc(size, 0xee), 0, size, (page - 1) * size);
  closeSync(file);
}

async function fill(data: string): Promise<void> {
  const store = must(await openSqlite(data));
  const entries = Array.from({ length: 1_000 }, () =>
    JSON.stringify({ type: 'said', text: 'x'.repeat(500) }),
  );
  for (let after = 0; after < FILLING; after += entries.length)
    must({ ok: true, value: await store.write([{ table: 'filling', after, entries }]) });
  await store.close();
}

/** Whether a page that comes is shown the table. */
async function isShown(page: Pilot): Promise<boolean> {
  const refused = page.connect().catch(() => undefined);
  await page.until(() => page.welcome !== undefined || page.errors.length > 0 || page.closed !== undefined);
  page.cut();
  await refused;
  return page.welcome !== undefined;
}

/** Plays, stops in order, and gives who played. */
async function played(trial: Trial, data: string): Promise<Crew> {
  const served = await mustServe(trial.wishes(data));
  const crew = await Crew.at(served.url);
  trial.expect(await crew.actOften(ACTS), 'something is refused before anything fails');
  await crew.leave();
  await served.kill();
  // The log beside the file belongs to it from now on.
  const store = must(await openSqlite(data));
  await store.close();
  return crew;
}

export const damagedWhileStopped: Fault = {
  name: 'damaged file, found at the start',
  run: async trial => {
    const data = join(trial.folder, 'data');
    const crew = await played(trial, data);
    const copy = join(trial.folder, 'copy.sqlite');
    must(backUp(data, copy));
    overwrite(data, 'middle');
    const before = readFileSync(fileIn(data));
    const started = await serve(trial.wishes(data));
    trial.heard('refused' in started ? started.refused : undefined, /is damaged; .*area5 restore/);
    if ('url' in started) await started.kill();
    trial.expect(readFileSync(fileIn(data)).equals(before), 'the damaged file was changed');
    must(restore(copy, data, { force: true }));
    const again = await mustServe(trial.wishes(data));
    trial.expect((await healthAt(again.url)).status === 200, 'health is bad after a restore');
    const back = await crew.comeBack(again.url);
    trial.expect(await back.actOften(ACTS), 'something is refused after a restore');
    await again.kill();
    trial.account(back, await looksFor(data, back));
  },
};

export const damagedWhileRunning: Fault = {
  name: 'damaged file, while it is served',
  run: async trial => {
    const data = join(trial.folder, 'data');
    const victims = await played(trial, data);
    await fill(data);
    const served = await mustServe(trial.wishes(data));
    try {
      const others = await Crew.at(served.url);
      overwrite(data, 'first');
      trial.expect(await others.actOften(ACTS), 'tables that are not hit do not go on');
      const opened = await isShown(new Pilot(served.url, victims.waiting.table));
      trial.expect(!opened, 'a table is shown whose log is damaged');
      trial.health(await healthAt(served.url), /is damaged; .*area5 restore/);
      const made = await createTable(served.url, wishFor('unacknowledged', 3)).then(
        () => true,
        () => false,
      );
      trial.expect(!made, 'a new table goes into a damaged file');
      trial.expect(await others.actOften(ACTS), 'tables that are not hit do not go on');
      // It does not pass because something else succeeds.
      trial.expect(
        !(await becomes(async () => (await healthAt(served.url)).status === 200, 1_500)),
        'health is well again, though the file is not',
      );
      await served.kill();
      trial.account(others, await looksFor(data, others));
      const again = await serve(trial.wishes(data));
      trial.heard('refused' in again ? again.refused : undefined, /is damaged; .*area5 restore/);
      if ('url' in again) await again.kill();
    } finally {
      await served.kill();
    }
  },
};
