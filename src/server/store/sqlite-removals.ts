import type { DatabaseSync } from 'node:sqlite';
import type { Removals } from '../../engine/store/store.ts';
import { removedIn } from './sqlite-rows.ts';

/** How SQLite is asked: every trouble is a rejection with a sentence. */
export interface Steps {
  using<Value>(use: () => Value): Promise<Value>;
  /** All of it counts, or nothing. */
  inStep<Value>(work: () => Value): Value;
}

export function removalsIn(db: DatabaseSync, { using, inStep }: Steps): Removals {
  const isThere = db.prepare('SELECT 1 FROM tables WHERE id = ?1 AND length = ?2');
  const leave = db.prepare(
    'INSERT INTO leftovers (last, length) SELECT last, length FROM tables WHERE id = ?1 AND length > 0',
  );
  const note = db.prepare('INSERT OR REPLACE INTO removed (id, at, why, result) VALUES (?1, ?2, ?3, ?4)');
  const dropped = ['cards', 'notes', 'tables'].map(table => db.prepare(`DELETE FROM ${table} WHERE id = ?1`));
  const removed = db.prepare('SELECT * FROM removed WHERE id = ?1');
  const allRemoved = db.prepare('SELECT * FROM removed WHERE id > ?1 ORDER BY id LIMIT ?2');
  const forget = db.prepare(`
    DELETE FROM removed WHERE id IN (
      SELECT id FROM removed WHERE result IS NULL AND at < ?1 ORDER BY at LIMIT ?2)`);
  const leftover = db.prepare('SELECT last FROM leftovers LIMIT 1');
  const finished = db.prepare('DELETE FROM leftovers WHERE last = ?1');
  const shortened = db.prepare('UPDATE leftovers SET last = ?2, length = length - ?3 WHERE last = ?1');
  const previous = db.prepare('SELECT previous FROM log WHERE number = ?1');
  const dropEntry = db.prepare('DELETE FROM log WHERE number = ?1');

  /** From its end, so that what is left of it is always a whole beginning. */
  function shorten(last: number, most: number): number {
    let end: number | null = last;
    let freed = 0;
    for (; end !== null && freed < most; freed++) {
      const before: unknown = previous.get(end)?.['previous'] ?? null;
      dropEntry.run(end);
      end = before === null ? null : Number(before);
    }
    if (end === null) finished.run(last);
    else shortened.run(last, end, freed);
    return freed;
  }

  return {
    remove: ({ table, after, at, why, result }) =>
      using(() =>
        inStep(() => {
          if (!isThere.get(table, after)) return 'overtaken';
          leave.run(table);
          for (const drop of dropped) drop.run(table);
          note.run(table, at, why, result);
          return 'removed';
        }),
      ),
    removed: table =>
      using(() => {
        const row = removed.get(table);
        return row && removedIn(row);
      }),
    allRemoved: (after, most) => using(() => allRemoved.all(after, most).map(removedIn)),
    forgetRemoved: (before, most) => using(() => Number(forget.run(before, most).changes)),
    reclaim: most =>
      using(() => {
        const found = leftover.get();
        return found ? inStep(() => shorten(Number(found['last']), most)) : 0;
      }),
  };
}
