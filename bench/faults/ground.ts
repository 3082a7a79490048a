import { spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

const ran = (program: string, ...args: readonly string[]): boolean =>
  spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/** A disk of its own that can be full; nothing where this machine does not permit one. */
export interface SmallDisk {
  readonly folder: string;
  fill(): void;
  empty(): void;
  remove(): void;
}

export function smallDisk(folder: string): SmallDisk | undefined {
  mkdirSync(folder);
  if (!ran('mount', '-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder)) return undefined;
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill: () => {
      const file = openSync(ballast, 'a');
      try {
        // To the last byte: a disk with a page left can still keep something.
        for (const size of [65_536, 4_096, 1])
          while (statfsSync(folder).bavail > 0) if (writeSync(file, Buffer.alloc(size)) < size) break;
      } catch {
        // That is what a full disk says.
      } finally {
        closeSync(file);
      }
    },
    empty: () => rmSync(ballast),
    remove: () => void ran('umount', '-l', folder),
  };
}

/** Whether nothing in this folder can be written any more, by whoever has it open either; false where that cannot be. */
export function makeUnwritable(folder: string): boolean {
  const trial = join(folder, 'trial');
  const opened = openSync(trial, 'a');
  try {
    if (!ran('chattr', '+i', trial)) return false;
    try {
      writeSync(opened, 'x');
      return false;
    } catch {
      return ran('chattr', '+i', ...files(folder));
    }
  } finally {
    ran('chattr', '-i', trial);
    closeSync(opened);
    rmSync(trial);
  }
}

export const makeWritable = (folder: string): boolean => ran('chattr', '-i', ...files(folder));

const files = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter(name => name.startsWith('tables.sqlite') && !name.endsWith('-shm'))
    .map(name => join(folder, name));

/** The same folder at another place, where nothing can be written; nothing where this machine does not permit it. */
export function readOnlyTwin(folder: string, place: string): { remove(): void } | undefined {
  if (!existsSync(place)) mkdirSync(place);
  if (!ran('mount', '--bind', folder, place)) return undefined;
  if (ran('mount', '-o', 'remount,ro,bind', place)) return { remove: () => void ran('umount', '-l', place) };
  ran('umount', place);
  return undefined;
}
