import { openSqlite } from './sqlite.ts';

/**
 * A process for tests. `append` tries to be the one who writes each of the first numbers of table "shared", and says
 * those that were acknowledged; `serve` holds the folder until it is killed.
 */
const [task, folder = '', most] = process.argv.slice(2);
const store = await openSqlite(folder, { serving: task === 'serve' });
process.stdout.write(`${store.ok ? 'opened' : store.error}\n`);

if (store.ok && task === 'append') {
  const { write, close } = store.value;
  for (let after = 0; after < Number(most); after++) {
    const entries = [`entry ${after} of ${process.pid}`];
    const [written] = await write([{ table: 'shared', after, entries }]);
    if (written === 'written') process.stdout.write(`${after}\n`);
    // Lets the line out, and another process in.
    await new Promise(resolve => setImmediate(resolve));
  }
  await close();
}
if (store.ok && task === 'serve') setInterval(() => {}, 60_000);
