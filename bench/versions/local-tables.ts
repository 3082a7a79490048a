import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { Tables } from '../../src/client/local/tables.ts';
import { memoryFollowers } from '../../src/client/local/testing.ts';
import { yourTables } from '../../src/client/online/kept.ts';
import { openStore } from '../../src/client/store.ts';
import { assert, type GameEntry, gameUnder, type Result } from '../../src/core/contract.ts';
import { hashOf } from '../../src/core/hash.ts';
import { Rng, stream } from '../../src/core/rng.ts';
import { readSave } from '../../src/core/save.ts';
import { load, play, type Table } from '../../src/core/table.ts';
import { recall } from '../../src/engine/truth/truth.ts';
import type { KeptProfile } from './kept.ts';
import type { LeftBehind } from './left-behind.ts';

type Rules = (game: string) => Promise<GameEntry | undefined>;

export interface Trial {
  readonly rulesOf: Rules;
  /** How many moves a table goes on for; to its end where nothing is said. */
  readonly most?: number;
}

/** Storage as a browser of that version had it. */
export async function layProfile({ databases }: KeptProfile): Promise<void> {
  for (const { name, version, stores } of databases) {
    await deleteDB(name);
    const db = await openDB(name, version, {
      upgrade: made => {
        for (const store of stores) made.createObjectStore(store.name, { keyPath: store.keyPath });
      },
    });
    for (const { name: store, records } of stores) for (const record of records) await db.put(store, record);
    db.close();
  }
}

/** Every table of the profile is listed, opened and played to its end. One line for each fault. */
export async function faultsInProfile(left: LeftBehind, trial: Trial): Promise<readonly string[]> {
  await layProfile(left.profile);
  const tables = tablesUnder(trial);
  const listed = got(await openStore().list());
  const faults: string[] = [];
  for (const { name, stores } of left.profile.databases) {
    const before = stores.find(store => store.name === 'tables')?.records.length ?? 0;
    const now = name === 'area5' ? listed.length : (await yourTables()).length;
    if (now !== before)
      faults.push(`version ${left.version}: of ${before} tables in ${name} ${now} are listed`);
  }
  for (const one of listed) {
    const id = one.type === 'table' ? one.table.id : one.id;
    const what = one.type === 'table' ? one.table.game : 'unreadable';
    const fault = await faultOf(tables, id, trial).catch(String);
    if (fault !== undefined) faults.push(`version ${left.version}, kept table of ${what}: ${fault}`);
  }
  return faults;
}

/** Every file replays, and is opened as a table that goes on. */
export async function faultsInFiles(left: LeftBehind, trial: Trial): Promise<readonly string[]> {
  const tables = tablesUnder(trial);
  const faults: string[] = [];
  for (const [name, text] of Object.entries(left.files)) {
    const fault = await faultOfFile(tables, text, trial).catch(String);
    if (fault !== undefined) faults.push(`version ${left.version}, ${name}: ${fault}`);
  }
  return faults;
}

async function faultOfFile(tables: Tables, text: string, trial: Trial): Promise<string | undefined> {
  const saved = readSave(JSON.parse(text));
  if (!saved.ok) return saved.error;
  const entry = await trial.rulesOf(saved.value.game);
  if (!entry) return 'the game is gone';
  const loaded = load(entry.game, saved.value);
  if (!loaded.ok) return loaded.error;
  const imported = await tables.importFile(text);
  return imported.ok ? faultOf(tables, imported.value.id, trial) : imported.error;
}

async function faultOf(
  tables: Tables,
  id: string,
  { rulesOf, most = Number.POSITIVE_INFINITY }: Trial,
): Promise<string | undefined> {
  let table = await tableOf(id, rulesOf);
  const opened = await tables.open(id);
  if (!opened.ok) return `does not open: ${opened.error}`;
  const link = opened.value;
  const rng = new Rng(stream(id, 'versions'));
  const isPerson = (seat: number) => link.facts.players[seat]?.by === 'person';
  const alone = link.facts.players.every((_, seat) => isPerson(seat));
  // Where bots move too, the first move of a person is all that is known beforehand.
  for (let moves = 0; moves < (alone ? most : 1); moves++) {
    const seat = table.game.toAct(table.state).find(isPerson);
    if (seat === undefined) break;
    const move = table.game.sample(table.game.view(table.state, seat), rng);
    const made = await link.act(seat, move);
    if (!made.ok) return `a legal move is refused: ${JSON.stringify(made.error)}`;
    table = got(play(table, seat, move)).table;
  }
  link.close();
  const stored = await tableOf(id, rulesOf);
  if (stored.game.rules !== table.game.rules) return 'goes on by other rules than it began with';
  return !alone || hashOf(stored.state) === hashOf(table.state) ? undefined : 'goes on elsewhere';
}

/** As it lies in storage. */
async function tableOf(id: string, rulesOf: Rules): Promise<Table> {
  const { save } = got(await openStore().read(id));
  const entry = await rulesOf(save.game);
  assert(entry, 'the game is here');
  assert(gameUnder(entry.game, save.rules).rules === save.rules, `rules ${save.rules} are kept`);
  return got(recall(entry.game, save)).table;
}

const tablesUnder = ({ rulesOf }: Trial): Tables =>
  new Tables({ store: openStore(), lock: async () => OURS, followers: memoryFollowers(), rulesOf });

const OURS = { held: true, steal: async () => undefined, release: async () => undefined };

function got<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
