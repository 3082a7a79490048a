import type { Card, Removed, StoredTable } from '../../engine/store/store.ts';

/** As SQLite gives it. */
export type Row = Readonly<Record<string, unknown>>;

export const idIn = (row: Row | undefined): string | undefined => (row ? String(row['id']) : undefined);

export const cardIn = (row: Row | undefined): Card | undefined =>
  row && {
    table: String(row['id']),
    host: String(row['host']),
    code: row['code'] as string | null,
    listed: row['listed'] === 1,
    wakeAt: row['wake_at'] as number | null,
    created: Number(row['created']),
    shown: String(row['shown']),
    result: row['result'] as string | null,
  };

export const storedIn = (row: Row): StoredTable => ({
  table: String(row['id']),
  length: Number(row['length']),
  bytes: Number(row['bytes']),
  touched: row['touched'] as number | null,
  card: row['host'] === null ? undefined : cardIn(row),
});

export const removedIn = (row: Row): Removed => ({
  table: String(row['id']),
  at: Number(row['at']),
  why: String(row['why']),
  result: row['result'] as string | null,
});
