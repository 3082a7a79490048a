import { aNumber, aSwitch, aText, exits, print, run } from '../src/cli/command.ts';
import { fixtures } from '../src/core/fixtures/twins.ts';
import { counted } from '../src/core/words.ts';
import { games } from '../src/games/index.ts';
import { startServer } from '../src/server/serve.ts';
import { openDoor } from './secrecy/door.ts';
import { type Fault, faults } from './secrecy/faults.ts';
import { searchGames } from './secrecy/search.ts';
import { type Effort, nothingTried, type Tried, tryGame } from './secrecy/try-worlds.ts';
import { startOf } from './secrecy/variant.ts';

const command = {
  program: 'npm run drill --',
  name: 'secrecy',
  says: 'Law 5 on the wire: pairs of tables that one viewer must not be able to tell apart, and planted leaks.',
  words: [],
  flags: {
    games: aNumber(
      'N',
      'playouts of each game at each number of seats, one mode after the other (default 3)',
      1,
    ),
    seed: aText('S', 'seed of the first playout (default 1)'),
    json: aSwitch('answer with one JSON object'),
  },
} as const;

const MOMENTS = 4;
const ENOUGH = 20;

export const secrecyDrill = (args: readonly string[]): Promise<number> =>
  run(command, args, async ({ flags }) => {
    const effort = { seed: flags.seed ?? '1', playouts: flags.games ?? 3, moments: MOMENTS, enough: ENOUGH };
    const tried = await tryAll(effort);
    for (const finding of tried.findings) print(finding);

    const searched = await searchGames([...games.map(({ game }) => game), ...fixtures], effort.seed);
    print(
      `whole games: ${counted(searched.frames, 'message')}, ${counted(searched.found.length, 'secret')} found`,
    );
    for (const finding of searched.found.slice(0, ENOUGH)) print(finding);

    const unseen: Fault[] = [];
    for (const fault of faults) if (!(await isCaught(fault))) unseen.push(fault);
    print(`planted leaks: ${faults.length - unseen.length} of ${faults.length} caught`);
    for (const { fault } of unseen) print(`not caught: ${fault}`);

    if (flags.json)
      print(
        JSON.stringify({
          drill: 'secrecy',
          tables: tried.tables,
          pairs: tried.pairs,
          pairsByKind: tried.byKind,
          differences: tried.findings.length,
          searched: searched.frames,
          found: searched.found.length,
          plantedCaught: faults.length - unseen.length,
          planted: faults.length,
        }),
      );
    const clean = tried.findings.length === 0 && searched.found.length === 0 && unseen.length === 0;
    return clean ? exits.done : exits.failed;
  });

/** What faults are looked for in; without one of them there must be nothing. */
const PLANTED: Effort = { seed: 'planted', playouts: 3, moments: MOMENTS, enough: 1 };

async function tryAll(effort: Effort): Promise<Tried> {
  const listed = games.map(({ game }) => game);
  const tried = nothingTried();
  const door = await openDoor(startServer, [...listed, ...fixtures]);
  for (const game of [...listed, ...fixtures]) {
    const before = tried.pairs;
    await tryGame(door, game, effort, tried);
    print(`${game.id}: ${counted(tried.pairs - before, 'pair')}`);
  }
  for (const game of fixtures) await tryGame(door, game, PLANTED, tried);
  await door.close();
  return tried;
}

async function isCaught({ game, variant }: Fault): Promise<boolean> {
  const door = await openDoor(variant ? await startOf(variant) : startServer, [game]);
  const tried = nothingTried();
  await tryGame(door, game, PLANTED, tried);
  await door.close();
  return tried.findings.length > 0;
}
