import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/shell.mjs';

/** On the disk of the repository, since what a system keeps for temporary files may be memory; gone with the process. */
export function folderOnDisk(): string {
  const home = join(root, '.cache');
  mkdirSync(home, { recursive: true });
  const folder = mkdtempSync(join(home, 'bench-server-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
