import { readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { runIn } from '../run-in.ts';
import { applied, type Mutant } from './mutant.ts';

/** Those of them that the compiler takes: what it refuses needs no test. */
export async function wellTyped(folder: string, mutants: readonly Mutant[]): Promise<readonly Mutant[]> {
  const passed: Mutant[] = [];
  for (const batch of oneOfEachFile(mutants)) passed.push(...(await passing(folder, batch)));
  return mutants.filter(mutant => passed.includes(mutant));
}

/** Batches that can be looked at together. */
export function oneOfEachFile(mutants: readonly Mutant[]): readonly (readonly Mutant[])[] {
  const batches: Mutant[][] = [];
  for (const mutant of mutants) {
    const open = batches.find(batch => batch.every(({ file }) => file !== mutant.file));
    if (open) open.push(mutant);
    else batches.push([mutant]);
  }
  return batches;
}

async function passing(folder: string, mutants: readonly Mutant[]): Promise<readonly Mutant[]> {
  if (mutants.length === 0) return [];
  const wrong = await wrongFiles(folder, mutants);
  if (wrong.length === 0) return mutants;
  // Where none of them shows in its own file, one that shows elsewhere must be named there.
  const own = mutants.filter(({ file }) => wrong.includes(file));
  const named = mutants.filter(({ file }) => wrong.some(path => names(folder, path, file)));
  const blamed = own.length > 0 ? own : named.length === 1 ? named : [];
  if (blamed.length > 0)
    return passing(
      folder,
      mutants.filter(mutant => !blamed.includes(mutant)),
    );
  if (mutants.length === 1) return [];
  const half = mutants.length >> 1;
  return [
    ...(await passing(folder, mutants.slice(0, half))),
    ...(await passing(folder, mutants.slice(half))),
  ];
}

const names = (folder: string, path: string, file: string): boolean =>
  readFileSync(join(folder, path), 'utf8').includes(`/${posix.basename(file)}'`);

async function wrongFiles(folder: string, mutants: readonly Mutant[]): Promise<readonly string[]> {
  const sources = mutants.map(mutant => {
    const path = join(folder, mutant.file);
    const source = readFileSync(path, 'utf8');
    return { path, source, faulty: applied(source, mutant) ?? source };
  });
  try {
    for (const { path, faulty } of sources) writeFileSync(path, faulty);
    const tsc = join(folder, 'node_modules', 'typescript', 'bin', 'tsc');
    const { out } = await runIn(folder, [
      process.execPath,
      tsc,
      '--pretty',
      'false',
      '--incremental',
      '--tsBuildInfoFile',
      '.cache/types',
    ]);
    return [...new Set([...out.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, path = '']) => path))];
  } finally {
    for (const { path, source } of sources) writeFileSync(path, source);
  }
}
