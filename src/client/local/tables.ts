import { fail, type Game, type GameEntry, gameUnder, ok, type Result } from '../../core/contract.ts';
import type { Player } from '../../core/players.ts';
import { Rng, secretStream } from '../../core/rng.ts';
import { deal, recall, seatedOptions, standing, type Truth } from '../../engine/truth/truth.ts';
import type { TableLink, Trouble } from '../../ui/link.ts';
import type { StoreProblem } from '../database.ts';
import { readPlayers, type Store, type TableRecord, type Unread, type Unwritten } from '../store.ts';
import { newId, newSeed } from './chance.ts';
import { type AboutTable, anyPlayers, fileText, readFile, withMendedNames } from './file.ts';
import type { Followers } from './followers.ts';
import { type Recalled, TableHost } from './host.ts';
import type { CheckedFile, ImportedFile, LocalTables, NewTable } from './index.ts';
import type { Lock } from './locks.ts';
import { asSpectator, NO_LOCK } from './spectate.ts';
import * as text from './text.ts';

export interface TablesParts {
  readonly store: Store;
  readonly lock: Lock;
  readonly followers: Followers;
  rulesOf(game: string): Promise<GameEntry | undefined>;
}

/** The tables of this device, beside their truth. A page reaches them through a worker. */
export class Tables implements LocalTables {
  readonly #parts: TablesParts;
  /** Tables that storage would not take. They live as long as this does. */
  readonly #unkept = new Map<string, { readonly record: TableRecord; readonly problem: StoreProblem }>();
  readonly #open = new Map<string, TableHost>();

  constructor(parts: TablesParts) {
    this.#parts = parts;
  }

  async create({ game, options, players: listed, lesson, besideBox }: NewTable): Promise<Result<string>> {
    const entry = await this.#parts.rulesOf(game);
    if (!entry) return fail(text.noSuchGame(game));
    const read = readPlayers(listed);
    if (!read.ok) return fail(text.notDealt(read.error));
    const players = withMendedNames(read.value);
    const seed = lesson?.seed ?? newSeed();
    const people = players.filter(({ by }) => by === 'person');
    const asked = lesson ? options : fixed(entry.game, options, players, seed);
    const dealt = deal(entry.game, {
      options: asked,
      seats: players.length,
      seed,
      ...(lesson && { format: lesson.format }),
    });
    if (!dealt.ok) return fail(text.notDealt(dealt.error));
    if (people.length > 1 && entry.game.codes?.in(dealt.value.table.options) !== undefined)
      return fail(text.notDealt(text.forOnePerson));
    return this.#keepNew(entry, dealt.value, {
      ...{ players, lesson: lesson !== undefined, created: Date.now(), seen: {}, notes: {} },
      beside: besideBox ? { laid: -1 } : null,
    });
  }

  async open(id: string): Promise<Result<TableLink, Trouble>> {
    await this.#open.get(id)?.ended();
    let host: TableHost | undefined;
    const lock = await this.#parts.lock(id, {
      lost: () => host?.lost(),
      regained: () => host?.regained(),
    });
    const recalled = await this.#recall(id);
    if (!recalled.ok) {
      await lock.release();
      return recalled;
    }
    host = new TableHost({
      ...recalled.value,
      lock,
      keep: record => this.#keep(record),
      reload: () => this.#recall(id),
      again: record => this.#again(record),
      ended: () => this.#open.delete(id),
    });
    this.#open.set(id, host);
    return ok(host);
  }

  async watch(id: string): Promise<Result<TableLink, Trouble>> {
    // What is kept while it is read must not be missed: nothing else would tell of it.
    let missed = false;
    let host: TableHost | undefined;
    const leave = this.#parts.followers.follow(id, () => {
      missed = true;
      host?.reread();
    });
    const recalled = await this.#recall(id);
    if (!recalled.ok) {
      leave();
      return recalled;
    }
    let last = recalled.value;
    host = new TableHost({
      ...last,
      lock: NO_LOCK,
      keep: async () => fail('overtaken'),
      reload: async () => {
        const again = await this.#recall(id, last);
        if (again.ok) last = again.value;
        return again;
      },
      again: async () => fail('not-your-seat'),
      ended: leave,
    });
    if (missed) host.reread();
    return ok(asSpectator(host));
  }

  async importFile(file: string): Promise<Result<ImportedFile>> {
    const read = readFile(file);
    if (!read.ok) return read;
    const { save, about, unreadableFair } = read.value;
    const entry = await this.#parts.rulesOf(save.game);
    if (!entry) return fail(text.noSuchGame(save.game));
    const listed = about?.players ?? anyPlayers(entry, save.seats);
    if (listed.length !== save.seats) return fail(text.wrongNumber(listed.length, save.seats));
    const players = withMendedNames(listed);
    const truth = recall(entry.game, save);
    if (!truth.ok)
      return fail(text.notReplayed(truth.error, save.rules !== gameUnder(entry.game, save.rules).rules));
    const unknown = { lesson: false, beside: null, created: Date.now(), seen: {}, notes: {} };
    const kept = await this.#keepNew(entry, truth.value, { ...unknown, ...about, players });
    if (!kept.ok) return kept;
    const { seed, seats, fair = null } = save;
    return ok({
      id: kept.value,
      players,
      dealt: { seed, seats },
      fair: unreadableFair ? 'unreadable' : fair,
    });
  }

  async checkFile(file: string): Promise<Result<CheckedFile>> {
    const read = readFile(file);
    if (!read.ok) return read;
    const { game, moves, seats, seed, fair } = read.value.save;
    const entry = await this.#parts.rulesOf(game);
    if (!entry) return fail(text.noSuchGame(game));
    const truth = recall(entry.game, read.value.save);
    return ok({
      game,
      moves: moves.length,
      partsAt: truth.ok ? null : truth.error,
      dealt: { seed, seats },
      fair: fair ?? null,
    });
  }

  async exportFile(id: string): Promise<Result<string, Trouble>> {
    const read = await this.#read(id);
    if (read.ok) return ok(fileText(read.value));
    if (read.error.type !== 'unreadable') return fail(troubleOf(read.error));
    return ok(`${JSON.stringify(read.error.raw)}\n`);
  }

  async #keepNew(entry: GameEntry, truth: Truth, about: AboutTable): Promise<Result<string>> {
    const unknown = missingLevel(entry, about.players);
    if (unknown !== undefined) return fail(text.noSuchLevel(unknown));
    const id = newId();
    const game = entry.game.id;
    await this.#keep({ ...about, id, game, changed: Date.now(), version: 0, ...standing(truth) });
    return ok(id);
  }

  async #again({ game, save, players, lesson, beside }: TableRecord): Promise<Result<string, Trouble>> {
    try {
      const entry = await this.#parts.rulesOf(game);
      const options = lesson || !entry ? save.options : withOtherCode(entry.game, save.options);
      const table = { game, options, players, besideBox: beside !== null };
      const dealt = await this.create(
        lesson ? { ...table, lesson: { seed: save.seed, format: save.area5 } } : table,
      );
      return dealt.ok ? dealt : fail('broken');
    } catch {
      return fail('unreachable');
    }
  }

  /** Rules may fail to load, and may throw. `last`: what is known is not played again where only notes are new. */
  async #recall(id: string, last?: Known): Promise<Result<Known, Trouble>> {
    try {
      const read = await this.#read(id);
      if (!read.ok) return fail(troubleOf(read.error));
      const record = read.value;
      if (last && record.changed === last.record.changed && record.moves === last.record.moves)
        return ok({ ...last, record });
      const entry = await this.#parts.rulesOf(record.save.game);
      const truth = entry ? recall(entry.game, record.save) : undefined;
      if (!entry || !truth?.ok) return fail('broken');
      return ok({ record, truth: truth.value, kept: this.#unkept.get(id)?.problem ?? 'kept', entry });
    } catch {
      return fail('unreachable');
    }
  }

  /** What storage would not take counts only as long as nobody else has written the table since. */
  async #read(id: string): Promise<Result<TableRecord, Unread>> {
    const unkept = this.#unkept.get(id);
    const stored = await this.#parts.store.read(id);
    if (!unkept) return stored;
    if (!stored.ok || stored.value.version === unkept.record.version) return ok(unkept.record);
    this.#unkept.delete(id);
    return stored;
  }

  async #keep(record: TableRecord): Promise<Result<number, Unwritten>> {
    const kept = await this.#parts.store.keep(record);
    if (kept.ok) this.#parts.followers.tell(record.id);
    if (kept.ok || kept.error === 'overtaken') this.#unkept.delete(record.id);
    else this.#unkept.set(record.id, { record, problem: kept.error });
    return kept;
  }
}

type Known = Recalled & { readonly entry: GameEntry };

/** By who sits there. A lesson is dealt as it is written. */
function fixed(game: Game, json: unknown, players: readonly Player[], seed: string): unknown {
  const bots = players.map(({ by }) => by === 'bot');
  const options = seatedOptions(game, json, bots);
  return players.filter(({ by }) => by === 'person').length === 1 ? withCode(game, options, seed) : options;
}

/** Whoever plays alone may know the code of the deal, and does not change the deal by that. */
const withCode = (game: Game, json: unknown, seed: string): unknown => {
  const options = game.readOptions(json);
  if (!game.codes || !options.ok || game.codes.in(options.value) !== undefined) return json;
  return game.codes.drawn(options.value, new Rng(secretStream(seed, 'setup')));
};

const withOtherCode = (game: Game, json: unknown): unknown => {
  const options = game.readOptions(json);
  if (!game.codes || !options.ok || game.codes.in(options.value) === undefined) return json;
  return game.codes.drawn(options.value, new Rng(secretStream(newSeed(), 'setup')));
};

function missingLevel({ bots }: GameEntry, players: readonly Player[]): string | undefined {
  const levels = players.flatMap(player => (player.by === 'bot' ? [player.level] : []));
  return levels.find(level => !bots.some(bot => bot.level === level));
}

function troubleOf({ type }: Unread): Trouble {
  switch (type) {
    case 'no-such-table':
      return 'no-such-table';
    case 'unreadable':
      return 'broken';
    case 'storage-full':
    case 'storage-missing':
      return 'unreachable';
  }
}
