import { at } from '../../src/core/contract.ts';
import { Rng, stream } from '../../src/core/rng.ts';
import type { Entry } from '../../src/engine/log/entry.ts';
import { must } from '../../src/engine/testing.ts';
import { unacknowledged } from '../../src/games/unacknowledged/index.ts';
import type { NewOnlineTable } from '../../src/protocol/asks.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { createTable, newKey, Pilot, seatedTable, wishFor } from '../../src/server/testing.ts';

interface Sent {
  readonly table: string;
  readonly id: string;
}

const { game } = unacknowledged;

/** People at a table in play and in a waiting room, who remember what the server said it has kept. */
export class Crew {
  readonly acknowledged: Sent[] = [];
  readonly refused: Sent[] = [];
  readonly players: readonly Pilot[];
  readonly waiting: Pilot;
  readonly #rng: Rng;

  private constructor(players: readonly Pilot[], waiting: Pilot) {
    this.players = players;
    this.waiting = waiting;
    this.#rng = new Rng(stream('faults', waiting.table));
  }

  static async at(url: string, terms: Partial<NewOnlineTable> = {}): Promise<Crew> {
    const players = await seatedTable(url, wishFor(game.id, 3, terms));
    const wish = wishFor(game.id, 3);
    const { table } = await createTable(url, wish);
    const waiting = await new Pilot(url, table, { host: wish.host }).connect();
    must(await waiting.sit(0));
    return new Crew(players, waiting);
  }

  get tables(): readonly string[] {
    return [at(this.players, 0).table, this.waiting.table];
  }

  /** One move and one line of chat; whether both were kept. */
  async act(): Promise<boolean> {
    const mover = this.players.find(pilot => pilot.isTurn());
    const moved = mover?.heard
      ? await this.#send(mover, { type: 'move', move: game.sample(mover.heard.view as never, this.#rng) })
      : true;
    const said = await this.#send(this.waiting, { type: 'say', text: `${this.#rng.int(1e9)} lights` });
    return moved && said;
  }

  async actOften(times: number): Promise<boolean> {
    for (let time = 0; time < times; time++) if (!(await this.act())) return false;
    return true;
  }

  /** Everybody comes back to a server that was started again. */
  async comeBack(url: string): Promise<Crew> {
    const [players, [waiting]] = [await backTo(url, this.players), await backTo(url, [this.waiting])];
    if (!waiting) throw new Error('somebody waits');
    const crew = new Crew(players, waiting);
    crew.acknowledged.push(...this.acknowledged);
    crew.refused.push(...this.refused);
    return crew;
  }

  async leave(): Promise<void> {
    for (const pilot of [...this.players, this.waiting]) await pilot.close();
  }

  async #send(pilot: Pilot, command: Parameters<Pilot['do']>[0]): Promise<boolean> {
    const id = newKey();
    const answer = await pilot.do(command, id);
    (answer.ok ? this.acknowledged : this.refused).push({ table: pilot.table, id });
    return answer.ok;
  }
}

async function backTo(url: string, pilots: readonly Pilot[]): Promise<readonly Pilot[]> {
  const back = pilots.map(
    ({ table, key, host }) => new Pilot(url, table, host === undefined ? { key } : { key, host }),
  );
  await Promise.all(back.map(pilot => pilot.connect()));
  return back;
}

/** What the folder has of it, once nobody serves it: how much is missing, and how much was refused and is there. */
export async function looksFor(
  data: string,
  { acknowledged, refused }: Crew,
): Promise<{ lost: number; ghosts: number }> {
  const store = must(await openSqlite(data));
  const ids = new Map<string, ReadonlySet<string>>();
  for (const { table } of [...acknowledged, ...refused]) {
    if (ids.has(table)) continue;
    const log = (await store.log(table)).map(text => JSON.parse(text) as Entry);
    ids.set(table, new Set(log.flatMap(({ id }) => id ?? [])));
  }
  await store.close();
  const isThere = ({ table, id }: Sent) => ids.get(table)?.has(id) === true;
  return {
    lost: acknowledged.filter(one => !isThere(one)).length,
    ghosts: refused.filter(isThere).length,
  };
}
