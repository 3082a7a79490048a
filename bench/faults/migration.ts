import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { must } from '../../src/engine/testing.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { fileIn } from '../../src/server/store/sqlite-file.ts';
import { makeOld } from '../../src/server/store/testing-old.ts';
import { EndedEarly } from '../crash/child.ts';
import type { Variant } from '../secrecy/variant.ts';
import { Crew, looksFor } from './crew.ts';
import { healthAt, mustServe, serve } from './process.ts';
import type { Fault, Trial } from './trial.ts';

const ACTS = 20;
const DIE = "process.kill(process.pid, 'SIGKILL')";
const file = 'server/store/sqlite-schema.ts';

/** Where a server is killed in the middle of bringing a folder up to date. */
export const KILLS: readonly Variant[] = [
  { file, line: '    db.exec(SECOND);', instead: `    ${DIE}; db.exec(SECOND);` },
  { file, line: '    db.exec(SECOND);', instead: `    db.exec(SECOND); ${DIE};` },
  { file, line: '    measureTables(db);', instead: `    measureTables(db); ${DIE};` },
  {
    file,
    line: 'for (const [id, bytes] of sizes) measured.run(id, bytes);',
    instead: `for (const [id, bytes] of sizes) { measured.run(id, bytes); ${DIE}; }`,
  },
  {
    file: 'server/store/sqlite-file.ts',
    line: 'if (isOld(db)) migrate(db, versionOf(db));',
    instead: `if (isOld(db)) { migrate(db, versionOf(db)); ${DIE}; }`,
  },
];

export const killedInMigration: Fault = {
  name: 'killed in the middle of a migration',
  run: trial => migration(trial, KILLS),
};

/** A server that is killed there must leave the folder of before, from which the next one begins. */
export async function migration(trial: Trial, kills: readonly Variant[]): Promise<void> {
  const today = join(trial.folder, 'today');
  const first = await mustServe(trial.wishes(today));
  const crew = await Crew.at(first.url);
  trial.expect(await crew.actOften(ACTS), 'something is refused before anything fails');
  await first.kill();
  await must(await openSqlite(today)).close();
  const old = join(trial.folder, 'old');
  makeOld(today, old);
  for (const [index, variant] of kills.entries()) {
    const data = join(trial.folder, `old-${index}`);
    cpSync(old, data, { recursive: true });
    const died = await serve(trial.wishes(data, { variant })).then(
      () => false,
      thrown => thrown instanceof EndedEarly,
    );
    trial.expect(died, `kill ${index} does not come in the middle`);
    trial.expect(versionOf(data) === 1, `after kill ${index} the folder has schema ${versionOf(data)}`);
    const again = await serve(trial.wishes(data));
    if ('refused' in again) {
      trial.expect(false, `after kill ${index} the server does not start: ${again.refused}`);
      continue;
    }
    trial.expect((await healthAt(again.url)).status === 200, `health is bad after kill ${index}`);
    trial.expect(versionOf(data) > 1, `after kill ${index} the folder stays old`);
    const back = await crew.comeBack(again.url);
    trial.expect(await back.actOften(ACTS), `something is refused after kill ${index}`);
    await again.kill();
    trial.account(back, await looksFor(data, back));
  }
  await refusesNewer(trial, today);
}

async function refusesNewer(trial: Trial, data: string): Promise<void> {
  const db = new DatabaseSync(fileIn(data));
  db.exec('PRAGMA user_version = 99');
  db.close();
  const started = await serve(trial.wishes(data));
  trial.heard('refused' in started ? started.refused : undefined, /was made by a newer version/);
  if ('url' in started) await started.kill();
}

function versionOf(data: string): number {
  const db = new DatabaseSync(fileIn(data));
  const version = Number(db.prepare('PRAGMA user_version').get()?.['user_version']);
  db.close();
  return version;
}
