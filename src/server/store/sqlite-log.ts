import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Entries that are read in one go, in a millisecond or two: SQLite keeps everybody waiting meanwhile. */
const AT_ONCE = 1_000;

export class EntryMissing extends Error {}

/** The entries of a table's log, oldest first. They are chained backwards, and what is written meanwhile comes after. */
export function logReader(db: DatabaseSync): (table: string) => Promise<readonly string[]> {
  const head = db.prepare('SELECT length, last FROM tables WHERE id = ?1');
  const page = db.prepare(`
    WITH RECURSIVE entry (place, previous, body) AS (
      SELECT 1, previous, body FROM log WHERE number = ?1
      UNION ALL
      SELECT place + 1, log.previous, log.body FROM entry JOIN log ON number = entry.previous WHERE place < ?2
    ) SELECT previous, body FROM entry`);
  return async table => {
    const { length = 0, last = null } = head.get(table) ?? {};
    const bodies: string[] = [];
    for (let next = last; next !== null; ) {
      if (bodies.length > 0) await nextTurn();
      const rows = page.all(next, AT_ONCE);
      for (const { body } of rows) bodies.push(String(body));
      next = rows.at(-1)?.['previous'] ?? null;
    }
    if (bodies.length === Number(length)) return bodies.reverse();
    // Who removes a table in the meantime damages nothing.
    if (!head.get(table)) return [];
    throw new EntryMissing('an entry of a table is missing');
  };
}
