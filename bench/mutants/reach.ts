import { posix } from 'node:path';
import type { Sources } from './propose.ts';

/** Which tests a file is under, and how many steps of imports away. */
export type Reach = ReadonlyMap<string, number>;

/**
 * From a file to all that import it, over any number of steps. A name of a file in quotes counts as an import: tests
 * start commands and workers by their names, which no bundler sees. Types alone reach nothing.
 */
export function importersOf(sources: Sources): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const [path, source] of sources)
    for (const named of new Set(namedIn(path, source)))
      if (sources.has(named) && named !== path) {
        const known = importers.get(named);
        if (known) known.push(path);
        else importers.set(named, [path]);
      }
  return importers;
}

const TYPES_ONLY = /^(?:import|export) type [^;]*;$/gms;
const NAMES = /(['"`])((?:\.{1,2}\/|[\w-]+\/)*[\w.-]+\.(?:tsx?|mjs))\1/g;

function namedIn(path: string, source: string): readonly string[] {
  const beside = posix.dirname(path);
  return [...source.replaceAll(TYPES_ONLY, '').matchAll(NAMES)].flatMap(([, , name = '']) => [
    posix.join(beside, name),
    posix.normalize(name),
  ]);
}

export function reachOf(file: string, importers: ReadonlyMap<string, readonly string[]>): Reach {
  const steps = new Map([[file, 0]]);
  for (const [path, step] of steps)
    for (const importer of importers.get(path) ?? []) if (!steps.has(importer)) steps.set(importer, step + 1);
  return steps;
}

/** Tests that reach a file, the likeliest to notice a fault in it first: of its own name, then by steps. */
export function nearestFirst(file: string, tests: readonly string[], reach: Reach): readonly string[] {
  const stem = file.replace(/\.tsx?$/, '');
  const key = (test: string) => [
    test.startsWith(`${stem}.`) ? 0 : 1,
    reach.get(test) ?? 0,
    apart(posix.dirname(file), posix.dirname(test)),
  ];
  return tests
    .filter(test => reach.has(test))
    .map(test => ({ test, key: key(test) }))
    .sort((a, b) => compare(a.key, b.key) || (a.test < b.test ? -1 : 1))
    .map(({ test }) => test);
}

/** How many folders one goes up and down from one to the other. */
function apart(one: string, other: string): number {
  const steps = posix.relative(one, other);
  return steps === '' ? 0 : steps.split('/').length;
}

const compare = (one: readonly number[], other: readonly number[]): number =>
  one.map((value, i) => value - (other[i] ?? 0)).find(difference => difference !== 0) ?? 0;
