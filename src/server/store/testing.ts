import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { assert } from '../../core/contract.ts';
import type { Place } from './contract.ts';
import { openSqlite, type SqliteOptions, type SqliteStore } from './sqlite.ts';

export const freshFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'area5-'));

export async function opened(folder: string, options?: SqliteOptions): Promise<SqliteStore> {
  const store = await openSqlite(folder, options);
  assert(store.ok, store.ok ? '' : store.error);
  return store.value;
}

export async function sqlitePlace(): Promise<Place> {
  const folder = await freshFolder();
  return { open: () => opened(folder), remove: () => rm(folder, { recursive: true }) };
}

/** Another process on the same folder, by `testing-writer.ts`. */
export interface Writer {
  readonly pid: number;
  /** The next line it says, or nothing when it has ended. */
  line(): Promise<string | undefined>;
  /** When it has said that this number was acknowledged. */
  reached(number: number): Promise<void>;
  /** As a loss of power would, but for what the system still writes. */
  kill(): Promise<void>;
}

const PROGRAM = fileURLToPath(new URL('testing-writer.ts', import.meta.url));

export function startWriter(task: 'append' | 'serve', folder: string, most = 100_000): Writer {
  const args = [PROGRAM, task, folder, String(most)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const line = async (): Promise<string | undefined> => {
    const { done, value } = await lines.next();
    return done ? undefined : value;
  };
  return {
    pid: child.pid ?? 0,
    line,
    reached: async number => {
      for (let said = await line(); said !== String(number); said = await line())
        assert(said !== undefined, `it goes on to ${number}`);
    },
    kill: () => killed(child),
  };
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>(resolve => child.once('exit', () => resolve()));
  child.kill('SIGKILL');
  await gone;
}
