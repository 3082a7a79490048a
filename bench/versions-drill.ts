import { fileURLToPath } from 'node:url';
import { aSwitch, aText, exits, print, run } from '../src/cli/command.ts';
import { rulesOf } from '../src/client/local/rules.ts';
import type { Game, GameEntry } from '../src/core/contract.ts';
import { Rng } from '../src/core/rng.ts';
import { counted } from '../src/core/words.ts';
import { games } from '../src/games/index.ts';
import { faultsInBrowser } from './versions/in-browser.ts';
import { type LeftBehind, leftBehind, versionFolder, versions } from './versions/left-behind.ts';
import { faultsInFiles, faultsInProfile } from './versions/local-tables.ts';
import { makeVersion } from './versions/make.ts';
import { faultsOnServer } from './versions/server-tables.ts';

const command = {
  program: 'npm run drill --',
  name: 'versions',
  says: 'Opens everything that earlier versions left behind, data folders, browser storage and files, and plays it on.',
  words: [],
  flags: {
    make: aText('N', 'write what this version leaves behind as version N, and open nothing'),
    json: aSwitch('answer with one JSON object'),
  },
} as const;

export const versionsDrill = (args: readonly string[]): Promise<number> =>
  run(command, args, async ({ flags }) => {
    if (flags.make !== undefined) {
      await makeVersion(fileURLToPath(versionFolder(flags.make)), `version ${flags.make}`);
      print(`version ${flags.make} is kept`);
      return exits.done;
    }
    const all = versions().map(leftBehind);
    const faults = (await Promise.all(all.map(faultsOf))).flat();
    for (const fault of faults) print(fault);
    const caught = await plantedCaught(all);
    const count = (of: (left: LeftBehind) => number) => all.reduce((sum, left) => sum + of(left), 0);
    const report = {
      versions: all.map(({ version }) => version),
      serverTables: count(({ tables }) => tables.length),
      keptTables: count(({ profile }) => recordsIn(profile.databases)),
      files: count(({ files }) => Object.keys(files).length),
      faults: faults.length,
      planted: PLANTED.length,
      plantedCaught: caught.length,
    };
    print(
      `${counted(report.versions.length, 'version')}: ${report.serverTables} tables of servers, ${report.keptTables} kept in browsers, ${counted(report.files, 'file')}; ${counted(faults.length, 'fault')}`,
    );
    print(`planted: ${caught.length} of ${PLANTED.length} caught (${caught.join(', ')})`);
    if (flags.json) print(JSON.stringify({ drill: 'versions', ...report }));
    return faults.length === 0 && caught.length === PLANTED.length ? exits.done : exits.failed;
  });

async function faultsOf(left: LeftBehind): Promise<readonly string[]> {
  const trial = { rulesOf };
  return [
    ...(await faultsOnServer(left, games)),
    ...(await faultsInProfile(left, trial)),
    ...(await faultsInFiles(left, trial)),
    ...(await faultsInBrowser(left)),
  ];
}

const recordsIn = (databases: LeftBehind['profile']['databases']): number =>
  databases
    .flatMap(({ stores }) => stores.filter(({ name }) => name === 'tables'))
    .flatMap(({ records }) => records).length;

/** What somebody could forget when rules or generators change; each must show as a fault. */
const PLANTED: readonly { readonly name: string; readonly changed: (game: Game) => Game }[] = [
  {
    name: 'old deals are drawn otherwise',
    changed: game => ({
      ...game,
      setup: (options, seats, rng, play) => game.setup(options, seats, new Rng(rng.fork()), play),
    }),
  },
  {
    name: 'old rules are gone',
    changed: ({ older: _, ...game }) => ({ ...game, rules: game.rules + 1, refuse: () => 'not any more' }),
  },
];

async function plantedCaught(all: readonly LeftBehind[]): Promise<readonly string[]> {
  const caught: string[] = [];
  for (const { name, changed } of PLANTED) {
    const change = (entry: GameEntry): GameEntry => ({ ...entry, game: changed(entry.game) });
    const found: string[] = [];
    for (const left of all) {
      const some = { ...left, tables: left.tables.slice(0, 2) };
      found.push(...(await faultsOnServer(some, games.map(change))));
      const trial = {
        rulesOf: async (game: string) => {
          const entry = await rulesOf(game);
          return entry && change(entry);
        },
        most: 1,
      };
      found.push(...(await faultsInFiles(left, trial)));
    }
    if (found.length > 0) caught.push(name);
  }
  return caught;
}
