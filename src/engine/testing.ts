import { fail, type GameEntry, ok, type Result } from '../core/contract.ts';
import { commitmentTo } from '../core/fair.ts';
import { LOOKS } from '../core/players.ts';
import { games as allGames } from '../games/index.ts';
import type { Command, Hello, NewOnlineTable } from '../protocol/asks.ts';
import type { Failure } from '../protocol/errors.ts';
import type { NewsTell, Room, Tell } from '../protocol/tells.ts';
import type { BotPool, BotQuestion } from './bots/pool.ts';
import type { TableHost } from './host.ts';
import { KEEPING } from './keeping.ts';
import { NO_KEYS } from './keys.ts';
import { journalOver } from './store/journal.ts';
import { openMemory } from './store/memory.ts';
import type { Store } from './store/store.ts';
import { Tables, type TablesParts } from './tables.ts';
import type { Line } from './told/gate.ts';

/** A key that a test can be read with: "one" where nobody needs chance. */
export const key = (name: string): string => name.padEnd(22, '-');
const partOf = (name: string): string => Buffer.from(name.padEnd(32, '.')).toString('hex');

/** Bots that a test answers for. */
export interface AskedBots extends BotPool {
  readonly asked: { readonly question: BotQuestion; answer(move: { type: string } | null): void }[];
}

export function askedBots(): AskedBots {
  const asked: AskedBots['asked'] = [];
  return {
    asked,
    ask: question => new Promise(answer => asked.push({ question, answer })),
    close: async () => undefined,
  };
}

/** Threads of a pool that give this answer to a question. */
export const threadOf = (answer: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(
      `import { parentPort } from 'node:worker_threads';
       parentPort.on('message', question => parentPort.postMessage((${answer})(question)));`,
    )}`,
  );

export function memoryTables(
  bots: BotPool = askedBots(),
  games: readonly GameEntry[] = allGames,
  store: Store = openMemory(),
  more: Partial<TablesParts> = {},
): Tables {
  const journal = journalOver(store, { failed: () => undefined });
  return new Tables({
    games,
    store,
    journal,
    bots,
    pace: 'steady',
    now: () => Date.now(),
    wall: () => Date.now(),
    keeping: KEEPING,
    mostBytes: 2_000_000,
    closedToNew: async () => undefined,
    moved: () => undefined,
    froze: () => undefined,
    botFailed: () => undefined,
    failed: () => undefined,
    ...more,
  });
}

export const wish = (more: Partial<NewOnlineTable> = {}): NewOnlineTable => ({
  protocol: 1,
  game: 'unacknowledged',
  seats: 3,
  host: key('host'),
  listed: false,
  watch: 'public',
  perMove: null,
  perGame: null,
  standIn: null,
  ...more,
});

/** A page at a table, without a network. */
export class Page {
  readonly name: string;
  readonly told: Tell[] = [];
  room: Room | undefined;
  /** What its line was ended with. */
  ended: string | undefined;
  news: NewsTell | undefined;
  story: NewsTell['steps'] = [];
  readonly #host: TableHost;
  readonly #line: Line;
  readonly #asked = new Map<string, (result: Result<unknown, Failure>) => void>();
  #number = 0;
  /** Of this page, a new one for each deal. */
  #part: string;

  constructor(host: TableHost, name: string, hello: Partial<Hello> = {}) {
    this.name = name;
    this.#part = partOf(name);
    this.#host = host;
    this.#line = {
      keys: NO_KEYS,
      who: { seat: null, host: false },
      viewer: null,
      chatFrom: null,
      room: '',
      send: text => this.#hear(JSON.parse(text) as Tell),
      end: code => {
        this.ended = code;
      },
    };
    const table = host.standing.created.id;
    host.enter(this.#line, { type: 'hello', protocol: 1, table, key: key(name), ...hello });
  }

  get you() {
    return this.#line.who;
  }

  do(command: Command, id = `${this.name} ${this.#number++}`): Promise<Result<unknown, Failure>> {
    return new Promise(answer => {
      this.#asked.set(id, answer);
      this.#host.ask(this.#line, { type: 'do', id, command });
    });
  }

  /** The lines of the chat that stand before this one. */
  chatBefore(before: number): Promise<Result<unknown, Failure>> {
    const id = `${this.name} ${this.#number++}`;
    return new Promise(answer => {
      this.#asked.set(id, answer);
      this.#host.ask(this.#line, { type: 'chat-before', id, before });
    });
  }

  sit(seat: number, name = this.name): Promise<Result<unknown, Failure>> {
    const { commitment } = this;
    return this.do({ type: 'sit', seat, name, look: LOOKS[seat] ?? 1, key: key(this.name), commitment });
  }

  get commitment(): string {
    return commitmentTo(this.#host.standing.created.id, this.#part);
  }

  /** As a page does for the next deal. */
  commitAnew(): Promise<Result<unknown, Failure>> {
    this.#part = partOf(`${this.name} ${this.#number}`);
    return this.do({ type: 'commit', commitment: this.commitment });
  }

  reveal(): Promise<Result<unknown, Failure>> {
    return this.do({ type: 'part', part: this.#part });
  }

  breakOff(): Promise<Result<unknown, Failure>> {
    return this.do({ type: 'break-off', commitment: this.room?.commitment ?? '' });
  }

  leave(): void {
    this.#host.leave(this.#line);
  }

  #hear(tell: Tell): void {
    this.told.push(tell);
    if (tell.type === 'room' || tell.type === 'welcome') this.room = tell.room;
    if (tell.type === 'news') {
      this.news = tell;
      this.story = [...this.story.slice(0, tell.from), ...tell.steps];
    }
    if (tell.type !== 'done' && tell.type !== 'failed') return;
    const answer = this.#asked.get(tell.id);
    this.#asked.delete(tell.id);
    answer?.(tell.type === 'done' ? ok(tell.value ?? null) : fail(tell.error));
  }
}

/** Until everybody was told who came and left. */
export const turn = (): Promise<void> => new Promise(done => setImmediate(() => setImmediate(done)));

/** Does this when so much time has passed. */
export async function later(ms: number, work: () => Promise<void>): Promise<void> {
  const { now } = Date;
  Date.now = () => now() + ms;
  try {
    await work();
  } finally {
    Date.now = now;
  }
}

export async function openTable(tables: Tables, more: Partial<NewOnlineTable> = {}): Promise<TableHost> {
  const made = await tables.create(wish(more));
  if (!made.ok) throw new Error(made.error.code);
  const opened = await tables.open(made.value.table);
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value;
}

/** Three people at a table that was dealt; the first leads it. */
export async function playing(tables: Tables, more: Partial<NewOnlineTable> = {}) {
  return dealtTo(await openTable(tables, more), more.host);
}

export async function dealtTo(host: TableHost, leader = key('host')) {
  const pages = ['one', 'two', 'three'].map(
    (name, seat) => new Page(host, name, seat === 0 ? { host: leader } : {}),
  );
  for (const [seat, page] of pages.entries()) await page.sit(seat);
  for (const page of pages) await page.do({ type: 'ready', ready: true });
  await pages[0]?.do({ type: 'start' });
  for (const page of pages) await page.reveal();
  return { host, pages };
}

export const code = (result: Result<unknown, Failure> | undefined): string | undefined =>
  result?.ok === false ? result.error.code : undefined;

export function must<Value>(result: Result<Value, unknown> | undefined): Value {
  if (!result?.ok) throw new Error(JSON.stringify(result));
  return result.value;
}
