import { mkdirSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { fileIn } from './sqlite-file.ts';

/** As the first released version made it, word for word: what later versions must go on from. */
const SCHEMA_1 = `
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
  PRAGMA application_id = ${0x41357462};
  PRAGMA user_version = 1;
`;

const CARD_1 = 'id, host, code, listed, wake_at, created, shown';

/** An empty data folder of the first version. */
export function oldDatabase(folder: string): DatabaseSync {
  mkdirSync(folder, { recursive: true });
  const db = new DatabaseSync(fileIn(folder));
  db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; ${SCHEMA_1}`);
  return db;
}

/** The tables of a folder of today as the first version would have kept them. */
export function makeOld(from: string, to: string): void {
  const db = oldDatabase(to);
  db.prepare('ATTACH ?1 AS new').run(fileIn(from));
  db.exec(`
    INSERT INTO tables SELECT id, length, last FROM new.tables;
    INSERT INTO log SELECT number, previous, body FROM new.log;
    INSERT INTO cards SELECT ${CARD_1} FROM new.cards;
    INSERT INTO notes SELECT id, seat, text FROM new.notes;
  `);
  db.close();
}
