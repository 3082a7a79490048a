import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  statSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';

/** For its owner only, since tables hold every hand. Step by step, because mkdir's own recursion never returns where nothing can be made, as under /proc. */
export function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/** Puts a file in its place at once, or not at all, even where the power fails. */
export function place(part: string, to: string): void {
  sync(part);
  renameSync(part, to);
  sync(dirname(resolve(to)));
}

/** The same, where nothing of this name is there yet. A disk without links cannot tell, and takes the last. */
export function placeNew(part: string, to: string): void {
  sync(part);
  try {
    linkSync(part, to);
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === 'EEXIST') return;
    if (!existsSync(to)) renameSync(part, to);
  }
  sync(dirname(resolve(to)));
}

function sync(path: string): void {
  const opened = openSync(path, 'r');
  fsyncSync(opened);
  closeSync(opened);
}
