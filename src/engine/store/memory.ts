import { bytesIn } from '../machine.ts';
import type { Card, Removed, Store, StoredTable, Write, Written } from './store.ts';

/** What a store in memory keeps. It may outlive the store, as a file does. */
export interface Kept {
  readonly logs: Map<string, string[]>;
  readonly cards: Map<string, Card>;
  /** By table, then by seat. */
  readonly notes: Map<string, Map<number, string>>;
  readonly touched: Map<string, number>;
  readonly removed: Map<string, Removed>;
  readonly facts: Map<string, string>;
  /** How often something was written. */
  writes: number;
}

export const nothingKept = (): Kept => ({
  ...{ logs: new Map(), cards: new Map(), notes: new Map(), touched: new Map(), removed: new Map() },
  ...{ facts: new Map(), writes: 0 },
});

/** For tests and trials: nothing outlives the process. */
export function openMemory(kept: Kept = nothingKept()): Store {
  let ownWrites = 0;
  const wrote = () => {
    kept.writes++;
    ownWrites++;
  };
  return {
    write: async writes => {
      wrote();
      const refused = new Set<string>();
      return writes.map(write => {
        const written = refused.has(write.table) ? 'overtaken' : put(kept, write);
        if (written !== 'written') refused.add(write.table);
        return written;
      });
    },
    log: async table => [...(kept.logs.get(table) ?? [])],
    card: async table => kept.cards.get(table),
    byCode: async code => find(kept, card => card.code === code),
    byHost: async host => find(kept, card => card.host === host),
    listed: async most =>
      [...kept.cards.values()]
        .filter(({ listed }) => listed)
        .sort((one, other) => other.created - one.created)
        .slice(0, most),
    due: async (by, most) =>
      [...kept.cards.values()]
        .map(({ table, wakeAt }) => ({ table, wakeAt: wakeAt ?? Number.POSITIVE_INFINITY }))
        .filter(({ wakeAt }) => wakeAt <= by)
        .sort((one, other) => one.wakeAt - other.wakeAt)
        .slice(0, most)
        .map(({ table }) => table),
    notes: async (table, seat) => kept.notes.get(table)?.get(seat),
    table: async table => (kept.logs.has(table) ? stored(kept, table) : undefined),
    tables: async (after, most) => someOf(kept.logs.keys(), after, most).map(table => stored(kept, table)),
    lengths: async tables => tables.map(table => kept.logs.get(table)?.length ?? 0),
    version: async () => kept.writes - ownWrites,
    fact: async name => kept.facts.get(name),
    keepFact: async (name, text) => {
      wrote();
      kept.facts.set(name, text);
    },
    remove: async ({ table, after, at, why, result }) => {
      if (kept.logs.get(table)?.length !== after) return 'overtaken';
      wrote();
      for (const part of [kept.logs, kept.cards, kept.notes, kept.touched]) part.delete(table);
      kept.removed.set(table, { table, at, why, result });
      return 'removed';
    },
    removed: async table => kept.removed.get(table),
    allRemoved: async (after, most) =>
      someOf(kept.removed.keys(), after, most).flatMap(table => kept.removed.get(table) ?? []),
    forgetRemoved: async (before, most) => {
      const old = [...kept.removed.values()].filter(({ at, result }) => result === null && at < before);
      const forgotten = old.sort((one, other) => one.at - other.at).slice(0, most);
      for (const { table } of forgotten) kept.removed.delete(table);
      return forgotten.length;
    },
    reclaim: async () => 0,
    check: async () => undefined,
    close: async () => {},
  };
}

function put(kept: Kept, { table, after, entries, card, notes, at }: Write): Written {
  const log = kept.logs.get(table) ?? [];
  if (log.length !== after) return 'overtaken';
  if (card && [...kept.cards.values()].some(other => other.table !== table && clash(card, other)))
    return 'taken';
  kept.logs.set(table, [...log, ...entries]);
  if (card) kept.cards.set(table, card);
  if (notes) kept.notes.set(table, new Map(kept.notes.get(table)).set(notes.seat, notes.text));
  if (at !== undefined && (notes || entries.length > 0)) kept.touched.set(table, at);
  return 'written';
}

function stored({ logs, cards, notes, touched }: Kept, table: string): StoredTable {
  const log = logs.get(table) ?? [];
  const texts = [...log, ...(notes.get(table)?.values() ?? [])];
  return {
    ...{ table, length: log.length, card: cards.get(table), touched: touched.get(table) ?? null },
    bytes: texts.reduce((sum, text) => sum + bytesIn(text), 0),
  };
}

const someOf = (ids: Iterable<string>, after: string, most: number): readonly string[] =>
  [...ids]
    .filter(id => id > after)
    .sort((one, other) => (one < other ? -1 : 1))
    .slice(0, most);

const clash = (one: Card, other: Card): boolean =>
  one.host === other.host || (one.code !== null && one.code === other.code);

const find = ({ cards }: Kept, fits: (card: Card) => boolean): string | undefined =>
  [...cards.values()].find(fits)?.table;
