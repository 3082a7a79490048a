import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { at, type GameTypes, type Seat } from '../../core/contract.ts';
import type { Ask } from '../../protocol/asks.ts';
import type { Patch } from '../../protocol/patch.ts';
import type { Chair, ChatLine, NewsTell, Room, TableCard, Tell, Welcome, You } from '../../protocol/tells.ts';
import { Ears } from '../local/testing.ts';
import type { KeptTable } from './kept.ts';
import type { Socket } from './line.ts';

export const seat = (number: number): Seat => number as Seat;

/** The other end of one socket, moved by hand. */
export class FakeSocket implements Socket {
  readonly sent: Ask[] = [];
  closed = false;
  readonly #listeners: { readonly type: string; readonly listener: (event: never) => void }[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Ask);
  }

  close(): void {
    this.closed = true;
  }

  addEventListener(type: string, listener: (event: never) => void): void {
    this.#listeners.push({ type, listener });
  }

  open(): void {
    this.#fire('open');
  }

  tell(...tells: readonly Tell[]): void {
    for (const tell of tells) this.say(JSON.stringify(tell));
  }

  say(text: string): void {
    this.#fire('message', { data: text });
  }

  /** The network, or the server, is gone. */
  hangUp(): void {
    this.closed = true;
    this.#fire('close');
  }

  ofType<Type extends Ask['type']>(type: Type): Extract<Ask, { readonly type: Type }>[] {
    return this.sent.filter((ask): ask is Extract<Ask, { readonly type: Type }> => ask.type === type);
  }

  #fire(type: string, event?: unknown): void {
    for (const one of this.#listeners) if (one.type === type) one.listener(event as never);
  }
}

/** Every socket that was asked for, the last one first in mind. */
export class FakeNetwork {
  readonly sockets: FakeSocket[] = [];

  readonly connect = (): FakeSocket => {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  };

  get last(): FakeSocket {
    return at(this.sockets, -1);
  }
}

export const TABLE = 'quietnightsky022';
export const SERVER_COMMITMENT = 'c'.repeat(64);

export const card: TableCard = {
  ...{ id: TABLE, game: 'unacknowledged', options: {}, seats: 3, code: 'abc234', listed: false },
  ...{ watch: 'public', perMove: null, perGame: null, standIn: null, commitment: SERVER_COMMITMENT },
};

type Person = Extract<Chair, { readonly by: 'person' }>;

export const person = (name: string, more: Partial<Person> = {}): Person => ({
  ...{ by: 'person', name, look: 1, ready: false, here: true, commitment: null },
  ...{ revealed: false, standIn: null, ...more },
});

export const nobody: Chair = { by: 'nobody' };

export const roomWith = (chairs: readonly Chair[], more: Partial<Room> = {}): Room => ({
  ...{ stage: 'gathering', chairs, pausedBy: null, host: null, watchers: 0, next: null, ...more },
});

export const welcome = (room: Room, you: Partial<You> = {}): Welcome => ({
  ...{ type: 'welcome', protocol: 1, table: card, room },
  you: { seat: null, host: false, ...you },
});

type Change = Partial<Pick<NewsTell, 'viewer' | 'edition' | 'left'>>;

/** `steps` by name: what matters is which there are. */
export const news = (from: number, steps: readonly string[], view: object, more: Change = {}): NewsTell => ({
  ...newsHead(from, steps, more),
  view,
});

export const patchNews = (
  from: number,
  steps: readonly string[],
  patch: Patch,
  more: Change = {},
): NewsTell => ({ ...newsHead(from, steps, more), patch });

const newsHead = (from: number, steps: readonly string[], more: Change) => ({
  type: 'news' as const,
  viewer: seat(0),
  edition: 0,
  from,
  steps: steps.map(type => [{ type }]),
  toAct: [seat(0)],
  outcome: null,
  takeBack: { can: false, why: 'nothing-made' } as const,
  ...more,
});

export const namesOf = (story: readonly (readonly GameTypes['Event'][])[]): readonly string[] =>
  story.map(step => step.map(({ type }) => type).join('+'));

export const KEY = 'k'.repeat(22);
export const HOST_KEY = 'h'.repeat(22);

export const seated = (more: Partial<Person> = {}): Room => roomWith([person('Ada', more), nobody, nobody]);
export const playing = roomWith([person('Ada'), person('Bo'), person('Cy')], { stage: 'playing' });
export const dealt = news(0, ['dealt', 'passed'], { round: 1 });
export const said = (text: string): ChatLine => ({ seat: seat(0), name: 'Ada', look: 1, type: 'said', text });

/** What was to be written is written. */
export const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 20));

/** Each test of the file has pages and storage of its own: a page opens its storage once. */
export function freshPages() {
  let kept: typeof import('./kept.ts');
  let pages: typeof import('./open-table.ts');
  const open: { close(): void }[] = [];

  beforeEach(async () => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    vi.resetModules();
    kept = await import('./kept.ts');
    pages = await import('./open-table.ts');
  });
  afterEach(() => {
    for (const table of open.splice(0)) table.close();
    vi.unstubAllGlobals();
  });

  const keep = (more: Partial<KeptTable>) => kept.changeTable(TABLE, before => ({ ...before, ...more }));

  /** With its network, before the first connection stands. */
  const opening = () => {
    const network = new FakeNetwork();
    const browser = { wake: () => {} };
    const table = new pages.OpenTable(TABLE, {
      connect: network.connect,
      heed: line => {
        browser.wake = () => line.wake();
        return () => undefined;
      },
    });
    open.push(table);
    return { table, network, browser };
  };

  const opened = async () => {
    const { table, network, browser } = opening();
    await vi.waitFor(() => expect(network.sockets).toHaveLength(1));
    const greet = (...tells: readonly Tell[]) => {
      network.last.open();
      network.last.tell(...tells, { type: 'pong' });
    };
    const reconnect = () => {
      network.last.hangUp();
      browser.wake();
      network.last.open();
    };
    return { table, network, greet, reconnect };
  };

  const playedBy = async (own = seat(0)) => {
    await keep({ key: KEY });
    const all = await opened();
    all.greet(welcome(playing, { seat: own }), dealt);
    const ears = new Ears();
    const link = all.table.link();
    link?.listen(ears);
    link?.look(own);
    return { ...all, ears };
  };

  return {
    ...{ keep, opening, opened, playedBy },
    readTable: (id: string) => kept.readTable(id),
    yourTables: () => kept.yourTables(),
  };
}

/** The commands of one type, so that they can be answered. */
export const asked = ({ network }: { readonly network: FakeNetwork }, type: string) =>
  network.last.ofType('do').filter(({ command }) => command.type === type);
