import type { DatabaseSync } from 'node:sqlite';

/** "A5tb" in the head of the file: tables of Area Five, and no other program's database. */
export const APPLICATION_ID = 0x41357462;

/**
 * The log is one list in the order of writing, each entry with the number of the one before it at its table. So a
 * step writes to the end of the file and to the dense rows of `tables`. Sorted by table, each entry would cost a page
 * of its own: three times the work of a whole step.
 */
const FIRST = `
  CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    length INTEGER NOT NULL,
    last INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE log (
    number INTEGER PRIMARY KEY,
    previous INTEGER,
    body TEXT NOT NULL
  ) STRICT;
  CREATE TABLE cards (
    id TEXT NOT NULL PRIMARY KEY REFERENCES tables,
    host TEXT NOT NULL UNIQUE,
    code TEXT UNIQUE,
    listed INTEGER NOT NULL,
    wake_at REAL,
    created REAL NOT NULL,
    shown TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX listed_cards ON cards (created) WHERE listed = 1;
  CREATE INDEX waking_cards ON cards (wake_at) WHERE wake_at IS NOT NULL;
  CREATE TABLE notes (
    id TEXT NOT NULL REFERENCES tables,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (id, seat)
  ) STRICT, WITHOUT ROWID;
  PRAGMA application_id = ${APPLICATION_ID};
`;

/**
 * What tables need to be removed: how much they take, when somebody was last there, what stays of them. `leftovers`
 * are the ends of logs whose tables are gone: to free a long log at once would hold up everybody.
 */
const SECOND = `
  ALTER TABLE tables ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE tables ADD COLUMN touched REAL;
  ALTER TABLE cards ADD COLUMN result TEXT;
  CREATE TABLE facts (
    name TEXT NOT NULL PRIMARY KEY,
    text TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE removed (
    id TEXT NOT NULL PRIMARY KEY,
    at REAL NOT NULL,
    why TEXT NOT NULL,
    result TEXT
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX removed_without_result ON removed (at) WHERE result IS NULL;
  CREATE TABLE leftovers (
    last INTEGER PRIMARY KEY,
    length INTEGER NOT NULL
  ) STRICT;
`;

/** Each leads from the version of its place in this list to the next one. Those that were released never change. */
const STEPS: readonly ((db: DatabaseSync) => void)[] = [
  db => db.exec(FIRST),
  db => {
    db.exec(SECOND);
    measureTables(db);
  },
];

export const SCHEMA_VERSION = STEPS.length;

/** Inside one transaction: whoever is killed in the middle has changed nothing. */
export function migrate(db: DatabaseSync, from: number): void {
  for (const step of STEPS.slice(from)) step(db);
  db.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
}

/** From the end of the log to its beginning, since each entry knows only the one before it. */
function measureTables(db: DatabaseSync): void {
  const sizes = new Map<string, number>();
  const count = (id: string, bytes: unknown) => sizes.set(id, (sizes.get(id) ?? 0) + Number(bytes));
  const ends = new Map<unknown, string>();
  for (const { id, last } of db.prepare('SELECT id, last FROM tables').iterate()) ends.set(last, String(id));
  for (const { id, bytes } of db.prepare('SELECT id, octet_length(text) AS bytes FROM notes').iterate())
    count(String(id), bytes);
  const log = db.prepare(
    'SELECT number, previous, octet_length(body) AS bytes FROM log ORDER BY number DESC',
  );
  for (const { number, previous, bytes } of log.iterate()) {
    const id = ends.get(number);
    if (id === undefined) continue;
    ends.delete(number);
    ends.set(previous, id);
    count(id, bytes);
  }
  const measured = db.prepare(`
    UPDATE tables SET bytes = ?2, touched = (
      SELECT iif(json_valid(body), iif(json_type(body, '$.at') IN ('integer', 'real'), body ->> '$.at', NULL), NULL)
      FROM log WHERE number = last
    ) WHERE id = ?1`);
  for (const [id, bytes] of sizes) measured.run(id, bytes);
}
