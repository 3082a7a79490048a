import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { Stop, say } from '../scripts/shell.mjs';
import { aNumber, aSwitch, aText, exits, failed, print, run } from '../src/cli/command.ts';
import { counted } from '../src/core/words.ts';
import { addToList, readList, record } from './mutants/list.ts';
import type { Killer, Listed, Mutant } from './mutants/mutant.ts';
import { GROUPS, groupOf, isMutable, proposals, type Sources } from './mutants/propose.ts';
import { importersOf, nearestFirst, reachOf } from './mutants/reach.ts';
import { type Tests, testsIn } from './mutants/tests.ts';
import { type Fate, labIn, tryMutant } from './mutants/trial.ts';
import { wellTyped } from './mutants/types.ts';
import { codeIn, copyOfCommit, copyOfTree, idOf } from './tree.ts';

const command = {
  program: 'npm run drill --',
  name: 'mutants',
  says: 'Whether the tests of npm test still kill the seeded mutants that they killed before.',
  words: [],
  flags: {
    only: aText('PATH', 'only mutants of files that begin so, such as src/core'),
    survivors: aSwitch('also those that nothing killed before'),
    nearest: aNumber('N', 'try only the nearest N test files (default all that reach the mutant)', 1),
    at: aText('COMMIT', 'the code and the tests of this commit, not of this tree'),
    record: aSwitch('write what became of them into the list; needs --at'),
    list: aSwitch('list them and try nothing'),
    propose: aText('SEED', 'draw others instead; with --record they come on the list'),
    count: aNumber('N', 'how many to draw, over all groups (default 120)', 1, 10_000),
    json: aSwitch('answer with one JSON object'),
  },
} as const;

export const mutantsDrill = (args: readonly string[]): Promise<number> =>
  run(command, args, async ({ flags }) => {
    try {
      if (flags.list) return list(flags.only, flags.json);
      // Whatever else runs on the machine goes first.
      setPriority(10);
      if (flags.propose !== undefined) {
        const drawn = await draw(flags.propose, flags.count ?? 120, flags.only ?? '', labFor(flags.at));
        if (flags.record) addToList(drawn);
        for (const mutant of drawn) print(shown(mutant));
        if (flags.json) print(JSON.stringify({ drill: 'mutants', proposed: drawn }));
        return exits.done;
      }
      if (flags.record && flags.at === undefined)
        throw new Stop('--record needs --at COMMIT: what kills a mutant is true of a commit.');
      const report = await tryAll(flags);
      print(flags.json ? JSON.stringify(report) : inWords(report));
      return report.lost.length + report.red.length === 0 ? exits.done : exits.failed;
    } catch (thrown) {
      if (!(thrown instanceof Stop)) throw thrown;
      return failed(thrown.message, flags.json);
    }
  });

function list(only: string | undefined, json: boolean | undefined): number {
  const mutants = chosen(only);
  for (const mutant of mutants) print(shown(mutant));
  if (json) print(JSON.stringify({ drill: 'mutants', mutants }));
  return exits.done;
}

const chosen = (only = ''): readonly Listed[] => readList().filter(({ file }) => file.startsWith(only));

/** One line for each line that the mutant changes. */
function shown({ id, file, operator, find, put, ...rest }: Listed): string {
  const [before, after] = [find.split('\n'), put.split('\n')];
  const same = before.findIndex((line, i) => line !== after[i]);
  const fate = rest.killer ? nameOf(rest.killer) : rest.survived === undefined ? 'not tried' : 'survived';
  const lines = [
    ...before.slice(same).map(line => `  - ${line.trim()}`),
    ...after.slice(same).map(line => `  + ${line.trim()}`),
  ];
  return [`${id} (${file}, ${operator}): ${fate}`, ...lines].join('\n');
}

const nameOf = ({ file, test }: Killer): string => (test === undefined ? file : `${file}, "${test}"`);

interface Place {
  readonly folder: string;
  readonly sources: Sources;
  readonly tests: Tests;
}

function labFor(commit: string | undefined): Place {
  const folder = commit === undefined ? copyOfTree() : copyOfCommit(commit);
  const sources = new Map(codeIn(folder).map(path => [path, readFileSync(join(folder, path), 'utf8')]));
  return { folder, sources, tests: testsIn(folder) };
}

/** From each group its share, of mutants that a test reaches and the compiler takes. */
async function draw(
  seed: string,
  count: number,
  only: string,
  { folder, sources, tests }: Place,
): Promise<readonly Mutant[]> {
  const shares = GROUPS.reduce((sum, { share }) => sum + share, 0);
  const importers = importersOf(sources);
  const files = await tests.files();
  const tested = (path: string) => nearestFirst(path, files, reachOf(path, importers)).length > 0;
  const mutable = new Map(
    [...sources].filter(([path]) => path.startsWith(only) && isMutable(path) && tested(path)),
  );
  const wanted = GROUPS.map(group => ({ group, number: Math.round((group.share * count) / shares) }));
  // Some are refused by the compiler.
  const drawn = wanted.flatMap(({ group, number }) => [...proposals(seed, mutable, group).take(number * 3)]);
  const typed = await wellTyped(folder, drawn);
  return wanted.flatMap(({ group, number }) =>
    typed.filter(({ file }) => groupOf(file) === group).slice(0, number),
  );
}

interface MutantsReport {
  readonly drill: 'mutants';
  readonly tried: number;
  readonly killed: number;
  /** Of these, by never coming to an end. */
  readonly hung: number;
  /** Killed before, and not now. */
  readonly lost: readonly { readonly id: string; readonly was: string; readonly files: number }[];
  readonly survived: number;
  /** Not killed before, but now. */
  readonly gained: readonly string[];
  /** What they change is gone. */
  readonly stale: readonly string[];
  /** Test files that fail without any mutant. */
  readonly red: readonly string[];
}

async function tryAll(flags: {
  readonly only?: string;
  readonly survivors?: boolean;
  readonly nearest?: number;
  readonly at?: string;
  readonly record?: boolean;
}): Promise<MutantsReport> {
  const commit = flags.at === undefined ? undefined : idOf(flags.at);
  const { folder, sources, tests } = labFor(flags.at);
  const importers = importersOf(sources);
  const files = await tests.files();
  const lab = labIn(folder, tests);
  const trials = chosen(flags.only)
    .filter(({ survived }) => flags.survivors || survived === undefined)
    .map(mutant => {
      const nearest = nearestFirst(mutant.file, files, reachOf(mutant.file, importers));
      return { mutant, nearest: nearest.slice(0, flags.nearest) };
    })
    // A long run that was stopped goes on where it was.
    .filter(({ mutant, nearest }) => !(flags.record && isKnown(mutant, commit, nearest.length)));
  const fates: { readonly mutant: Listed; readonly fate: Fate }[] = [];
  for (const { mutant, nearest } of trials) {
    const fate = await tryMutant(lab, mutant, nearest);
    fates.push({ mutant, fate });
    if (flags.record && commit !== undefined) record(mutant.id, commit, fate);
    say(`${fates.length} of ${trials.length}, ${mutant.id}: ${fateInWords(fate)}`);
  }
  const of = <Type extends Fate['type']>(type: Type) =>
    fates.flatMap(({ mutant, fate }) =>
      fate.type === type ? [{ mutant, fate: fate as Extract<Fate, { type: Type }> }] : [],
    );
  return {
    drill: 'mutants',
    tried: fates.length,
    killed: of('killed').length,
    hung: of('killed').filter(({ fate }) => fate.hung).length,
    lost: of('survived').flatMap(({ mutant: { id, killer }, fate }) =>
      killer ? [{ id, was: nameOf(killer), files: fate.files }] : [],
    ),
    survived: of('survived').filter(({ mutant }) => !mutant.killer).length,
    gained: of('killed').flatMap(({ mutant: { id, survived } }) => (survived === undefined ? [] : [id])),
    stale: of('stale').map(({ mutant }) => mutant.id),
    red: [...lab.red],
  };
}

/** Whether the list says what so many files of that commit make of it. */
const isKnown = ({ at, killer, survived = 0 }: Listed, commit: string | undefined, files: number): boolean =>
  at === commit && (killer !== undefined || survived >= files);

function fateInWords(fate: Fate): string {
  switch (fate.type) {
    case 'stale':
      return 'stale: what it changes is gone';
    case 'killed':
      return `${fate.hung ? 'hung in' : 'killed by'} ${nameOf(fate.killer)}`;
    case 'survived':
      return `survived ${counted(fate.files, 'test file')}`;
  }
}

function inWords({ tried, killed, hung, lost, survived, gained, stale, red }: MutantsReport): string {
  return [
    `${counted(tried, 'mutant')}: ${killed} killed (${hung} hung), ${lost.length} lost, ${survived} survived, ${stale.length} stale`,
    ...lost.map(
      ({ id, was, files }) =>
        `lost: ${id}, which ${was} killed; ${counted(files, 'test file')} let it live now`,
    ),
    ...gained.map(id => `killed now: ${id}`),
    ...stale.map(id => `stale: ${id}`),
    ...red.map(file => `fails without any mutant: ${file}`),
  ].join('\n');
}
