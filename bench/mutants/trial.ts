import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applied, type Killer, type Listed } from './mutant.ts';
import type { Tests } from './tests.ts';

export type Fate =
  | { readonly type: 'stale' }
  | { readonly type: 'killed'; readonly killer: Killer; readonly hung: boolean }
  | { readonly type: 'survived'; readonly files: number };

/** A private copy with its tests; at most one mutant is in it at a time. */
export interface Lab {
  readonly folder: string;
  readonly tests: Tests;
  /** Tests that fail without any mutant: whatever they say of one means nothing. */
  readonly red: Set<string>;
  /** Tests that are known to pass without any, by file and name. */
  readonly green: Set<string>;
}

export const labIn = (folder: string, tests: Tests): Lab => ({
  folder,
  tests,
  red: new Set(),
  green: new Set(),
});

/** Who killed it before comes first, then the nearest, in ever larger helpings. */
export async function tryMutant(lab: Lab, mutant: Listed, nearest: readonly string[]): Promise<Fate> {
  const file = join(lab.folder, mutant.file);
  const source = sourceOf(file);
  const faulty = applied(source, mutant);
  if (faulty === undefined) return { type: 'stale' };
  const swap = { in: () => writeFileSync(file, faulty), out: () => writeFileSync(file, source) };
  try {
    const last = mutant.killer && nearest.includes(mutant.killer.file) ? mutant.killer : undefined;
    // Alone, since what hangs is waited for as long as all its files may take.
    const again = last && (await noticed(lab, swap, [last.file], last.test));
    if (again) return again;
    const order = last ? [last.file, ...nearest.filter(test => test !== last.file)] : nearest;
    const isSlow = (test: string) => (lab.tests.millisOf(test) ?? 0) > SLOW_MS;
    const slowLast = [...order.filter(test => !isSlow(test)), ...order.filter(isSlow)];
    const fate = await firstOf(helpings(slowLast), files => noticed(lab, swap, files));
    return fate ?? { type: 'survived', files: nearest.length };
  } finally {
    swap.out();
  }
}

/** Tests that take so long come after all that do not, near or far. */
const SLOW_MS = 20_000;

/** A file that is gone has nothing in it that could be changed. */
const sourceOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** A few at first, since the nearest mostly notice; many later, since each helping costs a start. */
export function helpings(files: readonly string[]): readonly (readonly string[])[] {
  const helped: (readonly string[])[] = [];
  for (let [from, size] = [0, 4]; from < files.length; from += size, size *= 2)
    helped.push(files.slice(from, from + size));
  return helped;
}

interface Swap {
  in(): void;
  out(): void;
}

/** Whether these files notice the mutant, and it is the mutant that they notice. */
async function noticed(
  lab: Lab,
  swap: Swap,
  wanted: readonly string[],
  test?: string,
): Promise<Fate | undefined> {
  const files = wanted.filter(file => !lab.red.has(file));
  const [only, ...more] = files;
  if (only === undefined) return undefined;
  const limitMs = limitFor(lab, files);
  swap.in();
  const verdict = await lab.tests.run({ files, test, limitMs });
  swap.out();
  if (verdict.type === 'passed') return undefined;
  if (verdict.type === 'failed' && verdict.killer) {
    const { killer } = verdict;
    return (await isGreen(lab, killer))
      ? { type: 'killed', killer, hung: false }
      : noticed(lab, swap, files, test);
  }
  // Who hangs, or breaks the run as a whole, names nobody: then one file after the other.
  if (more.length > 0) return firstOf(files, file => noticed(lab, swap, [file], test));
  if (!(await isGreen(lab, { file: only }))) return undefined;
  // The limit was a guess, and the file needs nearly as long without any mutant: now that is known.
  const needs = lab.tests.millisOf(only) ?? 0;
  if (verdict.type === 'late' && needs * FAR_LESS > limitMs) return noticed(lab, swap, files, test);
  return { type: 'killed', killer: { file: only }, hung: verdict.type === 'late' };
}

/** What hangs must take this many times as long as it did without the mutant. */
const FAR_LESS = 3;
const PATIENCE_MS = 60_000;

const limitFor = ({ tests }: Lab, files: readonly string[]): number =>
  files.reduce((sum, file) => sum + Math.max(PATIENCE_MS, (tests.millisOf(file) ?? 0) * 5), PATIENCE_MS);

/** Whether it passes without any mutant; a second try, since a busy machine fails some. */
async function isGreen(lab: Lab, { file, test }: Killer): Promise<boolean> {
  const key = `${file}\0${test ?? ''}`;
  if (lab.green.has(key)) return true;
  for (let tries = 0; tries < 2; tries++) {
    const named = test === undefined ? undefined : await lab.tests.run({ files: [file], test });
    const asNamed = named?.type === 'passed' && named.tests > 0;
    if (asNamed || (await lab.tests.run({ files: [file] })).type === 'passed') {
      lab.green.add(key);
      return true;
    }
  }
  lab.red.add(file);
  return false;
}

async function firstOf<Item, Found>(
  items: readonly Item[],
  look: (item: Item) => Promise<Found | undefined>,
): Promise<Found | undefined> {
  for (const item of items) {
    const found = await look(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
