import {
  assert,
  at,
  type Game,
  type GameTypes,
  type Seat,
  type Setting,
  seatsOf,
  settingsOf,
} from '../../src/core/contract.ts';
import { commitmentTo } from '../../src/core/fair.ts';
import { LOOKS } from '../../src/core/players.ts';
import { Rng, stream } from '../../src/core/rng.ts';
import { isQuiet } from '../../src/core/trail.ts';
import { keyHash } from '../../src/engine/keys.ts';
import type { Created, Entry, What } from '../../src/engine/log/entry.ts';
import {
  after,
  leavesOf,
  newStanding,
  type Standing,
  toActOn,
  truthOf,
} from '../../src/engine/log/standing.ts';
import { must } from '../../src/engine/testing.ts';
import { storeCard } from '../../src/engine/told/room.ts';
import { type Truth, withMove, withoutLastOf } from '../../src/engine/truth/truth.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';

/** What a table in a prepared folder looks like. */
export interface LogPlan {
  readonly id: string;
  readonly game: Game;
  readonly setting: Setting;
  readonly seed: string;
  /** Terms of the table beside the usual. */
  readonly terms?: Partial<Pick<Created, 'perMove' | 'perGame' | 'standIn' | 'listed'>>;
  /** Each choice that may be replaced is replaced so often, then taken back and made again so often. */
  readonly replaced: number;
  readonly tookBack: number;
  /** Where that ends, and the log with it. */
  readonly entries: number;
  /** From there on everybody decides once, to the end of the game. */
  readonly toTheEnd?: boolean;
  /** As version 0 wrote it: no taking back says what it leaves. */
  readonly old?: boolean;
}

/** Keys that a stranger needs for a seat of such a table. */
export const seatKey = (table: string, seat: number): string =>
  `${table}-${seat}`.padEnd(22, '_').slice(0, 22);
export const hostKey = (table: string): string => `${table}-host`.padEnd(22, '_').slice(0, 22);
const secret = (of: string): string => Buffer.from(of.padEnd(32, '.').slice(0, 32)).toString('hex');

export interface MadeLog {
  readonly plan: LogPlan;
  readonly entries: readonly Entry[];
  readonly standing: Standing;
}

/** Writes tables into a data folder as a server would have. */
export async function writeTables(data: string, made: readonly MadeLog[]): Promise<void> {
  const store = must(await openSqlite(data));
  for (const { plan, entries, standing } of made) {
    const [first] = entries;
    const card = storeCard(standing, first?.at ?? 0, `host:${keyHash(hostKey(plan.id))}`);
    const texts = entries.map(entry => JSON.stringify(entry));
    const [written] = await store.write([{ table: plan.id, after: 0, entries: texts, card }]);
    assert(written === 'written', `table ${plan.id} has an id and a code of its own`);
  }
  await store.close();
}

/** People who play by `sample` and change their minds as often as the plan says. */
export function makeLog(plan: LogPlan): MadeLog {
  const maker = new Maker(plan);
  maker.gather();
  while (maker.goesOn) maker.decide();
  return { plan, entries: maker.entries, standing: maker.standing };
}

class Maker {
  readonly entries: Entry[] = [];
  readonly #plan: LogPlan;
  readonly #rng: Rng;
  standing: Standing;
  #now: number;

  constructor(plan: LogPlan) {
    const { id, game, setting, terms } = plan;
    this.#plan = plan;
    this.#rng = new Rng(stream(plan.seed, id));
    this.#now = Date.now() - 1_000_000;
    const part = secret(`server ${id}`);
    const created: Entry & Created = {
      type: 'created',
      ...{
        id,
        game: game.id,
        options: setting.options,
        seats: setting.seats,
        code: `${id.slice(0, 3)}${id.slice(-6)}`,
      },
      ...{ listed: false, watch: 'public', perMove: null, perGame: null, standIn: null, ...terms },
      ...{ host: keyHash(hostKey(id)), part, commitment: commitmentTo(id, part), at: this.#now },
    };
    this.entries.push(created);
    this.standing = newStanding(created);
  }

  get goesOn(): boolean {
    return this.standing.stage === 'playing' && (this.#plan.toTheEnd === true || !this.#isFull);
  }

  get #isFull(): boolean {
    return this.entries.length >= this.#plan.entries;
  }

  gather(): void {
    const { id, setting } = this.#plan;
    const seats = seatsOf(setting.seats);
    for (const seat of seats)
      this.#log({
        ...{ type: 'sat', seat, name: `Name ${seat}`, look: LOOKS[seat] ?? 1 },
        ...{ key: keyHash(seatKey(id, seat)), commitment: commitmentTo(id, secret(`${id} ${seat}`)) },
      });
    for (const seat of seats) this.#log({ type: 'ready', seat, ready: true });
    this.#log({ type: 'started' });
    for (const seat of seats) this.#log({ type: 'part', seat, part: secret(`${id} ${seat}`) });
    this.#log({ type: 'dealt', start: '' });
  }

  /** One move that has to be made, and changes of mind about it. */
  decide(): void {
    const { replaced, tookBack } = this.#plan;
    const seat = at(toActOn(this.standing), 0);
    this.#move(seat, this.#sample(seat));
    for (let times = 0; times < replaced && !this.#isFull; times++) {
      const other = this.#otherChoice(seat);
      if (!other) return;
      this.#move(seat, other);
    }
    for (let times = 0; times < tookBack && !this.#isFull; times++) {
      const back = withoutLastOf(truthOf(this.standing), seat);
      if (!back.ok) return;
      this.#log({ type: 'took-back', seat }, back.value);
      const again = this.#otherChoice(seat) ?? this.#sample(seat);
      this.#move(seat, again);
    }
  }

  /** A move of somebody who is not waited for, which shows nothing: another choice in place of the one that was made. */
  #otherChoice(seat: Seat): GameTypes['Move'] | undefined {
    const { game } = this.#plan;
    const { table } = truthOf(this.standing);
    if (game.toAct(table.state).includes(seat)) return undefined;
    let tried = 0;
    for (const move of game.moves(game.view(table.state, seat))) {
      if (isQuiet(game, game.apply(table.state, seat, move).events)) return move;
      if (++tried > 20) return undefined;
    }
    return undefined;
  }

  #sample(seat: Seat): GameTypes['Move'] {
    const { game } = this.#plan;
    return game.sample(game.view(truthOf(this.standing).table.state, seat), this.#rng);
  }

  #move(seat: Seat, move: GameTypes['Move']): void {
    const made = must(withMove(truthOf(this.standing), seat, move, { hashed: false }));
    this.#log({ type: 'moved', seat, move, by: 'person' }, made);
  }

  #log(what: What, truth?: Truth): void {
    this.#now += 50;
    const entry: Entry = { ...what, at: this.#now };
    this.standing = after(this.standing, entry, this.#plan.game, truth);
    const tells = entry.type === 'took-back' && !this.#plan.old;
    this.entries.push(tells ? { ...entry, leaves: leavesOf(this.standing) } : entry);
  }
}

/** Under the usual options. */
export const largest = (game: Game): Setting => at(at(settingsOf(game), 0), -1);
export const smallest = (game: Game): Setting => at(at(settingsOf(game), 0), 0);

/** Made when it is asked for first: an attack is tried several times. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
