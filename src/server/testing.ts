import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ClientOptions, WebSocket } from 'ws';
import { fail, type Game, type GameTypes, ok, type Result, type Seat } from '../core/contract.ts';
import { commitmentTo } from '../core/fair.ts';
import { LOOKS } from '../core/players.ts';
import type { Rng } from '../core/rng.ts';
import { must } from '../engine/testing.ts';
import { type Ask, type Command, type Hello, type NewOnlineTable, PROTOCOL } from '../protocol/asks.ts';
import type { Failure } from '../protocol/errors.ts';
import { type Patch, patched } from '../protocol/patch.ts';
import type { ChatLine, CreatedTable, NewsTell, Room, Tell, Welcome, You } from '../protocol/tells.ts';
import { UNLIMITED } from './limits.ts';
import { type Inside, type ServeOptions, type Server, startServer } from './serve.ts';

export const newKey = (): string => randomBytes(16).toString('base64url');
export const newSecretPart = (): string => randomBytes(32).toString('hex');

export const wishFor = (game: string, seats: number, more: Partial<NewOnlineTable> = {}): NewOnlineTable => ({
  protocol: PROTOCOL,
  game,
  seats,
  host: newKey(),
  listed: false,
  watch: 'public',
  perMove: null,
  perGame: null,
  standIn: null,
  ...more,
});

export async function createTable(url: string, wish: NewOnlineTable): Promise<CreatedTable> {
  const answer = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  });
  if (answer.status !== 201) throw new Error(`no table: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as CreatedTable;
}

type Heard = {
  readonly view: GameTypes['View'];
  readonly news: NewsTell;
  readonly story: GameTypes['Event'][][];
};

/** A page made of code: it speaks the protocol and knows what a page would know. */
export class Pilot {
  readonly table: string;
  readonly key: string;
  readonly part = newSecretPart();
  readonly host: string | undefined;
  readonly texts: string[] = [];
  welcome: Welcome | undefined;
  room: Room | undefined;
  you: You = { seat: null, host: false };
  heard: Heard | undefined;
  chat: ChatLine[] = [];
  errors: Failure[] = [];
  closed: number | undefined;
  /** Is given whatever comes, before this page knows of it. */
  listener: ((tell: Tell) => void) | undefined;
  readonly #url: string;
  readonly #socketOptions: ClientOptions;
  readonly #asked = new Map<string, (result: Result<unknown, Failure>) => void>();
  readonly #waiting = new Set<() => void>();
  #socket: WebSocket | undefined;
  /** Of its commands, so that no other page's are alike. */
  readonly #name = newKey();
  #number = 0;
  #pongs = 0;

  constructor(
    url: string,
    table: string,
    keys: { readonly key?: string; readonly host?: string } = {},
    socketOptions: ClientOptions = {},
  ) {
    this.#url = url;
    this.#socketOptions = socketOptions;
    this.table = table;
    this.key = keys.key ?? newKey();
    this.host = keys.host;
  }

  /** Resolves when the server has said welcome; rejects where it says no. */
  async connect(hello: Partial<Hello> = {}): Promise<this> {
    this.welcome = undefined;
    this.closed = undefined;
    const socket = new WebSocket(`${this.#url.replace('http', 'ws')}/line`, this.#socketOptions);
    this.#socket = socket;
    socket.on('message', data => this.#hear(String(data)));
    socket.on('close', code => {
      this.closed = code;
      for (const answer of this.#asked.values()) answer(fail({ code: 'closing' }));
      this.#asked.clear();
      this.#wake();
    });
    socket.on('error', () => undefined);
    await new Promise<void>((done, failed) => {
      socket.on('open', () => done());
      socket.on('error', failed);
    });
    const heard = this.heard && {
      viewer: this.heard.news.viewer,
      edition: this.heard.news.edition,
      steps: this.heard.story.length,
    };
    const host = this.host === undefined ? {} : { host: this.host };
    this.send({
      type: 'hello',
      protocol: PROTOCOL,
      table: this.table,
      key: this.key,
      ...host,
      ...(heard ? { heard } : {}),
      ...hello,
    });
    await this.until(() => this.welcome !== undefined || this.closed !== undefined);
    if (!this.welcome) throw new Error(`no welcome: ${JSON.stringify(this.errors)}`);
    return this;
  }

  send(ask: Ask): void {
    this.sendText(JSON.stringify(ask));
  }

  sendText(text: string | Buffer): void {
    this.#socket?.send(text);
  }

  do(command: Command, id = `c${++this.#number}-${this.#name}`): Promise<Result<unknown, Failure>> {
    return this.ask({ type: 'do', id, command });
  }

  ask(ask: Extract<Ask, { id: string }>): Promise<Result<unknown, Failure>> {
    if (this.closed !== undefined) return Promise.resolve(fail({ code: 'closing' }));
    return new Promise(answer => {
      this.#asked.set(ask.id, answer);
      this.send(ask);
    });
  }

  sit(seat: number): Promise<Result<unknown, Failure>> {
    const look = LOOKS[seat % LOOKS.length] ?? 1;
    return this.do({
      type: 'sit',
      seat,
      name: `Name ${seat}`,
      look,
      key: this.key,
      commitment: commitmentTo(this.table, this.part),
    });
  }

  get stage() {
    return this.room?.stage;
  }

  isTurn(): boolean {
    const { seat } = this.you;
    return this.stage === 'playing' && seat !== null && this.heard?.news.toAct.includes(seat) === true;
  }

  /** Any legal move, by what this page knows. */
  move(game: Game, rng: Rng): Promise<Result<unknown, Failure>> {
    if (!this.heard) throw new Error('nothing is known yet');
    return this.do({ type: 'move', move: game.sample(this.heard.view, rng) });
  }

  /** Resolves when this is so, looked at after every message. */
  until(so: () => boolean): Promise<void> {
    return new Promise(done => {
      const look = () => {
        if (!so()) return;
        this.#waiting.delete(look);
        done();
      };
      this.#waiting.add(look);
      look();
    });
  }

  /** Resolves when everything that was sent to this page before now has arrived. */
  async fence(): Promise<void> {
    const before = this.#pongs;
    this.send({ type: 'ping' });
    await this.until(() => this.#pongs > before || this.closed !== undefined);
  }

  /** As if the network were gone: nobody says goodbye. */
  cut(): void {
    this.#socket?.terminate();
  }

  async close(): Promise<void> {
    this.#socket?.close();
    await this.until(() => this.closed !== undefined);
  }

  #hear(text: string): void {
    this.texts.push(text);
    const tell = JSON.parse(text) as Tell;
    this.listener?.(tell);
    switch (tell.type) {
      case 'welcome':
        this.welcome = tell;
        this.room = tell.room;
        this.you = tell.you;
        break;
      case 'room':
        this.room = tell.room;
        break;
      case 'you':
        this.you = tell.you;
        break;
      case 'news':
        this.#news(tell);
        break;
      case 'chat':
        this.chat = [...this.chat.slice(0, tell.from), ...tell.lines];
        break;
      case 'done':
        this.#asked.get(tell.id)?.(ok(tell.value));
        this.#asked.delete(tell.id);
        break;
      case 'failed':
        this.#asked.get(tell.id)?.(fail(tell.error));
        this.#asked.delete(tell.id);
        break;
      case 'error':
        this.errors.push(tell.error);
        break;
      case 'pong':
        this.#pongs++;
        break;
    }
    this.#wake();
  }

  #news(news: NewsTell): void {
    const story = this.heard?.story ?? [];
    if (news.from > story.length) throw new Error('the story has a gap');
    this.heard = {
      view: viewIn(news, this.heard?.view),
      news,
      story: [...story.slice(0, news.from), ...news.steps.map(step => [...step])],
    };
  }

  #wake(): void {
    for (const look of [...this.#waiting]) look();
  }
}

function viewIn(news: NewsTell, before: GameTypes['View'] | undefined): GameTypes['View'] {
  if ('view' in news) return news.view;
  const { patch }: { patch?: Patch } = news;
  if (before === undefined) throw new Error('a patch for nothing');
  return patch ? (patched(before, patch) as GameTypes['View']) : before;
}

/** A table with people on the first seats and bots on the others, dealt; the first has the host key. */
export async function seatedTable(
  url: string,
  wish: NewOnlineTable,
  people = wish.seats,
): Promise<readonly Pilot[]> {
  const { table } = await createTable(url, wish);
  const pilots = await Promise.all(
    Array.from({ length: people }, (_, seat) =>
      new Pilot(url, table, seat === 0 ? { host: wish.host } : {}).connect(),
    ),
  );
  for (const [seat, pilot] of pilots.entries()) must(await pilot.sit(seat));
  for (let seat = people; seat < wish.seats; seat++) must(await pilots[0]?.do(botFor(seat)));
  for (const pilot of pilots) must(await pilot.do({ type: 'ready', ready: true }));
  await startTable(pilots);
  return pilots;
}

const botFor = (seat: number): Command => ({
  type: 'bot',
  seat,
  level: 'visitor',
  name: `Bot ${seat}`,
  look: LOOKS[seat % LOOKS.length] ?? 1,
});

export async function startTable(pilots: readonly Pilot[]): Promise<void> {
  const host = pilots.find(pilot => pilot.host !== undefined);
  must(await (host ?? pilots[0])?.do({ type: 'start' }));
  const seated = pilots.filter(pilot => pilot.you.seat !== null);
  for (const pilot of seated) must(await pilot.do({ type: 'part', part: pilot.part }));
  await Promise.all(pilots.map(pilot => pilot.until(() => pilot.heard !== undefined)));
}

/** Plays on by `sample` until it is over, one move at a time. */
export async function playToEnd(pilots: readonly Pilot[], game: Game, rng: Rng): Promise<number> {
  let moves = 0;
  while (pilots.some(pilot => pilot.stage === 'playing')) {
    const next = pilots.find(pilot => pilot.isTurn());
    if (!next) {
      await new Promise(done => setTimeout(done, 1));
      continue;
    }
    must(await next.move(game, rng));
    moves++;
  }
  return moves;
}

export const seatOf = (pilot: Pilot): Seat => {
  if (pilot.you.seat === null) throw new Error('not seated');
  return pilot.you.seat;
};

/** A server in a folder of its own, with bots that do not dawdle and limits that no test meets by accident. */
export class TestServer {
  readonly folder = mkdtempSync(join(tmpdir(), 'area5-'));
  #server: Server | undefined;

  get url(): string {
    if (!this.#server) throw new Error('the server is not running');
    return this.#server.url;
  }

  async start(inside: Inside = {}, options: Partial<ServeOptions> = {}): Promise<void> {
    const usual = { host: '127.0.0.1', port: 0, data: join(this.folder, 'data'), page: this.folder } as const;
    this.#server = await startServer(
      { ...usual, log: 'silent', leastFree: 0, ...options, limits: { ...UNLIMITED, ...options.limits } },
      { pace: 'instant', ...inside },
    );
  }

  async stop(): Promise<void> {
    await this.#server?.close();
    this.#server = undefined;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true });
  }
}
