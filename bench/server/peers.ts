import { join } from 'node:path';
import { npm, root, step } from '../../scripts/shell.mjs';
import { fingerprint, upToDate } from '../../scripts/stamp.mjs';

const HOME = join(root, 'bench', 'server', 'peers');

/** Installed beside the bench, so that whoever only plays or tests need not fetch them. */
export async function installPeers(): Promise<void> {
  const stamp = fingerprint(HOME, ['package-lock.json']);
  await upToDate(join(HOME, 'node_modules', '.area5-stamp'), stamp, () =>
    step('Installing boardgame.io and Colyseus', 'Check the network and run the command again.', () =>
      npm(['ci', '--prefix', HOME]),
    ),
  );
}
