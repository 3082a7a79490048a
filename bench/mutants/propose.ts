import { Rng, stream } from '../../src/core/rng.ts';
import { type Mutant, mutantAt } from './mutant.ts';
import { OPERATORS, type Operator, type Site, sitesIn } from './sites.ts';

/** Where mutants lie, and how many of a hundred and twenty or so. The first that fits a file decides. */
export const GROUPS: readonly Group[] = [
  { name: 'bots', files: /^src\/(bots\/|games\/[^/]+\/bot(\.ts$|\/))/, share: 4 },
  { name: 'pages', files: /^src\/games\/[^/]+\/ui\//, share: 8 },
  { name: 'unacknowledged', files: /^src\/games\/unacknowledged\//, share: 8 },
  { name: 'planet-x', files: /^src\/games\/planet-x\//, share: 9 },
  { name: 'uaps', files: /^src\/games\/uaps\//, share: 9 },
  { name: 'ufo-hunter', files: /^src\/games\/ufo-hunter\//, share: 9 },
  { name: 'ufo-racing', files: /^src\/games\/ufo-racing\//, share: 9 },
  { name: 'core', files: /^src\/core\//, share: 14 },
  { name: 'solver', files: /^src\/solver\//, share: 10 },
  { name: 'deduction', files: /^src\/deduction\//, share: 12 },
  { name: 'client', files: /^src\/client\//, share: 15 },
  { name: 'server', files: /^src\/server\//, share: 7 },
  { name: 'protocol', files: /^src\/protocol\//, share: 4 },
  { name: 'companion', files: /^src\/companion\//, share: 5 },
  { name: 'engine', files: /^src\/engine\//, share: 12 },
  { name: 'cli', files: /^src\/cli\//, share: 3 },
];

interface Group {
  readonly name: string;
  readonly files: RegExp;
  readonly share: number;
}

/** Code that tests are about: not the tests or what only they use, not texts, types or a worker's way in. */
export const isMutable = (path: string): boolean =>
  /^src\/.*\.ts$/.test(path) &&
  !/\.test\.ts$|\.d\.ts$|worker\.ts$|(^|\/)testing|\/fixtures\/|(^|\/)(text|types|levels)(\.ts$|\/)|text-|-text|\/words\.ts$/.test(
    path,
  );

export type Sources = ReadonlyMap<string, string>;

/**
 * Mutants of these sources in an order that the seed alone decides: in every group first one of each file, then another.
 * A group ends where its files have no more, so whoever needs a number takes from the front what is good.
 */
export function* proposals(seed: string, sources: Sources, group: Group): Generator<Mutant> {
  const rng = new Rng(stream(seed, `mutants/${group.name}`));
  const paths = [...sources.keys()].filter(path => groupOf(path) === group).sort();
  const files = rng.shuffle(paths).map(path => {
    const source = sources.get(path) ?? '';
    return { path, source, left: bySort(sitesIn(path, source), rng) };
  });
  for (let any = true; any; ) {
    any = false;
    for (const { path, source, left } of files) {
      const site = left.shift();
      if (site === undefined) continue;
      any = true;
      const mutant = mutantAt(path, source, site);
      if (mutant !== undefined) yield mutant;
    }
  }
}

export const groupOf = (path: string): Group | undefined => GROUPS.find(({ files }) => files.test(path));

/** One operator after the other, or comparisons and constants would be nearly all. */
function bySort(sites: readonly Site[], rng: Rng): Site[] {
  const piles = new Map<Operator, Site[]>();
  for (const operator of rng.shuffle(OPERATORS))
    piles.set(operator, rng.shuffle(sites.filter(site => site.operator === operator)));
  const sorted: Site[] = [];
  while (sorted.length < sites.length) for (const pile of piles.values()) sorted.push(...pile.splice(0, 1));
  return sorted;
}
