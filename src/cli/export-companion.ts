import { cp, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressTexts } from '../../scripts/compress.mjs';
import { tool } from '../../scripts/setup.mjs';
import { capture } from '../../scripts/shell.mjs';
import { fail, type Result } from '../core/contract.ts';
import { aSwitch, complain, exits, print, run } from './command.ts';
import { README } from './export-text.ts';
import { writeTo } from './files.ts';

const command = {
  name: 'export-companion',
  says: 'Writes the companion as a folder of static files that works from any web server, in any place.',
  words: ['DIR'],
  flags: { force: aSwitch('write into a folder that is not empty, such as an earlier export') },
} as const;

/** Builds the companion into an empty folder. */
export type Build = (folder: string) => Promise<{ readonly ok: boolean; readonly output: string }>;

export const exportCompanion = (args: readonly string[]): Promise<number> =>
  run(command, args, async ({ words: [folder = ''], flags: { force = false } }) => {
    const written = await writeCompanion(folder, force);
    if (!written.ok) return complain(written.error);
    print(`The companion is in ${folder}. README.txt in it says how to serve it.`);
    return exits.done;
  });

/** Whole or not at all: it is built elsewhere first. */
export async function writeCompanion(
  folder: string,
  force: boolean,
  build: Build = withVite,
): Promise<Result<void>> {
  const free = await freeFolder(folder, force);
  if (!free.ok) return free;
  const staged = await mkdtemp(join(tmpdir(), 'area5-companion-'));
  try {
    const { ok: built, output } = await build(staged);
    if (!built) return fail(`the companion cannot be built: ${problemIn(output)}`);
    compressTexts(staged);
    await writeFile(join(staged, 'README.txt'), README);
    return await writeTo(folder, async () => {
      // Names in it change with every version; those of an earlier one would stay for ever.
      if (force) await rm(join(folder, ASSETS), { recursive: true, force: true });
      await cp(staged, folder, { recursive: true });
    });
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
}

/** A tool says much; one line of it says what is wrong. */
function problemIn(output: string): string {
  const lines = output.trim().split('\n');
  return (lines.find(line => /error/i.test(line)) ?? lines.at(-1) ?? '').trim();
}

const ASSETS = 'assets';

/** Made where there is none. Nothing of others is written over unasked. */
async function freeFolder(folder: string, force: boolean): Promise<Result<void>> {
  const there = await stat(folder).catch(() => undefined);
  if (there && !there.isDirectory()) return fail(`${folder} is a file, and a folder is needed`);
  if (there && !force && (await readdir(folder)).length > 0)
    return fail(`${folder} is not empty; --force writes into it all the same`);
  return writeTo(folder, async () => {
    await mkdir(folder, { recursive: true });
    const trial = join(folder, '.area5-trial');
    await writeFile(trial, '');
    await rm(trial);
  });
}

const withVite: Build = folder => {
  print('Building the companion…');
  const flags = ['--mode', 'companion', '--outDir', folder, '--logLevel', 'warn'];
  return capture(process.execPath, tool('vite/bin/vite.js', 'build', ...flags));
};
