import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { fail, ok, type Result } from '../core/contract.ts';

export type StoreProblem = 'storage-missing' | 'storage-full';

/** Does something in a database of this browser. It does not throw. */
export type Attempt<Kept extends DBSchema> = <Value>(
  work: (db: IDBPDatabase<Kept>) => Promise<Value>,
) => Promise<Result<Value, StoreProblem>>;

/** Opened when it is first needed, and again where it was lost. `upgrade` goes from version to version. */
export function databaseOf<Kept extends DBSchema>(
  name: string,
  version: number,
  upgrade: (db: IDBPDatabase<Kept>, oldVersion: number) => void,
): Attempt<Kept> {
  let opening: Promise<IDBPDatabase<Kept>> | undefined;
  const forget = () => {
    opening = undefined;
  };
  const open = () =>
    openDB<Kept>(name, version, {
      upgrade,
      // A newer version in another window waits for this connection.
      blocking: (_, __, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    }).catch(thrown => {
      forget();
      throw thrown;
    });

  return async work => {
    try {
      opening ??= open();
      return ok(await work(await opening));
    } catch (thrown) {
      return fail(isFull(thrown) ? 'storage-full' : 'storage-missing');
    }
  };
}

export const isFull = (thrown: unknown): boolean =>
  thrown instanceof Error && thrown.name === 'QuotaExceededError';
