import { createHash } from 'node:crypto';
import { linkSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root, Stop, say } from './shell.mjs';

/** Longer than any set-up takes: whoever holds the lock by then is something else with the same number. */
const PATIENCE_MS = 10 * 60_000;

/**
 * A hash over files and folders: their names and contents, in an order of its own.
 * @param {string} base
 * @param {readonly string[]} paths relative to base; what is missing counts as missing
 * @param {(path: string) => boolean} [wanted]
 */
export function fingerprint(base, paths, wanted = () => true) {
  const hash = createHash('sha256');
  const visit = (/** @type {string} */ path) => {
    const stat = statSync(join(base, path), { throwIfNoEntry: false });
    const name = path.split(sep).join('/');
    if (!stat || !wanted(name)) return;
    if (stat.isDirectory()) {
      for (const entry of readdirSync(join(base, path)).sort()) visit(join(path, entry));
      return;
    }
    const content = readFileSync(join(base, path));
    hash.update(`${name}\0${content.length}\0`).update(content);
  };
  for (const path of paths) visit(path);
  return hash.digest('hex');
}

/**
 * @param {string} file
 * @param {string} expected
 */
export function stampIs(file, expected) {
  try {
    return readFileSync(file, 'utf8') === expected;
  } catch {
    return false;
  }
}

/**
 * Brings something up to date unless its stamp says that it is. The stamp lies inside what it vouches for
 * and is written last, so an interrupted attempt leaves none.
 * @param {string} file
 * @param {string} expected
 * @param {() => Promise<void>} work
 * @param {string} [folder] where the lock lies
 * @param {number} [patience] how many milliseconds to wait for another command
 */
export async function upToDate(file, expected, work, folder = root, patience = PATIENCE_MS) {
  if (stampIs(file, expected)) return;
  const once = async () => {
    if (stampIs(file, expected)) return;
    await work();
    writeFileSync(file, expected);
  };
  await alone(join(folder, '.lock'), patience, once);
}

/**
 * Keeps two commands started at once from installing into the same folder.
 * @param {string} lock
 * @param {number} patience
 * @param {() => Promise<void>} work
 */
async function alone(lock, patience, work) {
  const mine = `${lock}-${process.pid}`;
  const began = Date.now();
  writeFileSync(mine, String(process.pid));
  try {
    for (let waited = false; !take(mine, lock); waited = true) {
      if (!waited) say(`Waiting for another command that is setting up (${lock})…`);
      if (Date.now() - began > patience)
        throw new Stop(
          `Nothing came of waiting. If no other command is setting up, delete ${lock} and try again.`,
        );
      await sleep(300);
    }
  } finally {
    rmSync(mine, { force: true });
  }
  try {
    await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/**
 * @param {string} mine
 * @param {string} lock
 */
function take(mine, lock) {
  try {
    linkSync(mine, lock);
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    if (!holderLives(lock)) rmSync(lock, { force: true });
    return false;
  }
}

/** @param {string} lock */
function holderLives(lock) {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return true;
  } catch (error) {
    // A process of another user cannot be signalled, but it lives.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
