import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** For its owner only, since tables hold every hand. Step by step, because mkdir's own recursion never returns where nothing can be made, as under /proc. */
export function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}
