import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Store, Write } from '../../src/engine/store/store.ts';
import { fileIn } from '../../src/server/store/sqlite-file.ts';

/** A server as it is, and two whose storage is not to be trusted. */
export const VARIANTS = ['as-it-is', 'acknowledges-early', 'forgets-unsynced'] as const;
export type Variant = (typeof VARIANTS)[number];

export const isVariant = (text: string | undefined): text is Variant =>
  (VARIANTS as readonly (string | undefined)[]).includes(text);

/** Long enough for pages to hear the answer before the kill, also on a machine that has much else to do. */
const LATE_MS = 100;
const SYNC_EVERY_MS = 150;

/** Put around the store of a server that serves this folder. */
export function storeOf(variant: Variant, store: Store, folder: string): Store {
  switch (variant) {
    case 'as-it-is':
      return store;
    case 'acknowledges-early':
      return early(store);
    case 'forgets-unsynced':
      return seldomSynced(store, folder);
  }
}

/** What a loss of power leaves of the folder, once its server is dead. A kill alone leaves all that was written. */
export function losePower(variant: Variant, folder: string): void {
  if (variant !== 'forgets-unsynced') return;
  const last = syncs(folder).at(-1);
  if (last === undefined) return;
  for (const ending of ['', '-wal', '-shm']) rmSync(`${fileIn(folder)}${ending}`, { force: true });
  copyDatabase(join(folder, SYNCED, String(last)), folder);
}

/** Says that all is written, and writes it a moment later. Whoever reads waits, so that only a kill tells. */
function early(store: Store): Store {
  let unwritten: Write[] = [];
  let writing: Promise<unknown> | undefined;
  const writeAll = async () => {
    await pause(LATE_MS);
    const writes = unwritten;
    unwritten = [];
    writing = undefined;
    await store.write(writes);
  };
  const settled = async () => void (await writing);
  return {
    ...store,
    write: async writes => {
      unwritten.push(...writes);
      writing ??= writeAll();
      return writes.map(() => 'written');
    },
    log: table => settled().then(() => store.log(table)),
    card: table => settled().then(() => store.card(table)),
    byHost: host => settled().then(() => store.byHost(host)),
    notes: (table, seat) => settled().then(() => store.notes(table, seat)),
  };
}

const SYNCED = 'synced';

/** Keeps a copy of the files now and then: what a disk has of a database that is hardly ever synced. */
function seldomSynced(store: Store, folder: string): Store {
  let number = syncs(folder).at(-1) ?? 0;
  let syncedAt = Number.NEGATIVE_INFINITY;
  return {
    ...store,
    write: async writes => {
      const written = await store.write(writes);
      if (performance.now() < syncedAt + SYNC_EVERY_MS) return written;
      number++;
      const whole = join(folder, SYNCED, String(number));
      const partial = `${whole}.partial`;
      mkdirSync(partial, { recursive: true });
      copyDatabase(folder, partial);
      renameSync(partial, whole);
      syncedAt = performance.now();
      return written;
    },
  };
}

/** The numbers of the whole copies, oldest first. */
const syncs = (folder: string): readonly number[] =>
  existsSync(join(folder, SYNCED))
    ? readdirSync(join(folder, SYNCED))
        .filter(name => /^\d+$/.test(name))
        .map(Number)
        .sort((one, other) => one - other)
    : [];

function copyDatabase(from: string, to: string): void {
  for (const ending of ['', '-wal'])
    if (existsSync(`${fileIn(from)}${ending}`))
      copyFileSync(`${fileIn(from)}${ending}`, `${fileIn(to)}${ending}`);
}
