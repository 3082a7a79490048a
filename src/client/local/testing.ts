import {
  assert,
  at,
  fail,
  type GameTypes,
  ok,
  type Result,
  type Seat,
  type Viewer,
} from '../../core/contract.ts';
import type { News } from '../../core/news.ts';
import type { Look, Player } from '../../core/players.ts';
import { recall } from '../../engine/truth/truth.ts';
import type { LinkStatus, Listener, TableLink, Trouble } from '../../ui/link.ts';
import type { StoreProblem } from '../database.ts';
import { openStore, type Store } from '../store.ts';
import type { Followers } from './followers.ts';
import type { NewTable } from './index.ts';
import type { Lock } from './locks.ts';
import { rulesOf } from './rules.ts';
import { Tables, type TablesParts } from './tables.ts';

export const seat = (number: number): Seat => number as Seat;

/** Fails loudly, so that a test may go on with the value. */
export function got<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

export const seated = (...by: readonly Player['by'][]): readonly Player[] =>
  by.map((one, index): Player => {
    const player = { name: `Name ${index}`, look: (index + 1) as Look };
    return one === 'bot' ? { ...player, by: one, level: 'visitor' } : { ...player, by: one };
  });

export const newTable = (...by: readonly Player['by'][]): NewTable => ({
  game: 'unacknowledged',
  options: {},
  players: seated(...by),
});

export const three = newTable('person', 'person', 'person');

/** A table of three people, seen through the first of them. */
export async function aroundOneDevice(tables = tablesWith()) {
  const id = got(await tables.create(three));
  return { tables, id, ...(await listening(tables, id, seat(0))) };
}

/** Windows of one browser: of all that ask for a table, one holds it. */
export function memoryLocks(): Lock {
  const holders = new Map<string, () => void>();
  return async (id, { lost }) => {
    const me = () => lost();
    if (!holders.has(id)) holders.set(id, me);
    return {
      get held() {
        return holders.get(id) === me;
      },
      async steal() {
        const before = holders.get(id);
        holders.set(id, me);
        if (before !== me) before?.();
      },
      async release() {
        if (holders.get(id) === me) holders.delete(id);
      },
    };
  };
}

/** Windows of one browser that hear of each other. */
export function memoryFollowers(): Followers {
  const following = new Set<{ readonly id: string; changed(): void }>();
  return {
    tell(id) {
      for (const one of following) if (one.id === id) one.changed();
    },
    follow(id, changed) {
      const one = { id, changed };
      following.add(one);
      return () => following.delete(one);
    },
  };
}

export const tablesWith = (parts: Partial<TablesParts> = {}): Tables =>
  new Tables({ store: openStore(), lock: memoryLocks(), followers: memoryFollowers(), rulesOf, ...parts });

/** Storage that can be made to fail; counts what it wrote. */
export function moodyStore(): Store & { problem: StoreProblem | undefined; writes: number } {
  const store = openStore();
  return {
    ...store,
    problem: undefined,
    writes: 0,
    async keep(record) {
      if (this.problem) return fail(this.problem);
      this.writes++;
      return store.keep(record);
    },
  };
}

/** Hears a table, pieces its story together, and can wait for what comes. */
export class Ears implements Listener {
  readonly all: News[] = [];
  readonly statuses: LinkStatus[] = [];
  story: readonly (readonly GameTypes['Event'][])[] = [];
  #waiting: (() => void)[] = [];

  news(news: News): void {
    this.all.push(news);
    this.story = [...this.story.slice(0, news.from), ...news.steps];
    this.#wake();
  }

  status(status: LinkStatus): void {
    this.statuses.push(status);
    this.#wake();
  }

  get last(): News {
    return at(this.all, -1);
  }

  get state(): LinkStatus {
    return at(this.statuses, -1);
  }

  /** Resolves when it holds; the test's time limit ends it where it never does. */
  async until(holds: (ears: this) => boolean): Promise<void> {
    while (!holds(this)) await new Promise<void>(wake => this.#waiting.push(wake));
  }

  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }
}

export interface Listening {
  readonly link: TableLink;
  readonly ears: Ears;
}

export async function listening(
  tables: { open(id: string): Promise<Result<TableLink, Trouble>> },
  id: string,
  viewer: Viewer | null = null,
): Promise<Listening> {
  const link = got(await tables.open(id));
  const ears = new Ears();
  link.listen(ears);
  link.look(viewer);
  return { link, ears };
}

/** The first pack-card of whoever looks. */
export function pickOf({ view }: Pick<News, 'view'>): GameTypes['Move'] {
  const { own } = view as { readonly own: { readonly pack: readonly string[] } | null };
  return { type: 'pick', card: own?.pack[0] } as GameTypes['Move'];
}

/** The same for a seat that nobody here looks through, out of storage. */
export async function pickFor(id: string, by: Seat): Promise<GameTypes['Move']> {
  const { save } = got(await openStore().read(id));
  const game = (await rulesOf(save.game))?.game;
  assert(game, 'the game is here');
  const { state } = got(recall(game, save)).table;
  return pickOf({ view: game.view(state, by) });
}

export const done = ok(null);
