import type { Game, Viewer } from '../../src/core/contract.ts';
import type { Entry } from '../../src/engine/log/entry.ts';
import { editionFor, type Standing } from '../../src/engine/log/standing.ts';
import type { Store } from '../../src/engine/store/store.ts';
import { must } from '../../src/engine/testing.ts';
import { storyOf } from '../../src/engine/truth/truth.ts';
import { games } from '../../src/games/index.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { contradiction, type Heard } from './hearing.ts';
import type { Ledger } from './ledger.ts';
import { doubledIn, type KeptTable, keptBefore, lostOf, refusedIn, replayed } from './verdict.ts';

export interface Judgement {
  /** Acknowledged commands. */
  readonly lost: number;
  /** Commands that were sent again though they had been kept. */
  readonly keptUnanswered: number;
}

/** Reads every log and plays it again; notes what is broken. */
export async function judge(ledger: Ledger, folder: string): Promise<Judgement> {
  const { acknowledged, missed, broken, told } = ledger;
  const store = must(await openSqlite(folder));
  try {
    const tables = new Map<string, KeptTable>();
    for (const { table } of acknowledged) if (!tables.has(table)) tables.set(table, await read(store, table));
    const refused = new Set(ledger.refused.map(({ id }) => id));
    for (const [table, { log }] of tables) {
      const seats = told.get(table) ?? new Map<number, Heard>();
      broken.push(
        ...wrongIn(gameIn(log), log, refused, seats).map(what => `table ${table.slice(0, 4)}: ${what}`),
      );
    }
    const lost = lostOf(acknowledged, tables).map(({ id }) => id);
    const keptUnanswered = [...tables.values()].reduce(
      (sum, { log }) => sum + keptBefore(log, ledger.resent),
      0,
    );
    return { lost: new Set([...lost, ...missed]).size, keptUnanswered };
  } finally {
    await store.close();
  }
}

async function read(store: Store, table: string): Promise<KeptTable> {
  const log = (await store.log(table)).map(text => JSON.parse(text) as Entry);
  const notes = new Map<number, string>();
  const [created] = log;
  for (let seat = 0; created?.type === 'created' && seat < created.seats; seat++)
    notes.set(seat, (await store.notes(table, seat)) ?? '0');
  return { log, notes };
}

function gameIn([created]: readonly Entry[]): Game {
  const entry = games.find(({ game }) => created?.type === 'created' && created.game === game.id);
  if (!entry) throw new Error('a log begins with a table of a game on the list');
  return entry.game;
}

function wrongIn(
  game: Game,
  log: readonly Entry[],
  refused: ReadonlySet<string>,
  told: ReadonlyMap<number, Heard>,
): readonly string[] {
  const again = replayed(game, log);
  return [
    ...doubledIn(log).map(id => `command ${id} took effect twice`),
    ...refusedIn(log, refused).map(id => `command ${id} was refused, and happened`),
    ...(again.ok
      ? [...told].flatMap(([seat, heard]) => toldOtherwise(game, again.value, seat as Viewer, heard) ?? [])
      : [again.error]),
  ];
}

/** Whether the log tells this seat another story than its page was told. */
function toldOtherwise(game: Game, standing: Standing, seat: Viewer, heard: Heard): string | undefined {
  const { truth } = standing;
  if (!truth) return `seat ${seat} was told of a game that is not in the log`;
  const news = { edition: editionFor(standing, seat), from: 0, steps: storyOf(truth, seat) };
  const wrong = contradiction(heard, news, game.quiet);
  return wrong && `seat ${seat} and the log: ${wrong}`;
}
