import { fail, type GameEntry, ok, type Result, seatsOf, seatsRefused } from '../core/contract.ts';
import { commitmentTo } from '../core/fair.ts';
import type { Pace } from '../core/pace.ts';
import { SAVE_FORMAT } from '../core/save.ts';
import type { NewOnlineTable } from '../protocol/asks.ts';
import type { ErrorCode, Failure, RemovalReason } from '../protocol/errors.ts';
import type { CreatedTable, StandingLine, TableLine } from '../protocol/tells.ts';
import type { BotPool } from './bots/pool.ts';
import type { BotFailure } from './bots/turns.ts';
import { TableHost } from './host.ts';
import type { Keeping } from './keeping.ts';
import { keyHash, newCode, newPart, newTableId } from './keys.ts';
import type { Created, Entry } from './log/entry.ts';
import { folding, parsing } from './log/folding.ts';
import { after, newStanding, type Standing } from './log/standing.ts';
import { soon } from './machine.ts';
import { entryFor } from './rules.ts';
import { Slices } from './slices.ts';
import type { Journal, Told } from './store/journal.ts';
import type { Card, Store, Write } from './store/store.ts';
import { Files } from './told/files.ts';
import { RecentLooks } from './told/recent-looks.ts';
import { storeCard } from './told/room.ts';
import { missingLine, Summaries, standingLine } from './told/summaries.ts';
import { Turnstile } from './turnstile.ts';

export interface TablesParts {
  readonly games: readonly GameEntry[];
  readonly store: Store;
  readonly journal: Journal;
  readonly bots: BotPool;
  readonly pace: Pace;
  readonly keeping: Keeping;
  /** Bytes that the log of one table may have. */
  readonly mostBytes: number;
  /** What tables go by; see time.ts. */
  now(): number;
  /** What people's clocks show now. */
  wall(): number;
  /** Why no table can be made now. */
  closedToNew(): Promise<ErrorCode | undefined>;
  moved(): void;
  froze(table: string, why: unknown): void;
  botFailed(table: string, game: string, failure: BotFailure): void;
  /** The store did not do what it should. */
  failed(table: string, reason: unknown): void;
  /** For drills: how this table stands, whatever its log says. No server that people reach has this door. */
  planted?(table: string): Standing | undefined;
}

/** Nobody asks for more at once. */
const MOST_LISTED = 100;
/** Who wanted company a day ago has found it, or gone. */
const LISTED_FOR_MS = 86_400_000;
const MOST_WOKEN = 200;
/** Logs that are read at once: each reading holds up the others for a moment. */
const MOST_LOADED = 4;
const CODE_TRIES = 8;
/** A table that nobody has open is forgotten, unless something is due at it before long. */
const SOON_MS = 60_000;
const SECOND = 1_000;
const HEEDED_AT_ONCE = 100;

/** The tables that this process has open, and the way to all others. */
export class Tables {
  readonly #parts: TablesParts;
  readonly #open = new Map<string, Promise<Result<TableHost, Failure>>>();
  readonly #hosts = new Map<string, TableHost>();
  readonly #resting = new Map<string, Promise<void>>();
  /** What these rules could not make anything of; it is told once. */
  readonly #unreadable = new Set<string>();
  /** Up to where what others wrote was looked after. */
  #heeded: number | undefined;
  readonly #slices = new Slices();
  readonly #loads = new Turnstile(MOST_LOADED);
  readonly #files = new Files();
  readonly #looks = new RecentLooks();
  readonly #summaries: Summaries;
  #tidying: Promise<void> | undefined;

  constructor(parts: TablesParts) {
    this.#parts = parts;
    this.#summaries = new Summaries(parts.now);
  }

  get size(): number {
    return this.#hosts.size;
  }

  async create(wish: NewOnlineTable): Promise<Result<CreatedTable, Failure>> {
    const { game, host, listed, watch, perMove, perGame, standIn } = wish;
    const entry = this.#parts.games.find(one => one.game.id === game);
    if (!entry) return no('no-such-game');
    const { min, max } = entry.game.seats;
    if (wish.seats < min || wish.seats > max) return no('no-such-seat');
    const options = entry.game.readOptions(wish.options ?? {});
    if (!options.ok) return fail({ code: 'not-a-message', detail: options.error });
    const tooManyOrFew = seatsRefused(entry.game, options.value, wish.seats);
    if (tooManyOrFew !== undefined) return fail({ code: 'no-such-seat', detail: tooManyOrFew });
    if (entry.game.codes?.in(options.value) !== undefined)
      return fail({ code: 'not-a-message', detail: 'a chosen deal is for one person' });
    const terms = { options: options.value, seats: wish.seats, listed, watch, perMove, perGame, standIn };
    return this.#make({ game, host: keyHash(host), ...terms }, `host:${keyHash(host)}`, () => []);
  }

  /** The table, from memory or from its log. */
  open(id: string): Promise<Result<TableHost, Failure>> {
    const known = this.#open.get(id);
    if (known) return known;
    const opening = this.#rested(id)
      .then(() => this.#loads.through(() => this.#load(id)))
      .catch((reason): Result<never, Failure> => {
        this.#failed(id, reason);
        return no('not-kept');
      });
    this.#open.set(id, opening);
    void opening.then(opened => {
      this.#summaries.forget(id);
      if (opened.ok) this.#hosts.set(id, opened.value);
      else this.#open.delete(id);
    });
    return opening;
  }

  async byCode(code: string): Promise<string | undefined> {
    return this.#parts.store.byCode(code);
  }

  async listed(): Promise<readonly TableLine[]> {
    const cards = await this.#parts.store.listed(MOST_LISTED);
    const now = this.#parts.now();
    const ahead = this.#parts.wall() - now;
    return cards
      .filter(({ created }) => created > now - LISTED_FOR_MS)
      .map(({ shown }) => JSON.parse(shown) as TableLine)
      .map(line => ({ ...line, created: line.created + ahead }));
  }

  /** Nothing where it cannot be told. `mayRead`: whether whoever asks may have one more log read. */
  async standing(
    table: string,
    key: string | undefined,
    mayRead: () => boolean = () => true,
  ): Promise<StandingLine | undefined> {
    const known = this.#hosts.get(table)?.summary() ?? this.#summaries.of(table);
    if (known) return standingLine(table, known, key);
    if (!mayRead()) return undefined;
    const opened = await this.open(table);
    if (opened.ok) return standingLine(table, opened.value.summary(), key);
    return opened.error.code === 'no-such-table' ? missingLine(table, opened.error) : undefined;
  }

  /** Where it is open already. */
  opened(table: string): TableHost | undefined {
    return this.#hosts.get(table);
  }

  /** Whether somebody is at this table, or was a moment ago. */
  isOpen(table: string): boolean {
    return this.#open.has(table) || this.#resting.has(table);
  }

  /** Looks after what other processes have done to tables that are open here. */
  async heed(): Promise<void> {
    const { store } = this.#parts;
    const version = await store.version();
    if (version === this.#heeded) return;
    const open = [...this.#hosts];
    let heeded = true;
    for (let from = 0; from < open.length; from += HEEDED_AT_ONCE) {
      const some = open.slice(from, from + HEEDED_AT_ONCE);
      const lengths = await store.lengths(some.map(([id]) => id));
      for (const [index, [, host]] of some.entries())
        if (lengths[index] !== host.length && !host.refresh()) heeded = false;
      await new Promise<void>(soon);
    }
    if (heeded) this.#heeded = version;
  }

  /** Opens what something is due at; forgets what nobody has open. Where that is under way, nothing more. */
  tidy(): Promise<void> {
    this.#tidying ??= this.#tidy().finally(() => {
      this.#tidying = undefined;
    });
    return this.#tidying;
  }

  async #tidy(): Promise<void> {
    const now = this.#parts.now();
    const idle = [...this.#hosts].filter(
      ([, host]) => host.idle && (host.nextDue ?? Number.POSITIVE_INFINITY) > now + SOON_MS,
    );
    await Promise.all(idle.map(([id, host]) => this.#forget(id, host)));
    // Tables that are open stay due in the store, and must not stand in the way of others.
    const most = this.#hosts.size + this.#unreadable.size + MOST_WOKEN;
    const due = await this.#parts.store.due(now, most);
    for (const id of due) if (!this.#unreadable.has(id)) await this.open(id);
  }

  close(): void {
    for (const host of this.#hosts.values()) host.close();
  }

  async #forget(id: string, host: TableHost): Promise<void> {
    host.close();
    this.#summaries.remember(id, host.summary());
    this.#hosts.delete(id);
    this.#open.delete(id);
    const card = host.restingCard();
    if (!card) return;
    const resting = this.#write({ table: id, after: host.length, entries: [], card }).then(() => undefined);
    this.#resting.set(id, resting);
    await resting;
    this.#resting.delete(id);
  }

  /** Whoever opens a table again must find when it was to be opened by itself. */
  async #rested(id: string): Promise<void> {
    await this.#resting.get(id);
  }

  #failed(id: string, reason: unknown): void {
    this.#parts.failed(id, reason);
  }

  async #load(id: string): Promise<Result<TableHost, Failure>> {
    const { games, store, journal, bots, pace, now, moved, keeping, mostBytes } = this.#parts;
    const slices = this.#slices;
    const texts = await store.log(id);
    const { log, bytes } = await slices.run(parsing(texts));
    const [first] = log;
    const card = await store.card(id);
    if (first?.type !== 'created' || !card) return fail(await this.#missing(id));
    const entry = entryFor(first, games);
    if (!entry) return no('no-such-game');
    const gone = () => void this.#dismiss(id);
    const files = this.#files;
    const looks = this.#looks;
    const parts = {
      id,
      entry,
      store,
      journal,
      bots,
      pace,
      keeping,
      mostBytes,
      now,
      moved,
      gone,
      slices,
      files,
      looks,
    };
    const follow = (standing: Standing) => this.#follow(standing);
    const froze = (why: unknown) => this.#parts.froze(id, why);
    const botFailed = (failure: BotFailure) => this.#parts.botFailed(id, entry.game.id, failure);
    const failed = (reason: unknown) => this.#failed(id, reason);
    try {
      const standing = this.#parts.planted?.(id) ?? (await slices.run(folding(entry.game, log)));
      const { host: origin, wakeAt } = card;
      const awaySince = restedSince(card, first);
      const kept = { standing, log, bytes, created: first.at, origin, wakeAt, awaySince };
      return ok(new TableHost({ ...parts, follow, froze, botFailed, failed }, kept));
    } catch (thrown) {
      if (!this.#unreadable.has(id)) froze(thrown);
      this.#unreadable.add(id);
      return no('frozen');
    }
  }

  /** There is no such table; perhaps there was. */
  async #missing(id: string): Promise<Failure> {
    const removed = await this.#parts.store.removed(id);
    if (!removed) return { code: 'no-such-table' };
    return { code: 'no-such-table', removed: { why: removed.why as RemovalReason, at: removed.at } };
  }

  /** Somebody has taken away a table that is open here. */
  async #dismiss(id: string): Promise<void> {
    const host = this.#hosts.get(id);
    this.#hosts.delete(id);
    this.#open.delete(id);
    host?.dismiss(await this.#missing(id).catch((): Failure => ({ code: 'no-such-table' })));
  }

  /** The same people, who have yet to commit to their parts; bots stay what they are. */
  async #follow({ created, chairs }: Standing): Promise<Result<string, Failure>> {
    const { game, host, options, seats, listed, watch, perMove, perGame, standIn } = created;
    const terms = { game, host, options, seats, listed, watch, perMove, perGame, standIn };
    const made = await this.#make(terms, `after:${created.id}`, at =>
      seatsOf(seats).flatMap((seat): Entry[] => {
        const chair = chairs[seat];
        if (chair?.by === 'bot') {
          const { name, look, level } = chair;
          return [{ type: 'bot', seat, name, look, level, at }];
        }
        if (chair?.by !== 'person') return [];
        const { name, look, key, host } = chair;
        return [{ type: 'sat', seat, name, look, key, commitment: null, ...(host ? { host } : {}), at }];
      }),
    );
    return made.ok ? ok(made.value.table) : made;
  }

  /** `origin` makes one table, however often it is asked for. */
  async #make(
    terms: Omit<Created, 'type' | 'rules' | 'format' | 'id' | 'code' | 'part' | 'commitment'>,
    origin: string,
    more: (at: number) => readonly Entry[],
  ): Promise<Result<CreatedTable, Failure>> {
    const entry = this.#parts.games.find(one => one.game.id === terms.game);
    if (!entry) return no('no-such-game');
    for (let tries = 0; tries < CODE_TRIES; tries++) {
      const known = await this.#parts.store.byHost(origin);
      if (known !== undefined) return this.#existing(known);
      const closed = await this.#parts.closedToNew();
      if (closed !== undefined) return no(closed);
      const id = newTableId();
      const part = newPart();
      const at = this.#parts.now();
      const secret = { id, code: newCode(), part, commitment: commitmentTo(id, part) };
      const version = { rules: entry.game.rules, format: SAVE_FORMAT };
      const created: Created & { at: number } = { type: 'created', ...terms, ...version, ...secret, at };
      const entries = [created, ...more(at)];
      const standing = entries
        .slice(1)
        .reduce((so, next) => after(so, next, entry.game), newStanding(created));
      const card = storeCard(standing, at, origin);
      const told = await this.#write({
        table: id,
        after: 0,
        entries: entries.map(one => JSON.stringify(one)),
        card,
        at,
      });
      if (told === 'written') return ok({ table: id, code: created.code });
      if (told === 'failed') return no('not-kept');
    }
    return no('not-kept');
  }

  async #existing(table: string): Promise<Result<CreatedTable, Failure>> {
    const opened = await this.open(table);
    return opened.ok ? ok({ table, code: opened.value.standing.created.code }) : opened;
  }

  #write(write: Write): Promise<Told> {
    return new Promise(done => this.#parts.journal.add(write.table, () => write, done));
  }
}

/** A table that rests is opened by itself when somebody has been away for too long; see `restingCard`. */
function restedSince({ wakeAt }: Card, { at, standIn }: Created & { readonly at: number }): number | null {
  return wakeAt === null || wakeAt === at || standIn === null ? null : wakeAt - standIn * SECOND;
}

const no = (code: ErrorCode): Result<never, Failure> => fail({ code });
