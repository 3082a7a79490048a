import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { root, Stop } from '../scripts/shell.mjs';

/** On the disk of the repository, so that what is measured there is measured on the same disk. */
const HOME = join(root, '.cache', 'trees');

/** Where packages are installed, each by the lock file beside it. */
const INSTALLED = ['.', 'bench/server/peers', 'bench/web'];

/** A private copy of the repository as it lies here, changes that are not committed included. Gone with the process. */
export function copyOfTree(): string {
  const copy = newFolder();
  const listed = git('ls-files', '-z', '--cached', '--others', '--exclude-standard').toString();
  for (const path of listed.split('\0').filter(path => path !== '' && existsSync(join(root, path)))) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path), { verbatimSymlinks: true });
  }
  linkPackages(copy);
  return copy;
}

/** A private copy of the repository as it was at a commit. Gone with the process. */
export function copyOfCommit(commit: string): string {
  const copy = newFolder();
  const archive = git('archive', '--format=tar', idOf(commit));
  execFileSync('tar', ['-x', '-C', copy], { input: archive });
  linkPackages(copy);
  return copy;
}

/** Every source in a tree, tests and tools included, by paths from its root. */
export const codeIn = (folder: string): readonly string[] =>
  ['src', 'bench', 'scripts'].flatMap(part =>
    readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' })
      .map(path => `${part}/${path.replaceAll('\\', '/')}`)
      .filter(path => /\.(tsx?|mjs)$/.test(path) && !path.includes('/node_modules/')),
  );

/** The whole id of a commit, however it is named. */
export function idOf(commit: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{commit}`)
      .toString()
      .trim();
  } catch {
    throw new Stop(`There is no commit ${commit} in this repository.`);
  }
}

const git = (...args: readonly string[]): Buffer =>
  execFileSync('git', args, { cwd: root, maxBuffer: 2 ** 30, stdio: ['ignore', 'pipe', 'ignore'] });

function newFolder(): string {
  mkdirSync(HOME, { recursive: true });
  // A process that was killed could not tidy up.
  for (const left of readdirSync(HOME)) if (!lives(Number(left.split('-')[0]))) remove(join(HOME, left));
  const folder = mkdtempSync(join(HOME, `${process.pid}-`));
  process.on('exit', () => remove(folder));
  return folder;
}

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user cannot be signaled, but it lives.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Where both lock the same packages, ours serve. Else the copy's own commands install what they need. */
function linkPackages(copy: string): void {
  for (const place of INSTALLED) {
    const [ours, theirs] = [join(root, place), join(copy, place)];
    const modules = join(ours, 'node_modules');
    if (existsSync(modules) && lockIn(ours) === lockIn(theirs))
      symlinkSync(realpathSync(modules), join(theirs, 'node_modules'));
  }
}

function lockIn(folder: string): string | undefined {
  const file = join(folder, 'package-lock.json');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
