import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { rulesOf } from '../../src/client/local/rules.ts';
import { Tables } from '../../src/client/local/tables.ts';
import { memoryFollowers } from '../../src/client/local/testing.ts';
import { changeTable } from '../../src/client/online/kept.ts';
import { openStore } from '../../src/client/store.ts';
import { assert, type GameTypes, type Result, type Seat } from '../../src/core/contract.ts';
import type { Look, Player } from '../../src/core/players.ts';
import { Rng, stream } from '../../src/core/rng.ts';
import { recall } from '../../src/engine/truth/truth.ts';
import { drawCode as planetXCode } from '../../src/games/planet-x/puzzle.ts';
import { drawCode as uapsCode } from '../../src/games/uaps/puzzle.ts';
import type { KeptDatabase, KeptProfile, KeptServerTable } from './kept.ts';

const SOME_MOVES = 17;
const DATABASES = ['area5', 'area5-online'];

/** As the pages of this version write them. */
const SMALL_THINGS = {
  'area5.settings': JSON.stringify({
    ...{ theme: 'night', text: 'large', motion: 'less', sound: false, letters: true, notify: false },
    ...{ pace: 'instant', name: 'Name 0' },
  }),
  'area5.tables': 'true',
  'area5.online': 'true',
  'area5.game': '"uaps"',
};

interface Made {
  readonly kept: KeptProfile;
  readonly files: readonly (readonly [name: string, text: string])[];
}

/** Tables of this device as this version keeps them, and the seats that it holds at tables of a server. */
export async function makeProfile(seed: string, online: readonly KeptServerTable[]): Promise<Made> {
  const tables = new Tables({
    store: openStore(),
    lock: async () => OURS,
    followers: memoryFollowers(),
    rulesOf,
  });
  const files: (readonly [string, string])[] = [];
  for (const [label, game, seats, options, moves] of wanted(seed)) {
    const made = await tables.create({ game, options, players: around(seats) });
    const id = got(made);
    await playOn(tables, id, new Rng(stream(seed, `versions/${label}`)), moves);
    files.push([`${label}.json`, got(await tables.exportFile(id))]);
  }
  const bots = await tables.create({
    game: 'unacknowledged',
    options: {},
    players: around(3).map((player, seat) =>
      seat === 0 ? player : { ...player, by: 'bot', level: 'visitor' },
    ),
  });
  got(bots);
  for (const { table, game, people } of online.slice(0, 2)) {
    const [first] = people;
    assert(first, 'somebody sits there');
    await changeTable(table, before => ({
      ...before,
      game,
      names: people.map(({ seat }) => `Name ${seat}`),
      key: first.key,
      ...(first.host === undefined ? {} : { host: first.host }),
      fair: { own: { seat: (first.seat ?? 0) as Seat, part: first.part, taken: true } },
      seen: { 0: 3 },
    }));
  }
  const databases = await Promise.all(DATABASES.map(dumped));
  return { kept: { databases, localStorage: SMALL_THINGS }, files };
}

function wanted(seed: string): readonly (readonly [string, string, number, object, number])[] {
  const rng = new Rng(stream(seed, 'versions/codes'));
  const here = (seats: number) => Array<boolean>(seats).fill(true);
  return [
    ['unacknowledged-begun', 'unacknowledged', 4, {}, SOME_MOVES],
    ['unacknowledged-over', 'unacknowledged', 3, {}, Number.POSITIVE_INFINITY],
    ['planet-x-begun', 'planet-x', 3, { mode: 'expert' }, SOME_MOVES],
    ['planet-x-over', 'planet-x', 2, {}, Number.POSITIVE_INFINITY],
    ['uaps-begun', 'uaps', 3, { mode: 'expert' }, SOME_MOVES],
    ['uaps-over', 'uaps', 2, {}, Number.POSITIVE_INFINITY],
    ['ufo-hunter-begun', 'ufo-hunter', 4, {}, SOME_MOVES],
    ['ufo-hunter-over', 'ufo-hunter', 2, {}, Number.POSITIVE_INFINITY],
    ['ufo-racing-begun', 'ufo-racing', 4, {}, SOME_MOVES],
    ['ufo-racing-over', 'ufo-racing', 2, {}, Number.POSITIVE_INFINITY],
    [
      'planet-x-box-begun',
      'planet-x-box',
      2,
      { code: planetXCode('standard', rng), here: here(2) },
      SOME_MOVES,
    ],
    ['uaps-box-begun', 'uaps-box', 2, { code: uapsCode('basic', rng), here: here(2) }, SOME_MOVES],
  ];
}

const OURS = { held: true, steal: async () => undefined, release: async () => undefined };

const around = (seats: number): Player[] =>
  Array.from({ length: seats }, (_, seat) => ({
    name: `Name ${seat}`,
    look: (seat + 1) as Look,
    by: 'person',
  }));

/** By legal moves, whatever the game is. */
async function playOn(tables: Tables, id: string, rng: Rng, moves: number): Promise<void> {
  const link = got(await tables.open(id));
  for (let made = 0; made < moves; made++) {
    const { save } = got(await openStore().read(id));
    const game = (await rulesOf(save.game))?.game;
    assert(game, 'the game is here');
    const { table } = got(recall(game, save));
    const toAct = table.game.toAct(table.state);
    const seat = toAct[rng.int(Math.max(1, toAct.length))];
    if (seat === undefined) break;
    const move = table.game.sample(table.game.view(table.state, seat), rng) as GameTypes['Move'];
    got(await link.act(seat, move));
  }
  await link.keepNotes(0 as Seat, { from: 'before' });
  link.saw('spectator', 2);
  link.close();
  await new Promise(done => setTimeout(done, 20));
}

async function dumped(name: string): Promise<KeptDatabase> {
  const db = await openDB(name);
  const stores = await Promise.all(
    [...db.objectStoreNames].map(async store => ({
      name: store,
      keyPath: String(db.transaction(store).store.keyPath),
      records: (await db.getAll(store)) as unknown[],
    })),
  );
  const { version } = db;
  db.close();
  return { name, version, stores };
}

function got<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
